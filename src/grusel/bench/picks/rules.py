"""Four hidden hands, picked from in turn."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from grusel.bench.picks.state import Pick, Picked, State, View
from grusel.game import Decision, Illegal, Message, Over, Seat, Turn, Who, ignore


def turn(state: State) -> Turn:
    if state.picked >= state.length:
        return Over((0.0,) * state.seats)
    return Decision((state.picked % state.seats,))


def actions(state: State, seat: Seat) -> Sequence[Pick]:
    return [Pick(number) for number in state.hands[seat]] if turn(state) == Decision((seat,)) else ()


def apply(state: State, seat: Seat | None, move: Pick, emit: Callable[[Picked], None] = ignore) -> State:
    if seat is None or turn(state) != Decision((seat,)) or move.number not in state.hands[seat]:
        raise Illegal("picks-not-now")
    emit(Picked(seat, move.number))
    fresh = (move.number + 7) % 1000
    hand = (*[number for number in state.hands[seat] if number != move.number], fresh)
    hands = tuple([hand if other == seat else kept for other, kept in enumerate(state.hands)])
    return replace(state, hands=hands, picked=state.picked + 1, last=move.number)


def view(state: State, seat: Seat | None) -> View:
    hand = () if seat is None else state.hands[seat]
    return View(hand, tuple([len(held) for held in state.hands]), state.picked, state.last)


def write(state: State, move: Pick) -> str:
    return str(move.number)


def phrase(state: State, seat: Seat, action: Pick) -> Message:
    return Message("move-as-written", {"move": str(action.number)})


def ask(view: View, seat: Seat | None) -> Message:
    return Message("picks-ask", {"seat": Who(view.picked % 4)})


def tell(event: Picked) -> Message:
    return Message("picks-picked", {"seat": Who(event.seat), "number": event.number})
