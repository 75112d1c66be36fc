"""A database is copied beside a running server or after a crash, and restored without remains of the old one."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grusel.game import Illegal
from grusel.server.storage.backup import NotWhole, back_up, restore
from grusel.server.storage.factory import open_store
from grusel.server.storage.lock import InUse
from grusel.tables.rows import Batch
from grusel.terminal.main import app
from grusel.testing.store_model import opens, step
from server.test_journal import left_by_version_01, put
from server.test_store import opened

RUN = CliRunner()
SERVE = """
import asyncio, sys
from grusel.server.storage.factory import open_store
from grusel.tables.rows import Batch
from grusel.testing.store_model import opens, step

async def run(url, tables):
    store = open_store(url)
    await store.open()
    for number in range(tables):
        await store.write(opens(f"table-{number}"))
    print("written", flush=True)
    number = 0
    while True:
        number += 1
        await store.write(Batch(table="table-0", steps=(step(2 * number - 1), step(2 * number))))

asyncio.run(run(sys.argv[1], int(sys.argv[2])))
"""


@contextmanager
def writing(file: Path, tables: int) -> Iterator[None]:
    """Another process that writes to a database all the time, until it is killed."""
    process = subprocess.Popen([sys.executable, "-c", SERVE, f"sqlite:///{file}", str(tables)], stdout=subprocess.PIPE)
    assert process.stdout
    try:
        assert process.stdout.readline() == b"written\n"
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(10)
        process.stdout.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The settings of a server without a database yet."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "grusel.db"


def crashed(file: Path, tables: int) -> None:
    """A database with this many tables, the last of them only in the write-ahead log."""
    with writing(file, tables):
        pass
    assert Path(f"{file}-wal").stat().st_size > 0


def filled(file: Path, *tables: str) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{file}") as store:
            for table in tables:
                await store.write(opens(table))

    asyncio.run(run())


def tables_in(file: Path) -> list[str]:
    async def run() -> list[str]:
        async with opened(f"sqlite:///{file}") as store:
            return await store.everything()

    return asyncio.run(run())


def beside(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


# --- copying ----------------------------------------------------------------------------------------------------------


def test_a_copy_beside_a_server_that_writes_is_one_file_of_one_moment(file: Path, tmp_path: Path) -> None:
    with writing(file, 5):
        counts = [back_up(file, tmp_path / f"copy-{number}") for number in range(5)]
    assert counts == [5] * 5
    for number in range(5):
        with closing(sqlite3.connect(tmp_path / f"copy-{number}")) as copy:
            [[steps, last]] = copy.execute("select count(*), coalesce(max(seq), 0) from steps")
            assert (steps, steps % 2) == (last, 0)
            assert copy.execute("pragma journal_mode").fetchone() == ("delete",)
    assert beside(tmp_path / "copy") == [*(f"copy-{number}" for number in range(5)), "data"]


def test_a_copy_after_a_crash_includes_the_write_ahead_log(file: Path, tmp_path: Path) -> None:
    crashed(file, 31)
    assert back_up(file, tmp_path / "copy") == 31
    assert len(tables_in(file)) == 31


def test_only_its_owner_can_read_a_copy(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    before = os.umask(0)
    try:
        back_up(file, tmp_path / "copy")
    finally:
        os.umask(before)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_no_file_is_overwritten(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    (tmp_path / "copy").write_text("a diary")
    with pytest.raises(Illegal, match="server-backup-exists"):
        back_up(file, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "a diary"


def test_a_damaged_database_is_not_copied(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    damage(file)
    with pytest.raises(NotWhole):
        back_up(file, tmp_path / "copy")
    assert beside(tmp_path / "copy") == ["data"]


def test_a_missing_database_is_not_created(file: Path, tmp_path: Path) -> None:
    with pytest.raises(NotWhole):
        back_up(file, tmp_path / "copy")
    assert beside(file) == []


def test_a_copy_includes_moves_in_the_journal_of_version_01(tmp_path: Path) -> None:
    file = left_by_version_01(tmp_path)
    with pytest.raises(Illegal, match="server-backup-old"):
        back_up(file, tmp_path / "copy")
    with pytest.raises(Illegal, match="server-backup-old"):
        restore(file, tmp_path / "other.db")


# --- restoring --------------------------------------------------------------------------------------------------------


def test_a_killed_servers_log_is_not_applied_to_a_restored_database(file: Path, tmp_path: Path) -> None:
    """Found by an attack: there were 31 tables instead of 1."""
    filled(file, "the one")
    back_up(file, tmp_path / "copy")
    crashed(file, 30)
    kept = restore(tmp_path / "copy", file)
    assert beside(file) == ["grusel.db", "grusel.db-lock", "grusel.db-replaced-1"]
    assert tables_in(file) == ["the one"]
    assert kept
    assert len(tables_in(kept)) == 31


def test_a_restored_database_is_readable_by_its_owner_alone(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    (tmp_path / "copy").chmod(0o644)
    restore(tmp_path / "copy", file)
    assert file.stat().st_mode & 0o777 == 0o600


def test_nothing_is_restored_while_a_server_runs(file: Path, tmp_path: Path) -> None:
    with writing(file, 3):
        back_up(file, tmp_path / "copy")
        with pytest.raises(InUse):
            restore(tmp_path / "copy", file)
        names = beside(file)
    assert names == ["grusel.db", "grusel.db-lock", "grusel.db-shm", "grusel.db-wal"]
    assert len(tables_in(file)) == 3


def test_nothing_is_restored_while_another_program_reads_the_database(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grusel.server.storage.backup.PATIENCE", 0.1)
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    with closing(sqlite3.connect(file)) as reading:
        reading.execute("pragma journal_mode = wal")
        reading.execute("begin")
        reading.execute("select * from tables").fetchall()
        with pytest.raises(InUse):
            restore(tmp_path / "copy", file)
    assert tables_in(file) == ["table"]


def test_a_copy_may_have_its_log_beside_it(file: Path, tmp_path: Path) -> None:
    """As it was copied by hand after a crash."""
    crashed(file, 7)
    (tmp_path / "copy").mkdir()
    for name in beside(file):
        (file.parent / name).rename(tmp_path / "copy" / name)
    restore(tmp_path / "copy" / "grusel.db", file)
    assert len(tables_in(file)) == 7


def test_a_copy_can_be_restored_into_an_empty_folder(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    other = tmp_path / "new" / "grusel.db"
    assert restore(tmp_path / "copy", other) is None
    assert tables_in(other) == ["table"]


def test_a_damaged_database_is_kept_with_its_log(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    crashed(file, 3)
    log = Path(f"{file}-wal").read_bytes()
    file.write_bytes(b"This is no database any more." * 1000)
    kept = restore(tmp_path / "copy", file)
    assert tables_in(file) == ["table"]
    assert kept
    assert kept.read_bytes().startswith(b"This is no database any more.")
    assert Path(f"{kept}-wal").read_bytes() == log


def test_a_journal_of_version_01_is_kept_with_its_database(tmp_path: Path) -> None:
    file = left_by_version_01(tmp_path)
    filled(tmp_path / "other.db", "table")
    back_up(tmp_path / "other.db", tmp_path / "copy")
    restore(tmp_path / "copy", file)
    assert tables_in(file) == ["table"]
    assert (tmp_path / "grusel.db-replaced-1-moves").exists()


def damage(file: Path) -> None:
    """Overwrite the middle of a database."""
    data = bytearray(file.read_bytes())
    data[5 * 4096 : 8 * 4096] = b"\xa5" * (3 * 4096)
    file.write_bytes(data)


def no_database(file: Path) -> None:
    file.write_bytes(b"This is no database." * 1000)


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def of_another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("create table tables (id text)")


def of_a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")


@pytest.mark.parametrize("spoil", [damage, no_database, nothing, of_another_program, of_a_newer_version, Path.unlink])
def test_an_incomplete_copy_replaces_nothing(spoil: object, file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    spoil(tmp_path / "copy")  # type: ignore[operator]
    with pytest.raises(NotWhole):
        restore(tmp_path / "copy", file)
    assert beside(file) == ["grusel.db", "grusel.db-lock"]
    assert tables_in(file) == ["table"]


def test_a_database_is_not_restored_onto_itself(file: Path) -> None:
    filled(file, "table")
    with pytest.raises(NotWhole):
        restore(file, file)
    assert tables_in(file) == ["table"]


def test_the_server_continues_with_the_restored_database(file: Path, tmp_path: Path) -> None:
    filled(file, "table")
    back_up(file, tmp_path / "copy")
    restore(tmp_path / "copy", file)

    async def run() -> int:
        async with opened(f"sqlite:///{file}") as store:
            await store.write(Batch(table="table", steps=(step(1),)))
            return len(await store.log("table"))

    assert asyncio.run(run()) == 1


# --- at the terminal --------------------------------------------------------------------------------------------------


def test_the_commands_report_their_results(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_DATA", str(file.parent))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    filled(file, "table")
    copied = RUN.invoke(app, ["backup", str(tmp_path / "copy")])
    assert "1 tables copied to" in " ".join(copied.output.split())
    restored = RUN.invoke(app, ["restore", str(tmp_path / "copy")])
    assert "grusel.db-replaced-1" in "".join(restored.output.split())


@pytest.mark.parametrize("words", [["backup", "copy"], ["restore", "copy"]])
def test_with_postgresql_they_name_its_own_commands(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    refused = RUN.invoke(app, words).exception
    assert isinstance(refused, Illegal)
    assert refused.message.id == "server-not-a-file"


def test_the_doctor_finds_damage(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_DATA", str(file.parent))
    filled(file, *(f"table-{number}" for number in range(200)))
    healthy = RUN.invoke(app, ["doctor"])
    assert "quick check" in " ".join(healthy.output.split())
    data = bytearray(file.read_bytes())
    data[-3 * 4096 :] = b"\xa5" * (3 * 4096)
    file.write_bytes(data)
    assert RUN.invoke(app, ["doctor"]).exit_code == 1


# --- ownership of files -----------------------------------------------------------------------------------------------


def test_world_readable_files_become_private(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "store.db"
    asyncio.run(put(file, [step(1)], [("table", [step(2)]), ("table", [step(4)])]))
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    (tmp_path / "another").touch(0o644)
    asyncio.run(open_and_close(file))
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes.pop("another") == 0o644
    assert "store.db-moves-kept-1" in modes
    assert set(modes.values()) == {0o600}
    assert "file made private: others could read it" in caplog.messages


async def open_and_close(file: Path) -> None:
    store = open_store(f"sqlite:///{file}")
    await store.open()
    await store.close()
