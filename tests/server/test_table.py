"""A table, its people and its bots, from the first move to the last."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import kuhn
import pytest
from msgspec.structs import replace

from grusel.client.connection import Client
from grusel.game import Decision
from grusel.registry import AnyGame, installed
from grusel.server.http import records
from grusel.server.runtime import shell
from grusel.server.runtime.shell import Shell
from grusel.tables import store
from grusel.tables.company import Company
from grusel.tables.messages import Gone, Played, Refused, Step, TableInfo
from server.room import GAMES, failing, play_on, room, until

BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@BY_NAME
async def test_people_play_a_game_to_its_end_and_its_dice_were_fair(game: AnyGame, tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(game, game.seats[0])
        await play_on(clients, Random(1))
        assert all(client.over for client in clients)
        table = clients[0].table
        listed = await here.hub.store.find(table)
        assert listed
        record = records.whole(listed.row, listed.seats, await here.hub.store.log(table))
        verified = records.verify(record)
        drawn = sum(step.by is None for step in record.steps)
    assert verified == drawn


@BY_NAME
async def test_bots_finish_a_game_among_themselves(game: AnyGame, tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(game, "b" * game.seats[0], "k" * 30, start=True)
        spectator = await here.sit(Client(made.table, "k" * 30))
        await spectator.until(TableInfo, lambda info: info.phase == "over")
        assert spectator.info
        assert spectator.info.phase == "over"


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_leaves_memory_leaves_nothing_behind_for_the_collector(tmp_path: Path) -> None:
    others = tables_in_memory()
    async with room(tmp_path, idle_after=0) as here:
        clients = await here.people(kuhn.GAME, 2)
        await play_on(clients, Random(1), most=1)
        assert tables_in_memory() > others
        for client in clients:
            client.link.cut()  # type: ignore[union-attr]
        while here.hub.tables:
            await asyncio.sleep(0.01)
            await here.hub.heartbeat.sweep()
        await until(lambda: tables_in_memory() == others)


def tables_in_memory() -> int:
    return sum(type(one) is Shell for one in gc.get_objects())


@BY_NAME
async def test_the_awaited_seat_of_an_unloaded_table_is_known(game: AnyGame, tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(game, game.seats[0])
        await play_on(clients, Random(4), most=40)
        listed = await here.hub.store.find(clients[0].table)
        assert listed
        awake = await here.hub.waits_for([listed.row])
        here.hub.tables.clear()
        asleep = await here.hub.waits_for([listed.row])
    assert awake == asleep


async def test_an_unnoticed_step_leaves_no_gap_in_the_numbers_of_a_place(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(installed()["shy"], 2)
        await play_on(clients, Random(1))
        heard = [[message.seq for message in client.heard if isinstance(message, Step)] for client in clients]
        (first, second) = [sorted(set(seqs)) for seqs in heard]
        steps = len(await here.hub.store.log(clients[0].table))
    assert first == list(range(first[0], first[-1] + 1))
    assert second == list(range(second[0], second[-1] + 1))
    assert min(first[-1], second[-1]) < steps / 2  # the hero does not hear of the builder's tiles


async def test_a_play_sent_twice_is_made_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover = next(client for client in clients if client.to_move())
        seat = mover.to_move()[0]
        action = mover.choices(seat)[0]
        step = mover.steps[str(seat)]
        for _ in range(3):
            mover.steps[str(seat)] = step
            await mover.play(seat, action, id="same")
            await mover.until(Played)
        steps = len(await here.hub.store.log(mover.table))
    assert steps == 3  # two deals and one move


async def test_a_refusal_says_why_and_shows_the_table(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        waiter = next(client for client in clients if not client.to_move())
        assert waiter.welcome
        await waiter.play(waiter.welcome.seats[0], b'{"type":"say","word":"bet"}')
        out_of_turn = await waiter.until(Refused)
        await waiter.play(waiter.welcome.seats[0], b'{"type":"say","word":"fold"}')
        nonsense = await waiter.until(Refused)
    assert out_of_turn.why.id == "kuhn-not-now"
    assert out_of_turn.step is not None
    assert nonsense.why.id == "server-bad-action"


async def test_an_unknown_client_is_told_to_say_hello_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        table = here.hub.tables[clients[0].table]
        table.state = replace(table.state, company=Company({}))  # as if its hello had been lost
        await clients[0].sync()
        gone = await clients[0].until(Gone)
        assert (gone.why.id, gone.again) == ("server-say-hello", True)


async def test_a_deal_that_cannot_be_stored_is_made_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell, "AGAIN_AFTER", 0.01)

    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mm", "k" * 30, start=True)  # begins with a deal
        client = Client(made.table, "k" * 30)
        with failing(here, "commit", store.Refused, times=2) as failed:
            await here.sit(client)
            await client.until(Step, lambda step: isinstance(step.turn, Decision))
        assert len(failed) == 2


async def test_a_table_with_a_new_guest_stays_loaded_while_others_are_unloaded(tmp_path: Path) -> None:
    async with room(tmp_path, idle_after=0) as here:
        here.hub.heartbeat.beating.cancel()  # which also sweeps
        first, second = [(await here.open_table(kuhn.GAME, "mo", "k" * 30)).table for _ in range(2)]
        await here.hub.find(first)
        await here.hub.find(second)
        leaving = asyncio.create_task(here.hub.heartbeat.sweep())
        await asyncio.sleep(0)
        await here.sit(Client(second, "k" * 30))
        await leaving
        assert [name for name, id in (("first", first), ("second", second)) if id in here.hub.tables] == ["second"]


@pytest.mark.parametrize("changes", [{"rules": 99}, {"game": "nosuch"}])
async def test_a_table_of_unknown_rules_waits_for_no_seat(changes: dict[str, Any], tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        kept = await here.hub.store.find(clients[0].table)
        assert kept
        here.hub.drop(clients[0].table)
        assert (await here.hub.waits_for([replace(kept.row, **changes)])).get(kept.row.id) is None
