"""Flat Monte Carlo: play out each candidate by a policy in many imagined truths, and drop the poorer half."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from grusel.bots.bot import Question
from grusel.bots.values import worth
from grusel.game import Chance, Over, Seat
from grusel.match import draw
from grusel.registry import AnyGame

Policy = Callable[[Any, Seat, Random], Any]  # an action for a seat in a state
LONGEST = 100_000


def best_by_playouts(
    question: Question, candidates: Sequence[Any], policy: Policy, playouts: int, longest: int = LONGEST
) -> Any:
    """The candidate that does best, after this many playouts or as many as there is time for."""
    alive = list(candidates)
    sums = dict.fromkeys(alive, 0.0)
    counts = dict.fromkeys(alive, 0)
    share = max(1, playouts // max(1, len(alive).bit_length()))
    while len(alive) > 1:
        for number in range(max(1, share // len(alive))):
            if question.clock.up() and (number or counts[alive[0]]):
                return max(alive, key=lambda action: sums[action] / max(1, counts[action]))
            _round(question, alive, policy, longest, sums, counts)
        alive.sort(key=lambda action: -sums[action] / counts[action])
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def _round(
    question: Question,
    alive: Sequence[Any],
    policy: Policy,
    longest: int,
    sums: dict[Any, float],
    counts: dict[Any, int],
) -> None:
    """Every candidate once, in the same imagined truth and with the same luck."""
    game, seat = question.game, question.seat
    truth, luck = question.imagine(), question.rng.getrandbits(48)
    for action in alive:
        after = game.apply(truth, seat, action)
        sums[action] += follow(game, after, seat, policy, Random(luck), longest)
        counts[action] += 1


def follow(game: AnyGame, state: Any, seat: Seat, policy: Policy, rng: Random, longest: int) -> float:
    """A seat's result if all seats play by the policy, to the end or for this many moves."""
    for _ in range(longest):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return turn.payoffs[seat]
        if isinstance(turn, Chance):
            state = game.apply(state, None, draw(game.outcomes(state), rng))
        else:
            state = game.apply(state, turn.seats[0], policy(state, turn.seats[0], rng))
    return worth(game, state, seat)
