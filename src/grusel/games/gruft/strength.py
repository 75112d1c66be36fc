"""The measurements of the bots."""

from __future__ import annotations

from typing import Final

from grusel.bench.cells import Cell, ladder

CELLS: Final = (
    *ladder("gruft", 200),
    *ladder("gruft", 100, 3),
    *ladder("gruft", 100, 4),
    Cell(game="gruft", bots=("level1", "random"), games=40),
)
