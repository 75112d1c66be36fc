"""Greedy: the action that leads to the best value, averaged over chance."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question, Thinker
from grusel.bots.values import worth
from grusel.game import Chance
from grusel.match import draw


class Greedy(Thinker):
    """Looks one action ahead, in a few imagined truths."""

    def __init__(self, truths: int = 3) -> None:
        self.truths = truths

    def think(self, question: Question) -> Any:
        action, _ = max(self.worths(question), key=lambda pair: pair[1])
        return action

    def worths(self, question: Question) -> list[tuple[Any, float]]:
        """The average value of each action, in random order; only the first ones if time runs out."""
        actions = question.rng.sample(question.actions, len(question.actions))
        totals, truths = [0.0] * len(actions), 0
        while truths < self.truths:
            found = _worths(question, actions)
            if truths and len(found) < len(totals):
                break
            totals = [before + more for before, more in zip(totals, found, strict=False)]
            truths += 1
        return [(action, total / truths) for action, total in zip(actions, totals, strict=False)]


def _worths(question: Question, actions: list[Any]) -> list[float]:
    """The value of each action in one imagined truth; only the first ones if time is up."""
    truth, found = question.imagine(), list[float]()
    for action in actions:
        if found and question.clock.up():
            break
        found.append(after_chance(question, question.game.apply(truth, question.seat, action)))
    return found


def after_chance(question: Question, state: Any) -> float:
    """The value of a state for the seat: the mean over chance if that moves next."""
    game, seat = question.game, question.seat
    if not isinstance(game.turn(state), Chance):
        return worth(game, state, seat)
    outcomes = game.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    return sum(weight * _settled(question, game.apply(state, None, move)) for move, weight in outcomes) / total


def _settled(question: Question, state: Any) -> float:
    """Further chance is drawn once, not listed."""
    game, seat = question.game, question.seat
    while isinstance(game.turn(state), Chance):
        state = game.apply(state, None, draw(game.outcomes(state), question.rng))
    return worth(game, state, seat)
