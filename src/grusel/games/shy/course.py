"""The course of the game: roles, draws, three floors, the end, and a second game with roles swapped."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from grusel.game import Illegal, Over, Seat
from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import NAMES
from grusel.games.shy.state import (
    ALL_MONSTERS,
    CORRIDOR,
    FACES,
    FLOORS,
    MONSTERS,
    START,
    TILES,
    Cleared,
    Compared,
    Draw,
    Drew,
    Ended,
    Ending,
    Event,
    Move,
    Options,
    Phase,
    Roles,
    RolesDrawn,
    State,
    Swapped,
    Uncovered,
)

Emit = Callable[[Event], None]
Outcomes = tuple[tuple[Move, int], ...]

ROLES: Final[Outcomes] = ((Roles(0), 1), (Roles(1), 1))
# DRAWS[pile]: every pair that can be drawn from a pile.
DRAWS: Final[tuple[Outcomes, ...]] = tuple(
    tuple((Draw(MONSTERS[a], MONSTERS[b]), 1) for a, b in combinations(BITS[pile], 2)) for pile in range(64)
)
NUMBER: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}


def start(options: Options) -> State:
    """The table before the roles are drawn, or before the first monsters are."""
    if options.master == "random":
        return replace(new_game(options, -1, ()), phase="roles")
    return new_game(options, int(options.master == "second"), ())


def new_game(options: Options, master: Seat, survived: tuple[int, ...]) -> State:
    """The first floor of a game, before the monsters are drawn."""
    return _new_floor(options, master, survived, 1, ALL_MONSTERS, 0, 0)


def _new_floor(
    options: Options, master: Seat, survived: tuple[int, ...], floor: int, pile: int, discovered: int, undiscovered: int
) -> State:
    phase: Phase = "draw"
    return State(
        options, phase, master, floor, survived, "", pile, discovered, undiscovered,
        (), (), 0, 0, 0, START, 0, -1, True, True, 0,
    )  # fmt: skip


def drawn(state: State) -> int:
    """The monsters of this floor, as a set of faces: those that are nowhere else."""
    return ALL_MONSTERS & ~(state.pile | state.discovered | state.undiscovered)


def outcomes(state: State) -> Outcomes:
    if state.phase == "draw":
        return DRAWS[state.pile]
    return ROLES if state.phase == "roles" else ()


def happen(state: State, move: Move, emit: Emit) -> State:
    """The state after an outcome of chance."""
    if isinstance(move, Draw) and state.phase == "draw":
        return _draw(state, move, emit)
    if isinstance(move, Roles) and state.phase == "roles" and move.master in (0, 1):
        emit(RolesDrawn(move.master))
        return replace(state, phase="draw", master=move.master)
    raise Illegal("shy-not-now")


def _draw(state: State, move: Draw, emit: Emit) -> State:
    first, second = NUMBER[move.first], NUMBER[move.second]
    if not (state.pile >> first & state.pile >> second & 1 and first < second):
        raise Illegal("shy-not-in-pile")
    emit(Drew(state.master, state.floor, (move.first, move.second)))
    pile = state.pile & ~(1 << first | 1 << second)
    return replace(state, phase="build", pile=pile, take_backs=state.options.take_backs)


def leave(state: State, emit: Emit) -> State:
    """The hero has reached the exit: clear the floor and go up, or win (rules 3, phase 3)."""
    seen = unseen = 0
    for tile, face in enumerate(state.faces):
        if face < CORRIDOR:
            if state.shown >> tile & 1:
                seen |= 1 << face
            else:
                unseen |= 1 << face
    discovered = tuple(MONSTERS[face] for face in BITS[seen])
    emit(Cleared(1 - state.master, state.floor, discovered, 2 - len(discovered)))
    if state.floor == FLOORS:
        return finish(state, FLOORS, "exit", emit)
    floor = state.floor + 1
    found, lost = state.discovered | seen, state.undiscovered | unseen
    return _new_floor(state.options, state.master, state.survived, floor, state.pile, found, lost)


def lose(state: State, ending: Ending, emit: Emit) -> State:
    """The hero is dead, stuck or has given up: the Dungeon Master wins at once."""
    return finish(state, state.floor - 1, ending, emit)


def finish(state: State, floors: int, ending: Ending, emit: Emit) -> State:
    """Show the floor at the end of a game, then swap the roles or end the match."""
    hero = 1 - state.master
    hidden = [tile for tile in range(TILES) if not state.shown >> tile & 1]
    if hidden:
        cells, faces = (tuple(row[tile] for tile in hidden) for row in (state.cells, state.faces))
        emit(Uncovered(cells, tuple(FACES[face] for face in faces)))
    emit(Ended(hero if floors == FLOORS else state.master, hero, floors))
    survived = (*state.survived, floors)
    if len(survived) < state.options.games:
        emit(Swapped(hero))
        return new_game(state.options, hero, survived)
    after = replace(state, phase="over", survived=survived, ending=ending)
    if len(survived) > 1:
        emit(_comparison(after))
    return after


def _comparison(state: State) -> Compared:
    payoffs = over(state).payoffs
    best = None if payoffs[0] == payoffs[1] else payoffs.index(1.0)
    mine, theirs = floors_survived(state)
    return Compared((mine, theirs), best)


def floors_survived(state: State) -> tuple[int, ...]:
    """Floors survived by each seat as the hero after two games; the hero of the last game is not its Dungeon Master."""
    first, second = state.survived
    return (first, second) if state.master == 0 else (second, first)


def over(state: State) -> Over:
    """One game: its winner. Two: the seat that survived more floors as the hero (rules 8.10)."""
    if len(state.survived) == 1:
        hero = 1 - state.master if state.survived[0] == FLOORS else state.master
        return Over((1.0, -1.0) if hero == 0 else (-1.0, 1.0))
    mine, theirs = floors_survived(state)
    return Over(((mine > theirs) - (mine < theirs) + 0.0, (theirs > mine) - (theirs < mine) + 0.0))


def name(cell: int) -> str:
    """The name of a cell, even of an impossible one."""
    return NAMES[cell] if 0 <= cell < len(NAMES) else "?"
