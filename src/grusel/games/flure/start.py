"""The table before the first move: the basic set-up, or an empty hall and seventeen tiles (rules 3 and 6.7)."""

from __future__ import annotations

from typing import Final

from grusel.deck import Counts, Deck
from grusel.game import Illegal
from grusel.games.flure.squares import EXIT, WIDTH
from grusel.games.flure.state import (
    ABSENT,
    CARDS,
    FULL_STOCK,
    MOST_SEATS,
    OUTSIDE,
    Block,
    Options,
    State,
)


def _cell(x: int, y: int) -> int:
    return y * WIDTH + x


BASIC_STONES: Final = tuple(
    Block(_cell(x, y), "stone")
    for x, y in [(2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6), (4, 7), (12, 7), (14, 8), (5, 9), (8, 9)]
)
BASIC_BLOOD: Final = tuple(_cell(x, y) for x, y in [(8, 2), (9, 2), (8, 3), (9, 3), (4, 8), (5, 8), (6, 8), (7, 8)])
NUMBERS_AND_HITS: Final[Counts] = (1, 2, 2, 1, 1, 1, 0)
THREE_HITS: Final[Counts] = (0, 2, 2, 1, 1, 1, 1)


def start(options: Options, seats: int) -> State:
    """All figures wait outside; the monster stands on the exit and faces east."""
    if not 2 <= seats <= MOST_SEATS:
        raise Illegal("bad-seats", game="flure", least=2, most=MOST_SEATS, found=seats)
    basic = options.setup == "basic"
    drawn = options.starter == "random"
    return State(
        options=options,
        seats=seats,
        phase="starter" if drawn else "figures" if basic else "place",
        round=1,
        starter=0,
        mover=-1 if drawn else 0,
        places=starting_places(seats),
        black=(False,) * (4 * seats),
        played=(False,) * (4 * seats),
        saved=(),
        monster=EXIT,
        facing="E",
        blocks=BASIC_STONES if basic else (),
        teleporters=(),
        blood=BASIC_BLOOD if basic else (),
        removed=(0, 0, 0, 0),
        stock=(0,) * len(FULL_STOCK) if basic else FULL_STOCK,
        deck=full_deck(options),
        drawn=(0,) * len(CARDS),
    )


def starting_places(seats: int) -> tuple[int, ...]:
    """Give each seat four figures, or three with five players or more (rules 5)."""
    fourth = OUTSIDE if seats <= 4 else ABSENT
    return (OUTSIDE, OUTSIDE, OUTSIDE, fourth) * seats


def full_deck(options: Options) -> Deck:
    """Return all eight monster cards; in the longer game the 5 is "3 hits" (rules 6.7)."""
    return Deck((THREE_HITS if options.three_hits else NUMBERS_AND_HITS,))


def not_in(deck: Deck, options: Options) -> Counts:
    """Return the cards of the eight that are not in the deck."""
    full = full_deck(options)
    return tuple(max(0, full.count(card) - deck.count(card)) for card in range(len(CARDS)))
