"""Bots choose an action from what their seat sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from grusel.game import Illegal, Seat
from grusel.registry import AnyGame


class Bot(Protocol):
    """Anything that can choose."""

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seen: Sequence[Any],
        seat: Seat,
        actions: Sequence[Any],
        budget: float,
        rng: Random,
    ) -> Any:
        """One of the actions, within so many seconds."""


class RandomBot:
    """Takes any action, each as gladly as another."""

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seen: Sequence[Any],
        seat: Seat,
        actions: Sequence[Any],
        budget: float,
        rng: Random,
    ) -> Any:
        return rng.choice(actions)


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def find_bot(name: str) -> Bot:
    """The bot of that name; raises Illegal."""
    if name not in BOTS:
        raise Illegal("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]()
