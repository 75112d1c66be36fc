"""Where tiles can be: the field, its symmetries, and every shape that a floor can have.

Sets of cells are bit masks. The field is 13 by 13 with the entrance in the centre; a tile can be at most six steps
away from it, so the squares of the field form a diamond (rules 3, phase 1).
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import cache
from typing import Final

from grusel.games.shy.state import TILES
from grusel.grid import Grid, grid, members

WIDTH: Final = 2 * TILES + 1
CELLS: Final = WIDTH * WIDTH
ENTRANCE: Final = CELLS // 2

Cells = tuple[int, ...]


def _row(y: int) -> str:
    return "".join("#" if abs(x - TILES) + abs(y - TILES) <= TILES else "." for x in range(WIDTH))


FIELD: Final[Grid] = grid([_row(y) for y in range(WIDTH)])
NAMES: Final[tuple[str, ...]] = tuple(FIELD.name(cell) for cell in range(CELLS))
NEAR: Final[tuple[int, ...]] = FIELD.near


def mask_of(cells: Cells) -> int:
    """The tiles on these cells and the entrance, as a mask."""
    result = 1 << ENTRANCE
    for cell in cells:
        result |= 1 << cell
    return result


def group(cells: Cells) -> int:
    """The entrance and all tiles connected to it; diagonal contact does not connect (rules 3.1.4)."""
    found, before = 1 << ENTRANCE, 0
    while found != before:
        before = found
        for cell in cells:
            if NEAR[cell] & found:
                found |= 1 << cell
    return found


def frontier(cells: Cells) -> Cells:
    """The free cells, rising, at the edges of the entrance and of the tiles: the places for the next tile."""
    edge = NEAR[ENTRANCE]
    for cell in cells:
        edge |= NEAR[cell]
    return tuple(members(edge & ~mask_of(cells)))


# --- every possible floor ---------------------------------------------------------------------------------------------


@cache
def layouts(laid: int) -> tuple[Cells, ...]:
    """Every connected layout of this many tiles around the entrance: for six tiles 5,320, 7 for each of 760 shapes."""
    if laid == 0:
        return ((),)
    return tuple(sorted({_with(cells, cell) for cells in layouts(laid - 1) for cell in frontier(cells)}))


def _with(cells: Cells, cell: int) -> Cells:
    return tuple(sorted((*cells, cell)))


@cache
def shapes(laid: int) -> tuple[Cells, ...]:
    """The fixed shapes without a marked entrance, moved to the top left of the field's numbering."""
    return tuple(sorted({shape(cells) for cells in layouts(laid)}))


def shape(cells: Cells) -> Cells:
    """The shape of a layout, entrance included, wherever it lies and whichever tile is the entrance."""
    whole = (*cells, ENTRANCE)
    left, top = min(cell % WIDTH for cell in whole), min(cell // WIDTH for cell in whole)
    return tuple(sorted(cell - left - top * WIDTH for cell in whole))


# --- symmetry ---------------------------------------------------------------------------------------------------------


def _turned(cell: int) -> int:
    """The image of a cell when the field is rotated clockwise by a quarter turn."""
    x, y = cell % WIDTH, cell // WIDTH
    return x * WIDTH + WIDTH - 1 - y


def _mirrored(cell: int) -> int:
    x, y = cell % WIDTH, cell // WIDTH
    return y * WIDTH + WIDTH - 1 - x


def _symmetries() -> tuple[Cells, ...]:
    turns = [tuple(range(CELLS))]
    for _ in range(3):
        turns.append(tuple(_turned(cell) for cell in turns[-1]))
    return (*turns, *(tuple(_mirrored(cell) for cell in turn) for turn in turns))


# SYMMETRIES[s][cell]: the image of the cell; four quarter turns about the entrance, then the same mirrored.
SYMMETRIES: Final[tuple[Cells, ...]] = _symmetries()


def canonical(cells: Cells) -> tuple[Cells, int]:
    """The smallest image of a layout under the eight symmetries, with its symmetry: 689 for six tiles."""
    images = [tuple(sorted(symmetry[cell] for cell in cells)) for symmetry in SYMMETRIES]
    least = min(images)
    return least, images.index(least)
