"""The shipped strategies: for every game of a floor what the builder builds and how the hero walks, in few bytes.

A page is one game: the floor and what has been discovered before it.
"""

from __future__ import annotations

import lzma
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from grusel.bots.shy.ground import Ground
from grusel.bots.shy.plot import WAYS, Plot
from grusel.bots.shy.standing import shapes
from grusel.bots.shy.ways import Reader, Row, Writer, stroll
from grusel.games.shy.shapes import Cells

FILE: Final = "strategies.bin"
Choice = tuple[int, int, int]  # shape, way, weight


class Page(Struct, array_like=True):
    """One game of a floor; hands are pairs of monsters of the first floor and this one, as sets."""

    whole: int  # of how many parts the hero's chances are
    hands: list[tuple[int, int]]
    values: list[float]  # of each hand: the hero's chance to win the whole game, at least
    building: list[list[Choice]]  # of each hand
    walking: list[bytes]  # of each shape


def page_name(floor: int, discovered: int) -> str:
    return f"{floor}-{discovered}"


@cache
def _pages() -> dict[str, bytes]:
    return msgspec.msgpack.decode((files(__package__) / FILE).read_bytes(), type=dict[str, bytes])


def has_page(floor: int, discovered: int) -> bool:
    return page_name(floor, discovered) in _pages()


def nearest(floor: int, discovered: int) -> int:
    """What has been discovered, or nothing where there is no page for that: whoever forgets it still plays on."""
    return discovered if has_page(floor, discovered) else 0


@lru_cache(maxsize=6)
def page(name: str) -> Page:
    return msgspec.msgpack.decode(lzma.decompress(_pages()[name]), type=Page)


def pack(pages: dict[str, Page]) -> bytes:
    """All pages as they are shipped."""
    return msgspec.msgpack.encode({name: lzma.compress(msgspec.msgpack.encode(one)) for name, one in pages.items()})


# --- the hero ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def walking(floor: int, discovered: int, cells: Cells) -> dict[int, Row]:
    """What the hero does on a shape, wherever his own choices can lead him; chances in parts of the page's whole."""
    if not has_page(floor, discovered):
        return {}
    found = page(page_name(floor, discovered))
    reader = Reader(found.walking[shapes()[cells]], found.whole)
    stroll(Ground(cells, 63 & ~discovered), 3 - floor, reader)
    return reader.rows


def written_walk(plot: Plot, monsters: int, peeks: int, whole: int) -> bytes:
    """The average that a plot has come to."""
    ground = Ground(plot.cells, monsters)
    writer = Writer(plot, ground, whole)
    stroll(ground, peeks, writer)
    return bytes(writer.text)


# --- the builder ------------------------------------------------------------------------------------------------------


def building(floor: int, discovered: int, before: int, drawn: int) -> list[Choice]:
    """What the builder builds with these monsters; `before` are those of the first floor, 0 on the first and third."""
    if not has_page(floor, discovered):
        return []
    found = page(page_name(floor, discovered))
    return found.building[found.hands.index((before, drawn))]


def written_building(chances: list[float], in_play: list[int], least: float) -> list[Choice]:
    """The choices of one hand that are worth keeping."""
    listed = [
        (shape, way, round(65_535 * chances[at * WAYS + way]))
        for at, shape in enumerate(in_play)
        for way in range(WAYS)
        if chances[at * WAYS + way] >= least
    ]
    return [choice for choice in listed if choice[2]]
