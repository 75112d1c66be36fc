"""Dodgem: a small whole game on a board of squares, without chance or secrets, whose board is declared in `board.json`.

Colin Vout's game on nine squares: A drives to the right, B drives up, both may go sideways, never back. The first seat
with both cars off the board wins; a seat that leaves the other no move loses. After sixty moves the game is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Decision, Illegal, Message, OpenGame, Over, Seat, Turn, Types, Who, ignore

WIDTH = 3
START = (0, None, None, 0, None, None, None, 1, 1)  # A at the left, B below
STEPS = (((1, 0), (0, -1), (0, 1)), ((0, -1), (-1, 0), (1, 0)))  # the first leads forward
MOST_MOVES = 60


class Options(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    cells: tuple[int | None, ...] = START
    mover: Seat = 0
    moves: int = 0


class Drive(Struct, frozen=True, tag="drive"):
    start: int
    to: int


class Leave(Struct, frozen=True, tag="leave"):
    start: int


class Drove(Struct, frozen=True, tag="drove"):
    seat: Seat
    start: int
    to: int


class Left(Struct, frozen=True, tag="left"):
    seat: Seat
    start: int


Move = Drive | Leave
Event = Drove | Left


class Dodgem(OpenGame[Options, State, Move, Event, State]):
    name = "dodgem"
    version = 1
    seats = range(2, 3)
    longest = MOST_MOVES
    types = Types(Options, State, Move, Event, State)

    def start(self, options: Options, seats: int) -> State:
        return State()

    def seated(self, state: State) -> int:
        return 2

    def turn(self, state: State) -> Turn:
        for seat in (0, 1):
            if seat not in state.cells:
                return Over(_won(seat))
        if state.moves == MOST_MOVES:
            return Over((0.0, 0.0))
        return Decision((state.mover,)) if _moves(state) else Over(_won(state.mover))

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return _moves(state) if self.turn(state) == Decision((seat,)) else ()

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return ()

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        if seat is None or move not in self.actions(state, seat):
            raise Illegal("dodgem-not-so")
        cells = list(state.cells)
        cells[move.start] = None
        if isinstance(move, Drive):
            cells[move.to] = seat
            emit(Drove(seat, move.start, move.to))
        else:
            emit(Left(seat, move.start))
        return replace(state, cells=tuple(cells), mover=1 - seat, moves=state.moves + 1)

    def truth(self, state: State) -> State:
        return state

    def imagine(self, view: State, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return view

    def write(self, state: State, move: Move) -> str:
        return f"{_name(move.start)}-{_name(move.to)}" if isinstance(move, Drive) else f"{_name(move.start)}-off"

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        found = [] if seat is None else [move for move in self.actions(state, seat) if self.write(state, move) == text]
        if not found:
            raise Illegal("dodgem-not-so")
        return found[0]

    def draw(self, view: State) -> str:
        marks = ["." if car is None else "AB"[car] for car in view.cells]
        rows = [" ".join(marks[start : start + WIDTH]) for start in range(0, len(marks), WIDTH)]
        return "\n".join([f"turn: {'AB'[view.mover]}", f"moves: {view.moves}", *rows])

    def parse(self, text: str) -> State:
        found = re.fullmatch(r"turn: ([AB])\nmoves: (\d{1,2})\n([AB.](?:\s[AB.]){8})", text.strip())
        if not found or int(found[2]) > MOST_MOVES:
            raise Illegal("dodgem-not-so")
        cells = tuple(None if mark == "." else "AB".index(mark) for mark in found[3].split())
        return State(cells, "AB".index(found[1]), int(found[2]))

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        if isinstance(action, Leave):
            return Message("dodgem-do-leave", {"start": _name(action.start)})
        return Message("dodgem-do-drive", {"start": _name(action.start), "to": _name(action.to)})

    def ask(self, view: State, seat: Seat | None) -> Message:
        if isinstance(self.turn(view), Over):
            return Message("dodgem-over")
        return Message("dodgem-ask") if seat == view.mover else Message("dodgem-wait", {"seat": Who(view.mover)})

    def tell(self, event: Event) -> Message:
        args: dict[str, str | Who] = {"seat": Who(event.seat), "start": _name(event.start)}
        if isinstance(event, Left):
            return Message("dodgem-left", {**args})
        return Message("dodgem-drove", {**args, "to": _name(event.to)})

    def pieces(self, state: State) -> Mapping[str, int]:
        return {}


def _moves(state: State) -> tuple[Move, ...]:
    cars = [cell for cell, car in enumerate(state.cells) if car == state.mover]
    return tuple(move for car in cars for move in _moves_of(state, car))


def _moves_of(state: State, car: int) -> list[Move]:
    moves: list[Move] = []
    for forward, (dx, dy) in enumerate(STEPS[state.mover]):
        x, y = car % WIDTH + dx, car // WIDTH + dy
        if not (0 <= x < WIDTH and 0 <= y < WIDTH):
            moves += [] if forward else [Leave(car)]
        elif state.cells[y * WIDTH + x] is None:
            moves.append(Drive(car, y * WIDTH + x))
    return moves


def _won(seat: Seat) -> tuple[float, float]:
    return (1.0, -1.0) if seat == 0 else (-1.0, 1.0)


def _name(cell: int) -> str:
    return f"{'abc'[cell % WIDTH]}{cell // WIDTH + 1}"


GAME = Dodgem()
