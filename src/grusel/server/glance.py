"""The table as it is looked at: values of `sight`, apart because mypyc would drop what makes them values."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grusel.game import Turn


class Look(Struct, frozen=True, gc=False):
    """The table from one place."""

    view: Any
    encoded: bytes


class Glance(Struct, frozen=True, gc=False):
    """What a change of the table looks like from every place."""

    state: Any
    turn: Turn
    looks: list[Look]
    told: list[bytes]
    noticed: int  # a bit for each place
