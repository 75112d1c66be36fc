"""What a position of Dicke Luft in der Gruft is worth: who has how many vampires left."""

from __future__ import annotations

from math import exp
from typing import Final

from grusel.games.gruft.row import size
from grusel.games.gruft.state import Row, View

SHARPNESS: Final = 0.35  # how much one vampire less means
FEW: Final = 4  # and near the end it means more
STAKE: Final = 0.3  # vampires that a stake is worth, for each of the others


def value(view: View, seat: int) -> float:
    """From -1 to 1, by how near each player is to the last vampire."""
    return of_rows(view.rows, view.stakes, seat)


def of_rows(rows: tuple[Row, ...], stakes: tuple[int, ...], seat: int) -> float:
    others = len(rows) - 1
    loads = [size(row) + STAKE * others * held for row, held in zip(rows, stakes, strict=True)]
    strengths = [exp(-SHARPNESS * load - 0.5 * min(load, FEW) / FEW) for load in loads]
    return 2 * strengths[seat] / sum(strengths) - 1
