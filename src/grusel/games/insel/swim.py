"""Pawns on a sinking tile: each swims, or a helicopter rescues it, or the game is lost (rules 2.6)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.game import Illegal, Who, ignore
from grusel.games.insel.ends import Emit, lose
from grusel.games.insel.reach import put, swims
from grusel.games.insel.state import Declined, Lost, Moved, Pass, State, Swim
from grusel.games.insel.tiles import CODES, HELICOPTER
from grusel.games.insel.turns import CLOCKWISE, after_flood


def swimmers(state: State) -> tuple[int, ...]:
    """The pawns on sunk tiles, in turn order."""
    sunk, pawns = state.sunk, state.pawns
    return tuple([pawn for pawn in CLOCKWISE[state.seats][state.active] if sunk >> pawns[pawn] & 1])


def stuck(state: State) -> tuple[int, ...]:
    """The swimmers without a tile in reach."""
    return tuple([pawn for pawn in swimmers(state) if not swims(state, pawn)])


def may_rescue(state: State, seat: int) -> bool:
    return state.options.rescue and state.hands[seat][HELICOPTER] > 0 and not state.passed >> seat & 1


def drowned(state: State) -> list[Lost]:
    """Pawns are lost if they reach no tile and no seat can still send a helicopter (rules 6)."""
    lost = stuck(state)
    if not lost or any(may_rescue(state, seat) for seat in range(state.seats)):
        return []
    return [Lost("drowned", pawns=lost)]


def called(state: State) -> tuple[int, ...]:
    """Seats that may act: if a pawn is stuck, the holders of a helicopter come first, else the swimmers."""
    rescuers = [seat for seat in CLOCKWISE[state.seats][state.active] if may_rescue(state, seat)]
    lost, able = stuck(state), swimmers(state)
    if not lost:
        return tuple(dict.fromkeys((*able, *rescuers))) if rescuers else able
    return tuple(dict.fromkeys((*rescuers, *[pawn for pawn in able if pawn not in lost])))


def swim(state: State, seat: int, move: Swim, emit: Emit) -> State:
    _check_swim(state, seat, move.to)
    if emit is not ignore:
        emit(Moved(seat, seat, state.pawns[seat], move.to, CODES[state.tiles[move.to]], "swim"))
    return settle(replace(state, pawns=put(state.pawns, seat, move.to)), emit)


def _check_swim(state: State, seat: int, to: int) -> None:
    if state.phase != "swim" or not state.sunk >> state.pawns[seat] & 1:
        raise Illegal("insel-no-need-to-swim")
    if state.sunk >> to & 1:
        raise Illegal("insel-missing")
    if not swims(state, seat) >> to & 1:
        raise Illegal(_too_far(state, seat))


def _too_far(state: State, seat: int) -> str:
    if state.roles[seat] != "diver":
        return "insel-swim-far"
    return "insel-swim-nearest" if state.options.diver_swim == "nearest" else "insel-dive-far"


def decline(state: State, seat: int, move: Pass, emit: Emit) -> State:
    """Keep a helicopter card although a pawn is stuck."""
    if not stuck(state) or not may_rescue(state, seat):
        raise Illegal("insel-swim-first", seat=Who(swimmers(state)[0]))
    emit(Declined(seat))
    return settle(replace(state, passed=state.passed | 1 << seat), emit)


def settle(state: State, emit: Emit) -> State:
    """Continue after a pawn left the sinking tile, or a seat declined to help."""
    if not swimmers(state):
        return after_flood(state, emit)
    losses = drowned(state)
    return lose(state, losses, emit) if losses else state
