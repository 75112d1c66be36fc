"""A store that keeps nothing safe: what the server could do if it did not have to write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection

from grusel.server.storage.queries import Job
from grusel.server.storage.store import Store, Then
from grusel.tables.rows import Batch, Kept, Listed, SeatRow, StepRow, TableRow

T = TypeVar("T")


class NoStore(Store):
    """New tables are kept in memory, and whatever happens at them is forgotten."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    async def read(self, job: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    def submit(self, job: Batch | Job) -> asyncio.Future[Any]:
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def keep(self, batch: Batch, then: Then) -> None:
        then(None)

    async def create(self, row: TableRow, seats: Sequence[SeatRow], batch: Batch) -> None:
        self.tables[row.id] = Listed(row=row, seats=tuple(seats))

    async def load(self, table: str) -> Kept | None:
        listed = self.tables.get(table)
        if listed is None:
            return None
        return Kept(row=listed.row, seats=listed.seats, snapshot=None, steps=(), clients=(), chat=())

    async def find(self, table: str) -> Listed | None:
        return self.tables.get(table)

    async def log(self, table: str) -> tuple[StepRow, ...]:
        return ()

    async def hosted(self, key: str) -> int:
        return 0

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        return process if table in self.tables else None

    async def beat(self, process: str, lease: float) -> set[str]:
        return {process}

    async def due(self, lease: float) -> list[str]:
        return []

    async def check(self) -> None:
        return
