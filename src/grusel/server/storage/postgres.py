"""Games in PostgreSQL, which several processes share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import TimeoutError as TooFewConnections

from grusel.server.storage.line import Job, Line, Waiting
from grusel.server.storage.migrate import upgrade
from grusel.server.storage.postgres_write import write_batches
from grusel.server.storage.store import DatabaseStore
from grusel.tables.rows import Batch
from grusel.tables.store import Refused, Unsure

T = TypeVar("T")
ANSWER_WITHIN = 10.0  # seconds, after which PostgreSQL is away
PATIENCE = {  # what it shall put up with from us, in milliseconds
    "idle_in_transaction_session_timeout": "2000",  # else a process that is frozen keeps its rows from the others
    "lock_timeout": "4000",
}


class PostgresStore(DatabaseStore):
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
        self.line = Line()
        self.more = asyncio.Event()  # there is something in the line, or it is time to end
        self.closing = False
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
        self.closing = True
        self.more.set()
        await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        async with self.reading.connect() as connection:
            return await connection.run_sync(job)

    def submit(self, job: Batch | Job, done: Callable[[Any], None]) -> None:
        self.line.waiting.append(Waiting(job, done))
        self.more.set()

    async def _write(self) -> None:
        while not self.closing or self.line.waiting:
            await self.more.wait()
            self.more.clear()
            while self.line.waiting:
                group, refused = self.line.take()
                answers = await self._commit(group) if group else []
                self.line.report(self.line.answered(group, answers, refused))

    async def _commit(self, group: list[Waiting]) -> list[Any]:
        """Commit all of a group in one transaction; if that fails, one by one, so that each gets its own answer."""
        try:
            async with self.engine.connect() as connection:
                answers = await connection.run_sync(_carry_out, group)
                try:
                    await connection.commit()
                except Exception as error:  # it is not known whether the database has done it
                    return [Unsure(str(error)) for _ in group]
                return answers
        except Refused as error:
            why = error
        except Exception as error:
            why = Refused(str(error))
            why.__cause__ = error
            if isinstance(error, OSError | TooFewConnections):  # it is away, for each of them
                return [why for _ in group]
        if len(group) == 1:
            return [why]
        return [(await self._commit([waiting]))[0] for waiting in group]


def _carry_out(connection: Connection, group: list[Waiting]) -> list[Any]:
    written = iter(write_batches(connection, [waiting.job for waiting in group if isinstance(waiting.job, Batch)]))
    return [next(written) if isinstance(waiting.job, Batch) else waiting.job(connection) for waiting in group]
