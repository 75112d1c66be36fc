"""More floes to step to are better."""

from __future__ import annotations

from floes.rules import targets
from floes.state import State, View
from grusel.game import Seat


def value(view: View, seat: Seat) -> float:
    state = State(view.floes, view.figures, view.mover, view.diagonal)
    return (targets(state, seat).bit_count() - targets(state, 1 - seat).bit_count()) / 8
