"""What comes of a step onto blood or against a block, if nothing else is in the way (rules 6.2 and 6.3).

Known beforehand for each hall, so that the search in `reach` only asks whether something is in the way.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AHEAD, KEYS
from grusel.games.flure.kernel.codes import BLOOD, CRYSTAL, NOTHING, TELEPORTER, WALL
from grusel.games.flure.kernel.hall import Hall, copy_hall, corner, push, take_back
from grusel.games.flure.kernel.thirds import MIDDLE_BITS, NORTH_BITS, SOUTH_BITS, SQUARES

STEPS: Final = 704  # 4 * SQUARES, written out for mypyc


class Slide:
    """A step onto blood: the squares it leads over, and where it ends if they hold neither blocks nor the monster."""

    def __init__(self, end: i64) -> None:
        self.over_n: i64 = 0
        self.over_m: i64 = 0
        self.over_s: i64 = 0
        self.end_n: i64 = NORTH_BITS[end]
        self.end_m: i64 = MIDDLE_BITS[end]
        self.end_s: i64 = SOUTH_BITS[end]
        # If a block on the end is pushed plainly: the step against it, the square before it and that behind it
        self.onto: i64 = NOTHING
        self.stop_n: i64 = 0
        self.stop_m: i64 = 0
        self.stop_s: i64 = 0
        self.behind_n: i64 = 0
        self.behind_m: i64 = 0
        self.behind_s: i64 = 0


class Push:
    """A step against a block, and where the block comes to lie: one square on, if no more is said."""

    def __init__(self, block: i64, there: i64, to: i64) -> None:
        self.key: i64 = KEYS[256 * block + there] ^ KEYS[256 * block + to]
        self.change: i64 = block << 16 | to << 8 | there
        self.there_n: i64 = NORTH_BITS[there]
        self.there_m: i64 = MIDDLE_BITS[there]
        self.there_s: i64 = SOUTH_BITS[there]
        self.moved_n: i64 = NORTH_BITS[there] ^ NORTH_BITS[to]
        self.moved_m: i64 = MIDDLE_BITS[there] ^ MIDDLE_BITS[to]
        self.moved_s: i64 = SOUTH_BITS[there] ^ SOUTH_BITS[to]
        # If more comes of it: the squares that must be free
        self.plain: bool = True
        self.over_n: i64 = 0
        self.over_m: i64 = 0
        self.over_s: i64 = 0


def _plain_pushes() -> list[Push]:
    return [Push(block, step // 4, AHEAD[step]) for block in range(CRYSTAL + 1) for step in range(STEPS)]


NO_SLIDES: Final = vec[Slide]([Slide(0)] * STEPS)  # [4 * square + direction]
PLAIN_PUSHES: Final = vec[Push](_plain_pushes())  # [STEPS * block + 4 * square + direction]


def bare_hall(hall: Hall) -> Hall:
    """Without pieces and monster."""
    bare = Hall(hall.seats)
    copy_hall(hall, bare)
    cell: i64 = 0
    while cell < SQUARES:
        bare.board[cell] &= WALL | BLOOD | TELEPORTER
        cell += 1
    return bare


def slide_from(bare: Hall, cell: i64, way: i64) -> Slide:
    """On over blood to a wall or plain floor; a teleporter counts as one square more, onto which no figure may go."""
    end = cell
    while bare.board[end] & BLOOD and not bare.board[bare.ahead[4 * end + way]] & WALL:
        end = bare.ahead[4 * end + way]
    slide = Slide(end)
    if plain(bare, end) and plain(bare, bare.ahead[4 * end + way]):
        slide_against(slide, 4 * end + way)
    while True:
        slide.over_n |= NORTH_BITS[cell]
        slide.over_m |= MIDDLE_BITS[cell]
        slide.over_s |= SOUTH_BITS[cell]
        if cell == end:
            return slide
        cell = bare.ahead[4 * cell + way]


def plain(bare: Hall, cell: i64) -> bool:
    """Floor on which a block stays, or wall, where none is pushed."""
    return not bare.board[cell] & ~WALL and not corner(cell)


def slide_against(slide: Slide, step: i64) -> None:
    stop = AHEAD[step ^ 2]
    behind = AHEAD[step]
    slide.onto = step
    slide.stop_n = NORTH_BITS[stop]
    slide.stop_m = MIDDLE_BITS[stop]
    slide.stop_s = SOUTH_BITS[stop]
    slide.behind_n = NORTH_BITS[behind]
    slide.behind_m = MIDDLE_BITS[behind]
    slide.behind_s = SOUTH_BITS[behind]


def push_onto(bare: Hall, block: i64, there: i64, way: i64, slide: Slide) -> Push:
    """A push onto a square that is not plain, where the block slides on or is lost: tried on the bare board."""
    bare.board[there] += block
    to = bare.push_to[0] if push(bare, there, way) == 0 else bare.ahead[4 * there + way]
    take_back(bare)
    bare.board[there] -= block
    found = Push(block, there, to)
    found.plain = False
    found.over_n = slide.over_n
    found.over_m = slide.over_m
    found.over_s = slide.over_s
    return found
