"""Sets of squares as bits, in three words: the north of the hall (four rows), the middle (three), the south (four).

Names that end in _n, _m and _s are the three words of one set. A row is 16 bits, as in the numbers of the squares, so a
step east is a shift by 1 and a step south one by 16. No set needs the sign of a word; what is shifted beyond it goes
when the set is cut with another, so that the words are the same numbers interpreted and compiled.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AHEAD
from grusel.games.flure.kernel.codes import EDGE, ENTRANCE, EXIT, OUT, PLACES, WAITING

SQUARES: Final = 176
MIDDLE: Final = 64  # first square of the middle
SOUTH: Final = 113  # first square of the south; before both comes a number that is no square
# The middle without its last and its first column: a shift leads from there into another row. In north and south the
# stairs cut off one of the two squares.
NOT_EAST: Final = 0x7FFF7FFF7FFF
NOT_WEST: Final = 0xFFFEFFFEFFFE
# Bits of the north that are no squares: where a figure is when it is not in the hall (no shift leads from there to a
# square), and what lies ahead of a wall, which is never free
OUT_BIT: Final = 14
WAITING_BIT: Final = 13
EDGE_BIT: Final = 15
# A bit times this has six bits on top that tell it from every other (de Bruijn).
TELLING: Final = 0x03F79D71B4CB0A89
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
MOST_POINTS: Final = 6


def _bits(first: int, end: int) -> list[int]:
    return [1 << place - first if first <= place < end else 0 for place in range(PLACES)]


def _north_bits() -> list[int]:
    bits = _bits(0, MIDDLE - 1)
    bits[EDGE] = 1 << EDGE_BIT
    return bits


def _steps(first: int) -> list[int]:
    steps = [0] * 64
    for bit in range(63):
        steps[(1 << bit) * TELLING >> 58 & 63] = 4 * (first + bit)
    return steps


def _north_steps() -> list[int]:
    places = {4 * OUT_BIT: 4 * OUT, 4 * WAITING_BIT: 4 * WAITING}
    return [places.get(step, step) for step in _steps(0)]


# [place]: its bit in each of the words, nothing for a figure or block that is not in the hall
NORTH_BITS: Final = vec[i64](_north_bits())
MIDDLE_BITS: Final = vec[i64](_bits(MIDDLE, SOUTH - 1))
SOUTH_BITS: Final = vec[i64](_bits(SOUTH, SQUARES))
# [bit * TELLING >> 58 & 63]: 4 * the place for which the bit of this word stands, which is a step north onto it
NORTH_STEPS: Final = vec[i64](_north_steps())
MIDDLE_STEPS: Final = vec[i64](_steps(MIDDLE))
SOUTH_STEPS: Final = vec[i64](_steps(SOUTH))


class Circle:
    """All places within so many steps of one, if there is only plain floor."""

    def __init__(self, n: i64, m: i64, s: i64) -> None:
        self.n: i64 = n
        self.m: i64 = m
        self.s: i64 = s
        # What the last of these steps leads to
        self.rim_n: i64 = n
        self.rim_m: i64 = m
        self.rim_s: i64 = s


def _circles() -> list[Circle]:
    circles = [_point(place) for place in range(PLACES)]
    for wide in range(PLACES, PLACES * (MOST_POINTS + 1), PLACES):
        narrow = circles[wide - PLACES :]
        circles += [_wider(narrow[place], [narrow[there] for there in _near(place)]) for place in range(PLACES)]
    return circles


def _point(place: int) -> Circle:
    outside = {OUT: 1 << OUT_BIT, WAITING: 1 << WAITING_BIT}
    return Circle(outside.get(place, int(NORTH_BITS[place])), MIDDLE_BITS[place], SOUTH_BITS[place])


def _near(place: int) -> list[int]:
    """The place itself, and where a step leads from there."""
    ways = [place, *[int(there) for there in AHEAD[4 * place : 4 * place + 4] if there != EDGE]]
    return [*ways, *{EXIT: [OUT], WAITING: [ENTRANCE]}.get(place, [])]


def _wider(narrow: Circle, around: list[Circle]) -> Circle:
    """By a step: all that is around the places of a circle."""
    wider = Circle(narrow.n, narrow.m, narrow.s)
    for circle in around:
        wider.n |= circle.n
        wider.m |= circle.m
        wider.s |= circle.s
    wider.rim_n ^= wider.n
    wider.rim_m ^= wider.m
    wider.rim_s ^= wider.s
    return wider


CIRCLES: Final = vec[Circle](_circles())  # [PLACES * steps + place]


def size(n: i64, m: i64, s: i64) -> i64:
    """How many squares a set has: bits are added up in pairs, fours and eights, in the end of all words at once."""
    n -= n >> 1 & PAIRS
    m -= m >> 1 & PAIRS
    s -= s >> 1 & PAIRS
    fours = (n & FOURS) + (n >> 2 & FOURS) + (m & FOURS) + (m >> 2 & FOURS) + (s & FOURS) + (s >> 2 & FOURS)
    eights = (fours & EIGHTS) + (fours >> 4 & EIGHTS)
    eights += eights >> 8
    eights += eights >> 16
    return eights + (eights >> 32) & 255
