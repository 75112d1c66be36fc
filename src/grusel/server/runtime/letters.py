"""What a table is told to do, by people and by itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grusel.game import Seat


class BotMove(Struct, frozen=True):
    """A bot has made up its mind."""

    seat: Seat
    seq: int  # of the table, when it began to think
    move: Any


class Tick(Struct, frozen=True):
    """Time has passed: a clock or somebody's absence may be up."""


class Lost(Exception):
    """Another process has the table."""


class Hung(Struct, frozen=True):
    """A socket has closed."""
