"""Ice floes: the smallest game on a board, without chance and without secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from floes import notation, reasons, rules
from floes.state import Event, Move, Options, State, View
from grusel.game import Message, OpenGame, Seat, Turn, Types, ignore


class Floes(OpenGame[Options, State, Move, Event, View]):
    name = "floes"
    version = 1
    seats = range(2, 3)
    longest = 14
    types = Types(Options, State, Move, Event, View)
    tones = {"~": "quiet", r"\b[AB]\b": "seat"}

    def start(self, options: Options, seats: int) -> State:
        return rules.start(options)

    def seated(self, state: State) -> int:
        return 2

    def turn(self, state: State) -> Turn:
        return rules.turn(state)

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.actions(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return []

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        return rules.apply(state, seat, move, emit)

    def truth(self, state: State) -> View:
        return View(state.floes, state.figures, state.mover, state.diagonal)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return State(view.floes, view.figures, view.mover, view.diagonal)

    def write(self, state: State, move: Move) -> str:
        return rules.BOARD.name(move.to)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(text)

    def draw(self, view: View) -> str:
        return notation.draw(view)

    def parse(self, text: str) -> State:
        return notation.parse(text)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(self.turn(self.imagine(view, seat, (), Random())), seat)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def pieces(self, state: State) -> Mapping[str, int]:
        return {"figures": len(state.figures)}


GAME = Floes()
