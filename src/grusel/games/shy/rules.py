"""Whose turn it is, what can be done, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grusel.game import Chance, Decision, Illegal, Seat, Turn
from grusel.games.shy.building import build, build_actions
from grusel.games.shy.course import Emit, happen, over
from grusel.games.shy.hero import move_actions, move_hero, peek, peek_actions
from grusel.games.shy.state import Move, State

CHANCE: Final[Turn] = Chance()
WAITS_FOR: Final[tuple[Turn, Turn]] = (Decision((0,)), Decision((1,)))
NOBODY: Final = -1


def turn(state: State) -> Turn:
    seat = mover(state)
    if seat != NOBODY:
        return WAITS_FOR[seat]
    return over(state) if state.phase == "over" else CHANCE


def mover(state: State) -> Seat:
    """The seat that is to act, or NOBODY."""
    if state.phase == "build":
        return state.master
    return 1 - state.master if state.phase in ("peek", "move") else NOBODY


def actions(state: State, seat: Seat) -> Sequence[Move]:
    if seat != mover(state):
        return ()
    if state.phase == "build":
        return build_actions(state)
    return peek_actions(state) if state.phase == "peek" else move_actions(state)


def apply(state: State, seat: Seat | None, move: Move, emit: Emit) -> State:
    if seat is None:
        return happen(state, move, emit)
    if seat != mover(state):
        raise Illegal("shy-not-your-turn")
    if state.phase == "build":
        return build(state, move, emit)
    return peek(state, move, emit) if state.phase == "peek" else move_hero(state, move, emit)
