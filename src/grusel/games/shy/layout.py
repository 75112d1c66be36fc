"""A finished floor by the numbers of its tiles: 0 to 5 by rising cell, 6 the entrance. Sets of tiles are masks."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.games.shy.comfort import comfortable
from grusel.games.shy.shapes import ENTRANCE, NEAR, mask_of
from grusel.games.shy.state import MONSTERS

Jumps = tuple[tuple[int, int], ...]  # (over, to)


# BITS[mask]: the tiles of a set, rising.
BITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(tile for tile in range(7) if mask >> tile & 1) for mask in range(128)
)


class Layout:
    """The floor with six tiles on these cells."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        whole = (*cells, ENTRANCE)
        near = tuple([_near(cell, whole) for cell in whole])
        self.cells: Final = whole  # of the tiles, then the entrance
        self.near: Final = near  # for each tile: the edge neighbours
        self.jumps: Final = tuple([_jumps(tile, near) for tile in range(len(whole))])  # for each tile
        self.comfort: Final = _comfort(cells)  # for each monster: the tiles on which it is comfortable


_layouts: Final[dict[tuple[int, ...], Layout]] = {}


def layout(cells: tuple[int, ...]) -> Layout:
    """The floor with these six tiles; cached, because there are only 5,320."""
    found = _layouts.get(cells)
    if found is None:
        found = _layouts[cells] = Layout(cells)
    return found


def _near(cell: int, whole: tuple[int, ...]) -> int:
    beside, found = NEAR[cell], 0
    for tile, other in enumerate(whole):
        if beside >> other & 1:
            found |= 1 << tile
    return found


def _jumps(start: int, near: tuple[int, ...]) -> Jumps:
    """Over an edge neighbour to one of its edge neighbours, straight or around a corner (rules 3, jump)."""
    return tuple([(over, to) for over in BITS[near[start]] for to in BITS[near[over]] if to != start])


def _comfort(cells: tuple[int, ...]) -> tuple[int, ...]:
    tiles, suits = mask_of(cells), [0] * len(MONSTERS)
    for tile, cell in enumerate(cells):
        for monster in BITS[comfortable(tiles, cell)]:
            suits[monster] |= 1 << tile
    return tuple(suits)
