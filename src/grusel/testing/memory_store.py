"""A store in memory: it keeps every promise but durability."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import partial

from grusel.tables.cards import Card, CardStore, Moves, kept
from grusel.tables.rows import Batch, Kept, Opening, StepRow
from grusel.tables.store import Forked, Refused, Stand, Then, after, opened

Soon = Callable[[Callable[[], None]], object]


def on_the_loop(report: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_soon(report)


class MemoryStore(CardStore):
    """For tests, simulations, and measuring what a server does without a disk."""

    def __init__(self, soon: Soon = on_the_loop, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(now)
        self.soon = soon  # run a report after the caller is done
        self.tables: dict[str, Table] = {}
        self.failing: dict[str, int] = {}  # failures of these tables that are not reported yet

    @property
    def cards(self) -> Mapping[str, Card]:
        return self.tables

    async def brought(self, table: str) -> Moves:
        found = self.tables.get(table)
        return found.moves if found else Moves()

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    async def check(self) -> None:
        return

    def commit(self, batch: Batch, then: Then) -> None:
        try:
            if batch.table in self.failing:
                raise Refused("an older batch of the table was not written")
            self.take(batch)
        except Exception as error:
            self.failing[batch.table] = self.failing.get(batch.table, 0) + 1
            why = error if isinstance(error, Refused) else Refused(repr(error))
            self.soon(partial(self._report_failure, batch.table, then, why))
        else:
            self.soon(partial(then, None))

    def _report_failure(self, table: str, then: Then, why: Exception) -> None:
        self.failing[table] -= 1
        if not self.failing[table]:
            del self.failing[table]
        then(why)

    def take(self, batch: Batch) -> None:
        """Write a batch at once; raises Forked or Refused, and then nothing is written."""
        new = self._opened(batch.opens) if batch.opens else None
        table = new if new and new.row.id == batch.table else self.tables.get(batch.table)
        stand = after(batch, table.stand if table else None)
        assert table
        if new:
            self.tables[new.row.id] = new
        table.take(batch, stand)
        if batch.removes:
            del self.tables[batch.table]

    def _opened(self, opening: Opening) -> Table:
        if opening.row.id in self.tables:
            raise Forked("there is such a table")
        return Table(opening, opened(opening))

    async def write(self, batch: Batch) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.commit(batch, lambda error: done.set_exception(error) if error else done.set_result(None))
        await done


class Table(Card):
    """Everything of one table."""

    def __init__(self, opening: Opening, stand: Stand) -> None:
        super().__init__(opening.row, opening.seats, (), stand)
        self.moves = Moves(opening.steps, opening.snapshot)

    @property
    def steps(self) -> list[StepRow]:
        return self.moves.steps

    def kept(self) -> Kept:
        return kept(self, self.moves)

    def take(self, batch: Batch, stand: Stand) -> None:
        super().take(batch, stand)
        self.moves.take(batch)
