"""The rules, as functions: each seat gets a card, may swap it once for the top card, and the highest card wins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

from msgspec.structs import replace

from grusel.deck import Deck
from grusel.game import Chance, Decision, Illegal, Over, Seat, Turn
from grusel.testing.template.state import (
    EMPTY,
    Deal,
    Dealt,
    Event,
    Keep,
    Kept,
    Move,
    Options,
    Shown,
    State,
    Swap,
    Threw,
    View,
)

CARDS = {"six": 6, "nine": 9}


def start(options: Options, seats: int) -> State:
    cards = CARDS[options.cards]
    return State(cards, deck_without((), cards), (EMPTY,) * seats)


def turn(state: State | View) -> Turn:
    if EMPTY in state.hands:
        return Chance()
    if state.spoken < len(state.hands):
        return Decision((state.spoken,))
    best = max(card for card in state.hands if card is not None)
    return Over(tuple(1.0 if card == best else -1.0 for card in state.hands))


def actions(state: State, seat: Seat) -> Sequence[Move]:
    return (Keep(), Swap()) if turn(state) == Decision((seat,)) else ()


def outcomes(state: State) -> Sequence[tuple[Move, int]]:
    """Chance is listed here and drawn by the table."""
    return [(Deal(card), weight) for card, weight in state.deck.chances()] if turn(state) == Chance() else []


def apply(state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None]) -> State:
    now = turn(state)
    match move:
        case Deal(card) if seat is None and now == Chance():
            return _ended(_deal(state, card, emit), emit)
        case Keep() if seat is not None and now == Decision((seat,)):
            emit(Kept(seat))
            return _ended(replace(state, spoken=state.spoken + 1), emit)
        case Swap() if seat is not None and now == Decision((seat,)):
            card = state.hands[seat]
            emit(Threw(seat, card))
            after = replace(state, pile=(*state.pile, card), spoken=state.spoken + 1)
            return replace(after, hands=_with(state.hands, seat, EMPTY))
    raise Illegal("template-not-now")


def _deal(state: State, card: int, emit: Callable[[Event], None]) -> State:
    if card not in dict(state.deck.chances()):
        raise Illegal("template-not-now")
    seat = state.hands.index(EMPTY)
    emit(Dealt(seat, card))
    return replace(state, deck=state.deck.draw(card), hands=_with(state.hands, seat, card))


def _ended(state: State, emit: Callable[[Event], None]) -> State:
    if isinstance(turn(state), Over):
        emit(Shown(state.hands))
    return state


def _with(hands: tuple[int, ...], seat: Seat, card: int) -> tuple[int, ...]:
    return (*hands[:seat], card, *hands[seat + 1 :])


# --- what a seat may know ---------------------------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    over = isinstance(turn(state), Over)
    hands = tuple(card if over or card == EMPTY or at == seat else None for at, card in enumerate(state.hands))
    return View(state.cards, hands, state.pile, state.spoken)


def truth(state: State) -> View:
    return View(state.cards, state.hands, state.pile, state.spoken)


def witness(event: Event, seat: Seat | None) -> Event | None:
    return Dealt(event.seat, None) if isinstance(event, Dealt) and event.seat != seat else event


def disclose(state: State, move: Move, seat: Seat | None) -> Move | None:
    """A card that is dealt is in writing only for the seat that gets it."""
    return None if isinstance(move, Deal) and state.hands.index(EMPTY) != seat else move


def imagine(view: View, rng: Random) -> State:
    known = {*view.hands, *view.pile}
    unseen = [card for card in range(view.cards) if card not in known]
    rng.shuffle(unseen)
    hands = tuple(unseen.pop() if card is None else card for card in view.hands)
    return State(view.cards, deck_without((*hands, *view.pile), view.cards), hands, view.pile, view.spoken)


def deck_without(gone: Collection[int], cards: int) -> Deck:
    return Deck().shuffle_on_top([int(card not in gone) for card in range(cards)])
