"""A database that fails for a moment stops no table and leaves no client without an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest.mock import AsyncMock

import kuhn
import pytest

from grusel.client.connection import Client
from grusel.registry import installed
from grusel.server.runtime import inbox, shell, thinking
from grusel.tables.messages import (
    Chat,
    ClockRule,
    Gone,
    House,
    Played,
    Refused,
    Step,
    TableInfo,
    Undo,
    Welcome,
)
from grusel.tables.rows import Batch
from grusel.tables.store import Forked, Unsure
from server.room import Room, failing, mover_of, play_on, room, settle, slow, write_by, writing

KEY = "k" * 30


@pytest.fixture(autouse=True)
def _soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AGAIN_AFTER", 0.05)
    monkeypatch.setattr(shell, "AGAIN_AFTER", 0.05)


async def test_a_bot_thinks_again_if_its_witnessed_events_could_not_be_read(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(installed()["gruft"], "mb", KEY, start=True)
        client = await here.sit(Client(made.table, KEY))
        rng = Random(3)
        for _ in range(60):
            await settle([client])
            while not client.to_move() and not client.over:
                await client.receive()
            await client.play(0, rng.choice(client.choices(0)))
            await client.until(Played)
            if here.hub.tables[made.table].state.timeline.length > 40:
                break
        here.hub.drop(made.table)
        with failing(here, "log") as failed:
            await here.sit(client)
            while not failed:
                if client.to_move():
                    await client.play(0, rng.choice(client.choices(0)))
                await client.receive()
            seq = client.steps["0"].seq
            await client.until(Step, lambda step: step.seq > seq or step.actions != b"null")
        assert "moved" == "moved"


async def test_an_absent_player_gets_a_stand_in_even_if_that_could_not_be_stored_at_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2, House(stand_in_after=1))
        mover, _ = mover_of(clients)
        other = next(client for client in clients if client is not mover)
        with failing(here, "commit", Unsure) as failed:
            mover.link.cut()  # type: ignore[union-attr]
            await other.until(TableInfo, lambda info: any(seat.standin for seat in info.seats))
        assert bool(failed)


async def test_a_client_that_cannot_be_let_in_is_told_to_retry(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        guest = Client(made.table, tokens=(made.invites["1"],))
        with failing(here, "commit", Unsure):
            await guest.hello(here.connect())
            gone: Gone = await guest.until(Gone)
        await here.sit(guest)
        assert gone.again


@contextmanager
def answer_lost(here: Room, kind: type[Exception] = Unsure) -> Iterator[None]:
    """Write the batches of tables, but report a failure."""
    write = writing(here)

    async def lost(batch: Batch) -> None:
        await write(batch)
        raise kind("and the outcome is unknown")

    with pytest.MonkeyPatch.context() as broken:
        write_by(broken, here, lambda batch: asyncio.ensure_future(lost(batch)))
        yield


@pytest.mark.parametrize("kind", [Unsure, Forked])
async def test_a_move_stored_despite_an_error_is_acknowledged(kind: type[Exception], tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        with answer_lost(here, kind):
            await mover.play(seat, b'{"type":"say","word":"bet"}', id="mine")
            answer = await mover.until(Played | Refused)
        await play_on(clients, Random(1))
        log = await here.hub.store.log(mover.table)
        assert (isinstance(answer, Played), sum(step.client == "mine" for step in log)) == (True, 1)


async def test_a_table_is_not_unloaded_while_a_guest_comes_in(tmp_path: Path) -> None:
    async with room(tmp_path, idle_after=0) as here:
        here.hub.heartbeat.beating.cancel()
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        await here.hub.find(made.table)
        guest = Client(made.table, tokens=(made.invites["1"],))
        with slow(here, 0.1) as begun:
            await guest.hello(here.connect())
            while not begun:
                await asyncio.sleep(0.01)
            await here.hub.heartbeat.sweep()
            welcome: Welcome = await guest.until(Welcome)
        assert welcome.seats == (1,)


async def test_a_server_ends_even_if_the_database_is_away(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        await here.people(kuhn.GAME, 2)
        away = here.hub.store.leave = AsyncMock(side_effect=OSError("the database is away"))  # type: ignore[method-assign]
    assert away.called


async def test_a_table_with_an_uncertain_write_is_reloaded(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="game", seconds=500)))
        mover, seat = mover_of(clients)
        await mover.play(seat, b'{"type":"say","word":"pass"}')
        await settle(clients)
        with answer_lost(here):
            await mover.send(Undo(id="u", seat=seat, seq=mover.steps[str(seat)].seq))
            await mover.until(Refused)
        await mover.send(Chat(text="what was that?"))  # which would be written beside the game as we know it
        await settle(clients)
        here.hub.drop(mover.table)
        for client in clients:
            await here.sit(client)
        await play_on(clients, Random(1))
        assert all(client.over for client in clients)


async def test_a_guest_of_an_overloaded_table_may_retry(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        with slow(here, 0.5):
            await mover.play(seat, b'{"type":"say","word":"bet"}')
            await asyncio.sleep(0.1)
            for _ in range(inbox.MOST):
                await mover.sync()
            await clients[0].hello(here.connect())
            gone: Gone = await clients[0].until(Gone)
        gone = gone
    assert (gone.why.id, gone.again) == ("server-busy", True)
