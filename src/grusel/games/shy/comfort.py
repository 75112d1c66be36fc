"""When a monster is comfortable: the six patterns of the reference tile, in all rotations (rules 0)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.games.shy.shapes import WIDTH
from grusel.games.shy.state import MONSTERS, Monster

# The eight cells around a cell, clockwise from the north: bit i of a ring stands for RING[i].
RING: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

Offset = tuple[int, int]
Pattern = tuple[tuple[Offset, ...], tuple[Offset, ...]]  # where a tile must be, where none may be

PATTERNS: Final[dict[Monster, Pattern]] = {
    "bat": (((1, -1),), ()),
    "dragon": (((-1, 0),), ((0, -1), (1, 0), (0, 1))),
    "beast": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
    "serpent": (((0, -1), (1, 0)), ((1, -1), (-1, 0), (0, 1))),
    "kraken": (((-1, 0), (1, 0), (0, -1)), ()),
    "gargoyle": (((0, -1), (1, -1), (1, 0)), ()),
}


def _ring_of(offsets: tuple[Offset, ...], turns: int) -> int:
    return sum(1 << (RING.index(offset) + 2 * turns) % 8 for offset in offsets)


# ROTATIONS[monster]: pairs (need, ban) of rings, one for each quarter turn.
ROTATIONS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((_ring_of(need, turns), _ring_of(ban, turns)) for turns in range(4))
    for need, ban in (PATTERNS[monster] for monster in MONSTERS)
)


def _fits(ring: int, monster: int) -> bool:
    return any(ring & need == need and not ring & ban for need, ban in ROTATIONS[monster])


# COMFORT[ring]: the monsters, as a set of faces, that are comfortable with such neighbours.
COMFORT: Final[tuple[int, ...]] = tuple(
    sum(1 << monster for monster in range(len(MONSTERS)) if _fits(ring, monster)) for ring in range(256)
)


def ring(tiles: int, cell: int) -> int:
    """The cells around a cell that hold a tile."""
    window = tiles << WIDTH + 1 >> cell  # the cell itself is now bit WIDTH + 1
    north, middle, south = window & 7, window >> WIDTH & 7, window >> 2 * WIDTH & 7
    return (
        north >> 1 & 1
        | (north >> 2) << 1
        | (middle >> 2) << 2
        | (south >> 2) << 3
        | (south >> 1 & 1) << 4
        | (south & 1) << 5
        | (middle & 1) << 6
        | (north & 1) << 7
    )


def comfortable(tiles: int, cell: int) -> int:
    """The monsters, as a set of faces, that would be comfortable on this cell among these tiles."""
    return COMFORT[ring(tiles, cell)]
