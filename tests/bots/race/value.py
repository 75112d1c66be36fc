"""More stones, and the foremost of them nearer to the other side."""

from __future__ import annotations

from bots.race import SIZE, Field
from grusel.game import Seat


def value(view: Field, seat: Seat) -> float:
    own = sum(3 + cell // SIZE for cell, mark in enumerate(view.cells) if mark == "x")
    other = sum(3 + SIZE - 1 - cell // SIZE for cell, mark in enumerate(view.cells) if mark == "o")
    return (own - other) / 100 * (1 if seat == 0 else -1)
