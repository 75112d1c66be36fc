"""Pools: the squares each covers, and where one ends and another begins (rules 6.3, option 10.10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, Literal

from grusel.games.flure.squares import HALL, SQUARES
from grusel.grid import mask, members

Pool = Literal["2x2", "4x1", "1x4"]
SIZES: Final[dict[Pool, tuple[int, int]]] = {"2x2": (2, 2), "4x1": (4, 1), "1x4": (1, 4)}
BOTH: Final = 8  # squares of the two pools in the box


@cache
def spots(pool: Pool) -> dict[int, int]:
    """Return the squares that a pool covers, as a mask, by its top left square."""
    found = {cell: _covered(pool, cell) for cell in SQUARES}
    return {cell: covers for cell, covers in found.items() if covers}


def _covered(pool: Pool, cell: int) -> int:
    width, height = SIZES[pool]
    x, y = HALL.place(cell)
    squares = [HALL.cell(x + dx, y + dy) for dy in range(height) for dx in range(width)]
    return mask(squares) if min(squares) >= 0 else 0


@lru_cache(maxsize=256)
def long_beside_square(blood: tuple[int, ...]) -> tuple[int, ...]:
    """Return the squares of long pools that touch a square one; other touching blood is one pool."""
    return tuple(cell for area in _areas(mask(blood)) if area.bit_count() == BOTH for cell in members(_long_part(area)))


def _long_part(area: int) -> int:
    """Return the long pool in an area of a long and a square pool; no area splits in two ways."""
    square_pools = spots("2x2").values()
    long_pools = [*spots("4x1").values(), *spots("1x4").values()]
    return next((long for long in long_pools if area & long == long and area ^ long in square_pools), 0)


def _areas(blood: int) -> Iterator[int]:
    """Split blood into areas of squares that touch side by side."""
    while blood:
        area, edge = 0, blood & -blood
        while edge:
            area |= edge
            edge = _around(edge) & blood & ~area
        yield area
        blood &= ~area


def _around(squares: int) -> int:
    found = 0
    for cell in members(squares):
        found |= HALL.near[cell]
    return found
