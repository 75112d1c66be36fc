"""Moves in text, and the position as a diagram and back."""

from __future__ import annotations

import re

from grusel.game import Illegal, Seat
from grusel.testing.template.rules import deck_without
from grusel.testing.template.state import EMPTY, Deal, Keep, Move, State, Swap, View

DIAGRAM = re.compile(r"cards: ([69])\nhands: ((?: ?[1-9-]){2,3})\npile: ?((?: ?[1-9]){0,3})\nspoken: ([0-3])")


def write(move: Move) -> str:
    match move:
        case Deal(card):
            return str(card + 1)
        case Keep():
            return "keep"
        case Swap():
            return "swap"


def read(seat: Seat | None, text: str) -> Move:
    if seat is None and re.fullmatch("[1-9]", text):
        return Deal(int(text) - 1)
    if seat is not None and text in ("keep", "swap"):
        return Keep() if text == "keep" else Swap()
    raise Illegal("template-expected", expected="1 … 9" if seat is None else "keep, swap")


def draw(view: View) -> str:
    """A card that is not seen is `?`, an empty hand is `-`."""
    hands = ["?" if card is None else "-" if card == EMPTY else str(card + 1) for card in view.hands]
    pile = [str(card + 1) for card in view.pile]
    lines = {"cards": str(view.cards), "hands": " ".join(hands), "pile": " ".join(pile), "spoken": str(view.spoken)}
    return "\n".join(f"{name}: {value}".rstrip() for name, value in lines.items())


def parse(text: str) -> State:
    found = DIAGRAM.fullmatch(text.strip())
    if not found:
        raise Illegal("template-expected", expected="cards: 9, hands: 4 7, pile: 2, spoken: 1")
    cards, spoken = int(found[1]), int(found[4])
    hands = tuple(EMPTY if card == "-" else int(card) - 1 for card in found[2].split())
    pile = tuple(int(card) - 1 for card in found[3].split())
    lying = [card for card in (*hands, *pile) if card != EMPTY]
    if len(set(lying)) < len(lying) or max(lying, default=0) >= cards or spoken > len(hands):
        raise Illegal("template-expected", expected="cards: 9, hands: 4 7, pile: 2, spoken: 1")
    return State(cards, deck_without(lying, cards), hands, pile, spoken)
