"""Convert what the hero sees to a position on one of the 689 shapes, and an option back to a move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from grusel.games.shy.bots.ground import (
    ACTIVE,
    ATTACK,
    BEAST,
    HASTY,
    JUMP,
    OPEN,
    PEEKS,
    POSITION,
    REGION,
    WAY_OUT,
    Ground,
    at_region,
)
from grusel.games.shy.bots.position import KIND, LEAP, LEAP_STRIKE, PEEK, STEP, STRIKE, TILE
from grusel.games.shy.course import NUMBER
from grusel.games.shy.layout import BITS, layout
from grusel.games.shy.shapes import ENTRANCE, SYMMETRIES, Cells, canonical, layouts
from grusel.games.shy.state import (
    MONSTERS,
    START,
    TILES,
    Attack,
    Attacked,
    Built,
    Explore,
    Explored,
    Jump,
    Jumped,
    Move,
    Peek,
    View,
)

STATUS_OF: Final = {"corridor": OPEN, "exit": WAY_OUT} | {
    monster: BEAST + number for number, monster in enumerate(MONSTERS)
}


@cache
def shapes() -> dict[Cells, int]:
    """The shapes up to symmetry, numbered."""
    return {cells: number for number, cells in enumerate(sorted({canonical(cells)[0] for cells in layouts(TILES)}))}


class Standing(NamedTuple):
    """The hero's place, on the shape in its stored rotation."""

    cells: Cells  # of the stored shape
    place: tuple[int, ...]  # for each tile there: its cell on the table
    position: int
    here: int  # the hero's tile

    @property
    def shape(self) -> int:
        return shapes()[self.cells]


def monsters_left(view: View) -> int:
    """The monsters that may lie on this floor, as a set: all except those discovered on earlier floors."""
    return 63 & ~sum(1 << NUMBER[monster] for monster in view.discovered)


def standing(view: View) -> Standing:
    table = tuple(tile.cell for tile in view.tiles)
    cells, symmetry = canonical(table)
    turned = {SYMMETRIES[symmetry][cell]: cell for cell in (*table, ENTRANCE)}
    place = tuple(turned[cell] for cell in (*cells, ENTRANCE))
    here = place.index(view.hero)
    return Standing(cells, place, _position(view, cells, place, here), here)


def _position(view: View, cells: Cells, place: tuple[int, ...], here: int) -> int:
    position = POSITION | view.peeks << PEEKS | view.attack << ATTACK | view.jump << JUMP
    for tile in view.tiles:
        if tile.status != "hidden" and tile.face is not None:
            number = place.index(tile.cell)
            position |= STATUS_OF[tile.face] << 4 * number | (tile.status == "active") << ACTIVE + number
    return int(at_region(Ground(cells, 0, HASTY), position, 1 << here))


# --- moves ------------------------------------------------------------------------------------------------------------


def path(stand: Standing, option: int, start: int) -> tuple[int, ...]:
    """The tiles to walk over, from the start until the option is possible."""
    near = layout(stand.cells).near
    region = stand.position >> REGION & 127
    goals = _starts(near, option) & region
    ways: list[tuple[int, ...]] = [(start,)]
    seen = {start}
    for way in ways:
        if goals >> way[-1] & 1:
            return way
        for tile in BITS[near[way[-1]] & region]:
            if tile not in seen:
                seen.add(tile)
                ways.append((*way, tile))
    return (start,)


def _starts(near: Sequence[int], option: int) -> int:
    kind, over, tile = option >> KIND, option >> 3 & TILE, option & TILE
    if kind == PEEK:
        return 127
    if kind in (LEAP, LEAP_STRIKE):
        return near[over] & ~(1 << tile)
    return near[tile]


def move(stand: Standing, option: int, way: Sequence[int]) -> Move:
    """The next move towards an option, along a path that the hero is already on."""
    at = way.index(stand.here)
    if at < len(way) - 1:
        return Explore(stand.place[way[at + 1]])
    kind, over, tile = option >> KIND, stand.place[option >> 3 & TILE], stand.place[option & TILE]
    if kind == PEEK:
        return Peek(tile)
    if kind == STEP:
        return Explore(tile)
    if kind == STRIKE:
        return Attack(tile)
    return Jump(over, tile, attack=kind == LEAP_STRIKE)


def walked(stand: Standing, seen: Sequence[Any]) -> tuple[int, ...]:
    """The tiles the hero has walked over since the last discovery; the last is his current one."""
    cells: list[int] = []
    for event in reversed(seen):
        if isinstance(event, Explored):
            cells.append(event.cell)
            continue
        break
    cells.append(_before(seen[: len(seen) - len(cells)]))
    tiles = tuple(stand.place.index(cell) if cell in stand.place else START for cell in reversed(cells))
    return tiles if tiles[-1] == stand.here else (stand.here,)


def _before(seen: Sequence[Any]) -> int:
    """The hero's cell after these events."""
    for event in reversed(seen):
        match event:
            case Explored(cell=cell) | Attacked(cell=cell, stay=False):
                return cell
            case Jumped(to=cell):
                return cell
            case Built():
                return ENTRANCE
    return ENTRANCE
