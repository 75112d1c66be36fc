"""A hint: the move that the strongest level would make, and up to three reasons that can be checked on the board."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from grusel.bots import find_bot
from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.coach.reasons import reasons
from grusel.game import Message, Seat
from grusel.registry import AnyGame

STRONGEST: Final = "level5"
MOST: Final = 3


class Hint(Struct, frozen=True):
    action: Any
    reasons: tuple[Message, ...]  # the best first; none where a game has no words for them


def hint(
    game: AnyGame, view: Any, seen: Sequence[Any], seat: Seat, actions: Sequence[Any], budget: float, rng: Random
) -> Hint:
    """Asks as a bot is asked: with what the seat may know, and nothing else."""
    action = find_bot(STRONGEST).choose(game, view, seen, seat, actions, budget, rng)
    question = Question(game, view, seen, seat, actions, Clock(budget), rng)
    return Hint(action, tuple(reasons(question, action)[:MOST]))
