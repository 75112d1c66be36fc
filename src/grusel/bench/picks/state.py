"""The types of the smallest game."""

from __future__ import annotations

from msgspec import Struct

from grusel.game import Seat

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
