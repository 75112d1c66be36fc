"""What the game is made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from grusel.game import Seat

CARDS: Final = 4  # in each hand, and prizes
NONE: Final = 0  # no bid yet
Card = Annotated[int, Meta(ge=1, le=CARDS)]


class Options(Struct, frozen=True):
    order: Literal["rising", "falling"] = "rising"


class State(Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]  # a card that is bid is in the hand until bids are opened
    bids: tuple[int, ...]
    points: tuple[int, ...]
    round: int = 0
    falling: bool = False

    @property
    def prize(self) -> int:
        return CARDS - self.round if self.falling else self.round + 1


class Bid(Struct, frozen=True, tag="bid"):
    card: Card


class Laid(Struct, frozen=True, tag="laid"):
    seat: Seat
    card: int | None  # None: another seat's


class Opened(Struct, frozen=True, tag="opened"):
    bids: tuple[int, ...]
    winner: Seat | None
    prize: int


class View(Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]  # None: face down
    points: tuple[int, ...]
    round: int
    falling: bool


Move = Bid
Event = Laid | Opened
