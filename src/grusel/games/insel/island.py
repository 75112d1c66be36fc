"""An island's spots and their neighbours, computed once for each shape."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import cache
from typing import Final

from grusel.games.insel.layouts import check, known
from grusel.games.insel.state import Options
from grusel.games.insel.thirds import unions
from grusel.games.insel.tiles import BIT, TILES
from grusel.grid import NOWHERE, Grid, grid, mask, members


class Island:
    """Spots are numbered row by row; sets of spots are masks."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.grid: Grid = grid(rows)
        self.cells: tuple[int, ...] = tuple(members(self.grid.squares))
        self.names: tuple[str, ...] = tuple(map(self.grid.name, self.cells))
        self.near: tuple[int, ...] = tuple(self._spots(self.grid.near[cell]) for cell in self.cells)
        self.around: tuple[int, ...] = tuple(self._spots(self.grid.around[cell]) for cell in self.cells)
        self.own_and_near: tuple[int, ...] = tuple(self.near[spot] | BIT[spot] for spot in range(TILES))
        self.own_and_around: tuple[int, ...] = tuple(self.around[spot] | BIT[spot] for spot in range(TILES))
        self.rings: tuple[tuple[int, ...], ...] = tuple(rings(self.near, spot) for spot in range(TILES))
        places = [self.grid.place(cell) for cell in self.cells]
        self.far: tuple[tuple[int, ...], ...] = tuple(_rings_over_sea(places, spot) for spot in range(TILES))
        sea = _sea_beside(rows, places)
        self.by_sea: tuple[int, ...] = tuple(_sharing(sea.regions, spot) for spot in range(TILES))
        self.wading: tuple[int, ...] = tuple(self.near[spot] | self.by_sea[spot] for spot in range(TILES))
        self.near_any, self.around_any, self.wading_any = map(unions, (self.near, self.around, self.wading))
        self.over_gap: tuple[int, ...] = tuple(_sharing(sea.places, spot) for spot in range(TILES))

    def spot(self, name: str) -> int:
        """The spot of a square name like c4, or NOWHERE."""
        return self.names.index(name) if name in self.names else NOWHERE

    def _spots(self, cells: int) -> int:
        return mask([spot for spot, cell in enumerate(self.cells) if cells >> cell & 1])


_islands: Final[dict[str, Island]] = {}


def island_of(options: Options) -> Island:
    if options.drawn:
        return _drawn(options.drawn)
    found = _islands.get(options.layout)
    if found is None:
        found = _islands[options.layout] = Island(known(options.layout))
    return found


@cache
def _drawn(drawing: str) -> Island:
    return Island(check(drawing))


def rings(near: tuple[int, ...], spot: int) -> tuple[int, ...]:
    """The spots one step away, two steps away, and so on."""
    found, fresh, result = 1 << spot, 1 << spot, list[int]()
    while fresh:
        reached = 0
        for at in members(fresh):
            reached |= near[at]
        fresh = reached & ~found
        found |= fresh
        if fresh:
            result.append(fresh)
    return tuple(result)


def _rings_over_sea(places: list[tuple[int, int]], spot: int) -> tuple[int, ...]:
    x, y = places[spot]
    away = [abs(x - there[0]) + abs(y - there[1]) for there in places]
    sets = [mask([at for at, steps in enumerate(away) if steps == distance]) for distance in range(1, max(away) + 1)]
    return tuple(filter(None, sets))


class _Sea:
    def __init__(self) -> None:
        self.places: list[list[int]] = []  # for each spot, the places of sea beside it
        self.regions: list[list[int]] = []  # the connected regions of sea that they belong to


def _sea_beside(rows: tuple[str, ...], places: list[tuple[int, int]]) -> _Sea:
    """The sea inside and around the island; the outer sea surrounds it completely."""
    wide = len(rows[0]) + 2
    padded = ["." * wide, *(f".{row}." for row in rows), "." * wide]
    water = grid(["".join("#" if mark == "." else "." for mark in row) for row in padded])
    region = {cell: _lowest(water.near, cell) for cell in members(water.squares)}
    sea = _Sea()
    for x, y in places:
        beside = [water.cell(x + 1 + dx, y + 1 + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        sea.places.append([cell for cell in beside if cell != NOWHERE])
        sea.regions.append([region[cell] for cell in beside if cell != NOWHERE])
    return sea


def _lowest(near: tuple[int, ...], cell: int) -> int:
    """The first cell of the region of sea that this one belongs to."""
    stretch = 1 << cell
    for ring in rings(near, cell):
        stretch |= ring
    return next(members(stretch))


def _sharing(beside: list[list[int]], spot: int) -> int:
    """The other spots that touch the same sea."""
    others = [at for at, sea in enumerate(beside) if at != spot and set(sea) & set(beside[spot])]
    return mask(others)
