"""The common ground of all estimates: one sample of how a game may end, and what else could have been done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from grusel.bots.bot import Question
from grusel.bots.values import worth
from grusel.game import Chance, Over, Seat
from grusel.match import draw
from grusel.registry import AnyGame

Chances = tuple[float, ...]  # of each seat to win, from 0 to 1
LONGEST = 3000  # moves
OTHERS = 3  # moves that are held against the one that was made
FIRST_LOOKS = 6


class Alternatives:
    """The move that was made and the best others that the bots know of, to be tried in imagined truths."""

    def __init__(self, estimator: Estimator, seat: Seat, actions: Sequence[Any]) -> None:
        self.estimator = estimator
        self.seat = seat
        self.actions = list(actions)  # the first is the one that was made

    def sample(self, truth: Any, number: int, rng: Random) -> float:
        """The seat's chance after one of the actions, from one continuation."""
        after = self.estimator.game.apply(truth, self.seat, self.actions[number])
        return self.estimator.sample(after, rng)[self.seat]


class Estimator:
    """By random play to the end; games of which more is known do better."""

    longest = LONGEST
    samples = 16  # of a position in one series, half of them to choose the best move and half to measure it
    series = 6  # that make an analysis sure enough

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def sample(self, state: Any, rng: Random) -> Chances:
        """The winning chances from one continuation."""
        for _ in range(self.longest):
            turn = self.game.turn(state)
            if isinstance(turn, Over):
                break
            if isinstance(turn, Chance):
                state = self.game.apply(state, None, draw(self.game.outcomes(state), rng))
            else:
                state = self.game.apply(state, turn.seats[0], self.policy(state, turn.seats[0], rng))
        return self.at_rest(state)

    def policy(self, state: Any, seat: Seat, rng: Random) -> Any:
        """The move of a seat in a playout."""
        return rng.choice(self.game.actions(state, seat))

    def at_rest(self, state: Any) -> Chances:
        """The chances where a playout stops."""
        return tuple((1 + worth(self.game, state, seat)) / 2 for seat in range(self.game.seated(state)))

    def is_half_done(self, state: Any, by: Seat | None) -> bool:
        """Whether a move has led into the middle of something that means nothing until it is finished."""
        return by is None and isinstance(self.game.turn(state), Chance)

    def can_judge(self, question: Question) -> bool:
        """Whether a single move of this kind can be good or bad at all."""
        return len(question.actions) > 1

    def alternatives(self, question: Question, made: Any) -> Alternatives:
        """The move that was made and the best others."""
        others = [action for action in self.shortlist(question) if action != made]
        return Alternatives(self, question.seat, [made, *others[:OTHERS]])

    def shortlist(self, question: Question) -> list[Any]:
        """The most promising actions, best first: by a few playouts of each in the same imagined truths."""
        tried = Alternatives(self, question.seat, question.actions)
        sums = [0.0] * len(tried.actions)
        for _ in range(FIRST_LOOKS):
            truth, luck = question.imagine(), question.rng.getrandbits(48)
            for number in range(len(sums)):
                sums[number] += tried.sample(truth, number, Random(luck))
        order = sorted(range(len(sums)), key=lambda number: -sums[number])
        return [tried.actions[number] for number in order]


def sharpened(values: Sequence[float], power: float) -> Chances:
    """Values from -1 to 1 as chances that add up to one; the power was fitted to how games ended."""
    weights = [((1 + value) / 2) ** power for value in values]
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (1 / len(weights),) * len(weights)
