"""The shipped strategies: for every game of a floor the builder's choices and the hero's walk, in a compact format.

A page is one game: the floor and the monsters discovered before it.
"""

from __future__ import annotations

import lzma
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from grusel.games.shy.bots.ground import CURIOUS, HASTY, Ground
from grusel.games.shy.bots.plot import WAYS
from grusel.games.shy.bots.rounding import read_walk
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.bots.ways import Row
from grusel.games.shy.shapes import Cells

FILE: Final = "strategies.bin"
TOLD: Final = "told-"
Choice = tuple[int, int, int]  # shape, way, weight


class Page(Struct, array_like=True):
    """One game of a floor; hands are pairs of monsters of the first floor and this one, as sets."""

    hands: list[tuple[int, int]]
    values: list[float]  # of each hand: a lower bound on the hero's chance to win the whole game
    building: list[list[Choice]]  # of each hand
    walking: list[bytes]  # of each shape


def page_name(floor: int, discovered: int) -> str:
    return f"{floor}-{discovered}"


def told_name(floor: int, before: int) -> str:
    """The game of a hero who draws conclusions; `before` is what that hero knows about earlier floors."""
    return page_name(3, before) if floor == 3 else TOLD + page_name(floor, before)


@cache
def _pages() -> dict[str, bytes]:
    return msgspec.msgpack.decode((files(__package__) / FILE).read_bytes(), type=dict[str, bytes])


def shipped() -> list[str]:
    return list(_pages())


def nearest(floor: int, discovered: int) -> int:
    """The discovered monsters, or the largest part of them with a page: a hero who forgets the rest can still play."""
    known = [some for some in range(discovered + 1) if some & discovered == some and page_name(floor, some) in _pages()]
    return max(known, key=lambda some: (some.bit_count(), some))


@lru_cache(maxsize=12)
def page(name: str) -> Page:
    return msgspec.msgpack.decode(lzma.decompress(_pages()[name]), type=Page)


def pack(pages: dict[str, Page]) -> bytes:
    """All pages in the shipped format."""
    return msgspec.msgpack.encode({name: lzma.compress(msgspec.msgpack.encode(one)) for name, one in pages.items()})


# --- the hero ---------------------------------------------------------------------------------------------------------


def ground(floor: int, discovered: int, cells: Cells) -> Ground:
    """A shape as the book's hero explores it: before the last floor he looks around."""
    return Ground(cells, 63 & ~discovered, HASTY if floor == 3 else CURIOUS)


@lru_cache(maxsize=32)
def walking(floor: int, discovered: int, cells: Cells) -> dict[int, Row]:
    """The hero's choices on a shape, wherever they can lead; chances in parts."""
    text = page(page_name(floor, discovered)).walking[shapes()[cells]]
    return read_walk(text, ground(floor, discovered, cells), 3 - floor)


# --- the builder ------------------------------------------------------------------------------------------------------


def written_building(chances: list[float], in_play: list[int], least: float) -> list[Choice]:
    """The choices of one hand that are worth storing."""
    listed = [
        (shape, way, round(65_535 * chances[at * WAYS + way]))
        for at, shape in enumerate(in_play)
        for way in range(WAYS)
        if chances[at * WAYS + way] >= least
    ]
    return [choice for choice in listed if choice[2]]
