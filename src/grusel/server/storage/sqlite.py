"""Tables in one file of SQLite: one thread writes, others read."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url

from grusel.game import Illegal
from grusel.server.storage import files, queries
from grusel.server.storage.line import Job, Line, Waiting
from grusel.server.storage.lock import FileLock, InUse
from grusel.server.storage.migrate import upgrade
from grusel.server.storage.old_journal import check_journal, take_in_journal
from grusel.server.storage.sqlite_write import write_batches
from grusel.server.storage.store import DatabaseStore
from grusel.tables.rows import Batch
from grusel.tables.store import Refused, Unsure

T = TypeVar("T")
LEAST_FREE = 16_000_000  # bytes on the disk: several times what the log grows to before it is written back


class SqliteStore(DatabaseStore):
    """A file for this process alone. A commit is on the disk when it is reported (with synchronous=FULL)."""

    def __init__(self, url: str, synchronous: str = "FULL") -> None:
        self.address = make_url(url).set(drivername="sqlite")
        if self.address.database in (None, "", ":memory:"):
            raise Illegal("server-bad-settings", problem="database_url: expected the path of a file after sqlite:///")
        self.file = Path(str(self.address.database))
        self.synchronous = synchronous
        self.lock: FileLock | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.line = Line()
        self.more = threading.Event()  # there is something in the line, or it is time to end
        self.closing = False
        self.readers = ThreadPoolExecutor(2, "grusel-read")
        connection = await self.loop.run_in_executor(self.readers, self._open)
        self.writer = threading.Thread(target=self._write, args=(connection,), name="grusel-write", daemon=True)
        self.writer.start()

    def reserve(self) -> None:
        """Take the lock of the file; a server of the version before has locked its journal instead."""
        if self.lock:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.lock = FileLock(self.file)
            check_journal(self.file)
        except OSError as error:
            raise Illegal("server-bad-settings", problem=f"database: {error}") from None
        except InUse:
            self._unlock()
            raise

    def _open(self) -> Connection:
        self.reserve()
        try:
            files.create_private(self.file)
            if self.lock:
                files.make_private(self.file)
            self.engine = sqlite_engine(self.address, self.synchronous)
            upgrade(self.engine)
            connection = self.engine.connect()
            if self.lock:
                self._begin_alone(connection)
        except BaseException:
            self._unlock()
            raise
        return connection

    def _begin_alone(self, connection: Connection) -> None:
        """Take in what the version before left, and forget its processes: none of them is alive."""
        with connection.begin():
            queries.clear_processes(connection)
        take_in_journal(self.file, connection)

    def _unlock(self) -> None:
        if self.lock:
            self.lock.release()
            self.lock = None

    async def close(self) -> None:
        self.closing = True
        self.more.set()
        await asyncio.to_thread(self.writer.join)
        await asyncio.sleep(0)  # the last reports come before this
        self.readers.shutdown()
        self.engine.dispose()
        self._unlock()

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self.loop.run_in_executor(self.readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("begin")
            return job(connection)

    def probe(self, connection: Connection) -> None:
        super().probe(connection)
        if shutil.disk_usage(self.file.parent).free < LEAST_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.file.parent))

    def submit(self, job: Batch | Job, done: Callable[[Any], None]) -> None:
        self.line.waiting.append(Waiting(job, done))
        self.more.set()

    # --- in the thread that writes ------------------------------------------------------------------------------------

    def _write(self, connection: Connection) -> None:
        writer = Writer(connection)
        last = False
        with connection:
            while not last:
                self.more.wait()
                self.more.clear()
                last = self.closing  # nothing is handed over after that
                for pairs in self.line.carry_out(writer.commit):
                    self.loop.call_soon_threadsafe(self.line.report, pairs)


class SqliteVisitor(SqliteStore):
    """The same file for a moment, even beside the server that has it: for commands such as export."""

    def reserve(self) -> None:
        with contextlib.suppress(InUse):
            super().reserve()


class Writer:
    """Commits groups of writes."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.driver = driver_of(connection)
        self.driver.isolation_level = None  # we begin ourselves

    def commit(self, group: list[Waiting]) -> list[Any]:
        """Commit all of a group in one transaction; if that fails, one by one, so that each gets its own answer."""
        try:
            self._begin()
        except sqlite3.Error as error:
            return [Refused(str(error)) for _ in group]
        try:
            answers = self._carry_out(group)
        except Exception as error:
            return self._one_by_one(group, error)
        try:
            self.driver.execute("commit")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:  # the end of the transaction is not in the file
                return self._one_by_one(group, error)
            return [Unsure(str(error)) for _ in group]
        return answers

    def _begin(self) -> None:
        if self.connection.in_transaction():
            self.connection.rollback()
        if self.driver.in_transaction:
            self.driver.execute("rollback")
        self.driver.execute("begin immediate")

    def _carry_out(self, group: list[Waiting]) -> list[Any]:
        batches = [waiting.job for waiting in group if isinstance(waiting.job, Batch)]
        answers: list[Any] = list(write_batches(self.driver, batches))
        if len(batches) == len(group):
            return answers
        written = iter(answers)
        return [next(written) if isinstance(waiting.job, Batch) else waiting.job(self.connection) for waiting in group]

    def _one_by_one(self, group: list[Waiting], error: Exception) -> list[Any]:
        if len(group) == 1:
            return [Refused(str(error))]
        return [self.commit([waiting])[0] for waiting in group]


def sqlite_engine(address: URL, synchronous: str) -> Engine:
    engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.execute("pragma journal_mode = wal")
        connection.execute(f"pragma synchronous = {synchronous}")
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma temp_store = memory")  # what a statement may have to take back

    return engine


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
