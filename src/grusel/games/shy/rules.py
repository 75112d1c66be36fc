"""Turns, legal moves, and their effects."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grusel.game import Chance, Decision, Illegal, Seat, Turn, ignore
from grusel.games.shy.building import build, build_actions
from grusel.games.shy.course import Emit, happen, over
from grusel.games.shy.hero import move_actions, move_hero, peek, peek_actions
from grusel.games.shy.state import Move, State

CHANCE: Final[Turn] = Chance()
WAITS_FOR: Final[tuple[Turn, Turn]] = (Decision((0,)), Decision((1,)))


def turn(state: State) -> Turn:
    phase = state.phase
    if phase == "build":
        return WAITS_FOR[state.master]
    if phase == "move" or phase == "peek":
        return WAITS_FOR[1 - state.master]
    return over(state) if phase == "over" else CHANCE


def actions(state: State, seat: Seat) -> Sequence[Move]:
    phase = state.phase
    if phase == "build" and seat == state.master:
        return build_actions(state)
    if phase == "move" and seat == 1 - state.master:
        return move_actions(state)
    return peek_actions(state) if phase == "peek" and seat == 1 - state.master else ()


def apply(state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
    if seat is None:
        return happen(state, move, emit)
    phase, master = state.phase, state.master
    if phase == "build" and seat == master:
        return build(state, move, emit)
    if phase == "move" and seat == 1 - master:
        return move_hero(state, move, emit)
    if phase == "peek" and seat == 1 - master:
        return peek(state, move, emit)
    raise Illegal("shy-not-your-turn")
