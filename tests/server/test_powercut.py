"""A power cut loses no acknowledged move and leaves an openable database; planted bugs are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import kuhn
import pytest
from alembic import command
from sqlalchemy import Connection, Engine

from grusel.bench.powercut.cuts import IN_MEMORY, Cuts, World, cut, cut_power, opened, opens
from grusel.bench.powercut.disk import SECTOR, Trace, left_by_cut
from grusel.bench.powercut.layer import recorded
from grusel.server.storage import backup, files, migrate, old_journal, sqlite
from grusel.server.storage.sqlite import SqliteStore
from grusel.tables.rows import Batch
from grusel.testing.store_model import step
from server.test_journal import put


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder in memory: the disk is a model anyway."""
    with TemporaryDirectory(dir=IN_MEMORY) as name:
        (Path(name) / "here").mkdir()
        yield Path(name)


# --- the disk ---------------------------------------------------------------------------------------------------------


def left(trace: Trace, tries: int = 200) -> set[tuple[tuple[str, bytes], ...]]:
    """Every state the disk may be in when the power is cut now."""
    return {tuple(sorted(left_by_cut(trace, trace.now, Random(seed)).items())) for seed in range(tries)}


def test_synced_data_stays() -> None:
    trace = Trace({"file": b"old"})
    trace.wrote("file", 0, b"new")
    trace.synced("file")
    assert left(trace) == {(("file", b"new"),)}


def test_unsynced_data_may_be_lost_or_kept() -> None:
    trace = Trace({"file": b"old"})
    trace.wrote("file", 0, b"new")
    assert left(trace) == {(("file", b"old"),), (("file", b"new"),)}


def test_a_write_is_torn_between_sectors_in_any_order() -> None:
    trace = Trace({"file": b"o" * 2 * SECTOR})
    trace.wrote("file", 0, b"n" * 2 * SECTOR)
    found = {data[0:1] + data[-1:] for ((_, data),) in left(trace)}
    assert found == {b"oo", b"on", b"no", b"nn"}


def test_the_later_of_two_writes_may_survive_alone() -> None:
    trace = Trace({"first": b"old", "second": b"old"})
    trace.wrote("first", 0, b"new")
    trace.wrote("second", 0, b"new")
    assert (("first", b"old"), ("second", b"new")) in left(trace)


def test_a_file_that_grew_may_hold_anything_where_it_was_not_written() -> None:
    trace = Trace({"file": b""})
    trace.wrote("file", SECTOR, b"n" * SECTOR)
    trace.synced("file")
    trace.resized("file", 3 * SECTOR)
    lengths = {len(data) for ((_, data),) in left(trace)}
    assert lengths == {2 * SECTOR, 3 * SECTOR}


def test_a_name_lasts_when_its_folder_is_synced() -> None:
    trace = Trace({})
    trace.created("file")
    trace.wrote("file", 0, b"new")
    trace.synced("file")
    assert left(trace) == {(), (("file", b"new"),)}
    trace.names_synced()
    assert left(trace) == {(("file", b"new"),)}


def test_a_file_that_is_renamed_has_one_name_or_the_other() -> None:
    trace = Trace({"file": b"old", "copy": b"new"})
    trace.renamed("copy", "file")
    assert left(trace) == {(("copy", b"new"), ("file", b"old")), (("file", b"new"),)}


def test_names_change_in_their_order() -> None:
    trace = Trace({"log": b"", "file": b""})
    trace.removed("log")
    trace.renamed("file", "other")
    names = {tuple(name for name, _ in found) for found in left(trace)}
    assert names == {("file", "log"), ("file",), ("other",)}


# --- the layer --------------------------------------------------------------------------------------------------------


async def test_reads_through_the_layer_return_what_was_written(tmp_path: Path) -> None:
    world = World(tmp_path, Random(1))
    with recorded(tmp_path, world.trace):
        async with opened(world, "FULL") as store:
            await world.write(store, opens("table", kuhn.GAME, Random(1)))
    everything = {path.name: path.read_bytes() for path in tmp_path.iterdir() if not path.name.endswith("-lock")}
    world.trace.names_synced()
    for name in everything:
        world.trace.synced(name)
    assert left_by_cut(world.trace, world.trace.now, Random(1)) == everything


# --- the server -------------------------------------------------------------------------------------------------------


async def test_after_a_power_cut_every_acknowledged_move_is_there_and_the_database_opens() -> None:
    found = await cut_power(150, seed=1)
    assert not found.problems
    assert found.cuts == 150
    assert found.acknowledged > 1000
    assert found.tables > 50
    assert found.copies > 5


async def cut_everywhere(world: World, folder: Path) -> Cuts:
    """Cut the power after each operation in turn."""
    found = Cuts()
    for at in range(world.trace.now + 1):
        await cut(world, at, folder, found)
    return found


async def first_start(folder: Path) -> World:
    """A server that makes its database, and one table."""
    world = World(folder, Random(1))
    with recorded(folder, world.trace):
        async with opened(world, "FULL") as store:
            await world.write(store, opens("table", kuhn.GAME, Random(1)))
    return world


async def test_a_power_cut_during_the_first_start_leaves_an_openable_database(folder: Path) -> None:
    found = await cut_everywhere(await first_start(folder / "here"), folder / "left")
    assert not found.problems
    assert found.cuts > 30


async def started_with_journal(folder: Path) -> World:
    """A server that takes in the files of version 0.1."""
    await put(folder / "grusel.db", [step(1)], [("table", [step(2)])], [("table", [step(3)])])
    world = World(folder, Random(1))
    store = SqliteStore(f"sqlite:///{world.file}", "NORMAL")
    with recorded(folder, world.trace):
        await store.open()
        assert len(await store.log("table")) == 3
        await store.close()
    return world


async def steps_after_each_cut(world: World, folder: Path) -> set[int]:
    """The number of steps of a table, wherever the power was cut."""
    found: set[int] = set()
    cuts = [at for at in range(world.trace.now + 1) for _ in range(4)]
    for number, at in enumerate(cuts):
        here = folder / str(number)
        here.mkdir()
        for name, data in left_by_cut(world.trace, at, world.rng).items():
            (here / name).touch(0o600)
            (here / name).write_bytes(data)
        store = SqliteStore(f"sqlite:///{here / 'grusel.db'}")
        await store.open()
        found.add(len(await store.log("table")))
        await store.close()
    return found


async def test_a_power_cut_while_taking_in_the_journal_of_version_01_loses_no_move(folder: Path) -> None:
    world = await started_with_journal(folder / "here")
    assert await steps_after_each_cut(world, folder) == {3}


# --- planted bugs -----------------------------------------------------------------------------------------------------


def report_before_the_commit(here: pytest.MonkeyPatch) -> None:
    submit = SqliteStore.submit

    def report_early(store: SqliteStore, job: Any, done: Callable[[Any], None]) -> None:
        if isinstance(job, Batch):
            submit(store, job, lambda _: None)
            asyncio.get_running_loop().call_soon(done, None)
        else:
            submit(store, job, done)

    here.setattr(SqliteStore, "submit", report_early)


class Unsynced:
    """File operations of ours, without the one that waits for the disk."""

    def __getattr__(self, name: str) -> Any:
        return (lambda _: None) if name == "sync" else getattr(files, name)


def sync_no_copy(here: pytest.MonkeyPatch) -> None:
    here.setattr(backup, "files", Unsynced())


@pytest.mark.parametrize("plant", [report_before_the_commit, sync_no_copy], ids=lambda plant: plant.__name__)
async def test_a_planted_bug_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert (await cut_power(100, seed=1)).problems


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
async def test_a_database_that_does_not_wait_for_the_disk_is_found(synchronous: str) -> None:
    assert (await cut_power(25, seed=1, synchronous=synchronous)).problems


async def test_a_first_start_that_is_not_one_transaction_is_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old bug: a server killed during its first start could not be started again."""

    def in_parts(engine: Engine | Connection) -> None:
        assert isinstance(engine, Engine)
        with engine.begin() as connection:
            if not migrate.is_current(connection):
                command.upgrade(migrate.configured(connection), "head")

    with monkeypatch.context() as planted:
        planted.setattr(sqlite, "upgrade", in_parts)
        world = await first_start(folder / "here")
    assert any("already exists" in problem for problem in (await cut_everywhere(world, folder / "left")).problems)


async def test_a_journal_that_is_removed_too_early_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_waiting(connection: Connection, moves: Any) -> old_journal.TakenIn:
        driver = sqlite.driver_of(connection)
        with driver:
            return old_journal.write_missing(driver, moves)

    with monkeypatch.context() as planted:
        planted.setattr(old_journal, "_take_in", without_waiting)
        world = await started_with_journal(folder / "here")
    assert min(await steps_after_each_cut(world, folder)) < 3
