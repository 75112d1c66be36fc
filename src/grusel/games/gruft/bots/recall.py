"""Forgetting: each opening fades from a seat's memory after a time of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import Any
from zlib import crc32

from grusel.games.gruft.memory import Memory, remember
from grusel.games.gruft.state import Buried, Event, Laid, Opened, View

SPREAD = 2**32


def recalled(view: View, seen: Sequence[Event], span: float) -> Memory:
    """The memory of a player who keeps an opening for `span` further openings on average; 0: for ever."""
    return remember(view, _kept(seen, span) if span else seen)


def _kept(seen: Sequence[Event], span: float) -> Iterable[Event]:
    openings = [_opening(event) for event in seen]
    total, number = sum(openings), 0
    for event, opening in zip(seen, openings, strict=True):
        number += opening
        if isinstance(event, Opened | Buried | Laid) and total - number < span * _luck(event.grave, number):
            yield event


def _opening(event: Any) -> bool:
    return isinstance(event, Opened)


def _luck(grave: int, number: int) -> float:
    """How well this opening sticks, 1 on average; deterministic for each opening."""
    return -log((crc32(f"{grave} {number}".encode()) + 1) / (SPREAD + 1))
