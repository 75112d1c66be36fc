"""The graveyard: 6 rows of 10 graves, two paths that divide it into quarters, and each grave's neighbours.

A client may rotate it by a quarter turn for a narrow screen; neighbours and quarters stay the same.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.grid import Grid, grid, members

YARD: Final[Grid] = grid(["o" * 10] * 6)
PATH_DOWN: Final = 4  # after this many columns
PATH_ACROSS: Final = 2  # after this many rows
NAMES: Final[tuple[str, ...]] = tuple([YARD.name(grave) for grave in range(60)])

Cells = tuple[int, ...]


def quarter(grave: int) -> tuple[bool, bool]:
    """The quarter a grave lies in: on which side of the vertical and of the horizontal path."""
    x, y = YARD.place(grave)
    return x >= PATH_DOWN, y >= PATH_ACROSS


def _within_quarters(grave: int) -> Cells:
    return tuple([other for other in AROUND[grave] if quarter(other) == quarter(grave)])


AROUND: Final[tuple[Cells, ...]] = tuple([tuple(members(YARD.around[grave])) for grave in range(60)])
AROUND_IN_QUARTERS: Final[tuple[Cells, ...]] = tuple([_within_quarters(grave) for grave in range(60)])


def neighbours(grave: int, paths_block: bool) -> Cells:
    """The graves next to this one, diagonals included (rules 2)."""
    return AROUND_IN_QUARTERS[grave] if paths_block else AROUND[grave]
