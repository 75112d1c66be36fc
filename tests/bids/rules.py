"""The rules: all seats bid at once, the highest bid wins the prize, a tie wins nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from bids.state import CARDS, NONE, Bid, Event, Laid, Move, Opened, Options, State, View
from grusel.game import Decision, Illegal, Over, Seat, Turn


def start(options: Options, seats: int) -> State:
    hand = tuple(range(1, CARDS + 1))
    return State((hand,) * seats, (NONE,) * seats, (0,) * seats, falling=options.order == "falling")


def turn(state: State) -> Turn:
    if state.round < CARDS:
        return Decision(tuple(seat for seat, bid in enumerate(state.bids) if bid == NONE))
    best = max(state.points)
    won = 1.0 if state.points.count(best) == 1 else 0.0
    return Over(tuple(won if points == best else -1.0 for points in state.points))


def may_bid(state: State, seat: Seat | None) -> bool:
    now = turn(state)
    return isinstance(now, Decision) and seat in now.seats


def actions(state: State, seat: Seat) -> Sequence[Move]:
    return [Bid(card) for card in state.hands[seat]] if may_bid(state, seat) else []


def apply(state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None]) -> State:
    if seat is None or not may_bid(state, seat):
        raise Illegal("bids-not-now")
    if move.card not in state.hands[seat]:
        raise Illegal("bids-no-card", card=move.card)
    emit(Laid(seat, move.card))
    laid = replace(state, bids=(*state.bids[:seat], move.card, *state.bids[seat + 1 :]))
    return laid if NONE in laid.bids else _open(laid, emit)


def _open(state: State, emit: Callable[[Event], None]) -> State:
    best = max(state.bids)
    winner = state.bids.index(best) if state.bids.count(best) == 1 else None
    emit(Opened(state.bids, winner, state.prize))
    points = tuple(had + state.prize * (seat == winner) for seat, had in enumerate(state.points))
    pairs = zip(state.hands, state.bids, strict=True)
    hands = tuple(tuple(card for card in hand if card != bid) for hand, bid in pairs)
    return replace(state, hands=hands, bids=(NONE,) * len(hands), points=points, round=state.round + 1)


def view(state: State, seat: Seat | None) -> View:
    bids = tuple(bid if bid == NONE or holder == seat else None for holder, bid in enumerate(state.bids))
    return View(state.hands, bids, state.points, state.round, state.falling)


def imagine(view: View, rng: Random) -> State:
    pairs = zip(view.bids, view.hands, strict=True)
    bids = tuple(rng.choice(hand) if bid is None else bid for bid, hand in pairs)
    return State(view.hands, bids, view.points, view.round, view.falling)
