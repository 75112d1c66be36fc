"""How the game ends: one way to win and four to lose, several of which can happen at once (rules 2.7)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from grusel.games.insel.state import NO_BONUS, Event, Lost, State, Won
from grusel.games.insel.tiles import LANDING, NO_TREASURE, TREASURE_OF, TREASURE_TILES, TREASURES

Emit = Callable[[Event], None]
EVERYTHING: Final = 15  # all four treasures, as a mask


def win(state: State, seat: int, emit: Emit) -> State:
    emit(Won(seat))
    return _over(replace(state, ended=("won",)))


def lose(state: State, losses: list[Lost], emit: Emit) -> State:
    for loss in losses:
        emit(loss)
    return _over(replace(state, ended=tuple(loss.cause for loss in losses)))


def _over(state: State) -> State:
    return replace(state, phase="over", left=0, bonus=NO_BONUS, flown=False, drawn=0, passed=0)


def payoffs(state: State) -> tuple[float, ...]:
    return (1.0 if state.ended == ("won",) else -1.0,) * state.seats


def ready_to_leave(state: State) -> bool:
    """All treasures are captured and all pawns are on the landing; only the helicopter has to be played."""
    if state.captured != EVERYTHING:
        return False
    return state.pawns.count(state.tiles.index(LANDING)) == state.seats


def tile_losses(state: State, spot: int) -> list[Lost]:
    """The losses caused by the tile that sank on this spot."""
    tile = state.tiles[spot]
    if tile == LANDING:
        return [Lost("landing")]
    treasure = TREASURE_OF[tile]
    if treasure == NO_TREASURE or not _gone(state, treasure):
        return []
    return [Lost("treasure", treasures=(TREASURES[treasure],))]


def _gone(state: State, treasure: int) -> bool:
    """Neither captured nor on a remaining tile."""
    if state.captured >> treasure & 1:
        return False
    return all(state.sunk >> state.tiles.index(tile) & 1 for tile in TREASURE_TILES[treasure])
