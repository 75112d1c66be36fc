"""The promises of a store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.util import await_only

from grusel.server.http.opening import Opened, open_table
from grusel.server.messages.http import NewSeat, NewTable
from grusel.server.storage import migrate, postgres, queries, sqlite
from grusel.server.storage.factory import open_store, visit_store
from grusel.server.storage.migrate import is_current
from grusel.server.storage.schema import chat, metadata, steps
from grusel.server.storage.store import DatabaseStore
from grusel.tables.messages import House
from grusel.tables.rows import Batch, ChatRow, StepRow
from grusel.tables.store import CHAT_KEPT, Forked, Refused
from grusel.tables.tokens import hashed
from server.services import Tap

KEY = "the key of a browser"
NO_TABLE = "insert into nosuch (name) values (:name)"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DatabaseStore]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[DatabaseStore]:
    store = visit_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def put(store: DatabaseStore, **house: bool) -> Opened:
    seats = (NewSeat(kind="me", name="Ada"), NewSeat(kind="open"))
    opening = open_table(NewTable(game="kuhn", seats=seats, house=House(**house)), KEY, 100.0)  # type: ignore[arg-type]
    await store.write(opening.batch)
    return opening


def write_to_no_table(connection: Connection) -> None:
    connection.execute(text(NO_TABLE), {"name": "a secret"})


def step(seq: int, client: str = "") -> StepRow:
    return StepRow(seq=seq, kind="move", by=0, move='{"type":"say","word":"bet"}', text="bet", client=client, at=1.5)


async def test_written_rows_are_read_back(database_url: str) -> None:
    async with opened(database_url) as store:
        opening = await put(store)
        said = ChatRow(number=1, seat=0, name="Ada", text="hällo 👻", at=2.0)
        batch = Batch(table=opening.row.id, steps=(step(1, "c1"), step(2)), chat=(said,), changes={"phase": "playing"})
        await store.write(batch)
        kept = await store.load(opening.row.id)
        assert kept
        assert kept.row.phase == "playing"
        assert kept.row.seed == opening.row.seed
        assert kept.seats == opening.table.seats
        assert kept.steps == (step(1, "c1"), step(2))
        assert [name for name, _ in kept.plays] == ["0:c1"]
        assert kept.chat == (said,)


async def test_the_positions_of_several_games_are_read_together(database_url: str) -> None:
    async with opened(database_url) as store:
        long, short, fresh = [(await put(store)).row for _ in range(3)]
        await store.write(Batch(table=long.id, steps=(step(1), step(2)), snapshot=(2, "here")))
        await store.write(Batch(table=long.id, steps=(step(3),)))
        await store.write(Batch(table=short.id, steps=(step(1),)))
        rows = [short, fresh, long]
        last = await store.last_steps([row.id for row in rows])
        assert last == {long.id: 3, short.id: 1, fresh.id: 0}
        found = await store.positions(rows)
        assert [line.row for line in found] == rows
        assert [line.steps for line in found] == [(step(1),), (), (step(3),)]
        assert [line.snapshot for line in found] == [None, None, (2, "here")]


async def test_moves_are_read_by_their_numbers_in_the_game(database_url: str) -> None:
    async with opened(database_url) as store:
        id, other = (await put(store)).row.id, (await put(store)).row.id
        undo = StepRow(seq=3, kind="undo", by=0, move="1", text="", at=1.5)
        await store.write(Batch(table=id, steps=(step(1), step(2), undo, step(4))))
        await store.write(Batch(table=other, steps=(step(1),)))
        assert await store.moves(id, range(1, 3)) == (step(1), step(4))
        assert await store.moves(id, range(2, 3)) == (step(4),)


async def test_a_second_writer_fails_and_leaves_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        await store.write(Batch(table=id, steps=(step(1),)))
        with pytest.raises(Forked):
            await store.write(Batch(table=id, steps=(step(1), step(2)), changes={"phase": "over"}))
        kept = await store.load(id)
        assert kept
        assert len(kept.steps) == 1
        assert kept.row.phase == "open"


async def test_only_the_chat_that_is_shown_is_kept(database_url: str) -> None:
    async with opened(database_url) as store:
        table = (await put(store)).row.id
        for number in range(1, CHAT_KEPT + 6):
            await store.write(Batch(table=table, chat=(said(number),)))
        assert sorted(await store.read(lambda connection: list(connection.scalars(select(chat.c.number))))) == list(
            range(6, CHAT_KEPT + 6)
        )


def said(number: int) -> ChatRow:
    return ChatRow(number=number, seat=0, name="Ada", text="a secret", at=2.0)


async def test_a_second_writer_of_chat_fails_too(database_url: str) -> None:
    async with opened(database_url) as store:
        table = (await put(store)).row.id
        await store.write(Batch(table=table, chat=(said(1),)))
        with pytest.raises(Forked):
            await store.write(Batch(table=table, chat=(said(1),)))


async def test_a_database_error_does_not_repeat_the_data(database_url: str) -> None:
    async with opened(database_url) as store:
        await put(store)
        with pytest.raises(Refused) as error:
            await store.do(write_to_no_table)
        found = str(error.value)
    assert "nosuch" in found
    assert "a secret" not in found


async def test_one_bad_write_does_not_spoil_those_committed_with_it(database_url: str) -> None:
    async with opened(database_url) as store:
        ids = [(await put(store)).row.id for _ in range(20)]
        await store.write(Batch(table=ids[7], steps=(step(1),)))
        writes = [store.write(Batch(table=id, steps=(step(1), step(2)))) for id in ids]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        lengths = [len(await store.log(id)) for id in ids]
        assert lengths == [2] * 7 + [1] + [2] * 12
        answers = list(answers)
    assert [isinstance(answer, Forked) for answer in answers] == [False] * 7 + [True] + [False] * 12


async def test_after_a_snapshot_only_later_steps_are_read(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        await store.write(Batch(table=id, steps=(step(1), step(2)), snapshot=(2, "{}")))
        whole = replace(step(3, "c3"), events='["boo"]', draw=4, noticed=5, clock="[1.0]")
        await store.write(Batch(table=id, steps=(whole,)))
        kept = await store.load(id)
        assert kept
        assert (kept.snapshot, kept.steps) == ((2, "{}"), (whole,))
        assert len(await store.log(id)) == 3


async def test_a_process_with_older_data_does_not_replace_a_snapshot(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        await store.write(Batch(table=id, steps=(step(1), step(2)), snapshot=(2, '"new"')))
        await store.write(Batch(table=id, snapshot=(1, '"old"'), changes={"due": True}))
        kept = await store.load(id)
        assert (kept.snapshot if kept else None) == (2, '"new"')


async def test_a_combined_read_sees_one_moment(database_url: str) -> None:
    async with opened(database_url) as store, visiting(database_url) as other:
        table = (await put(store)).row.id
        loop = asyncio.get_running_loop()

        async def written() -> None:
            await other.write(Batch(table=table, steps=(step(1),)))

        def twice(connection: Connection) -> tuple[int, int]:
            number = select(func.count()).select_from(steps)
            before = connection.execute(number).scalar_one()
            _wait_for(connection, written(), loop)
            return before, connection.execute(number).scalar_one()

        assert await store.read(twice) == (0, 0)
        assert len(await store.log(table)) == 1


def _wait_for(connection: Connection, work: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop) -> None:
    """Let the loop do something while a job is reading, in a thread or on the loop itself."""
    if connection.dialect.name == "sqlite":
        asyncio.run_coroutine_threadsafe(work, loop).result(10)
    else:
        await_only(work)


async def test_lists_show_public_tables_and_your_own(database_url: str) -> None:
    async with opened(database_url) as store:
        private, public = await put(store), await put(store, public=True)
        assert [entry.row.id for entry in await store.lobby()] == [public.row.id]
        assert {entry.row.id for entry in await store.mine(hashed(KEY))} == {private.row.id, public.row.id}
        assert await store.mine(hashed("another key")) == []
        assert await store.hosted(hashed(KEY)) == 2


async def test_a_deleted_table_leaves_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        await store.write(Batch(table=id, steps=(step(1),), snapshot=(1, "{}")))
        await store.write(Batch(table=id, removes=True))
        with pytest.raises(Forked):
            await store.write(Batch(table=id, removes=True))
        assert await store.load(id) is None
        assert await store.log(id) == ()


async def test_a_table_is_removed_by_age_unless_it_was_touched_meanwhile(database_url: str) -> None:
    async with opened(database_url) as store:
        old, fresh = await put(store), await put(store)
        await store.write(Batch(table=fresh.row.id, changes={"touched": 900.0}))
        assert await store.untouched(500.0) == [old.row.id]
        await store.write(Batch(table=old.row.id, removes=True, unless_touched=500.0))
        with pytest.raises(Forked):
            await store.write(Batch(table=fresh.row.id, removes=True, unless_touched=500.0))
        assert await store.everything() == [fresh.row.id]


async def test_a_table_has_one_owner_until_its_process_is_silent(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        await store.beat("one", 0.5)
        assert await store.beat("two", 0.5) == {"one", "two"}
        assert await store.claim(id, "one", 0.5) == "one"
        assert await store.claim(id, "two", 0.5) == "one"
        await asyncio.sleep(0.7)
        await store.beat("two", 0.5)
        assert await store.claim(id, "two", 0.5) == "two"
        await store.release(id, "two")
        assert await store.claim(id, "one", 0.5) == "one"
        assert await store.claim("nosuchtable", "one", 0.5) is None


async def test_tables_that_must_continue_are_found_when_no_process_serves_them(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        assert await store.due(5) == []
        await store.write(Batch(table=id, changes={"due": True}))
        assert await store.due(5) == [id]
        await store.beat("one", 5)
        await store.claim(id, "one", 5)
        assert await store.due(5) == []


async def test_the_migrations_make_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        assert is_current(connection)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(database_url) as store:
        assert (await store.read(differences)) == []


async def test_opening_twice_migrates_once(database_url: str) -> None:
    async with opened(database_url) as store:
        await put(store)
    async with opened(database_url) as store:
        assert len(await store.everything()) == 1


async def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def then_away(engine: Engine) -> None:
        migrate.upgrade(engine)
        monkeypatch.setattr(engine, "connect", no_more)

    def no_more() -> None:
        raise OSError("too many open files")

    monkeypatch.setattr(sqlite, "upgrade", then_away)
    with pytest.raises(OSError, match="too many"):
        await open_store(f"sqlite:///{tmp_path / 'store.db'}").open()


async def test_only_the_process_that_has_a_table_changes_it(database_url: str) -> None:
    async with opened(database_url) as store:
        id = (await put(store)).row.id
        lines = [ChatRow(number=number, seat=0, name="Ada", text="hello", at=2.0) for number in (1, 2)]
        assert await store.claim(id, "mine", 5) == "mine"
        await store.write(Batch(table=id, owner="mine", chat=(lines[0],)))
        with pytest.raises(Forked):
            await store.write(Batch(table=id, owner="other", chat=(lines[1],)))
        with pytest.raises(Forked):
            await store.write(Batch(table=id, owner="other", changes={"phase": "over"}))
        kept = await store.load(id)
        assert kept
        assert (kept.row.phase, len(kept.chat)) == ("open", 1)


async def test_a_process_that_lost_a_table_no_longer_writes_its_moves(database_url: str) -> None:
    async with opened(database_url) as store:
        mine, lost = (await put(store)).row.id, (await put(store)).row.id
        assert await store.claim(mine, "here", 5) == "here"
        assert await store.claim(lost, "elsewhere", 5) == "elsewhere"
        writes = [store.write(Batch(table=id, owner="here", steps=(step(1),))) for id in (mine, lost)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Forked]
        assert [len(await store.log(id)) for id in (mine, lost)] == [1, 0]


async def test_a_silent_database_fails_every_waiting_call_and_does_not_prevent_closing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ANSWER_WITHIN", 0.3)

    async with Tap(postgres_url) as tap, opened(tap.address) as store:
        id = (await put(store)).row.id
        tap.open.clear()
        async with asyncio.timeout(10):
            writes = [store.write(Batch(table=id, changes={"due": True})) for _ in range(20)]
            answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Refused] * 20


async def test_a_process_frozen_during_a_write_does_not_hold_its_tables(postgres_url: str) -> None:
    async with opened(postgres_url) as frozen, opened(postgres_url) as other:
        id = (await put(frozen)).row.id
        assert isinstance(frozen, postgres.PostgresStore)
        async with frozen.engine.connect() as connection:
            await connection.run_sync(queries.claim, id, "frozen", 5)
            owner = await other.claim(id, "other", 5)
            await connection.invalidate()
        assert owner == "other"
