"""Special cards, also off turn: sandbags, the helicopter, passing a window, playing a card instead of discarding it."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from grusel.game import Illegal, Who, ignore
from grusel.games.insel import acting, swim
from grusel.games.insel.cards import after_draw, check_discard, discarded, drop, over_limit
from grusel.games.insel.ends import EVERYTHING, Emit, ready_to_leave, win
from grusel.games.insel.state import (
    Discard,
    Helicopter,
    Leave,
    Moved,
    Pass,
    Passed,
    Played,
    Sandbags,
    ShoredUp,
    Special,
    State,
)
from grusel.games.insel.thirds import spots
from grusel.games.insel.tiles import CODES, HAND_LIMIT, HELICOPTER, SANDBAGS
from grusel.games.insel.turns import asked, before, sandbags_too_late

PARTIES: Final = frozenset(map(spots, range(1, 16)))  # rising, so that every party has one form


def sandbags(state: State, seat: int, move: Sandbags, emit: Emit) -> State:
    check_sandbags(state, seat, move.spot)
    after = _play(state, seat, "sandbags", emit)
    if emit is not ignore:
        emit(ShoredUp(seat, move.spot, CODES[state.tiles[move.spot]], "sandbags"))
    return go_on(replace(after, flooded=after.flooded & ~(1 << move.spot)), emit)


def check_sandbags(state: State, seat: int, spot: int) -> None:
    _check_time(state, seat)
    if not state.hands[seat][SANDBAGS]:
        raise Illegal("insel-no-sandbags")
    if state.phase == "swim":
        raise Illegal("insel-sandbags-late")
    if sandbags_too_late(state, state.phase):
        raise Illegal("insel-sandbags-before-floods")
    acting.check_flooded(state, spot)


def helicopter(state: State, seat: int, move: Helicopter, emit: Emit) -> State:
    check_helicopter(state, seat, move)
    after = _play(state, seat, "helicopter", emit)
    to, pawns = move.to, list(state.pawns)
    for pawn in move.pawns:
        pawns[pawn] = to
        if emit is not ignore:
            emit(Moved(pawn, seat, state.pawns[pawn], to, CODES[state.tiles[to]], "helicopter"))
    return go_on(replace(after, pawns=tuple(pawns)), emit)


def check_helicopter(state: State, seat: int, move: Helicopter) -> None:
    check_holder(state, seat)
    party, pawns = move.pawns, state.pawns
    if party not in PARTIES or party[-1] >= state.seats:
        raise Illegal("insel-which-pawns")
    start = pawns[party[0]]
    for pawn in party:
        if pawns[pawn] != start:
            raise Illegal("insel-not-together")
    if state.phase == "swim" and not state.sunk >> start & 1:
        raise Illegal("insel-rescue-only")
    if state.sunk >> move.to & 1:
        raise Illegal("insel-missing")
    if move.to == start:
        raise Illegal("insel-here")


def check_holder(state: State, seat: int) -> None:
    """Check that this seat can play a helicopter card now."""
    _check_time(state, seat)
    if not state.hands[seat][HELICOPTER]:
        raise Illegal("insel-no-helicopter")
    if state.phase == "swim" and not state.options.rescue:
        raise Illegal("insel-no-rescue")


def leave(state: State, seat: int, move: Leave, emit: Emit) -> State:
    check_holder(state, seat)
    if state.captured != EVERYTHING:
        raise Illegal("insel-treasures-missing", number=4 - state.captured.bit_count())
    if not ready_to_leave(state):
        raise Illegal("insel-not-all-there")
    return win(_play(state, seat, "helicopter", emit), seat, emit)


def discard(state: State, seat: int, move: Discard, emit: Emit) -> State:
    check_discard(state, seat, move)
    return go_on(discarded(state, seat, move, emit), emit)


def pass_by(state: State, seat: int, move: Pass, emit: Emit) -> State:
    """Play no special card in this window; when all seats that could act have passed, the game continues."""
    if state.phase == "swim":
        return swim.decline(state, seat, move, emit)
    if state.phase not in ("draw-window", "flood-window"):
        raise Illegal("insel-nothing-to-pass")
    if seat not in asked(state, state.phase, state.passed):
        raise Illegal("insel-no-special")
    if emit is not ignore:
        emit(Passed(seat))
    passed = state.passed | 1 << seat
    return before(state, "draw" if state.phase == "draw-window" else "flood", passed)


def go_on(state: State, emit: Emit) -> State:
    """Continue after a special card or a discard; an open window is offered again."""
    phase = state.phase
    if phase == "actions":
        return acting.settle(state)
    if phase == "draw-window":
        return before(state, "draw")
    if phase == "flood-window":
        return before(state, "flood")
    if phase == "swim":
        return swim.settle(state, emit)
    if over_limit(state) >= 0:
        return state
    # Before the first treasure card only a gift can force a discard.
    return after_draw(state) if state.drawn else acting.settle(state)


def _play(state: State, seat: int, card: Special, emit: Emit) -> State:
    if emit is not ignore:
        emit(Played(seat, card, state.phase == "discard"))
    return drop(state, seat, HELICOPTER if card == "helicopter" else SANDBAGS, 1)


def _check_time(state: State, seat: int) -> None:
    """Check that special cards may be played now, and by this seat (rules 2.5)."""
    phase = state.phase
    if phase == "discard":
        if sum(state.hands[seat]) <= HAND_LIMIT:
            raise Illegal("insel-wait-discard", seat=Who(over_limit(state)))
    elif phase in ("draw-window", "flood-window", "swim"):
        if state.passed >> seat & 1:
            raise Illegal("insel-passed")
    elif phase != "actions":
        raise Illegal("insel-over" if phase == "over" else "insel-chance")
