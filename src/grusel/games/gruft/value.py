"""The value of a position in Dicke Luft in der Gruft: the vampires each player has left."""

from __future__ import annotations

from math import exp
from typing import Final

from grusel.games.gruft.row import size
from grusel.games.gruft.state import Row, View

SHARPNESS: Final = 0.35  # the weight of one vampire less
FEW: Final = 4  # below this number each vampire weighs more
STAKE: Final = 0.3  # the value of a stake in vampires, for each of the others


def value(view: View, seat: int) -> float:
    """From -1 to 1, by how near each player is to the last vampire."""
    return of_rows(view.rows, view.stakes, seat)


def of_rows(rows: tuple[Row, ...], stakes: tuple[int, ...], seat: int) -> float:
    others = len(rows) - 1
    loads = [size(row) + STAKE * others * held for row, held in zip(rows, stakes, strict=True)]
    strengths = [exp(-SHARPNESS * load - 0.5 * min(load, FEW) / FEW) for load in loads]
    return 2 * strengths[seat] / sum(strengths) - 1
