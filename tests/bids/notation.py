"""Moves are cards; the position is a few lines."""

from __future__ import annotations

import re

from bids.state import CARDS, NONE, Bid, Move, State, View
from grusel.game import Illegal, Seat

DIAGRAM = re.compile(
    r"order: (rising|falling)\nround: ([0-4])\npoints: (\d+(?: \d+){1,2})\n"
    r"hands: ((?:0|[1-4]{1,4})(?: (?:0|[1-4]{1,4})){1,2})\nbids: ([1-4-](?: [1-4-]){1,2})"
)
EXPECTED = "order: rising, round: 0, points: 0 0, hands: 1234 1234, bids: - 3"


def read(seat: Seat | None, text: str) -> Move:
    if seat is None or not re.fullmatch(f"[1-{CARDS}]", text):
        raise Illegal("bids-expected", expected="1, 2, 3, 4")
    return Bid(int(text))


def draw(view: View) -> str:
    """A bid that lies face down is `?`, none is `-`; an empty hand is 0."""
    lines = {
        "order": "falling" if view.falling else "rising",
        "round": str(view.round),
        "points": " ".join(map(str, view.points)),
        "hands": " ".join("".join(map(str, hand)) or "0" for hand in view.hands),
        "bids": " ".join("?" if bid is None else "-" if bid == NONE else str(bid) for bid in view.bids),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def parse(text: str) -> State:
    found = DIAGRAM.fullmatch(text.strip())
    if not found:
        raise Illegal("bids-expected", expected=EXPECTED)
    hands = tuple(tuple(int(card) for card in hand if card != "0") for hand in found[4].split())
    bids = tuple(NONE if bid == "-" else int(bid) for bid in found[5].split())
    points = tuple(map(int, found[3].split()))
    fits = all(bid in (NONE, *hand) for bid, hand in zip(bids, hands, strict=False))
    if not fits or not len(hands) == len(bids) == len(points) or NONE not in bids:
        raise Illegal("bids-expected", expected=EXPECTED)
    return State(hands, bids, points, int(found[2]), found[1] == "falling")
