"""Carry out an arrangement, or say what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from grusel.deck import add
from grusel.game import Illegal
from grusel.games.flure.bridge import load, store
from grusel.games.flure.kernel import codes as k
from grusel.games.flure.kernel.hall import lift, put_down, step
from grusel.games.flure.kernel.table import Table
from grusel.games.flure.puzzles.level import Arrangement, Level, Turn, count
from grusel.games.flure.refusals import IDS
from grusel.games.flure.setup import check, laid
from grusel.games.flure.squares import Direction, name
from grusel.games.flure.state import STOCK, Place, Play, State, Tile
from grusel.games.flure.tokens import token_in
from grusel.grid import mask

WAYS: Final = "NESW"


def arrange(level: Level, arrangement: Arrangement) -> State:
    """Return the hall as the monster will find it; raise Illegal if a change is not allowed."""
    if count(level, arrangement) > level.most:
        raise Illegal("flure-puzzle-too-many", most=level.most, found=count(level, arrangement))
    state = _move_all(level, arrangement.moves)
    for place in arrangement.places:
        state = lay(level, state, place)
    for turn in arrangement.turns:
        state = _turn(level, state, turn)
    return _face(level, state, arrangement.facing)


def lay(level: Level, state: State, place: Place) -> State:
    """Place a tile as in the expert set-up, but not on a figure or the monster."""
    covers = check(state, place)
    pieces = [where for where in (*state.places, state.monster) if where >= 0]
    if covers & mask(pieces):
        raise Illegal("flure-place-occupied", square=name(place.cell))
    if level.where and covers & ~mask(level.where):
        raise Illegal("flure-puzzle-not-there", square=name(place.cell))
    return replace(laid(state, place, covers), stock=add(state.stock, _stock(place.tile), -1))


def move(state: State, figure: int, path: str, points: int) -> State:
    """Move a figure along its path without taking its turn or flipping it; raise Illegal."""
    table = load(state)
    lift(table, figure)
    here = table.place[figure]
    for at, letter in enumerate(path):
        came = _step(table, here, letter, points - at)
        if came < 0:
            raise Illegal(IDS[int(came)], step=at + 1, square=name(int(here)), points=points)
        here = came
    if table.board[here] & k.FIGURE:
        raise Illegal(IDS[k.ENDS_ON_FIGURE], step=len(path), square=name(int(here)), points=points)
    put_down(table, figure, here)
    return replace(store(table, state), phase=state.phase)


def _step(table: Table, here: int, letter: str, left: int) -> int:
    if left <= 0:
        return k.NO_POINTS
    came = step(table, here, WAYS.index(letter))
    table.pushes = 0
    return int(came)


def _move_all(level: Level, moves: Sequence[Play]) -> State:
    state = level.position
    points = {one.figure: one.points for one in level.moves}
    for play in moves:
        if play.figure not in points:
            raise Illegal("flure-puzzle-not-movable", figure=_token(state, play.figure))
        if not play.path or set(play.path) - set(WAYS):
            raise Illegal("flure-puzzle-path", found=play.path[:40])
        state = move(state, play.figure, play.path, points.pop(play.figure))
    return state


def _token(state: State, figure: int) -> str:
    return token_in(state, figure) if 0 <= figure < len(state.places) else str(figure)


def _turn(level: Level, state: State, turn: Turn) -> State:
    if turn.cell not in level.arrows:
        raise Illegal("flure-puzzle-no-arrow", square=name(turn.cell))
    turned = [replace(one, arrow=turn.arrow) if one.cell == turn.cell else one for one in state.teleporters]
    return replace(state, teleporters=tuple(turned))


def _face(level: Level, state: State, facing: Direction | None) -> State:
    if facing in (None, state.facing):
        return state
    if facing not in level.facings:
        raise Illegal("flure-puzzle-no-facing", allowed=" ".join((state.facing, *level.facings)))
    return replace(state, facing=facing)


def _stock(tile: Tile) -> int:
    return STOCK.index("4x1" if tile == "1x4" else tile)
