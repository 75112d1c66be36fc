"""What the game is made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grusel.game import Seat

Cell = Annotated[int, Meta(ge=0, le=15)]


class Options(Struct, frozen=True):
    diagonal: bool = True


class State(Struct, frozen=True):
    floes: int  # squares that are still there, as a mask
    figures: tuple[Cell, Cell]
    mover: Seat = 0
    diagonal: bool = True


class Step(Struct, frozen=True, tag="step"):
    to: Cell


class Stepped(Struct, frozen=True, tag="stepped"):
    seat: Seat
    source: Cell  # it sinks
    target: Cell


class View(Struct, frozen=True):
    floes: int
    figures: tuple[Cell, Cell]
    mover: Seat
    diagonal: bool


Move = Step
Event = Stepped
