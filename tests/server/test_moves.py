"""Moves on their way through the journal into the database: nothing lost, nothing doubled, nothing seen too late."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from grusel.server.storage import moves, sqlite
from grusel.server.storage.moves import Moves
from grusel.server.storage.queries import Forked
from grusel.server.storage.sqlite import SqliteStore
from grusel.tables.rows import Batch, ChatRow, StepRow
from server.room import in_time
from server.test_store import put, step

Test = Callable[[SqliteStore, str], Coroutine[Any, Any, None]]


@asynccontextmanager
async def opened(file: Path, synchronous: str = "FULL") -> AsyncIterator[SqliteStore]:
    store = SqliteStore(f"sqlite:///{file}", synchronous)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(autouse=True)
def _not_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is settled in the database is settled because somebody asked for it."""
    monkeypatch.setattr(moves, "SETTLED_AFTER", 3600.0)


@pytest.fixture
def at_a_store(tmp_path: Path) -> Callable[[Test], None]:
    """A store with one table that has made its first move, which is in the database."""

    def run(test: Test) -> None:
        async def inside() -> None:
            async with opened(tmp_path / "store.db") as store:
                id = (await put(store)).row.id
                await store.append(Batch(table=id, steps=(step(1),)))
                await test(store, id)

        in_time(inside())

    return run


def kept(store: SqliteStore, table: str, *rows: StepRow, **more: Any) -> asyncio.Future[None]:
    """A move; done when we are told that it is safe."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(error: BaseException | None) -> None:
        done.set_exception(error) if error else done.set_result(None)

    store.keep(Batch(table=table, steps=rows, **more), then)
    return done


def moves_of(store: SqliteStore) -> Moves:
    assert store.moves
    return store.moves


def numbers(rows: tuple[StepRow, ...]) -> list[int]:
    return [row.seq for row in rows]


async def log_after_a_crash(store: SqliteStore, table: str) -> list[int]:
    """What a server finds that begins with the files as they are now; this one goes on."""
    file = Path(store.url.removeprefix("sqlite:///"))
    after = file.parent / "after"
    shutil.rmtree(after, ignore_errors=True)
    after.mkdir()
    for part in file.parent.glob(f"{file.name}*"):
        shutil.copy(part, after / part.name)
    async with opened(after / file.name) as other:
        return numbers(await other.log(table))


def test_a_move_is_safe_when_it_is_told_and_not_in_the_database_yet(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        await kept(store, id, step(2), step(3))
        assert moves_of(store).count == 2
        assert await log_after_a_crash(store, id) == [1, 2, 3]

    at_a_store(test)


def test_what_is_not_told_yet_may_be_lost(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        done = kept(store, id, step(2))
        assert await log_after_a_crash(store, id) == [1]
        await done
        assert await log_after_a_crash(store, id) == [1, 2]

    at_a_store(test)


def test_moves_that_come_together_are_written_together(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        others = [(await put(store)).row.id for _ in range(5)]
        for other in others:
            await store.append(Batch(table=other, steps=(step(1),)))
        before = moves_of(store).journal.number
        await asyncio.gather(*(kept(store, table, step(2)) for table in [id, *others]))
        assert moves_of(store).journal.number == before + 1

    at_a_store(test)


def test_whoever_reads_sees_every_move(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        told = kept(store, id, step(2))
        assert numbers(await store.log(id)) == [1, 2]
        assert told.done()
        await kept(store, id, step(3), snapshot=(3, "here"))
        found = await store.load(id)
        assert found
        assert (found.snapshot, found.steps) == ((3, "here"), ())

    at_a_store(test)


def test_what_is_written_to_the_database_comes_after_the_moves_before_it(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        told = kept(store, id, step(2))
        said = ChatRow(number=1, seat=0, name="Ada", text="boo", at=2.0)
        await store.append(Batch(table=id, chat=(said,), steps=(step(3),)))
        assert told.done()
        assert numbers(await store.log(id)) == [1, 2, 3]
        await kept(store, id, step(4))
        assert numbers(await store.log(id)) == [1, 2, 3, 4]

    at_a_store(test)


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_a_move_that_does_not_follow_is_for_the_database_to_judge(at_a_store: Callable[[Test], None], seq: int) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        first, second = kept(store, id, step(2)), kept(store, id, step(seq))
        await first
        if seq <= 2:
            with pytest.raises(Forked):
                await second
            assert numbers(await store.log(id)) == [1, 2]
        else:
            await second
            assert numbers(await store.log(id)) == [1, 2, 4]

    at_a_store(test)


def test_a_table_that_is_not_known_is_for_the_database_to_judge(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        with pytest.raises(Forked):
            await kept(store, "nosuch", step(1))
        await kept(store, id, step(2))

    at_a_store(test)


def test_a_journal_that_fails_tells_so_and_nothing_is_doubled(
    at_a_store: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        def fails(*_: object) -> int:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(os, "pwrite", fails)
            with pytest.raises(OSError, match="no space"):
                await kept(store, id, step(2))
        assert numbers(await store.log(id)) == [1]
        await kept(store, id, step(2))
        await kept(store, id, step(3))
        assert numbers(await store.log(id)) == [1, 2, 3]

    at_a_store(test)


def test_what_failed_and_is_on_the_disk_all_the_same_does_not_mix_with_what_came_instead(
    at_a_store: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        truly = os.pwrite

        def fails_late(file: int, data: bytes, at: int) -> int:
            truly(file, data, at)
            raise OSError("and nobody knows what became of it")

        await kept(store, id, step(2))
        with monkeypatch.context() as broken:
            broken.setattr(os, "pwrite", fails_late)
            with pytest.raises(OSError, match="nobody knows"):
                await kept(store, id, step(3, "failed"), step(4, "failed"))
        assert await log_after_a_crash(store, id) == [1, 2, 3, 4]
        await kept(store, id, step(3, "instead"))
        assert await log_after_a_crash(store, id) == [1, 2, 3]

    at_a_store(test)


def test_without_room_in_the_journal_moves_go_into_the_database(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        await kept(store, id, step(2))
        journal = moves_of(store).journal
        journal.at = 1 << 40  # far behind the end
        await asyncio.gather(kept(store, id, step(3)))
        assert await log_after_a_crash(store, id) == [1, 2, 3]
        await asyncio.sleep(0)
        assert journal.at == 0  # everything is in the database: it begins anew
        await kept(store, id, step(4))
        assert journal.number == 1
        assert await log_after_a_crash(store, id) == [1, 2, 3, 4]

    at_a_store(test)


def test_a_database_that_fails_gets_the_moves_later(
    at_a_store: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        truly, failures = store._queue, iter([OSError("no space left on device")])

        def fails(connection: Connection) -> None:
            raise next(failures)

        await kept(store, id, step(2), snapshot=(2, "here"))
        monkeypatch.setattr(moves_of(store), "submit", lambda _: truly(fails))
        with pytest.raises(OSError, match="no space"):
            await store.log(id)
        monkeypatch.setattr(moves_of(store), "submit", truly)
        assert await log_after_a_crash(store, id) == [1, 2]
        await kept(store, id, step(3))
        found = await store.load(id)
        assert found
        assert (found.snapshot, numbers(found.steps)) == ((2, "here"), [3])

    at_a_store(test)


def test_a_deleted_table_does_not_come_back(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        await kept(store, id, step(2))
        assert await store.remove(id)
        assert await log_after_a_crash(store, id) == []
        with pytest.raises(Forked):
            await kept(store, id, step(3))

    at_a_store(test)


def test_a_table_that_another_program_deletes_takes_no_more_moves(
    tmp_path: Path, at_a_store: Callable[[Test], None]
) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        await kept(store, id, step(2))
        async with opened(tmp_path / "store.db") as other:
            assert other.moves is None  # the journal is ours
            assert await other.remove(id)
        await kept(store, id, step(3))  # which nobody could know
        assert await store.log(id) == ()
        with pytest.raises(Forked):
            await kept(store, id, step(4))

    at_a_store(test)


def test_another_program_writes_without_the_journal(tmp_path: Path, at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        async with opened(tmp_path / "store.db") as other:
            fresh = (await put(other)).row.id
            await kept(other, fresh, step(1))
            await kept(other, fresh, step(2))
            assert numbers(await other.log(fresh)) == [1, 2]
        assert moves_of(store).journal.path.exists()
        assert numbers(await store.log(fresh)) == [1, 2]

    at_a_store(test)


def test_a_server_that_ends_leaves_no_journal(tmp_path: Path, at_a_store: Callable[[Test], None]) -> None:
    ids: list[str] = []

    async def test(store: SqliteStore, id: str) -> None:
        ids.append(id)
        await kept(store, id, step(2))
        assert (tmp_path / "store.db-moves").exists()

    at_a_store(test)
    assert not (tmp_path / "store.db-moves").exists()

    async def again() -> list[int]:
        async with opened(tmp_path / "store.db") as store:
            return numbers(await store.log(ids[0]))

    assert in_time(again()) == [1, 2]


@pytest.mark.parametrize("many", [10, 3000])
def test_moves_are_settled_by_themselves(
    many: int, at_a_store: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, or as soon as there are many."""
    if many < moves.MOST_UNSETTLED:
        monkeypatch.setattr(moves, "SETTLED_AFTER", 0.01)

    async def test(store: SqliteStore, id: str) -> None:
        for seq in range(2, many + 2):
            await kept(store, id, step(seq))
        await asyncio.sleep(0.1)
        assert moves_of(store).count < moves.MOST_UNSETTLED
        if many < moves.MOST_UNSETTLED:
            assert moves_of(store).count == 0
            assert moves_of(store).journal.at == 0

    at_a_store(test)


def test_a_listener_that_fails_keeps_nobody_from_hearing(at_a_store: Callable[[Test], None]) -> None:
    async def test(store: SqliteStore, id: str) -> None:
        other = (await put(store)).row.id
        await store.append(Batch(table=other, steps=(step(1),)))

        def deaf(_: BaseException | None) -> None:
            raise ValueError("a mistake")

        store.keep(Batch(table=other, steps=(step(2),)), deaf)
        await kept(store, id, step(2))

    at_a_store(test)


def test_in_memory_there_is_no_journal() -> None:
    async def run() -> bool:
        store = sqlite.SqliteStore("sqlite://")
        return store._journal() is None

    assert in_time(run())
