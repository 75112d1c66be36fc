"""Whose move the tables wait for that are not in memory; worked out once for each position they come to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from grusel.game import Decision, Seat
from grusel.server.runtime.line import restored
from grusel.tables.rows import Kept, TableRow
from grusel.tables.store import Store

KNOWN = 10_000  # tables
Found = tuple[int, Seat | None]  # the last step, and whom the table waits for after it


class Awaited:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Found] = {}  # what was asked for last stands last

    async def seats(self, rows: Sequence[TableRow]) -> dict[str, Seat | None]:
        """The seat whose move each table waits for, None where the game is over."""
        last = await self.store.last_steps([row.id for row in rows])
        found = {row.id: known for row in rows if (known := self.known.get(row.id)) and known[0] == last.get(row.id)}
        if new := [row for row in rows if row.id not in found]:
            kept = await self.store.positions(new)
            found |= await asyncio.to_thread(_worked_out, kept)
        self._remember(found)
        return {table: seat for table, (_, seat) in found.items()}

    def _remember(self, found: dict[str, Found]) -> None:
        for table, known in found.items():
            self.known.pop(table, None)
            self.known[table] = known
        for table in [*self.known][: max(0, len(self.known) - KNOWN)]:
            del self.known[table]


def _worked_out(kept: Sequence[Kept]) -> dict[str, Found]:
    return {one.row.id: (_last(one), _seat(one)) for one in kept}


def _last(kept: Kept) -> int:
    if kept.steps:
        return kept.steps[-1].seq
    return kept.snapshot[0] if kept.snapshot else 0


def _seat(kept: Kept) -> Seat | None:
    turn = restored(kept).turn
    return turn.seats[0] if isinstance(turn, Decision) else None
