"""The rules: step to a floe beside you; the one you leave sinks; if you cannot step you lose."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from floes.state import Event, Move, Options, State, Step, Stepped
from grusel.game import Decision, Illegal, Over, Seat, Turn
from grusel.grid import grid, mask, members

BOARD = grid(("####",) * 4)


def start(options: Options) -> State:
    return State(BOARD.squares, (0, 15), diagonal=options.diagonal)


def turn(state: State) -> Turn:
    if targets(state, state.mover):
        return Decision((state.mover,))
    return Over((-1.0, 1.0) if state.mover == 0 else (1.0, -1.0))


def targets(state: State, seat: Seat) -> int:
    """The floes that a figure can step to, as a mask."""
    beside = BOARD.around if state.diagonal else BOARD.near
    return beside[state.figures[seat]] & state.floes & ~mask(state.figures)


def actions(state: State, seat: Seat) -> Sequence[Move]:
    return [Step(cell) for cell in members(targets(state, seat))] if seat == state.mover else []


def apply(state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None]) -> State:
    if seat != state.mover or not targets(state, seat) >> move.to & 1:
        raise Illegal("floes-not-there", square=BOARD.name(move.to))
    source = state.figures[seat]
    figures = (move.to, state.figures[1]) if seat == 0 else (state.figures[0], move.to)
    emit(Stepped(seat, source, move.to))
    return State(state.floes & ~(1 << source), figures, 1 - seat, state.diagonal)
