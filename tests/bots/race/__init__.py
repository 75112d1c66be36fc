"""A race on a board of 6 by 6 with many moves, where random playouts are a poor guide and a value a good one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from bots.tiny import Options, Tiny
from grusel.game import Decision, Over, Seat, Turn, Types, ignore

SIZE = 6


class Go(Struct, frozen=True, tag="go"):
    source: int
    target: int


class Field(Struct, frozen=True):
    """Seat 0 goes down from the first two rows, seat 1 up from the last two."""

    cells: str = "x" * 12 + "." * 12 + "o" * 12
    mover: Seat = 0


class Race(Tiny):
    """Steps straight or diagonally ahead; a diagonal step takes; the other side of the board wins."""

    name = "race"
    longest = 200
    types = Types(Options, Field, Go, Go, Field)

    def start(self, options: Any, seats: int) -> Field:
        return Field()

    def turn(self, state: Field) -> Turn:
        if "o" in state.cells[:SIZE] or "x" not in state.cells:
            return Over((-1.0, 1.0))
        if "x" in state.cells[-SIZE:] or "o" not in state.cells:
            return Over((1.0, -1.0))
        return Decision((state.mover,))

    def actions(self, state: Field, seat: Seat) -> Sequence[Go]:
        mark, ahead = ("x", SIZE) if seat == 0 else ("o", -SIZE)
        cells = [cell for cell, here in enumerate(state.cells) if here == mark]
        return [Go(cell, to) for cell in cells for to in steps(state.cells, cell, cell + ahead)]

    def apply(self, state: Field, seat: Seat | None, move: Go, emit: Callable[[Any], None] = ignore) -> Field:
        cells = list(state.cells)
        cells[move.source], cells[move.target] = ".", cells[move.source]
        return Field("".join(cells), 1 - state.mover)


def steps(cells: str, cell: int, ahead: int) -> list[int]:
    """Where a stone may go: straight to a free cell, diagonally to any that is not its own."""
    beside = [ahead + side for side in (-1, 1) if 0 <= cell % SIZE + side < SIZE]
    straight = [ahead] if cells[ahead] == "." else []
    return straight + [to for to in beside if cells[to] != cells[cell]]


GAME = Race()
