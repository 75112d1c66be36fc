"""Something for each of 24 spots or tiles, looked up for a whole set at once: the set is a mask, in two halves."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
Halves = tuple[tuple[tuple[T, ...], ...], tuple[tuple[T, ...], ...]]

HALF: Final = 12
LOW_BITS: Final = (1 << HALF) - 1
MEMBERS: Final = tuple(tuple(bit for bit in range(HALF) if mask >> bit & 1) for mask in range(1 << HALF))


def halves(things: Sequence[T]) -> Halves[T]:
    """The table in which `chosen` looks."""
    low = tuple(tuple([things[bit] for bit in members]) for members in MEMBERS)
    high = tuple(tuple([things[bit + HALF] for bit in members]) for members in MEMBERS)
    return low, high


def chosen(table: Halves[T], mask: int) -> tuple[T, ...]:
    """What belongs to the members of a set, in rising order."""
    return table[0][mask & LOW_BITS] + table[1][mask >> HALF]


SPOTS: Final[Halves[int]] = halves(range(2 * HALF))


def spots(mask: int) -> tuple[int, ...]:
    """The members of a set, in rising order."""
    return chosen(SPOTS, mask)
