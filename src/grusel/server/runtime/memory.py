"""The witnessed events of the places at a table, for bots, hints and what-ifs; read on first use."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grusel.game import Seat
from grusel.tables.history import current, events_of
from grusel.tables.state import Decided, TableState
from grusel.tables.store import Store

PAST: Final = 60  # events shown to a client that comes late
PAGE: Final = 64  # moves read at once


class Memory:
    """The events that places have witnessed, as far as they were asked for, in step with the table."""

    def __init__(self, store: Store, table: Callable[[], TableState]) -> None:
        self.store = store
        self.table = table  # as it stands now
        self.seen: dict[Seat | None, list[Any]] = {}

    def known(self, place: Seat | None) -> list[Any] | None:
        """Every event this place has witnessed; None if the store has to be read."""
        line = self.table().timeline
        if place not in self.seen and line.base == 0:
            events = [event for moment in line.moments for event in moment.events]
            self.seen[place] = line.game.witnessed(events, place)
        return self.seen.get(place)

    async def witnessed(self, place: Seat | None) -> list[Any]:
        """Every event this place has witnessed, read from the store if need be."""
        while (seen := self.known(place)) is None:
            table = self.table()
            rows = await self.store.log(table.row.id)
            if rows and rows[-1].seq == self.table().seq:  # else the table has gone on meanwhile
                self.seen[place] = table.game.witnessed(events_of(table.game, current(rows)), place)
        return seen

    def follow(self, decided: Decided) -> None:
        """Keep in step with the table."""
        if decided.undone:
            self.seen.clear()
        for place, seen in self.seen.items():
            seen += decided.after.game.witnessed([event for moment in decided.made for event in moment.events], place)


async def past(table: TableState, store: Store, place: Seat | None) -> list[Any]:
    """The last events that a place may still know of; how many others there were must not tell."""
    game, left = table.game, table.timeline.base
    remembered = [event for moment in table.timeline.moments for event in moment.events]
    told = _lasting(table, remembered, place)
    while left and len(told) < PAST:
        first = max(0, left - PAGE) + 1
        rows = await store.moves(table.row.id, range(first, left + 1))
        told = [*_lasting(table, events_of(game, rows), place), *told]
        left = first - 1
    return told[-PAST:]


def _lasting(table: TableState, events: list[Any], place: Seat | None) -> list[Any]:
    return [event for event in table.game.witnessed(events, place) if table.game.lasting(event)]
