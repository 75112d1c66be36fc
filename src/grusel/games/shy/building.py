"""The Dungeon Master builds: lays tiles, takes them back, says that the floor is finished (rules 3, phase 1)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from grusel.game import Illegal, Message
from grusel.games.shy.course import NUMBER, Emit, drawn, name
from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import CELLS, frontier, group, mask_of
from grusel.games.shy.state import (
    CORRIDOR,
    EXIT,
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

CORRIDORS: Final = 3
DONE: Final[Move] = Done()
PLACES: Final[tuple[tuple[Move, ...], ...]] = tuple(tuple(Place(face, cell) for cell in range(CELLS)) for face in FACES)
TAKES: Final[tuple[Move, ...]] = tuple(Take(cell) for cell in range(CELLS))


def build_actions(state: State) -> list[Move]:
    """Done first, where it is possible; then every tile on every free cell, then what can be taken back."""
    tiles = mask_of(state.cells)
    listed = [DONE] if is_finished(state) else []
    if len(state.cells) < TILES:
        free = frontier(tiles)
        for face in kinds_in_hand(state):
            row = PLACES[face]
            listed += [row[cell] for cell in free]
    if state.take_backs > 0:
        listed += [TAKES[cell] for cell in state.cells if _can_mend(state, tiles & ~(1 << cell))]
    return listed


def kinds_in_hand(state: State) -> list[int]:
    """The different faces in the Dungeon Master's hand."""
    faces = state.faces
    kinds = [face for face in BITS[drawn(state)] if face not in faces]
    if faces.count(CORRIDOR) < CORRIDORS:
        kinds.append(CORRIDOR)
    if EXIT not in faces:
        kinds.append(EXIT)
    return kinds


def hand(state: State) -> tuple[int, ...]:
    """Every face in the hand, in the order of FACES; empty unless a floor is being built."""
    if state.phase != "build":
        return ()
    corridors = CORRIDORS - state.faces.count(CORRIDOR)
    kinds = kinds_in_hand(state)
    return tuple(face for kind in kinds for face in [kind] * (corridors if kind == CORRIDOR else 1))


def is_finished(state: State) -> bool:
    """Whether all tiles are laid and hang together."""
    if len(state.cells) < TILES:
        return False
    tiles = mask_of(state.cells)
    return group(tiles) == tiles


def _can_mend(state: State, rest: int) -> bool:
    """Whether, after one more take-back, enough are left to pick up all of the rest that has come loose."""
    return state.take_backs > TILES or state.take_backs > loose(rest).bit_count()


def loose(tiles: int) -> int:
    """The tiles that do not hang together with the entrance."""
    return tiles & ~group(tiles)


def build(state: State, move: Move, emit: Emit) -> State:
    if isinstance(move, Place):
        return _place(state, move, emit)
    if isinstance(move, Take):
        return _take(state, move, emit)
    if isinstance(move, Done):
        return _done(state, emit)
    raise Illegal("shy-build-now")


def _place(state: State, move: Place, emit: Emit) -> State:
    face = NUMBER[move.face]
    if face not in kinds_in_hand(state):
        raise Illegal("shy-not-in-hand", face=Message(f"shy-{move.face}"))
    if move.cell not in frontier(mask_of(state.cells)):
        raise Illegal("shy-must-touch", cell=name(move.cell))
    emit(Placed(state.master, move.face, move.cell))
    at = sum(cell < move.cell for cell in state.cells)
    cells = (*state.cells[:at], move.cell, *state.cells[at:])
    return replace(state, cells=cells, faces=(*state.faces[:at], face, *state.faces[at:]))


def _take(state: State, move: Take, emit: Emit) -> State:
    if move.cell not in state.cells:
        raise Illegal("shy-no-tile", cell=name(move.cell))
    if state.take_backs == 0:
        raise Illegal("shy-no-take-backs")
    if not _can_mend(state, mask_of(state.cells) & ~(1 << move.cell)):
        raise Illegal("shy-falls-apart", cell=name(move.cell), left=state.take_backs)
    at = state.cells.index(move.cell)
    emit(Taken(state.master, FACES[state.faces[at]], move.cell))
    cells, faces = (*state.cells[:at], *state.cells[at + 1 :]), (*state.faces[:at], *state.faces[at + 1 :])
    return replace(state, cells=cells, faces=faces, take_backs=state.take_backs - 1)


def _done(state: State, emit: Emit) -> State:
    if len(state.cells) < TILES:
        raise Illegal("shy-not-all-laid", left=TILES - len(state.cells))
    if not is_finished(state):
        raise Illegal("shy-loose", tiles=loose(mask_of(state.cells)).bit_count())
    emit(Built(state.master, state.floor, state.cells))
    peeks = PEEKS[state.floor - 1]
    return replace(state, phase="peek" if peeks else "move", peeks=peeks, take_backs=0)
