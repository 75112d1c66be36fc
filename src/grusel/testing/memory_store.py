"""A store in memory: it keeps every promise but durability."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice

from msgspec.structs import replace

from grusel.tables.rows import Batch, ChatRow, Kept, Listed, Opening, SeatRow, StepRow, TableRow
from grusel.tables.store import (
    CHAT_KEPT,
    MOST_LISTED,
    PLAYS_KEPT,
    Forked,
    Refused,
    Stand,
    Storage,
    Then,
    after,
    opened,
)

Soon = Callable[[Callable[[], None]], object]


def on_the_loop(report: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_soon(report)


class MemoryStore(Storage):
    """For tests, simulations, and measuring what a server does without a disk."""

    def __init__(self, soon: Soon = on_the_loop, now: Callable[[], float] = time.monotonic) -> None:
        self.soon = soon  # run a report after the caller is done
        self.now = now
        self.tables: dict[str, Table] = {}
        self.beats: dict[str, float] = {}
        self.failing: dict[str, int] = {}  # failures of these tables that are not reported yet

    async def open(self) -> None:
        return

    async def close(self) -> None:
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

    # --- reads --------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        found = self.tables.get(table)
        return found.kept() if found else None

    async def find(self, table: str) -> Listed | None:
        found = self.tables.get(table)
        return found.listed() if found else None

    async def log(self, table: str) -> tuple[StepRow, ...]:
        found = self.tables.get(table)
        return tuple(found.steps) if found else ()

    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        found = self.tables.get(table)
        standing = _standing(found.steps) if found else []
        return tuple(standing[number - 1] for number in numbers if number <= len(standing))

    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        return {id: self.tables[id].stand.step for id in tables if id in self.tables}

    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        return [self._position(row) for row in rows]

    def _position(self, row: TableRow) -> Kept:
        found = self.tables.get(row.id)
        since = found.since() if found else ()
        return Kept(row=row, seats=(), snapshot=found.snapshot if found else None, steps=since, plays=(), chat=())

    async def lobby(self) -> list[Listed]:
        return _newest(table for table in self.tables.values() if table.row.public and table.row.phase == "open")

    async def mine(self, key: str) -> list[Listed]:
        return _newest(table for table in self.tables.values() if table.row.host == key or table.seats_at(key))

    async def hosted(self, key: str) -> int:
        return sum(table.row.host == key for table in self.tables.values())

    async def everything(self) -> list[str]:
        return [table.row.id for table in sorted(self.tables.values(), key=_created)]

    async def untouched(self, since: float) -> list[str]:
        return [id for id, table in self.tables.items() if table.row.touched < since]

    async def check(self) -> None:
        return

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        found = self.tables.get(table)
        if found is None:
            return None
        if found.row.owner not in self._alive(lease):
            found.belongs_to(process)
        return found.row.owner

    async def release(self, table: str, process: str) -> None:
        found = self.tables.get(table)
        if found and found.row.owner == process:
            found.belongs_to("")

    async def beat(self, process: str, lease: float) -> set[str]:
        self.beats[process] = self.now()
        return self._alive(lease)

    async def leave(self, process: str) -> None:
        self.beats.pop(process, None)
        for table in self.tables.values():
            if table.row.owner == process:
                table.belongs_to("")

    async def due(self, lease: float) -> list[str]:
        alive = self._alive(lease)
        return [id for id, table in self.tables.items() if table.row.due and table.row.owner not in alive]

    def _alive(self, lease: float) -> set[str]:
        return {process for process, beat in self.beats.items() if beat >= self.now() - lease}


class Table:
    """Everything of one table."""

    def __init__(self, opening: Opening, stand: Stand) -> None:
        self.row = opening.row
        self.seats = {seat.seat: seat for seat in opening.seats}
        self.steps = list(opening.steps)
        self.chat: list[ChatRow] = []
        self.snapshot = opening.snapshot
        self.stand = stand

    def take(self, batch: Batch, stand: Stand) -> None:
        if batch.changes:
            self.row = replace(self.row, **batch.changes)
        self.steps += batch.steps
        self.seats.update({seat.seat: seat for seat in batch.seats})
        self.chat = [*self.chat, *batch.chat][-CHAT_KEPT:]
        if batch.snapshot and (self.snapshot is None or self.snapshot[0] <= batch.snapshot[0]):
            self.snapshot = batch.snapshot
        self.stand = stand

    def belongs_to(self, process: str) -> None:
        self.row = replace(self.row, owner=process)
        self.stand = replace(self.stand, owner=process)

    def kept(self) -> Kept:
        plays = ((f"{step.by}:{step.client}", step.move) for step in reversed(self.steps) if step.client)
        return Kept(
            row=self.row,
            seats=self.seated(),
            snapshot=self.snapshot,
            steps=self.since(),
            plays=tuple(islice(plays, PLAYS_KEPT)),
            chat=tuple(self.chat),
        )

    def since(self) -> tuple[StepRow, ...]:
        """The steps after the snapshot."""
        return tuple(self.steps[self.snapshot[0] :] if self.snapshot else self.steps)

    def listed(self) -> Listed:
        return Listed(row=self.row, seats=self.seated())

    def seated(self) -> tuple[SeatRow, ...]:
        return tuple(self.seats[number] for number in sorted(self.seats))

    def seats_at(self, key: str) -> bool:
        return any(seat.key == key for seat in self.seats.values())


def _standing(steps: Sequence[StepRow]) -> list[StepRow]:
    """The moves that were not taken back."""
    standing: list[StepRow] = []
    for step in steps:
        if step.kind == "undo":
            del standing[int(step.move) :]
        else:
            standing.append(step)
    return standing


def _newest(tables: Iterable[Table]) -> list[Listed]:
    newest = sorted(tables, key=_created, reverse=True)
    return [table.listed() for table in newest[:MOST_LISTED]]


def _created(table: Table) -> float:
    return table.row.created
