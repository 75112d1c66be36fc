"""The interface of bots: the view of their seat, and nothing that the seat may not know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from grusel.bots.clock import Clock
from grusel.game import Seat
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
        """Choose one of the actions within this many seconds."""


class Question(NamedTuple):
    """Everything a bot is asked, in one value."""

    game: AnyGame
    view: Any
    seen: Sequence[Any]
    seat: Seat
    actions: Sequence[Any]
    clock: Clock
    rng: Random

    def imagine(self) -> Any:
        """A truth that fits what the seat sees and has seen."""
        return self.game.imagine(self.view, self.seat, self.seen, self.rng)


class Thinker(ABC):
    """A bot that answers a question; it does not think if there is only one action."""

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
        if len(actions) == 1:
            return actions[0]
        return self.think(Question(game, view, seen, seat, actions, Clock(budget), rng))

    @abstractmethod
    def think(self, question: Question) -> Any:
        """Choose one of several actions."""


class RandomBot(Thinker):
    """Takes any action with equal probability."""

    def think(self, question: Question) -> Any:
        return question.rng.choice(question.actions)
