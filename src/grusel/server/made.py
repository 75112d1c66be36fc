"""What a line of moves is made of, and what is kept of it now and then."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from grusel.game import Seat


class Made(Struct, frozen=True, gc=False):
    """A move that has been made, or is about to be."""

    by: Seat | None
    move: Any
    text: str
    events: tuple[Any, ...]
    state: Any  # after it
    draw: int | None = None  # the number of the draw that decided it


class Snapshot(Struct, frozen=True):
    """Enough to go on from here without what was before."""

    state: Raw
    length: int
    draws: int
    seqs: list[int]
    clock: str = ""
