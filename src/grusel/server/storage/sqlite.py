"""Games in one file of SQLite, and the last moves in a journal beside it."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from grusel.server.storage import queries
from grusel.server.storage.journal import Journal
from grusel.server.storage.migrate import upgrade
from grusel.server.storage.moves import Moves
from grusel.server.storage.queries import Job
from grusel.server.storage.statements import driver_of, recover
from grusel.server.storage.store import MOST_TOGETHER, Store, Then, Waiting, answer, run_together
from grusel.tables.rows import Batch

T = TypeVar("T")
DURABLE = ("FULL", "EXTRA")


class SqliteStore(Store):
    """One file and the journal beside it; one thread writes, others read."""

    exclusive = True

    def __init__(self, url: str, synchronous: str = "FULL") -> None:
        self.url = url
        self.synchronous = synchronous
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.moves: Moves | None = None  # in the journal; None if another process has that

    async def open(self) -> None:
        self.engine = sqlite_engine(self.url, self.synchronous)
        self.loop = asyncio.get_running_loop()
        self.readers = ThreadPoolExecutor(2, "grusel-read")
        await self.loop.run_in_executor(self.readers, upgrade, self.engine)
        connection = await self.loop.run_in_executor(self.readers, self.engine.connect)
        self.writer = threading.Thread(target=self._write, args=(connection,), name="grusel-write", daemon=True)
        self.writer.start()
        await self._queue(queries.clear_processes)
        journal = self._journal()
        if journal:
            await self._queue(partial(recover, records=journal.found))
            self.moves = Moves(journal, self._queue)

    def _journal(self) -> Journal | None:
        file = make_url(self.url).database
        try:
            return Journal(Path(f"{file}-moves"), self.synchronous in DURABLE) if file else None
        except BlockingIOError:
            return None

    async def close(self) -> None:
        try:
            await self._settle()
            if self.moves:
                self.moves.journal.remove()
        finally:  # what could not be settled stays in the journal
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            self.readers.shutdown()
            self.engine.dispose()
            if self.moves:
                self.moves.close()

    async def read(self, job: Callable[[Connection], T]) -> T:
        await self._settle()
        return await self.loop.run_in_executor(self.readers, self._read, job)

    async def _settle(self) -> None:
        settling = self.moves.settle() if self.moves else None
        if settling:
            await asyncio.shield(settling)

    def keep(self, batch: Batch, then: Then) -> None:
        if self.moves is None or not self.moves.keep(batch, then):
            super().keep(batch, then)

    def submit(self, job: Batch | Job) -> asyncio.Future[Any]:
        if self.moves is None:
            return self._queue(job)
        if isinstance(job, Batch):
            return self.moves.pass_by(job)
        self.moves.settle()
        return self._queue(job)

    async def remove(self, table: str) -> bool:
        self._forget([table])
        return await super().remove(table)

    async def release(self, table: str, process: str) -> None:
        self._forget([table])
        await super().release(table, process)

    async def prune(self, before: float) -> list[str]:
        self._forget(list(self.moves.last) if self.moves else [])
        return await super().prune(before)

    def _forget(self, tables: Sequence[str]) -> None:
        """What comes next from them, the database has to be asked about."""
        for table in tables:
            if self.moves:
                self.moves.last.pop(table, None)

    def _queue(self, job: Batch | Job) -> asyncio.Future[Any]:
        done = self.loop.create_future()
        self.waiting.put(Waiting(job, done, time.perf_counter()))
        return done

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("begin")
            return job(connection)

    def _write(self, connection: Connection) -> None:
        with connection:
            driver_of(connection).isolation_level = None  # we begin ourselves
            while (first := self.waiting.get()) is not None:
                group = [first, *self._also_waiting()]
                answers = self._commit(connection, group)
                self.loop.call_soon_threadsafe(answer, group, answers)

    def _also_waiting(self) -> list[Waiting]:
        found: list[Waiting] = []
        while len(found) < MOST_TOGETHER and not self.waiting.empty():
            also = self.waiting.get()
            if also is None:
                self.waiting.put(None)
                break
            found.append(also)
        return found

    def _commit(self, connection: Connection, group: list[Waiting]) -> list[Any]:
        """The group in one transaction; if that fails, one by one, so that each gets its own answer."""
        try:
            with connection.begin():
                connection.exec_driver_sql("begin immediate")
                return run_together(connection, [waiting.job for waiting in group])
        except Exception as error:
            if len(group) == 1:
                return [error]
        return [self._commit(connection, [waiting])[0] for waiting in group]


def sqlite_engine(url: str, synchronous: str) -> Engine:
    address = make_url(url).set(drivername="sqlite")
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.execute("pragma journal_mode = wal")
        connection.execute(f"pragma synchronous = {synchronous}")
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma temp_store = memory")  # what a statement may have to take back

    return engine
