"""Where games are kept: a small interface, on SQLite and on PostgreSQL; waiting writes are committed together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.exc import TimeoutError as TooFewConnections

from grusel.game import Illegal
from grusel.server import queries, statements
from grusel.server.metrics import COMMIT_SECONDS
from grusel.server.migrate import upgrade
from grusel.server.queries import Job
from grusel.server.schema import Batch, Kept, Listed, SeatRow, StepRow, TableRow, snapshots, steps

T = TypeVar("T")
MOST_TOGETHER = 500
ANSWER_WITHIN = 10.0  # seconds, after which PostgreSQL is away
PATIENCE = {  # what it shall put up with from us, in milliseconds
    "idle_in_transaction_session_timeout": "2000",  # else a process that is frozen keeps its rows from the others
    "lock_timeout": "4000",
}
STEP_COLUMNS = ("table", *StepRow.__struct_fields__)
SNAPSHOT_COLUMNS = ("table", "seq", "body")


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


class SqliteStore(Store):
    """One file; one thread writes, others read."""

    exclusive = True

    def __init__(self, url: str, synchronous: str = "FULL") -> None:
        self.url = url
        self.synchronous = synchronous
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()

    async def open(self) -> None:
        self.engine = sqlite_engine(self.url, self.synchronous)
        self.loop = asyncio.get_running_loop()
        self.readers = ThreadPoolExecutor(2, "grusel-read")
        await self.loop.run_in_executor(self.readers, upgrade, self.engine)
        connection = await self.loop.run_in_executor(self.readers, self.engine.connect)
        self.writer = threading.Thread(target=self._write, args=(connection,), name="grusel-write", daemon=True)
        self.writer.start()
        await self.submit(queries.clear_processes)

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self.loop.run_in_executor(self.readers, self._read, job)

    def submit(self, job: Batch | Job) -> asyncio.Future[Any]:
        done = self.loop.create_future()
        self.waiting.put(Waiting(job, done, time.perf_counter()))
        return done

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("begin")
            return job(connection)

    def _write(self, connection: Connection) -> None:
        with connection:
            _driver(connection).isolation_level = None  # we begin ourselves, where it needs more than one statement
            while (first := self.waiting.get()) is not None:
                group = [first, *self._also_waiting()]
                answers = self._commit(connection, group)
                self.loop.call_soon_threadsafe(_answer, group, answers)

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
            moves = [waiting.job for waiting in group if isinstance(waiting.job, Batch) and waiting.job.only_moves]
            if len(moves) == len(group):
                return _append_moves(_driver(connection), moves)
            with connection.begin():
                connection.exec_driver_sql("begin immediate")
                return run_together(connection, [waiting.job for waiting in group])
        except Exception as error:
            if len(group) == 1:
                return [error]
        return [self._commit(connection, [waiting])[0] for waiting in group]


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _append_moves(connection: sqlite3.Connection, batches: Sequence[Batch]) -> list[None]:
    """What most moves need, past SQLAlchemy and nearly always in one statement; raises Forked."""
    made = [(batch.table, *astuple(step)) for batch in batches for step in batch.steps]
    writes = [statements.insert(steps.name, STEP_COLUMNS, made)]
    if shots := [(batch.table, *batch.snapshot) for batch in batches if batch.snapshot]:
        writes.append(statements.delete(snapshots.name, "table", [shot[0] for shot in shots]))
        writes.append(statements.insert(snapshots.name, SNAPSHOT_COLUMNS, shots))
    try:
        statements.run(connection, writes)
    except sqlite3.IntegrityError as error:
        raise queries.Forked(str(error)) from None
    return [None] * len(batches)


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
            _answer(group, await self._commit(group))

    async def _commit(self, group: list[Waiting]) -> list[Any]:
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(run_together, [waiting.job for waiting in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error, OSError | TooFewConnections):  # it is away, for each of them
                return [error] * len(group)
        return [(await self._commit([waiting]))[0] for waiting in group]


def open_store(url: str, synchronous: str = "FULL") -> Store:
    """The store at a database's address; raises Illegal."""
    kind = _backend(url)
    if kind == "sqlite":
        return SqliteStore(url, synchronous)
    if kind == "postgresql":
        return PostgresStore(make_url(url).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False))
    raise Illegal("server-bad-settings", problem=f"database_url: expected sqlite or postgresql, found {kind}")


def _backend(url: str) -> str:
    try:
        return make_url(url).get_backend_name()
    except ArgumentError:  # the address may hold a password and is not repeated
        raise Illegal("server-bad-settings", problem="database_url: expected sqlite:///… or postgresql://…") from None


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


def run_together(connection: Connection, jobs: Sequence[Batch | Job]) -> list[Any]:
    """Everything in one transaction, the steps of all tables in one statement."""
    queries.append(connection, [job for job in jobs if isinstance(job, Batch)])
    return [None if isinstance(job, Batch) else job(connection) for job in jobs]


def _answer(group: Sequence[Waiting], answers: Sequence[Any]) -> None:
    COMMIT_SECONDS.observe(time.perf_counter() - group[0].since)
    for waiting, answer in zip(group, answers, strict=True):
        if waiting.done.cancelled():
            continue
        if isinstance(answer, Exception):
            waiting.done.set_exception(answer)
        else:
            waiting.done.set_result(answer)
