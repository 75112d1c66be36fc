"""Sealed bids: the smallest game of simultaneous choice, without chance, with secrets and draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bids import notation, reasons, rules
from bids.state import Event, Laid, Move, Opened, Options, State, View
from grusel.game import Game, Message, Seat, Turn, Types, ignore


class Bids(Game[Options, State, Move, Event, View]):
    name = "bids"
    version = 1
    seats = range(2, 4)
    longest = 12
    types = Types(Options, State, Move, Event, View)
    reveals = (Opened,)

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"default": Options(), "falling": Options(order="falling")}

    def start(self, options: Options, seats: int) -> State:
        return rules.start(options, seats)

    def seated(self, state: State) -> int:
        return len(state.hands)

    def turn(self, state: State) -> Turn:
        return rules.turn(state)

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.actions(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return []

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        return rules.apply(state, seat, move, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        return rules.view(state, seat)

    def truth(self, state: State) -> View:
        return View(state.hands, state.bids, state.points, state.round, state.falling)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return Laid(event.seat, None) if isinstance(event, Laid) and event.seat != seat else event

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return move if by == seat else None

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return rules.imagine(view, rng)

    def write(self, state: State, move: Move) -> str:
        return str(move.card)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(seat, text)

    def draw(self, view: View) -> str:
        return notation.draw(view)

    def parse(self, text: str) -> State:
        return notation.parse(text)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return reasons.phrase(action)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(view, seat)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def pieces(self, state: State) -> Mapping[str, int]:
        return {f"cards of {seat}": len(hand) + state.round for seat, hand in enumerate(state.hands)}


GAME = Bids()
