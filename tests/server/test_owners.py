"""Which process owns a table after silence, delay or a lost database: the tables continue at one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import kuhn
import pytest
from msgspec import Raw

from grusel.client.connection import Client
from grusel.server.messages.cluster import ToTable
from grusel.tables.messages import (
    Alive,
    Assign,
    Chat,
    End,
    FromClient,
    Gone,
    Hello,
    Quiet,
    Refused,
    Rematch,
    Rename,
    Step,
    Sync,
    TableInfo,
    encode,
)
from grusel.tables.people import emptied
from grusel.tables.rows import Batch, Kept, StepRow
from grusel.tables.store import Forked, Unsure
from server.room import Room, failing, mover_of, play_on, room, settle

KEY = "k" * 30
BET = b'{"type":"say","word":"bet"}'


async def taken_over(here: Room, table: str) -> None:
    """Give the table to another process without telling the first."""
    await here.hub.store.release(table, here.hub.process)
    assert await here.hub.store.claim(table, "another", here.hub.settings.lease) == "another"


async def test_a_table_claimed_by_another_process_during_reading_is_left_to_it(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        load = here.hub.store.load

        async def too_late(table: str) -> Kept | None:
            await taken_over(here, table)
            return await load(table)

        client = Client(made.table, KEY)
        with pytest.MonkeyPatch.context() as slow:
            slow.setattr(here.hub.store, "load", too_late)
            await client.hello(here.connect())
            gone: Gone = await client.until(Gone)
        assert gone.again
        assert made.table not in here.hub.tables


async def test_a_process_that_could_not_check_its_leases_checks_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        here.hub.heartbeat.beating.cancel()
        await here.people(kuhn.GAME, 2)
        here.hub.heartbeat.beaten -= 100
        with failing(here, "claim", times=2) as asked:
            for _ in range(2):
                with pytest.raises(OSError, match="away"):
                    await here.hub.heartbeat.beat()
        assert len(asked) == 2


async def test_a_process_with_a_late_heartbeat_checks_its_leases(tmp_path: Path) -> None:
    async with room(tmp_path, lease=0.2) as here:
        here.hub.heartbeat.beating.cancel()
        await here.people(kuhn.GAME, 2)
        beat = here.hub.store.beat

        async def slowly(*words: Any) -> set[str]:
            await asyncio.sleep(0.3)
            return await beat(*words)

        with pytest.MonkeyPatch.context() as slow, failing(here, "claim"):
            slow.setattr(here.hub.store, "beat", slowly)
            with pytest.raises(OSError, match="away"):
                await here.hub.heartbeat.beat()


async def test_a_move_beaten_by_another_process_is_refused(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        with failing(here, "commit", Forked):
            await mover.play(seat, BET, id="mine")
            refused: Refused = await mover.until(Refused)
        assert refused.id == "mine"


async def test_a_table_that_another_process_has_written_waits_for_the_database(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        with failing(here, "commit", Forked), failing(here, "load", times=3):
            await clients[0].send(Chat(text="hello"))
            await clients[0].until(Refused)
        await play_on(clients, Random(1))
        assert all(client.over for client in clients)


async def test_a_client_that_lost_its_seat_at_another_process_hears_no_more_of_it(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        lost = next(client for client in clients if client is not mover)
        table = here.hub.tables[mover.table].state
        passed = StepRow(seq=3, kind="move", by=seat, move='{"type":"say","word":"pass"}', text="pass", noticed=0b111)
        freed = emptied(table.seats[1 - seat], "a new link")
        await here.hub.store.write(Batch(table=mover.table, owner=here.hub.process, steps=(passed,), seats=(freed,)))
        steps = len([message for message in lost.heard if isinstance(message, Step)])
        await mover.play(seat, BET)
        gone: Gone = await lost.until(Gone)
        assert (gone.again, steps == len([message for message in lost.heard if isinstance(message, Step)])) == (
            True,
            True,
        )


async def test_a_failing_message_of_another_process_does_not_stop_the_bus(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mm", KEY)
        hello = encode(Hello(version=1, table=made.table, key=KEY))
        sent: list[bytes] = []
        with pytest.MonkeyPatch.context() as watched, failing(here, "load"):
            watched.setattr(here.hub.bus, "send", lambda _, data: sent.append(data))
            await here.hub._received(encode(ToTable(made.table, "another", "socket", Raw(hello))))
        sent = sent
    assert [b"server-trouble" in data and b'"again":true' in data for data in sent] == [True]


@pytest.mark.parametrize(("call", "error"), [("load", OSError), ("commit", Unsure)], ids=["loaded", "begun"])
async def test_bots_play_on_after_their_table_could_not_be_loaded_at_once(
    call: str, error: type[Exception], tmp_path: Path
) -> None:
    async with room(tmp_path, lease=0.3) as here:
        made = await here.open_table(kuhn.GAME, "bb", KEY, start=True)
        with failing(here, call, error) as failed:
            while not failed:
                await asyncio.sleep(0.05)
        while not here.hub.tables:
            await asyncio.sleep(0.05)
        await here.sit(Client(made.table, KEY))
        while (listed := await here.hub.store.find(made.table)) is None or listed.row.phase != "over":
            await asyncio.sleep(0.05)


async def test_a_client_that_knows_more_than_the_table_makes_it_reload(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        passed = StepRow(seq=3, kind="move", by=seat, move='{"type":"say","word":"pass"}', text="pass", noticed=0b111)
        await here.hub.store.write(
            Batch(table=mover.table, owner=here.hub.process, steps=(passed,))
        )  # by its former process
        await mover.send(Sync(have={str(seat): mover.steps[str(seat)].seq + 1}))
        await mover.until(Alive)
        await settle(clients)
        assert [bool(client.to_move()) for client in clients if client is not mover] == [True]


@pytest.mark.parametrize(
    "wish", [Rename(seat=0, name="Ada"), Chat(text="hello"), Quiet(on=True), Assign(seat=1, bot="random")], ids=repr
)
async def test_a_process_that_lost_a_table_unawares_writes_nothing_and_redirects_its_clients(
    wish: FromClient, tmp_path: Path
) -> None:
    async with room(tmp_path) as here:
        host, guest = await here.people(kuhn.GAME, 2)
        store = here.hub.store
        await taken_over(here, host.table)
        before = await store.load(host.table)
        await host.send(wish)
        gone: list[Gone] = [await client.until(Gone) for client in (host, guest)]
        assert (await store.load(host.table) == before, all(one.again for one in gone)) == (True, True)


async def test_a_client_of_a_table_lost_unawares_has_to_reconnect(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        await here.sit(Client(made.table, KEY))
        await taken_over(here, made.table)
        guest = Client(made.table, tokens=(made.invites["1"],))
        await guest.hello(here.connect())
        gone: Gone = await guest.until(Gone)
        assert gone.again


async def test_a_rematch_of_a_table_taken_over_opens_no_table(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, _ = await here.people(kuhn.GAME, 2)
        await host.send(End())
        await host.until(TableInfo, lambda info: info.phase == "over")
        await taken_over(here, host.table)
        await host.send(Rematch())
        await host.until(Gone)
        assert [id for id in await here.hub.store.everything() if id != host.table] == []
