"""Remote bots: a link, a seat, a whole game over a real socket, whatever connections are cut."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import kuhn
import pytest
import websockets

from grusel.bench.forge import free_port
from grusel.bots import RandomBot, find_bot
from grusel.client import remote
from grusel.client.connection import Client, Link
from grusel.client.remote import RemoteBot, SeatLink, dialled, read_link
from grusel.game import Illegal, Message
from grusel.games.gruft import GAME as GRUFT
from grusel.registry import AnyGame
from grusel.server.messages.http import Created
from grusel.tables.messages import Alive, Pause, Refused, ServerMessage, Start, TableInfo, Welcome, encode
from grusel.tables.rows import Batch
from grusel.tables.store import Forked
from grusel.tables.store import Refused as NotWritten
from server.room import Cut, Room, play_on, room, write_by, writing

HOST = "the key of the host of this table"


def test_a_link_is_parsed() -> None:
    assert read_link("http://127.0.0.1:8000/table/abc123#tok-en") == SeatLink(
        "ws://127.0.0.1:8000/ws", "abc123", "tok-en"
    )
    assert read_link("https://example.org/t/abc#x").socket == "wss://example.org/ws"


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "http://host/table/abc",
        "http://host/#x",
        "ftp://host/table/abc#x",
        "http://host:99999/t/abc#x",
        "http://[::1/t/abc#x",
        "http:///t/abc#x",
    ],
)
def test_a_link_that_is_not_to_a_seat_is_refused(link: str) -> None:
    with pytest.raises(Illegal) as error:
        read_link(link)
    assert error.value.message.id == "remote-bad-link"


class Wires:
    """Links into a room; the first ones are cut after this many messages."""

    def __init__(self, here: Room, *cuts: int) -> None:
        self.here = here
        self.cuts = list(cuts)

    @asynccontextmanager
    async def dial(self) -> AsyncIterator[Link]:
        ear = self.here.connect()
        yield Fragile(ear, self.cuts.pop(0)) if self.cuts else Fragile(ear, 10**9)
        ear.cut()


class Fragile:
    """A link that lasts for some messages."""

    def __init__(self, link: Link, left: int) -> None:
        self.link = link
        self.left = left

    async def send(self, text: str) -> None:
        await self.link.send(text)

    async def recv(self) -> Any:
        self.left -= 1
        if self.left < 0:
            raise OSError("cut")
        try:
            return await self.link.recv()
        except Cut:
            raise OSError("cut") from None


async def opened(here: Room, game: AnyGame, seats: int) -> tuple[Created, Client]:
    """A table with a free seat for each bot, and its host, who watches."""
    made = await here.open_table(game, "o" * seats, HOST)
    return made, await here.sit(Client(made.table, HOST))


def bots_for(made: Created, name: str, heard: list[Message]) -> list[RemoteBot]:
    links = [SeatLink("", made.table, token) for token in made.invites.values()]
    return [RemoteBot(link, find_bot(name), 0.05, f"bot {number}", heard.append) for number, link in enumerate(links)]


async def played(here: Room, made: Created, host: Client, bots: list[RemoteBot], *cuts: int) -> None:
    games = [asyncio.create_task(bot.play(Wires(here, *cuts).dial)) for bot in bots]
    await host.until(TableInfo, lambda info: all(seat.kind == "person" for seat in info.seats))
    await host.send(Start())
    async with asyncio.timeout(60):
        await asyncio.gather(*games)


@pytest.mark.parametrize("game", [kuhn.GAME, GRUFT], ids=lambda game: game.name)
async def test_bots_play_a_whole_game(game: AnyGame, tmp_path: Path) -> None:
    heard: list[Message] = []

    async with room(tmp_path) as here:
        made, host = await opened(here, game, 2)
        bots = bots_for(made, "level1", heard)
        await played(here, made, host, bots)
        assert all(bot.client.over for bot in bots)
    assert [message.id for message in heard].count("remote-over") == 2


async def test_a_bot_reconnects_after_every_cut_without_missing_an_event(tmp_path: Path) -> None:
    heard: list[Message] = []

    async with room(tmp_path) as here:
        made, host = await opened(here, GRUFT, 2)
        bots = bots_for(made, "random", heard)
        await played(here, made, host, bots, 9, 14, 20)
        seen = [await here.hub.tables[made.table].memory.witnessed(seat) for seat in range(2)]
    assert [message.id for message in heard].count("remote-lost") == 6
    assert [bot.seen[seat] for seat, bot in enumerate(bots)] == seen


async def test_a_bot_that_is_too_fast_for_the_server_slows_down(tmp_path: Path) -> None:
    refused: list[Message] = []

    def noting(listen: Callable[[ServerMessage], None]) -> Callable[[ServerMessage], None]:
        def note(message: ServerMessage) -> None:
            if isinstance(message, Refused):
                refused.append(message.why)
            listen(message)

        return note

    async with room(tmp_path, messages_per_second=5, message_burst=2) as here:
        made, host = await opened(here, kuhn.GAME, 2)
        bots = bots_for(made, "random", [])
        for bot in bots:
            bot.client.listen = noting(bot.client.listen)
        await played(here, made, host, bots)
        assert all(bot.client.over for bot in bots)
    assert "server-too-fast" in {why.id for why in refused}


async def test_a_bot_whose_move_could_not_be_stored_makes_it_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made, host = await opened(here, kuhn.GAME, 2)
        bots = bots_for(made, "random", [])
        write = writing(here)
        failures = iter([NotWritten("no disk"), Forked("another process was faster")])

        def sometimes(batch: Batch) -> Awaitable[None]:
            moved = any(step.by is not None for step in batch.steps)
            error = next(failures, None) if moved else None
            return write(batch) if error is None else failing(error)

        with pytest.MonkeyPatch.context() as broken:
            write_by(broken, here, sometimes)
            await played(here, made, host, bots)
        assert all(bot.client.over for bot in bots)


async def test_a_bot_sends_a_move_again_that_was_lost_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "SYNC_EVERY", 0.2)
    send, lost = Fragile.send, list[str]()

    async def lossy(link: Fragile, text: str) -> None:
        if '"type":"play"' in text and not lost:
            lost.append(text)
        else:
            await send(link, text)

    monkeypatch.setattr(Fragile, "send", lossy)
    async with room(tmp_path) as here:
        made, host = await opened(here, kuhn.GAME, 2)
        bots = bots_for(made, "random", [])
        await played(here, made, host, bots)
    assert len(lost) == 1
    assert all(bot.client.over for bot in bots)


def failing(error: Exception) -> asyncio.Future[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_exception(error)
    return done


async def test_a_used_link_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        link = SeatLink("", (await opened(here, kuhn.GAME, 2))[0].table, "nobody gave me this")
        with pytest.raises(Illegal) as error:
            await RemoteBot(link, RandomBot(), 0.0, "bot", lambda _: None).play(Wires(here).dial)
        assert error.value.message.id == "server-no-entry"


async def test_a_bot_waits_for_a_paused_table(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made, host = await opened(here, kuhn.GAME, 2)
        token, mine = made.invites.values()
        person = await here.sit(Client(made.table, tokens=(mine,)))
        bot = RemoteBot(SeatLink("", made.table, token), RandomBot(), 0.0, "bot", lambda _: None)
        game = asyncio.create_task(bot.play(Wires(here).dial))
        await host.until(TableInfo, lambda info: all(seat.kind == "person" for seat in info.seats))
        await host.send(Start())
        await host.send(Pause(on=True))
        await host.until(TableInfo, lambda info: info.phase == "paused")
        await host.send(Pause(on=False))
        for _ in range(200):
            await play_on([person], Random(1), 1)
            await person.sync()
            await person.receive()
            if bot.client.over:
                break
            await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            await game
        assert bot.client.over


# --- the command, against a real server -------------------------------------------------------------------------------

FOUR_LINES = """
class First:
    def choose(self, game, view, seen, seat, actions, budget, rng):
        return actions[0]
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    environment = {**os.environ, "GRUSEL_DATA": str(tmp_path / "data"), "GRUSEL_BOT_BUDGET": "0.0"}
    command = [sys.executable, "-m", "grusel", "serve", "--port", "0"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    assert server.stdout
    line = next(line for line in server.stdout if "http" in line)
    yield re.findall(r"http://[^\s/]+", line)[0]
    server.terminate()
    server.wait(20)
    server.stdout.close()


@pytest.mark.parametrize("bot", ["level1", "FILE:First"])
async def test_the_command_joins_a_real_server_by_a_link(address: str, bot: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FOUR_LINES)
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "gruft", "seats": seats, "house": {"public": True}}
    made = httpx.post(f"{address}/api/tables", json=wish, headers={"X-Grusel-Key": HOST}).json()
    link = f"{address}/table/{made['table']}#{made['invites']['0']}"
    name = bot.replace("FILE", str(tmp_path / "mine.py"))
    command = [sys.executable, "-m", "grusel", "bot", link, "--bot", name, "--budget", "0.1", "--lang", "en"]
    asked = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    await _begin(address, made["table"])
    said, problem = asked.communicate(timeout=100)
    assert asked.returncode == 0, problem
    assert "on seat A" in said
    assert "The game is over." in said


async def _begin(address: str, table: str) -> None:
    """The host starts when the seat is taken, and leaves."""
    async with websockets.connect(address.replace("http", "ws") + "/ws") as socket:
        client = Client(table, HOST)
        await client.hello(socket)
        await client.until(TableInfo, lambda info: all(seat.kind != "open" for seat in info.seats))
        await client.send(Start())
        await client.until(TableInfo, lambda info: info.phase == "playing")


class Spoken:
    """A link with scripted messages."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        pass

    async def recv(self) -> str:
        return await self.words.get()


async def test_a_bot_told_to_stop_as_a_message_arrives_stops() -> None:
    spoken, bot = Spoken(), RemoteBot(SeatLink("ws://nowhere/ws", "t", "x"), RandomBot(), 0.1, "Bot", print)

    @asynccontextmanager
    async def dial() -> AsyncIterator[Link]:
        yield spoken

    playing = asyncio.create_task(bot.play(dial))
    spoken.words.put_nowait(encode(Welcome(version=1, seats=(), watching=True, host=False)).decode())
    await asyncio.sleep(0.01)
    spoken.words.put_nowait(encode(Alive()).decode())
    playing.cancel()
    await asyncio.wait([playing], timeout=0.2)
    assert playing.cancelled()


async def test_a_bot_reports_a_server_that_never_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "RETRY", (0.0, 0.0))
    link = SeatLink(f"ws://127.0.0.1:{free_port()}/ws", "t", "x")
    with pytest.raises(Illegal) as error:
        await RemoteBot(link, RandomBot(), 0.1, "Bot", print).play(dialled(link))
    assert error.value.message == Message("remote-nobody", {"address": link.socket})
