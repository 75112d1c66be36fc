"""The measurements of the bots."""

from __future__ import annotations

from typing import Final

from grusel.bench.cells import Cell, ladder

CELLS: Final = (*ladder("shy", 200), Cell(game="shy", bots=("level5", "random"), games=100))
