"""The shapes of islands: the known ones, and the ones players draw (rules 3)."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from grusel.game import Illegal
from grusel.games.insel.state import Layout
from grusel.games.insel.tiles import TILES
from grusel.grid import grid, members

WIDEST: Final = 10
HIGHEST: Final = 7

DRAWINGS: Final[dict[str, str]] = {
    # in the box
    "standard": "..##.. .####. ###### ###### .####. ..##..",
    # in the German rule book
    "shadows": "###### ###### ###### ######",
    "volcano": "##### ##### ##.## ##### #####",
    "death": "..###.. ####### .#####. ..###.. ..###.. ..###..",
    "skull": "###### #.##.# ###### .####. .####.",
    "coral": ".##.... ####... ######. .###### ...#### ....##.",
    "bone": ".##..##. ######## ######## .##..##.",
    "gulls": "...##... ...##... #..##..# ######## .######. ...##...",
    "bridge": "###...#### ########## ####...###",
    "arch": "...###... ..#####.. .###.###. ###...### ##.....##",
    "atoll": "..###.. .##.##. ##...## #.....# ##...## .##.##. ..###..",
    "treasure": "##...## .#####. ..###.. ..###.. .#####. ##...##",
    # by fans
    "harpoon": "####.. ###... ####.# #.#### ...### ..####",
    "palm": "..###.. .#####. .#.#.#. ...#... .#####. #######",
    "mutiny": "#.....# #.....# #.....# ##...## ####### #######",
    "shipwreck": "######## ##.##.## .##..##. .######.",
    # our own
    "baby": "##### ##### ##### ##### ####.",
    "twins": ".##..##. ###..### ######## ###..###",
    "crescent": "..####. .####.. ####... ####... .####.. ..####.",
    "serpent": "####### ......# ####### #...... ####### ......#",
}
LAYOUTS: Final[tuple[Layout, ...]] = tuple(cast(Layout, key) for key in DRAWINGS)


@cache
def known(layout: str) -> tuple[str, ...]:
    return tuple(DRAWINGS[layout].split())


def own(text: str) -> str:
    """A drawing in a text file, one row for each line, as one line for the option; raises Illegal."""
    lines = ["".join(line.split()) for line in text.replace("/", "\n").split("\n")]
    drawing = "/".join(line for line in lines if line)
    check(drawing)
    return drawing


@cache
def check(drawing: str) -> tuple[str, ...]:
    """The rows of a drawing like `.##./####`; raises Illegal and names the mistake."""
    rows = drawing.split("/")
    _check_marks(rows)
    _check_size(rows)
    _check_tiles(rows)
    return tuple(rows)


def _check_marks(rows: list[str]) -> None:
    for number, row in enumerate(rows, 1):
        for mark in row:
            if mark not in "#.":
                raise Illegal("insel-layout-mark", row=number, mark=mark if mark.isprintable() else repr(mark))


def _check_size(rows: list[str]) -> None:
    if len(rows) > HIGHEST:
        raise Illegal("insel-layout-high", rows=len(rows), most=HIGHEST)
    if len(rows[0]) > WIDEST:
        raise Illegal("insel-layout-wide", columns=len(rows[0]), most=WIDEST)
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise Illegal("insel-layout-ragged", row=number, columns=len(row), expected=len(rows[0]))


def _check_tiles(rows: list[str]) -> None:
    found = "".join(rows).count("#")
    if found != TILES:
        raise Illegal("insel-layout-tiles", tiles=found, expected=TILES)
    board = grid(rows)
    cut_off = board.squares & ~_connected(board.near, next(members(board.squares)))
    if cut_off:
        raise Illegal("insel-layout-apart", square=board.name(next(members(cut_off))))


def _connected(near: tuple[int, ...], first: int) -> int:
    """All squares that can be reached on foot from the first one, as a mask."""
    found, fresh = 0, 1 << first
    while fresh:
        found |= fresh
        reached = 0
        for cell in members(fresh):
            reached |= near[cell]
        fresh = reached & ~found
    return found
