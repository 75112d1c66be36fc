"""One file of SQLite: its lock, its permissions, and waiting calls on a failing or slow disk."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from grusel.game import Illegal
from grusel.server.storage import sqlite
from grusel.server.storage.factory import open_store, visit_store
from grusel.server.storage.line import Waiting
from grusel.server.storage.sqlite import SqliteStore, Writer
from grusel.tables.rows import Batch
from grusel.tables.store import Refused, Unsure
from grusel.testing.store_model import line, opens, step
from server.test_store import opened

HOLD_IT = """
import asyncio, sys, time
from grusel.server.storage.factory import open_store
async def run():
    await open_store(sys.argv[1]).open()
    print("open", flush=True)
    time.sleep(60)
asyncio.run(run())
"""


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'store.db'}"


# --- the lock ---------------------------------------------------------------------------------------------------------


async def test_a_file_of_another_process_cannot_be_opened_until_that_is_killed(tmp_path: Path) -> None:
    other = subprocess.Popen([sys.executable, "-c", HOLD_IT, url(tmp_path)], stdout=subprocess.PIPE)
    assert other.stdout
    assert other.stdout.readline() == b"open\n"
    with pytest.raises(Illegal, match="server-runs-already"):
        open_store(url(tmp_path)).reserve()
    other.send_signal(signal.SIGKILL)
    other.wait(10)
    other.stdout.close()

    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))


async def test_the_lock_belongs_to_the_file_by_any_path(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "other").symlink_to(tmp_path / "real")

    async with opened(url(tmp_path / "real")):
        with pytest.raises(Illegal, match="server-runs-already"):
            await open_store(url(tmp_path / "other")).open()


async def test_a_store_that_was_reserved_opens(tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    store.reserve()
    await store.open()
    await store.close()
    async with opened(url(tmp_path)):
        pass


async def test_a_command_may_read_and_write_beside_a_running_server(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        visitor = visit_store(url(tmp_path))
        await visitor.open()
        await visitor.write(Batch(table="table", steps=(step(1),)))
        await visitor.write(opens("another"))
        await store.write(Batch(table="table", steps=(step(2),)))
        await visitor.close()
        await store.beat("server", 5)
        assert [row.seq for row in await store.log("table")] == [1, 2]


async def test_a_command_beside_a_server_leaves_its_leases_alone(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        await store.beat("server", 60)
        await store.claim("table", "server", 60)
        visitor = visit_store(url(tmp_path))
        await visitor.open()
        owner = await visitor.claim("table", "visitor", 60)
        await visitor.close()
        assert owner == "server"


async def test_processes_of_a_server_that_was_killed_are_forgotten(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        await store.beat("before", 60)
        await store.claim("table", "before", 60)
    async with opened(url(tmp_path)) as store:
        assert (await store.claim("table", "after", 60)) == "after"


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(address: str) -> None:
    with pytest.raises(Illegal, match="server-bad-settings"):
        open_store(address)


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """A process that lets everyone read what it creates."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_to_all")
async def test_only_the_owner_of_the_files_can_read_them(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {f"store.db{end}": 0o600 for end in ("", "-wal", "-shm", "-lock")}


# --- commits ----------------------------------------------------------------------------------------------------------


class Recorder(Writer):
    """A store that counts the writes committed together."""

    groups: list[int]

    def commit(self, group: list[Waiting]) -> list[Any]:
        self.groups.append(len(group))
        time.sleep(0.02)
        return super().commit(group)


async def test_waiting_batches_are_committed_together_one_of_each_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "Writer", Recorder)
    monkeypatch.setattr(Recorder, "groups", [], raising=False)

    async with opened(url(tmp_path)) as store:
        await store.write(opens("first"))
        tables = [f"table-{number}" for number in range(30)]
        blocking = asyncio.create_task(store.write(Batch(table="first", steps=(step(1),))))
        await asyncio.sleep(0.01)
        await asyncio.gather(*(store.write(opens(table)) for table in tables))
        await blocking
        same = [store.write(Batch(table="first", steps=(step(seq),))) for seq in (2, 3, 4)]
        await asyncio.gather(*same)
    assert Recorder.groups[:3] == [1, 1, 30]
    assert Recorder.groups[3:] == [1, 1, 1]


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(url(tmp_path))
    await store.open()
    found = await store.read(
        lambda connection: (
            connection.exec_driver_sql("pragma journal_mode").scalar_one(),
            connection.exec_driver_sql("pragma synchronous").scalar_one(),
        )
    )
    await store.close()
    assert found == ("wal", 2)


class Failing(sqlite3.Connection):
    """A database whose disk fails at one kind of statement, a few times."""

    statement = ""
    code = 0
    times = 0
    does_it = False

    def execute(self, sql: str, *words: Any) -> sqlite3.Cursor:
        if Failing.times and sql.strip().startswith(Failing.statement):
            Failing.times -= 1
            if Failing.does_it:
                super().execute(sql, *words)
            error = sqlite3.OperationalError("the disk fails")
            error.sqlite_errorcode = Failing.code
            raise error
        return super().execute(sql, *words)


@asynccontextmanager
async def on_a_failing_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    truly = sqlite3.connect
    monkeypatch.setattr(sqlite3.dbapi2, "connect", lambda *words, **named: truly(*words, **named, factory=Failing))
    store = SqliteStore(url(folder))
    await store.open()
    await store.write(opens("table"))
    try:
        yield store
    finally:
        Failing.times = 0
        await store.close()


FULL, FSYNC = sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_FSYNC
FAILURES = [
    ("begin", FULL, False, Refused),
    ("insert into steps", FULL, False, Refused),
    ("insert into steps", sqlite3.SQLITE_IOERR, True, Refused),
    ("commit", FULL, False, Refused),
    ("commit", FSYNC, False, Unsure),
    ("commit", FSYNC, True, Unsure),
]


@pytest.mark.parametrize(("statement", "code", "does_it", "expected"), FAILURES)
async def test_a_failing_disk_is_reported_and_later_writes_succeed(
    statement: str, code: int, does_it: bool, expected: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_a_failing_disk(tmp_path, monkeypatch) as store:
        Failing.statement, Failing.code, Failing.does_it, Failing.times = statement, code, does_it, 10**6
        with pytest.raises(expected):
            await store.write(Batch(table="table", steps=(step(1),)))
        Failing.times = 0
        written = await store.log("table")
        assert written == (() if expected is Refused or not does_it else (step(1),))
        await store.write(Batch(table="table", steps=(step(len(written) + 1),)))
        assert [row.seq for row in await store.log("table")] == list(range(1, len(written) + 2))


async def test_when_a_group_does_not_fit_each_batch_is_tried_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_a_failing_disk(tmp_path, monkeypatch) as store:
        tables = [f"table-{number}" for number in range(5)]
        await asyncio.gather(*(store.write(opens(table)) for table in tables))
        Failing.statement, Failing.code, Failing.does_it, Failing.times = "commit", FULL, False, 2
        writes = [store.write(Batch(table=table, steps=(step(1),))) for table in tables]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [answer is None for answer in answers].count(True) >= 3


async def test_a_failing_callback_does_not_stop_the_others(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:

        def deaf(_: Exception | None) -> None:
            raise ValueError("a mistake")

        store.commit(opens("first"), deaf)
        await store.write(opens("second"))


async def test_batches_handed_over_before_closing_are_written(tmp_path: Path) -> None:
    reports: list[Exception | None] = []
    async with opened(url(tmp_path)) as store:
        store.commit(opens("table"), reports.append)
        for seq in range(1, 11):
            store.commit(Batch(table="table", steps=(step(seq),)), reports.append)
    async with opened(url(tmp_path)) as store:
        assert (reports, len(await store.log("table"))) == ([None] * 11, 10)


async def test_a_text_may_hold_a_nul(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        await store.write(Batch(table="table", steps=(step(1, client="a\0b", draw=3), step(2))))
        assert (await store.log("table")) == (step(1, client="a\0b", draw=3), step(2))


async def test_a_timestamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    rows = tuple(step(seq, at=1.7e9 + seq * 1234.56789012345) for seq in range(1, 2001))

    async with opened(url(tmp_path)) as store:
        await store.write(opens("table"))
        await store.write(Batch(table="table", steps=rows))
        assert (await store.log("table")) == rows


# --- a slow disk ------------------------------------------------------------------------------------------------------


class OnASlowDisk(Writer):
    def commit(self, group: list[Waiting]) -> list[Any]:
        time.sleep(0.05)
        return super().commit(group)


async def ticks(until: asyncio.Event) -> list[float]:
    """How many seconds each tick of the loop was late."""
    late: list[float] = []
    while not until.is_set():
        due = time.perf_counter() + 0.002
        await asyncio.sleep(0.002)
        late.append(time.perf_counter() - due)
    return late


async def test_a_slow_disk_never_holds_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "Writer", OnASlowDisk)
    tables = [f"table-{number}" for number in range(20)]

    async def play(store: SqliteStore, table: str) -> None:
        await store.write(opens(table))
        for seq in range(1, 11):
            await store.write(Batch(table=table, steps=(step(seq),), chat=(line(seq),)))
            await store.log(table)

    store, done = SqliteStore(url(tmp_path)), asyncio.Event()
    await store.open()
    ticking = asyncio.create_task(ticks(done))
    await asyncio.gather(*(play(store, table) for table in tables))
    done.set()
    await store.close()
    late = sorted(await ticking)
    assert len(late) > 100
    assert late[len(late) * 9 // 10] < 0.02  # a commit takes fifty, and the machine may be busy
