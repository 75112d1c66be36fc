"""The view of each seat: the Dungeon Master sees everything, hero and spectators only face-up tiles."""

from __future__ import annotations

from grusel.game import Seat
from grusel.games.shy.building import hand
from grusel.games.shy.layout import BITS, layout
from grusel.games.shy.shapes import ENTRANCE
from grusel.games.shy.state import (
    CORRIDOR,
    FACES,
    MONSTERS,
    START,
    Draw,
    Drew,
    Event,
    Face,
    Monster,
    Move,
    Place,
    Placed,
    State,
    Status,
    Take,
    Taken,
    Tile,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """Everything this seat may know; before the roles are drawn nothing is hidden."""
    if seat == state.master and seat is not None:
        return truth(state)
    open_floor = state.phase == "over"
    tiles = () if state.phase == "build" else tuple(_tile(state, tile, open_floor) for tile in range(len(state.cells)))
    return _view(state, tiles, None, None, None)


def truth(state: State) -> View:
    """The view that hides nothing."""
    tiles = tuple(_tile(state, tile, True) for tile in range(len(state.cells)))
    faces = tuple(FACES[face] for face in hand(state))
    return _view(state, tiles, faces, state.take_backs, monsters(state.undiscovered))


def _view(
    state: State,
    tiles: tuple[Tile, ...],
    faces: tuple[Face, ...] | None,
    take_backs: int | None,
    undiscovered: tuple[Monster, ...] | None,
) -> View:
    return View(
        options=state.options,
        phase=state.phase,
        master=state.master,
        floor=state.floor,
        survived=state.survived,
        ending=state.ending,
        tiles=tiles,
        hand=faces,
        take_backs=take_backs,
        hero=ENTRANCE if state.hero == START else state.cells[state.hero],
        peeks=state.peeks,
        named=None if state.named < 0 else state.cells[state.named],
        attack=state.attack,
        jump=state.jump,
        discovered=monsters(state.discovered),
        undiscovered=undiscovered,
        face_down=state.undiscovered.bit_count(),
        pile=state.pile.bit_count(),
    )


def monsters(faces: int) -> tuple[Monster, ...]:
    """The names of a set of monsters."""
    return tuple(MONSTERS[face] for face in BITS[faces])


def _tile(state: State, tile: int, face_known: bool) -> Tile:
    status = status_of(state, tile)
    known = face_known or status != "hidden"
    return Tile(state.cells[tile], FACES[state.faces[tile]] if known else None, status)


def status_of(state: State, tile: int) -> Status:
    """The public part of a tile's state; an inactive monster that is comfortable must be frightened."""
    if not state.shown >> tile & 1:
        return "hidden"
    if state.faces[tile] >= CORRIDOR:
        return "open"
    if state.dead >> tile & 1:
        return "dead"
    if state.active >> tile & 1:
        return "active"
    comfortable = layout(state.cells).comfort[state.faces[tile]] >> tile & 1
    return "frightened" if comfortable else "uncomfortable"


def witness(event: Event, seat: Seat | None) -> Event | None:
    """Building happens behind a screen: the hero sees neither the monsters nor any single tile placed."""
    if isinstance(event, Placed | Taken):
        return event if seat == event.master else None
    if isinstance(event, Drew) and seat != event.master:
        return Drew(event.master, event.floor, None)
    return event


def disclose(state: State, move: Move, seat: Seat | None) -> Move | None:
    """Other seats may read the end of building, but neither its moves nor the draw."""
    hidden = isinstance(move, Place | Take | Draw)
    return None if hidden and seat != state.master else move
