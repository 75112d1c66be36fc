"""Several processes on one database: any of them serves any table, and a table outlives its process."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import kuhn
import pytest
from websockets.asyncio.client import connect

from grusel.bench.crash import ENVIRONMENT, listening
from grusel.bench.forge import Forge
from grusel.client.connection import Client
from grusel.registry import AnyGame
from grusel.server.runtime.bus import LocalBus
from grusel.server.runtime.heartbeat import ROLL_EVERY
from grusel.tables.messages import Alive, Chat, Gone, Played, Refused, Said, Start, Step, TableInfo
from server.room import GAMES, Room, play_on, room, until

KEY = "the key of the host's browser"
BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@BY_NAME
async def test_people_at_two_processes_play_one_game(game: AnyGame, postgres_url: str, tmp_path: Path) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as there,
    ):
        made = await here.open_table(game, "m" + "o" * (game.seats[0] - 1), KEY)
        clients = [await here.sit(Client(made.table, KEY))]
        others_there = [Client(made.table, tokens=(token,)) for token in made.invites.values()]
        clients += [await there.sit(client) for client in others_there]
        assert len(here.hub.tables) + len(there.hub.tables) == 1
        await clients[0].send(Start())
        for client in clients:
            await client.until(Step)
        await play_on(clients, Random(3), most=60)
        views = [bytes(client.steps[place].view) for client in clients for place in client.steps]
        assert all(bool(view) for view in views)


async def test_players_of_a_silent_process_count_as_gone(postgres_url: str, tmp_path: Path) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url, lease=0.6) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url, lease=0.6) as there,
    ):
        host, guest = await host_here_guest_there(here, there)
        await host.until(TableInfo, lambda table: table.seats[1].online)
        there.hub.heartbeat.beating.cancel()
        await host.until(TableInfo, lambda table: not table.seats[1].online)
        gone: Gone = await guest.until(Gone)  # its process is alive after all and may return
        assert gone.again


async def test_players_who_leave_while_messages_between_processes_get_lost_are_not_at_the_table(
    postgres_url: str, tmp_path: Path
) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as there,
    ):
        host, guest = await host_here_guest_there(here, there)
        await host.until(TableInfo, lambda table: table.seats[1].online)
        with pytest.MonkeyPatch.context() as away:
            away.setattr(there.hub.bus, "send", lambda process, data: None)
            guest.link.cut()  # type: ignore[union-attr]
            await asyncio.gather(*there.hub.leaving)
        assert here.hub.tables[host.table].state.company.seats() == {0, 1}
        here.hub.heartbeat.called -= ROLL_EVERY
        await here.hub.heartbeat.beat()
        await host.until(TableInfo, lambda table: not table.seats[1].online)


async def test_a_move_sent_just_before_closing_reaches_the_table_at_the_other_process(
    postgres_url: str, tmp_path: Path
) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as there,
    ):
        host, guest = await host_here_guest_there(here, there)
        for text in map(str, range(1, 31)):
            await guest.send(Chat(text=text))
        guest.link.cut()  # type: ignore[union-attr]
        assert str((await host.until(Said, lambda said: said.lines[0].text == "30")).lines[0].text) == "30"


async def test_a_client_that_closes_while_its_table_changes_process_counts_as_gone(
    postgres_url: str, tmp_path: Path
) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as there,
    ):
        _, guest = await host_here_guest_there(here, there)
        await here.hub.store.leave(here.hub.process)
        moving = asyncio.create_task(there.hub.heartbeat.rejoin(guest.table))
        await asyncio.sleep(0)
        guest.link.cut()  # type: ignore[union-attr]
        await moving
        await asyncio.gather(*there.hub.leaving)
        await until(lambda: there.hub.tables[guest.table].state.company.people == {})


async def test_players_who_are_still_there_stay(postgres_url: str, tmp_path: Path) -> None:
    others: dict[str, LocalBus] = {}

    async with (
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as here,
        room(tmp_path, bus=LocalBus(others), url=postgres_url) as there,
    ):
        host, guest = await host_here_guest_there(here, there)
        await host.until(TableInfo, lambda table: table.seats[1].online)
        here.hub.heartbeat.call_the_roll()
        for client in (guest, host, guest, host):
            await client.sync()
            await client.until(Alive)
        assert host.info
        assert host.info.seats[1].online


async def host_here_guest_there(here: Room, there: Room) -> tuple[Client, Client]:
    """A table of the first process, with a client at each process."""
    made = await here.open_table(kuhn.GAME, "mo", KEY)
    host = await here.sit(Client(made.table, KEY))
    return host, await there.sit(Client(made.table, tokens=(made.invites["1"],)))


@pytest.fixture
def two_servers(postgres_url: str, redis_url: str, tmp_path: Path) -> Iterator[list[Forge]]:
    settings = {**ENVIRONMENT, "GRUSEL_DATABASE_URL": postgres_url, "GRUSEL_REDIS_URL": redis_url}
    folders = [tmp_path / "one", tmp_path / "two"]
    forges = []
    for folder in folders:
        folder.mkdir()
        forges.append(Forge(folder, settings))
    for forge in forges:
        forge.start()
    yield forges
    for forge in forges:
        forge.close()


async def test_when_a_process_is_killed_the_game_continues_at_the_other_within_five_seconds(
    two_servers: list[Forge],
) -> None:
    first, second = two_servers

    async def run() -> tuple[int, float]:
        for forge in two_servers:
            await listening(forge.port)
        table, token = await create(first)
        async with connect(f"ws://{first.address}/ws") as one, connect(f"ws://{second.address}/ws") as two:
            clients = [Client(table, KEY), Client(table, tokens=(token,))]
            await clients[0].hello(one)  # so that the first process has the table
            await catch_up(clients[0])
            await clients[1].hello(two)
            await start(clients)
            before = await moves(clients, 10)
            first.kill()
            killed = time.monotonic()
            async with connect(f"ws://{second.address}/ws") as again:
                await clients[0].hello(again)
                await moves(clients, 1)
                return before, time.monotonic() - killed

    moved, seconds = await run()
    assert moved == 10
    assert seconds < 5


async def create(forge: Forge) -> tuple[str, str]:
    wish = {"game": "flure", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with httpx.AsyncClient(base_url=f"http://{forge.address}") as http:
        answer = await http.post("/api/tables", json=wish, headers={"X-Grusel-Key": KEY}, timeout=30)
    made = answer.json()
    return made["table"], made["invites"]["1"]


async def start(clients: list[Client]) -> None:
    await clients[0].until(TableInfo, lambda table: all(seat.online for seat in table.seats))
    await clients[0].send(Start())
    for client in clients:
        await client.until(Step)


async def catch_up(client: Client) -> None:
    """Ask again until an answer comes, as a client does."""
    while True:
        await client.sync()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await client.until(Alive)
            return


async def moves(clients: list[Client], number: int) -> int:
    rng = Random(5)
    for _ in range(number):
        for client in clients:
            await catch_up(client)
        client, seat = next((client, seat) for client in clients for seat in client.to_move())
        await client.play(seat, rng.choice(client.choices(seat)))
        assert isinstance(await client.until(Played | Refused), Played)
    return number
