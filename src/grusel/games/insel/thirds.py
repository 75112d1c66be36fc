"""Lookup tables for sets of the 24 spots or tiles: the set is a mask, looked up in three parts."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
Third = tuple[tuple[T, ...], ...]  # by the eight bits of one part of the mask
Thirds = tuple[Third[T], Third[T], Third[T]]
Unions = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

MEMBERS: Final = tuple(tuple(bit for bit in range(8) if mask >> bit & 1) for mask in range(256))


def thirds(things: Sequence[T]) -> Thirds[T]:
    """The table for `chosen`."""
    return _third(things[:8]), _third(things[8:16]), _third(things[16:])


def _third(things: Sequence[T]) -> Third[T]:
    return tuple(tuple([things[bit] for bit in members]) for members in MEMBERS)


def chosen(table: Thirds[T], mask: int) -> tuple[T, ...]:
    """The values of the members of a set, in rising order."""
    low, middle, high = table
    return low[mask & 255] + middle[mask >> 8 & 255] + high[mask >> 16]


SPOTS: Final[Thirds[int]] = thirds(range(24))


def spots(mask: int) -> tuple[int, ...]:
    """The members of a set, in rising order."""
    return chosen(SPOTS, mask)


def unions(masks: Sequence[int]) -> Unions:
    """The table for `union`."""
    return _unions(masks[:8]), _unions(masks[8:16]), _unions(masks[16:])


def _unions(masks: Sequence[int]) -> tuple[int, ...]:
    found = [0]
    for mask in masks:
        found += [mask | other for other in found]
    return tuple(found)


def union(table: Unions, mask: int) -> int:
    """The union of the values of a set's members."""
    low, middle, high = table
    return low[mask & 255] | middle[mask >> 8 & 255] | high[mask >> 16]
