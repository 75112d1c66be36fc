"""Turning a tile face up: a monster becomes active or harmless, once and for all (rules 4)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.games.shy.course import Emit
from grusel.games.shy.layout import BITS, Layout, layout
from grusel.games.shy.state import CORRIDOR, FACES, TILES, How, Nature, Revealed, State


def reveal(state: State, tile: int, how: How, emit: Emit) -> State:
    """The state with a hidden tile face up; the hero's place and all other tiles stay the same."""
    face = state.faces[tile]
    if face >= CORRIDOR:
        emit(Revealed(state.cells[tile], FACES[face], how))
        return replace(state, shown=state.shown | 1 << tile)
    floor = layout(state.cells)
    comfortable = floor.comfort[face] >> tile & 1
    scare = frightening(state, floor, tile) if comfortable else 0
    nature: Nature = "frightened" if scare else "active" if comfortable else "uncomfortable"
    emit(Revealed(state.cells[tile], FACES[face], how, nature, tuple(floor.cells[other] for other in BITS[scare])))
    active = 1 << tile if nature == "active" else 0
    return replace(state, shown=state.shown | 1 << tile, active=state.active | active)


def frightening(state: State, floor: Layout, tile: int) -> int:
    """The monsters at the edges of a tile that were revealed before it, dead or alive (rules 4.2)."""
    found = 0
    for other in BITS[floor.near[tile] & state.shown]:
        if is_monster(state, other) and _frightens(state, floor, other):
            found |= 1 << other
    return found


def _frightens(state: State, floor: Layout, monster: int) -> bool:
    if state.options.uncomfortable_frightens or state.dead >> monster & 1:
        return True
    return bool(floor.comfort[state.faces[monster]] >> monster & 1)


def is_monster(state: State, tile: int) -> bool:
    return tile < TILES and state.faces[tile] < CORRIDOR
