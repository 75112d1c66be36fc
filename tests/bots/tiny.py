"""Games small enough to have known values: tic-tac-toe, and a choice between a safe payoff and a gamble."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from grusel.game import Chance, Decision, Message, OpenGame, Over, Seat, Turn, Types, ignore


class Mark(Struct, frozen=True, tag="mark"):
    at: int


class Options(Struct, frozen=True):
    pass


class Board(Struct, frozen=True):
    cells: str = "........."


class Tiny(OpenGame[Any, Any, Any, Any, Any]):
    """The methods that searches never call."""

    version = 1
    seats = range(2, 3)
    longest = 9

    def seated(self, state: Any) -> int:
        return 2

    def truth(self, state: Any) -> Any:
        return state

    def imagine(self, view: Any, seat: Seat | None, seen: Sequence[Any], rng: Random) -> Any:
        return view

    def outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        return ()

    def write(self, state: Any, move: Any) -> str:
        return str(move.at)

    def read(self, state: Any, seat: Seat | None, text: str) -> Any:
        return Mark(int(text))

    def draw(self, view: Any) -> str:
        return str(view)

    def parse(self, text: str) -> Any:
        return Board(text)

    def ask(self, view: Any, seat: Seat | None) -> Message:
        return Message("tiny")

    def tell(self, event: Any) -> Message:
        return Message("tiny")

    def pieces(self, state: Any) -> Mapping[str, int]:
        return {}


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(Tiny):
    name = "tictactoe"
    types = Types(Options, Board, Mark, Mark, Board)

    def start(self, options: Any, seats: int) -> Board:
        return Board()

    def turn(self, state: Board) -> Turn:
        for line in LINES:
            row = {state.cells[at] for at in line}
            if row in ({"x"}, {"o"}):
                return Over((1.0, -1.0) if row == {"x"} else (-1.0, 1.0))
        empty = state.cells.count(".")
        return Decision(((9 - empty) % 2,)) if empty else Over((0.0, 0.0))

    def actions(self, state: Board, seat: Seat) -> Sequence[Mark]:
        return [Mark(at) for at in range(9) if state.cells[at] == "."]

    def apply(self, state: Board, seat: Seat | None, move: Mark, emit: Callable[[Any], None] = ignore) -> Board:
        assert state.cells[move.at] == "."
        return Board(state.cells[: move.at] + "xo"[seat or 0] + state.cells[move.at + 1 :])


class Gamble(Tiny):
    """Seat 0 takes 0.2, or 0.5 at even odds against -0.5, or 0.9 with 3 of 4 if seat 1 does not spoil it."""

    name = "gamble"
    types = Types(Options, Board, Mark, Mark, Board)
    ends = {"s": 0.2, "ew": 0.5, "el": -0.5, "hkw": 0.9, "hkl": -0.9, "hx": -0.1}

    def start(self, options: Any, seats: int) -> Board:
        return Board("")

    def turn(self, state: Board) -> Turn:
        if state.cells in self.ends:
            payoff = self.ends[state.cells]
            return Over((payoff, -payoff))
        return Decision((1,)) if state.cells == "h" else Decision((0,)) if not state.cells else Chance()

    def actions(self, state: Board, seat: Seat) -> Sequence[Mark]:
        return [Mark(0), Mark(1), Mark(2)] if seat == 0 else [Mark(3), Mark(4)]

    def outcomes(self, state: Board) -> Sequence[tuple[Any, int]]:
        return [(Mark(5), 1), (Mark(6), 1)] if state.cells == "e" else [(Mark(5), 3), (Mark(6), 1)]

    def apply(self, state: Board, seat: Seat | None, move: Mark, emit: Callable[[Any], None] = ignore) -> Board:
        return Board(state.cells + "sehkxwl"[move.at])
