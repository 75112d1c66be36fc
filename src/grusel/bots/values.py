"""The value of a position for a seat before the game is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from grusel.bots.brought import brought
from grusel.game import Over, Seat
from grusel.registry import AnyGame

Value = Callable[[Any, Seat], float]


def nothing_known(view: Any, seat: Seat) -> float:
    return 0.0


@cache
def value_of(game: AnyGame) -> Value:
    """`value(view, seat)`, from -1 to 1, of the module `value` in the game's package; 0 everywhere if there is none."""
    module = brought(game, "value")
    if module is None:
        return nothing_known
    value: Value = module.value
    return value


def worth(game: AnyGame, state: Any, seat: Seat) -> float:
    """The payoff of a finished game, else the value of what the seat would see."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        return turn.payoffs[seat]
    return value_of(game)(game.view(state, seat), seat)
