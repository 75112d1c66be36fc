"""List the changes that are left, for a board that knows no rules."""

from __future__ import annotations

from msgspec import Struct

from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.moves import Moves, list_moves, paths
from grusel.games.flure.puzzles.arrange import arrange, move
from grusel.games.flure.puzzles.level import Arrangement, Level, Movable, count
from grusel.games.flure.setup import placements, squares_of
from grusel.games.flure.state import Place, State, Tile
from grusel.grid import mask


class Spot(Struct, frozen=True):
    """A square for a tile: a pool's top left one; a teleporter may point anywhere."""

    tile: Tile
    cell: int


class Way(Struct, frozen=True):
    """A path for a figure, and its end."""

    figure: int
    path: str
    end: int


class Choices(Struct, frozen=True):
    spots: tuple[Spot, ...]
    ways: tuple[Way, ...]  # in front of the tiles, after the moves that are there
    left: int  # changes


def choices(level: Level, arrangement: Arrangement) -> Choices:
    """List the possible next changes; none once the limit is reached."""
    state = arrange(level, arrangement)
    left = level.most - count(level, arrangement)
    if not left:
        return Choices((), (), 0)
    moved = arrange(level, Arrangement(moves=arrangement.moves))
    rest = [one for one in level.moves if one.figure not in [play.figure for play in arrangement.moves]]
    spots = dict.fromkeys(Spot(place.tile, place.cell) for place in tiles(level, state))
    return Choices(tuple(spots), tuple(way for one in rest for way in ways(moved, one)), left)


def tiles(level: Level, state: State) -> list[Place]:
    """List every way to place one of the remaining tiles."""
    allowed = mask(level.where)
    pieces = mask([where for where in (*state.places, state.monster) if where >= 0])
    return [place for place in placements(state) if _fits(place, allowed, pieces)]


def ways(state: State, movable: Movable) -> list[Way]:
    """List every distinct result of moving a figure, with a shortest path; staying and leaving do not count."""
    table, moves = load(state), Moves()
    list_moves(moves, table, movable.figure)
    found = [path for path in paths(moves) if 0 < len(path) <= movable.points and "o" not in path]
    return [Way(movable.figure, path, move(state, movable.figure, path, 6).places[movable.figure]) for path in found]


def _fits(place: Place, allowed: int, pieces: int) -> bool:
    covered = squares_of(place)
    return not covered & pieces and not (allowed and covered & ~allowed)
