"""The score of a game: its lines in order."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence

from grusel.game import Count, Seat, Standing

# The seats of a line, how good it is (more is better), and its numbers.
Line = tuple[tuple[Seat, ...], tuple[int, ...], tuple[Count, ...]]


def in_order(lines: Sequence[Line]) -> tuple[Standing, ...]:
    """Rank the lines, the best first; level lines share a place."""
    ranked = sorted(lines, key=lambda line: line[1], reverse=True)
    worth = [line[1] for line in ranked]
    return tuple(Standing(seats, worth.index(good) + 1, counts) for seats, good, counts in ranked)
