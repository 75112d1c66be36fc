"""Random games through the contract: the loop around the rules, compiled if they are."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from grusel.game import Chance, Decision
from grusel.registry import AnyGame


def random_steps(game: AnyGame, options: Any, seats: int, rng: Random) -> int:
    """Play one whole game; return its number of moves and outcomes."""
    turn_of, listed, apply, outcomes = game.turn, game.actions, game.apply, game.outcomes
    luck, steps, state = rng.random, 0, game.start(options, seats)
    while True:
        turn = turn_of(state)
        if type(turn) is Chance:  # `isinstance` is slow if the answer is no
            state = apply(state, None, _pick(outcomes(state), luck()))
        elif isinstance(turn, Decision):
            seat = turn.seats[0]
            actions = listed(state, seat)
            state = apply(state, seat, actions[int(luck() * len(actions))])
        else:
            return steps
        steps += 1


def _pick(outcomes: Sequence[tuple[Any, int]], luck: float) -> Any:
    """Draw one of the outcomes by its weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    number = int(luck * total)
    if total == len(outcomes):  # all weights are equal
        return outcomes[number][0]
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("expected positive weights")
