"""Games in PostgreSQL, which several processes share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import TimeoutError as TooFewConnections

from grusel.server.storage.migrate import upgrade
from grusel.server.storage.queries import Job
from grusel.server.storage.store import MOST_TOGETHER, Store, Waiting, answer, run_together
from grusel.tables.rows import Batch

T = TypeVar("T")
ANSWER_WITHIN = 10.0  # seconds, after which PostgreSQL is away
PATIENCE = {  # what it shall put up with from us, in milliseconds
    "idle_in_transaction_session_timeout": "2000",  # else a process that is frozen keeps its rows from the others
    "lock_timeout": "4000",
}


class PostgresStore(Store):
    """A database that several processes share."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        await self._upgrade()
        self.engine = create_async_engine(
            self.url,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            pool_timeout=ANSWER_WITHIN,
            hide_parameters=True,
            connect_args={"timeout": ANSWER_WITHIN, "command_timeout": ANSWER_WITHIN, "server_settings": PATIENCE},
        )
        self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    async def _upgrade(self) -> None:
        """That may take its time."""
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(self.url, hide_parameters=True)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        while not self.waiting.empty():
            await asyncio.sleep(0.01)
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        async with self.reading.connect() as connection:
            return await connection.run_sync(job)

    def submit(self, job: Batch | Job) -> asyncio.Future[Any]:
        done = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Waiting(job, done, time.perf_counter()))
        return done

    async def _write(self) -> None:
        while True:
            group = [await self.waiting.get()]
            while len(group) < MOST_TOGETHER and not self.waiting.empty():
                group.append(self.waiting.get_nowait())
            answer(group, await self._commit(group))

    async def _commit(self, group: list[Waiting]) -> list[Any]:
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(run_together, [waiting.job for waiting in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error, OSError | TooFewConnections):  # it is away, for each of them
                return [error] * len(group)
        return [(await self._commit([waiting]))[0] for waiting in group]
