"""Winning chances in Shy Monsters: both seats play to the end at a medium level; only the hero's moves are judged."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.coach.estimator import Estimator
from grusel.game import Seat
from grusel.games.shy.bots import level, usual
from grusel.registry import AnyGame

LEVEL: Final = 3
SECONDS: Final = 0.2


class ShyEstimator(Estimator):
    series = 5

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.player = level(LEVEL)

    def policy(self, state: Any, seat: Seat, rng: Random) -> Any:
        """Play with what the seat sees; at random under unusual rules, because bots search there."""
        if not usual(state.options):
            return super().policy(state, seat, rng)
        view, actions = self.game.view(state, seat), self.game.actions(state, seat)
        return self.player.choose(self.game, view, (), seat, actions, SECONDS, rng)

    def is_half_done(self, state: Any, by: Seat | None) -> bool:
        """A dungeon is evaluated when it is complete."""
        return super().is_half_done(state, by) or (state.phase == "build" and by is not None)

    def can_judge(self, question: Question) -> bool:
        """No tile is good or bad alone: building is bluff, and a tile can be taken back."""
        return question.view.phase in ("peek", "move") and len(question.actions) > 1


ESTIMATOR = ShyEstimator
