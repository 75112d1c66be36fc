"""Expectimax: every action and every outcome of chance, with the best value for the seat to move."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question, Thinker
from grusel.bots.clock import Clock
from grusel.bots.values import worth
from grusel.game import Chance, Decision, Over, Seat
from grusel.registry import AnyGame

Payoffs = tuple[float, ...]


class OutOfTime(Exception):
    """A search that was cut short has no result."""


class Expectimax(Thinker):
    """Looks one action deeper after another until time is up, in one imagined truth."""

    def __init__(self, deepest: int = 4) -> None:
        self.deepest = deepest

    def think(self, question: Question) -> Any:
        state = question.imagine()
        best = question.actions[0]
        for depth in range(1, self.deepest + 1):
            try:
                best = best_action(question, state, depth)
            except OutOfTime:
                break
        return best


def best_action(question: Question, state: Any, depth: int) -> Any:
    """The best action for the seat if all seats look this deep."""
    game, seat = question.game, question.seat
    search = Search(game, question.clock)
    return max(question.actions, key=lambda action: search.payoffs(game.apply(state, seat, action), depth - 1)[seat])


class Search:
    """Every seat maximises its own payoff; of several seats that may act, the awaited one does."""

    def __init__(self, game: AnyGame, clock: Clock) -> None:
        self.game = game
        self.clock = clock

    def payoffs(self, state: Any, depth: int) -> Payoffs:
        """Each seat's expected payoff, this many actions ahead, not counting chance."""
        if self.clock.up():
            raise OutOfTime
        match self.game.turn(state):
            case Over(payoffs):
                return payoffs
            case Chance():
                return self._expected(state, depth)
            case Decision(seats) if depth:
                return self._best(state, depth, seats[0])
        return tuple(worth(self.game, state, seat) for seat in range(self.game.seated(state)))

    def _expected(self, state: Any, depth: int) -> Payoffs:
        outcomes = self.game.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        sums = [0.0] * self.game.seated(state)
        for outcome, weight in outcomes:
            found = self.payoffs(self.game.apply(state, None, outcome), depth)
            sums = [before + weight * payoff / total for before, payoff in zip(sums, found, strict=True)]
        return tuple(sums)

    def _best(self, state: Any, depth: int, seat: Seat) -> Payoffs:
        after = (self.game.apply(state, seat, action) for action in self.game.actions(state, seat))
        return max((self.payoffs(state, depth - 1) for state in after), key=lambda payoffs: payoffs[seat])
