"""Play Die verbotene Insel onwards by a policy, turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grusel.game import Chance, Over, Seat
from grusel.games.insel.bots.plan import greedy, ignore
from grusel.games.insel.rules import apply, outcomes, turn
from grusel.games.insel.state import State
from grusel.match import draw

Policy = Callable[[State, Seat], Any]


def played_on(state: State, turns: int, rng: Random, policy: Policy = greedy) -> State:
    """The table after this turn and a number of further ones, or at the end of the game."""
    began = state.active
    while not isinstance(now := turn(state), Over):
        if state.active != began:
            began, turns = state.active, turns - 1
            if turns < 0:
                break
        if isinstance(now, Chance):
            state = apply(state, None, draw(outcomes(state), rng), ignore)
        else:
            state = apply(state, now.seats[0], policy(state, now.seats[0]), ignore)
    return state
