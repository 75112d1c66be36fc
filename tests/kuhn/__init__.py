"""Kuhn poker: the smallest whole game with chance and secrets. Copy it to begin a game of your own.

Three cards; each of two players gets one and antes 1. Pass or bet 1; the higher card takes the pot.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grusel.deck import Deck
from grusel.game import Chance, Decision, Game, Illegal, Message, Over, Seat, Turn, Types, Who, ignore

CARDS = "JQK"
PASS, BET = "pass", "bet"


class Options(Struct, frozen=True):
    starter: Literal["first", "second"] = "first"


class State(Struct, frozen=True):
    deck: Deck = Deck(((1, 1, 1),))
    hands: tuple[int, ...] = ()
    line: tuple[str, ...] = ()  # passes and bets so far
    starter: int = 0


class Deal(Struct, frozen=True, tag="deal"):
    card: int


class Say(Struct, frozen=True, tag="say"):
    word: Literal["pass", "bet"]


class Dealt(Struct, frozen=True, tag="dealt"):
    seat: Seat
    card: int | None  # None: the other player's


class Said(Struct, frozen=True, tag="said"):
    seat: Seat
    word: str


class Showdown(Struct, frozen=True, tag="showdown"):
    hands: tuple[int, ...]


class View(Struct, frozen=True):
    hands: tuple[int | None, ...]
    line: tuple[str, ...]
    starter: int


Move = Deal | Say
Event = Dealt | Said | Showdown


class Kuhn(Game[Options, State, Move, Event, View]):
    name = "kuhn"
    version = 1
    seats = range(2, 3)
    longest = 5
    types = Types(Options, State, Move, Event, View)
    reveals = (Showdown,)

    def start(self, options: Options, seats: int) -> State:
        return State(starter=int(options.starter == "second"))

    def seated(self, state: State) -> int:
        return 2

    def turn(self, state: State) -> Turn:
        if len(state.hands) < 2:
            return Chance()
        if state.line[-2:] in ((PASS, PASS), (BET, BET), (BET, PASS)):
            return Over(self.payoffs(state))
        return Decision(((state.starter + len(state.line)) % 2,))

    def payoffs(self, state: State) -> tuple[float, ...]:
        first, second = state.starter, 1 - state.starter
        if state.line[-2:] == (BET, PASS):
            winner, won = (first, second)[len(state.line) % 2], 1
        else:
            winner, won = max((0, 1), key=lambda seat: state.hands[seat]), 1 + state.line.count(BET) // 2
        return (won / 2, -won / 2) if winner == 0 else (-won / 2, won / 2)

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return (Say("pass"), Say("bet")) if self.turn(state) == Decision((seat,)) else ()

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(Deal(card), weight) for card, weight in state.deck.chances()] if len(state.hands) < 2 else []

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        turn = self.turn(state)
        match move:
            case Deal(card) if seat is None and (move, 1) in self.outcomes(state):
                emit(Dealt(len(state.hands), card))
                return replace(state, deck=state.deck.draw(card), hands=(*state.hands, card))
            case Say(word) if seat is not None and turn == Decision((seat,)):
                emit(Said(seat, word))
                after = replace(state, line=(*state.line, word))
                if isinstance(self.turn(after), Over) and after.line[-2:] != (BET, PASS):
                    emit(Showdown(after.hands))
                return after
        raise Illegal("kuhn-not-now")

    def view(self, state: State, seat: Seat | None) -> View:
        shown = isinstance(self.turn(state), Over) and state.line[-2:] != (BET, PASS)
        hands = tuple(card if shown or holder == seat else None for holder, card in enumerate(state.hands))
        return View(hands, state.line, state.starter)

    def truth(self, state: State) -> View:
        return View(state.hands, state.line, state.starter)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return Dealt(event.seat, None) if isinstance(event, Dealt) and event.seat != seat else event

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return None if isinstance(move, Deal) and len(state.hands) != seat else move

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        unseen = [card for card in range(3) if card not in view.hands]
        rng.shuffle(unseen)
        hands = tuple(unseen.pop() if card is None else card for card in view.hands)
        return State(_deck_without(hands), hands, view.line, view.starter)

    def write(self, state: State, move: Move) -> str:
        return CARDS[move.card] if isinstance(move, Deal) else move.word

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        if seat is None and text in tuple(CARDS):
            return Deal(CARDS.index(text))
        if seat is not None and text in (PASS, BET):
            return Say("pass" if text == PASS else "bet")
        raise Illegal("kuhn-expected", expected="J, Q, K" if seat is None else "pass, bet")

    def draw(self, view: View) -> str:
        hands = "".join("?" if card is None else CARDS[card] for card in view.hands)
        return f"starter: {view.starter}\nhands: {hands}\nline: {' '.join(view.line)}"

    def parse(self, text: str) -> State:
        found = re.fullmatch(r"starter: ([01])\nhands: ?([JQK]{0,2})\nline: ?((?:pass|bet| )*)", text.strip())
        if not found or len(set(found[2])) < len(found[2]):
            raise Illegal("kuhn-expected", expected="starter: 0, hands: JQ, line: pass bet")
        hands = tuple(CARDS.index(card) for card in found[2])
        return State(_deck_without(hands), hands, tuple(found[3].split()), int(found[1]))

    def ask(self, view: View, seat: Seat | None) -> Message:
        match self.turn(State(hands=tuple(card or 0 for card in view.hands), line=view.line, starter=view.starter)):
            case Decision((mover,)) if mover == seat:
                return Message("kuhn-ask")
            case Decision((mover,)):
                return Message("kuhn-wait", {"seat": Who(mover)})
        return Message("kuhn-over" if view.line else "kuhn-deal")

    def tell(self, event: Event) -> Message:
        match event:
            case Dealt(seat, None):
                return Message("kuhn-dealt-hidden", {"seat": Who(seat)})
            case Dealt(seat, card):
                return Message("kuhn-dealt", {"seat": Who(seat), "card": CARDS[card or 0]})
            case Said(seat, word):
                return Message(f"kuhn-{word}", {"seat": Who(seat)})
            case Showdown(hands):
                return Message("kuhn-showdown", {"first": CARDS[hands[0]], "second": CARDS[hands[1]]})

    def pieces(self, state: State) -> Mapping[str, int]:
        counts = Counter(CARDS[card] for card in state.hands)
        counts.update({CARDS[card]: state.deck.count(card) for card in range(3) if state.deck.size})
        return counts


def _deck_without(hands: Sequence[int]) -> Deck:
    return Deck().shuffle_on_top([int(card not in hands) for card in range(3)])


GAME = Kuhn()
