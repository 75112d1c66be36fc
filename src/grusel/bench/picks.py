"""The smallest game that asks everything of a server: four hidden hands, picked from in turn. For load only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Decision, Game, Illegal, Message, Over, Seat, Turn, Types, Who, ignore

NUMBERS = range(10)
LONG = 1000


class Options(Struct, frozen=True):
    length: int = LONG


class State(Struct, frozen=True):
    seats: int
    length: int
    hands: tuple[tuple[int, ...], ...]
    picked: int = 0
    last: int = -1


class Pick(Struct, frozen=True, tag="pick"):
    number: int


class Picked(Struct, frozen=True, tag="picked"):
    seat: Seat
    number: int


class View(Struct, frozen=True):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    picked: int
    last: int


class Picks(Game[Options, State, Pick, Picked, View]):
    name = "picks"
    version = 1
    seats = range(4, 5)
    longest = LONG
    types = Types(Options, State, Pick, Picked, View)

    def start(self, options: Options, seats: int) -> State:
        return State(seats, options.length, tuple(tuple(NUMBERS) for _ in range(seats)))

    def seated(self, state: State) -> int:
        return state.seats

    def turn(self, state: State) -> Turn:
        if state.picked >= state.length:
            return Over((0.0,) * state.seats)
        return Decision((state.picked % state.seats,))

    def actions(self, state: State, seat: Seat) -> Sequence[Pick]:
        return [Pick(number) for number in state.hands[seat]] if self.turn(state) == Decision((seat,)) else ()

    def outcomes(self, state: State) -> Sequence[tuple[Pick, int]]:
        return ()

    def apply(self, state: State, seat: Seat | None, move: Pick, emit: Callable[[Picked], None] = ignore) -> State:
        if seat is None or self.turn(state) != Decision((seat,)) or move.number not in state.hands[seat]:
            raise Illegal("picks-not-now")
        emit(Picked(seat, move.number))
        fresh = (move.number + 7) % 1000
        hand = (*(number for number in state.hands[seat] if number != move.number), fresh)
        hands = tuple(hand if other == seat else kept for other, kept in enumerate(state.hands))
        return replace(state, hands=hands, picked=state.picked + 1, last=move.number)

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        return View(hand, tuple(map(len, state.hands)), state.picked, state.last)

    def truth(self, state: State) -> View:
        return self.view(state, None)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Picked], rng: Random) -> State:
        raise NotImplementedError

    def write(self, state: State, move: Pick) -> str:
        return str(move.number)

    def read(self, state: State, seat: Seat | None, text: str) -> Pick:
        return Pick(int(text))

    def draw(self, view: View) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> State:
        raise NotImplementedError

    def ask(self, view: View, seat: Seat | None) -> Message:
        return Message("picks-ask", {"seat": Who(view.picked % 4)})

    def tell(self, event: Picked) -> Message:
        return Message("picks-picked", {"seat": Who(event.seat), "number": event.number})

    def pieces(self, state: State) -> Mapping[str, int]:
        return {}


GAME = Picks()
