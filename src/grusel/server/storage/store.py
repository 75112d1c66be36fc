"""Where games are kept: a small interface; waiting writes are committed together."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, text

from grusel.server.metrics import COMMIT_SECONDS, MOVES
from grusel.server.storage import queries
from grusel.server.storage.queries import Job
from grusel.tables.rows import Batch, Kept, Listed, SeatRow, StepRow, TableRow

T = TypeVar("T")
Then = Callable[[BaseException | None], None]
MOST_TOGETHER = 500


class Waiting(NamedTuple):
    """A write that waits for the next commit."""

    job: Batch | Job
    done: asyncio.Future[Any]
    since: float


class Store(ABC):
    """Keeps tables; every method returns when what it wrote is safe."""

    exclusive = False  # nobody else can use this database while we do

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """Ask several things, all of one moment."""

    @abstractmethod
    def submit(self, job: Batch | Job) -> asyncio.Future[Any]:
        """Have something written with the next commit."""

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Write what a table did; raises Forked and then nothing of it is written."""
        return self.submit(batch)

    def keep(self, batch: Batch, then: Then) -> None:
        """Write a move, and tell when it is safe or what went wrong."""
        MOVES.inc()
        self.append(batch).add_done_callback(partial(tell, then))

    async def create(self, row: TableRow, seats: Sequence[SeatRow], batch: Batch) -> None:
        await self.submit(partial(queries.create, row=row, seated=seats, batch=batch))

    async def remove(self, table: str) -> bool:
        return bool(await self.submit(partial(queries.remove, table=table)))

    async def prune(self, before: float) -> list[str]:
        return list(await self.submit(partial(queries.prune, before=before)))

    async def load(self, table: str) -> Kept | None:
        return await self.read(partial(queries.load, table=table))

    async def find(self, table: str) -> Listed | None:
        def job(connection: Connection) -> Listed | None:
            row = queries.find(connection, table)
            return Listed(row=row, seats=queries.seats_of(connection, table)) if row else None

        return await self.read(job)

    async def log(self, table: str) -> tuple[StepRow, ...]:
        return await self.read(partial(queries.log, table=table))

    async def lobby(self) -> list[Listed]:
        return await self.read(queries.lobby)

    async def mine(self, key: str) -> list[Listed]:
        return await self.read(partial(queries.mine, key=key))

    async def hosted(self, key: str) -> int:
        return await self.read(partial(queries.hosted, key=key))

    async def everything(self) -> list[str]:
        return await self.read(queries.everything)

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        owner = await self.submit(partial(queries.claim, table=table, process=process, lease=lease))
        return None if owner is None else str(owner)

    async def release(self, table: str, process: str) -> None:
        await self.submit(partial(queries.release, table=table, process=process))

    async def beat(self, process: str, lease: float) -> set[str]:
        return set(await self.submit(partial(queries.beat, process=process, lease=lease)))

    async def leave(self, process: str) -> None:
        await self.submit(partial(queries.leave, process=process))

    async def due(self, lease: float) -> list[str]:
        return await self.read(partial(queries.due, lease=lease))

    async def check(self) -> None:
        """Raises if the database does not answer."""
        await self.read(lambda connection: connection.execute(text("select 1")).scalar())


def run_together(connection: Connection, jobs: Sequence[Batch | Job]) -> list[Any]:
    """Everything in one transaction and in its order, the steps of tables that follow each other in one statement."""
    answers: list[Any] = []
    for together, some in groupby(jobs, key=lambda job: isinstance(job, Batch)):
        if together:
            batches = [job for job in some if isinstance(job, Batch)]
            queries.append(connection, batches)
            answers += [None] * len(batches)
        else:
            answers += [job(connection) for job in some if not isinstance(job, Batch)]
    return answers


def tell(then: Then, done: asyncio.Future[Any]) -> None:
    then(done.exception())


def answer(group: Sequence[Waiting], answers: Sequence[Any]) -> None:
    COMMIT_SECONDS.observe(time.perf_counter() - group[0].since)
    for waiting, answer in zip(group, answers, strict=True):
        if waiting.done.cancelled():
            continue
        if isinstance(answer, Exception):
            waiting.done.set_exception(answer)
        else:
            waiting.done.set_result(answer)
