"""The value of a position to a seat before the end, from -1 to 1, for bots and the analysis."""

from __future__ import annotations

from grusel.game import Seat
from grusel.testing.template.state import EMPTY, View


def value(view: View, seat: Seat) -> float:
    card = view.hands[seat]
    return 0.0 if card in (None, EMPTY) else 2 * (card or 0) / (view.cards - 1) - 1
