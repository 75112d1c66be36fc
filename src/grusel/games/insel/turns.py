"""The course of a turn: actions, two treasure cards, the flood; and the windows for special cards between them."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from grusel.game import ignore
from grusel.games.insel.ends import Emit
from grusel.games.insel.state import NO_BONUS, Phase, State, TurnBegan
from grusel.games.insel.tiles import ACTIONS, FLOODS, HELICOPTER, SANDBAGS

# CLOCKWISE[seats][first]: all seats, in turn order
CLOCKWISE: Final = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(5)
)


def begin_turn(state: State, seat: int, emit: Emit) -> State:
    if emit is not ignore:
        emit(TurnBegan(seat))
    return replace(state, phase="actions", active=seat, left=ACTIONS, bonus=NO_BONUS, flown=False, drawn=0, passed=0)


def before(state: State, due: Literal["draw", "flood"], passed: int = 0) -> State:
    """The next treasure or flood card is due, after a window if any seat can use it (rules 2.5 b to e)."""
    for hand in state.hands:
        if hand[HELICOPTER] or hand[SANDBAGS]:
            return _window(state, due, passed)
    return state if state.phase == due and not state.passed else replace(state, phase=due, passed=0)


def _window(state: State, due: Literal["draw", "flood"], passed: int) -> State:
    window: Phase = "draw-window" if due == "draw" else "flood-window"
    if _holders(state, window, passed) and not (state.drawn and state.options.windows == "few"):
        return replace(state, phase=window, passed=passed)
    return replace(state, phase=due, passed=0)


def after_flood(state: State, emit: Emit) -> State:
    """Continue after a flood card: with another one, or with the next turn."""
    if state.drawn < FLOODS[state.level]:
        return before(state, "flood")
    return begin_turn(state, (state.active + 1) % state.seats, emit)


def asked(state: State, phase: Phase, passed: int) -> tuple[int, ...]:
    """The seats that may still play a special card in a window, in turn order."""
    for hand in state.hands:
        if hand[HELICOPTER] or hand[SANDBAGS]:
            return _holders(state, phase, passed)
    return ()


def _holders(state: State, phase: Phase, passed: int) -> tuple[int, ...]:
    hands = state.hands
    found: tuple[int, ...] = ()
    for seat in CLOCKWISE[state.seats][state.active]:
        hand = hands[seat]
        if (hand[HELICOPTER] or (hand[SANDBAGS] and _sandbags_help(state, phase))) and not passed >> seat & 1:
            found = (*found, seat)
    return found


def sandbags_too_late(state: State, phase: Phase) -> bool:
    """With the strict option, sandbags are only played before the first flood card of the turn."""
    return state.options.sandbags == "before-floods" and phase == "flood-window" and state.drawn > 0


def _sandbags_help(state: State, phase: Phase) -> bool:
    return state.flooded != 0 and not sandbags_too_late(state, phase)
