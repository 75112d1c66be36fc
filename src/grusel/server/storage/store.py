"""The common part of the stores on databases: reads and leases are jobs for a connection, writes wait for a commit."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from grusel.server.storage import queries
from grusel.server.storage.line import Job
from grusel.tables.rows import Batch, Kept, Listed, StepRow, TableRow
from grusel.tables.store import Storage, Then

T = TypeVar("T")


class DatabaseStore(Storage):
    """Tables and their owners in a database."""

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """Ask several things, all of one moment."""

    @abstractmethod
    def submit(self, job: Batch | Job, done: Callable[[Any], None]) -> None:
        """Have something done with the next commit, and report what came of it: an exception if it was not done."""

    def commit(self, batch: Batch, then: Then) -> None:
        self.submit(batch, then)

    async def write(self, batch: Batch) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.commit(batch, partial(_settle, done))
        await done

    async def do(self, job: Job) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.submit(job, partial(_settle, done))
        return await done

    # --- reads --------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        return await self.read(partial(queries.load, table=table))

    async def find(self, table: str) -> Listed | None:
        return await self.read(partial(queries.find, table=table))

    async def log(self, table: str) -> tuple[StepRow, ...]:
        return await self.read(partial(queries.log, table=table))

    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        return await self.read(partial(queries.moves, table=table, numbers=numbers))

    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        return await self.read(partial(queries.last_steps, wanted=tables))

    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        return await self.read(partial(queries.positions, rows=rows))

    async def lobby(self) -> list[Listed]:
        return await self.read(queries.lobby)

    async def mine(self, key: str) -> list[Listed]:
        return await self.read(partial(queries.mine, key=key))

    async def hosted(self, key: str) -> int:
        return await self.read(partial(queries.hosted, key=key))

    async def everything(self) -> list[str]:
        return await self.read(queries.everything)

    async def untouched(self, since: float) -> list[str]:
        return await self.read(partial(queries.untouched, since=since))

    async def check(self) -> None:
        await self.read(self.probe)

    async def bus_secret(self) -> bytes:
        """The key of the messages between all processes on this database."""
        return await self.read(queries.bus_secret)

    def probe(self, connection: Connection) -> None:
        """Raise if there is no answer, or no room."""
        queries.check(connection)

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        owner: str | None = await self.do(partial(queries.claim, table=table, process=process, lease=lease))
        return owner

    async def release(self, table: str, process: str) -> None:
        await self.do(partial(queries.release, table=table, process=process))

    async def beat(self, process: str, lease: float) -> set[str]:
        return set(await self.do(partial(queries.beat, process=process, lease=lease)))

    async def leave(self, process: str) -> None:
        await self.do(partial(queries.leave, process=process))

    async def due(self, lease: float) -> list[str]:
        return await self.read(partial(queries.due, lease=lease))


def _settle(done: asyncio.Future[Any], answer: Any) -> None:
    if done.cancelled():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
