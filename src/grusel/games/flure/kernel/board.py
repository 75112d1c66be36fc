"""Tables of the hall: the square ahead of each square, and keys for layouts of blocks."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.codes import EDGE, OUT, PLACES, WALL


def _exists(x: int, y: int) -> bool:
    return 0 <= x < 16 and 0 <= y < 11 and x - y <= 11 and y - x <= 6


def _ahead() -> list[int]:
    table = [EDGE] * (4 * PLACES)
    for y in range(11):
        for x in range(16):
            for way in range(4):
                there_x, there_y = x + (0, 1, 0, -1)[way], y + (-1, 0, 1, 0)[way]
                if _exists(x, y) and _exists(there_x, there_y):
                    table[4 * (16 * y + x) + way] = 16 * there_y + there_x
    return table


def _around() -> list[int]:
    """Pack the steps to try by square and how it was reached, north first: place and direction + 4, 11 bits each."""
    ahead = _ahead()
    table = []
    for cell in range(PLACES):
        near = [(way, ahead[4 * cell + way]) for way in range(4)]
        onward = [[step for step in near if step[0] != back] for back in (2, 3, 0, 1)]
        table += [_packed(steps) for steps in onward] + [_packed(near)] * 12
    return table


def _packed(steps: list[tuple[int, int]]) -> int:
    packed = 0
    for way, there in reversed(steps):
        packed = packed << 11 | (4 + way) << 8 | there
    return packed


def _floor() -> list[int]:
    squares = [0 if _exists(x, y) else WALL for y in range(11) for x in range(16)]
    return squares + [WALL] + [0] * (PLACES - EDGE - 1)


def _keys() -> list[int]:
    """Return random numbers of 62 bits from a fixed seed (splitmix); 0 for a block off the board."""
    keys = []
    seed = 0x2F2003
    for _ in range(5 * 256):
        seed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        keys.append((mixed ^ (mixed >> 31)) >> 2)
    for block in range(5):
        keys[256 * block + OUT] = 0
    return keys


AHEAD: Final = vec[i64](_ahead())  # [4 * square + direction]
AROUND: Final = vec[i64](_around())  # [16 * square + how it was reached, 0 to 3 by a plain step from plain floor]
FLOOR: Final = vec[i64](_floor())
KEYS: Final = vec[i64](_keys())  # [256 * block + square]
ZEROS: Final = vec[i64]([0] * 8192)
NUMBERS: Final = vec[i64]([1, 6, 4, 3, 5, 2, 3, 4])  # [2 * kind + black]
