"""The types of the game: options, state, moves, events, view."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from grusel.deck import Deck
from grusel.game import Seat

EMPTY: Final = -1  # a hand without a card


class Options(Struct, frozen=True):
    cards: Literal["nine", "six"] = "nine"


class State(Struct, frozen=True):
    cards: int  # how many there are; card 0 is called 1
    deck: Deck
    hands: tuple[int, ...]  # one card for each seat, or EMPTY
    pile: tuple[int, ...] = ()  # thrown away, face up
    spoken: int = 0  # seats that have kept or swapped


class Deal(Struct, frozen=True, tag="deal"):
    """Chance: the top card goes to the first empty hand."""

    card: int


class Keep(Struct, frozen=True, tag="keep"):
    pass


class Swap(Struct, frozen=True, tag="swap"):
    pass


class Dealt(Struct, frozen=True, tag="dealt"):
    seat: Seat
    card: int | None  # None: another seat's


class Kept(Struct, frozen=True, tag="kept"):
    seat: Seat


class Threw(Struct, frozen=True, tag="threw"):
    seat: Seat
    card: int


class Shown(Struct, frozen=True, tag="shown"):
    hands: tuple[int, ...]  # all that was hidden until now


class View(Struct, frozen=True):
    cards: int
    hands: tuple[int | None, ...]  # None: not yours to see
    pile: tuple[int, ...]
    spoken: int


Move = Deal | Keep | Swap
Event = Dealt | Kept | Threw | Shown
