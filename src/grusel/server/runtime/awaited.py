"""Whose turn it is at tables that are not loaded; worked out once for each position."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from grusel.game import Decision, Seat
from grusel.tables.history import last_seq, restored
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
    return {one.row.id: (last_seq(one), _seat(one)) for one in kept}


def _seat(kept: Kept) -> Seat | None:
    turn = restored(kept).turn
    return turn.seats[0] if isinstance(turn, Decision) else None
