"""The Dungeon Master builds: places tiles, takes them back, and finishes the floor (rules 3, phase 1)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from bisect import bisect
from typing import Final

from msgspec.structs import replace

from grusel.game import Illegal, Message, ignore
from grusel.games.shy.course import NUMBER, Emit, drawn, name
from grusel.games.shy.site import CORRIDORS, kinds_in_hand, site
from grusel.games.shy.state import (
    CORRIDOR,
    FACES,
    PEEKS,
    TILES,
    Built,
    Done,
    Move,
    Place,
    Placed,
    State,
    Take,
    Taken,
)

DONE: Final[Move] = Done()


def build_actions(state: State) -> list[Move]:
    """Done first, if it is possible; then every tile on every free cell, then the tiles that can be taken back."""
    cells = state.cells
    here = site(cells)
    listed: list[Move] = []
    if len(cells) < TILES:
        for face in kinds_in_hand(drawn(state), state.faces):
            listed += here.places[face]
    else:
        listed.append(DONE)
    if state.take_backs:
        listed += here.takes
    return listed


def hand(state: State) -> tuple[int, ...]:
    """Every face in the hand, in the order of FACES; empty unless a floor is being built."""
    if state.phase != "build":
        return ()
    corridors = CORRIDORS - state.faces.count(CORRIDOR)
    kinds = kinds_in_hand(drawn(state), state.faces)
    return tuple(face for kind in kinds for face in [kind] * (corridors if kind == CORRIDOR else 1))


def build(state: State, move: Move, emit: Emit) -> State:
    if isinstance(move, Place):
        return _place(state, move, emit)
    if isinstance(move, Take):
        return _take(state, move, emit)
    if isinstance(move, Done):
        return _done(state, emit)
    raise Illegal("shy-build-now")


def _place(state: State, move: Place, emit: Emit) -> State:
    face, cell, faces, cells = NUMBER[move.face], move.cell, state.faces, state.cells
    if face not in kinds_in_hand(drawn(state), faces):
        raise Illegal("shy-not-in-hand", face=Message(f"shy-{move.face}"))
    if cell not in site(cells).free:
        raise Illegal("shy-must-touch", cell=name(cell))
    if emit is not ignore:
        emit(Placed(state.master, move.face, cell))
    at = bisect(cells, cell)
    return replace(state, cells=(*cells[:at], cell, *cells[at:]), faces=(*faces[:at], face, *faces[at:]))


def _take(state: State, move: Take, emit: Emit) -> State:
    """Take a tile back, with every tile that would lose its connection to the entrance."""
    cells, faces = state.cells, state.faces
    if move.cell not in cells:
        raise Illegal("shy-no-tile", cell=name(move.cell))
    if state.take_backs == 0:
        raise Illegal("shy-no-take-backs")
    after = site(cells).without(move.cell)
    if emit is not ignore:
        emit(Taken(state.master, after.gone_cells, tuple([FACES[faces[tile]] for tile in after.gone])))
    left = tuple([faces[tile] for tile in after.stay])
    return replace(state, cells=after.cells, faces=left, take_backs=state.take_backs - 1)


def _done(state: State, emit: Emit) -> State:
    if len(state.cells) < TILES:
        raise Illegal("shy-not-all-laid", left=TILES - len(state.cells))
    emit(Built(state.master, state.floor, state.cells))
    peeks = PEEKS[state.floor - 1]
    return replace(state, phase="peek" if peeks else "move", peeks=peeks, take_backs=0)
