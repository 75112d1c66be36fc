"""Kill a server again and again while people play, then check what is stored: `grusel bench crash`."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import secrets
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import connect

from grusel.bench.forge import Forge
from grusel.bench.recorder import Recorder
from grusel.client.connection import Client
from grusel.registry import AnyGame, installed
from grusel.server.http import records
from grusel.server.messages.http import Created
from grusel.server.storage.factory import open_store
from grusel.tables.messages import Alive, Gone, Played, Refused
from grusel.tables.store import Store

ENVIRONMENT = {
    "GRUSEL_BOT_BUDGET": "0.01",
    "GRUSEL_BOT_WORKERS": "1",
    "GRUSEL_MESSAGES_PER_SECOND": "1000000",
    "GRUSEL_MESSAGE_BURST": "1000000",
    "GRUSEL_SOCKETS_PER_ADDRESS": "100000",
    "GRUSEL_REQUESTS_PER_SECOND": "1000000",
    "GRUSEL_REQUEST_BURST": "1000000",
    "GRUSEL_NEW_TABLE_BURST": "1000000",
}
LOST = (OSError, websockets.WebSocketException, asyncio.TimeoutError)
ANSWER_WITHIN = 5.0
HANGING_AFTER = 120.0  # a bot may make many moves meanwhile that its opponent does not notice


class Found(Struct):
    """The results of the kills."""

    kills: int = 0
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    resent: int = 0
    outcomes: int = 0
    problems: list[str] = []


class Player:
    """A client on every human seat; it reconnects after each cut and resends every unanswered message."""

    def __init__(
        self, address: str, table: str, key: str, rng: Random, found: Found, recorder: Recorder | None = None
    ) -> None:
        self.address = address
        self.recorder = recorder
        self.client = Client(table, key)
        self.client.listen = lambda _: None
        self.rng = rng
        self.found = found
        self.acknowledged: list[str] = []
        self.unanswered: tuple[int, bytes, str] | None = None

    async def run(self) -> None:
        """Play until the game is over."""
        while not self.client.over:
            try:
                async with self.connected():
                    await self.play_on()
            except LOST:
                await asyncio.sleep(0.02)

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Connect, say hello, and hear what was missed."""
        async with connect(f"ws://{self.address}/ws", max_size=None) as socket:
            link = self.recorder.link(self.name, socket) if self.recorder else None
            try:
                await self.client.hello(link or socket)
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self.client.sync()
                    await self._until_alive()
                yield
            finally:
                if link:
                    link.closed()

    @property
    def name(self) -> str:
        """In histories: the browser."""
        return f"player of {self.client.table}"

    async def _until_alive(self) -> None:
        message = await self.client.until(Alive | Gone)
        if isinstance(message, Gone):
            raise ConnectionError(message.why.id)

    async def play_on(self) -> None:
        while not self.client.over:
            if self.unanswered:
                await self.send_move(*self.unanswered)
            elif able := self.client.to_move():
                seat = self.rng.choice(able)
                action = bytes(self.rng.choice(self.client.choices(seat)))
                await self.send_move(seat, action, secrets.token_hex(8))
            else:
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self.client.receive()

    async def send_move(self, seat: int, action: bytes, id: str) -> None:
        self.found.resent += self.unanswered is not None
        self.unanswered = (seat, action, id)
        await self.client.play(seat, action, id)
        async with asyncio.timeout(ANSWER_WITHIN):
            answer = await self.client.until(Played | Refused)
            while answer.id != id:
                answer = await self.client.until(Played | Refused)
        if isinstance(answer, Played):
            self.acknowledged.append(id)
        self.unanswered = None


P = TypeVar("P", bound=Player)


async def crash(
    kills: int, tables: int, seed: int = 0, longest_life: float = 0.5, history: Path | None = None
) -> Found:
    """Play on this many tables at a time while the server is killed this many times; then check the database."""
    with TemporaryDirectory(prefix="grusel-crash-") as folder:
        forge = Forge(Path(folder), ENVIRONMENT)
        recorder = Recorder(history or Path(folder) / "history.jsonl")
        try:
            return await _crash(forge, Path(folder), kills, tables, Random(seed), longest_life, recorder)
        finally:
            forge.close()


async def _crash(
    forge: Forge, folder: Path, kills: int, tables: int, rng: Random, longest_life: float, recorder: Recorder
) -> Found:
    found, store = Found(), open_store(f"sqlite:///{folder / 'grusel.db'}")
    seated: list[Player] = []
    noted = partial(Player, recorder=recorder)
    playing = [asyncio.create_task(play_and_play(forge.address, rng, seated, found, noted)) for _ in range(tables)]
    for _ in range(kills):
        forge.start()
        await listening(forge.port)
        await _some_moves(seated, rng.randrange(1, 4))
        await asyncio.sleep(rng.uniform(0.0, longest_life))
        forge.kill()
        found.kills += 1
    forge.start()
    await everybody_moves_again([player for player in seated if not player.client.over], found)
    await stop_all(set(playing))
    forge.stop()
    await asyncio.sleep(0.5)
    await examine(store, seated, found)
    await store.open()
    await recorder.note_stored(store, [player.client.table for player in seated])
    await store.close()
    found.problems += [f"{one.rule}: {one.table}: {one.text}" for one in recorder.judged()]
    return found


async def _some_moves(seated: list[Player], number: int) -> None:
    """Wait for a few moves, because a life without moves tests nothing."""
    wanted = sum(len(player.acknowledged) for player in seated) + number
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HANGING_AFTER):
            while sum(len(player.acknowledged) for player in seated) < wanted:
                await asyncio.sleep(0.002)


async def stop_all(tasks: set[asyncio.Task[None]]) -> None:
    """Cancel repeatedly: `wait_for` of Python 3.11 can lose a cancellation."""
    while tasks:
        for task in tasks:
            task.cancel()
        _, tasks = await asyncio.wait(tasks, timeout=0.5)


async def listening(port: int) -> None:
    """Wait until a server answers; raises TimeoutError."""
    async with asyncio.timeout(HANGING_AFTER):
        while not await _answers(port):
            await asyncio.sleep(0.01)


async def _answers(port: int) -> bool:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        answer = await reader.readline()
        writer.close()
        return b" 200 " in answer
    return False


async def play_and_play(address: str, rng: Random, seated: list[P], found: Found, kind: Callable[..., P]) -> None:
    """Play at one table after another."""
    while True:
        games = list(installed().values())
        made = await _new_table(address, games[found.tables % len(games)], found.tables % 2 == 1)
        player = kind(address, *made, Random(rng.random()), found)
        found.tables += 1
        seated.append(player)
        await player.run()
        found.finished += 1


async def _new_table(address: str, game: AnyGame, with_bot: bool) -> tuple[str, str]:
    """Make a table for a player alone, or with a bot on the last seat; its name, and the player's key."""
    key = secrets.token_urlsafe(24)
    seats = [{"kind": "me"} for _ in range(game.seats[0])]
    if with_bot:
        seats[-1] = {"kind": "bot"}
    wish = msgspec.json.encode({"game": game.name, "seats": seats, "start": True})
    while True:
        try:
            created = await asyncio.to_thread(create, address, wish, key)
            return created.table, key
        except (OSError, http.client.HTTPException):
            await asyncio.sleep(0.05)


def create(address: str, wish: bytes, key: str) -> Created:
    """Make a table."""
    headers = {"X-Grusel-Key": key, "Content-Type": "application/json"}
    request = urllib.request.Request(f"http://{address}/api/tables", wish, headers)
    with urllib.request.urlopen(request, timeout=ANSWER_WITHIN) as answer:
        return msgspec.json.decode(answer.read(), type=Created)


async def everybody_moves_again(players: Sequence[Player], found: Found) -> None:
    """Check that no table hangs: every unfinished one gets another move acknowledged, or ends."""
    before = [len(player.acknowledged) for player in players]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HANGING_AFTER):
            while not all(
                player.client.over or len(player.acknowledged) > count
                for player, count in zip(players, before, strict=True)
            ):
                await asyncio.sleep(0.05)
            return
    hanging = [
        player.client.table
        for player, count in zip(players, before, strict=True)
        if not player.client.over and len(player.acknowledged) <= count
    ]
    found.problems.append(f"tables that hang: {hanging}")


async def examine(store: Store, players: Sequence[Player], found: Found) -> None:
    await store.open()
    for player in players:
        found.acknowledged += len(player.acknowledged)
        found.problems += [problem async for problem in _problems(store, player, found)]
    await store.close()


async def _problems(store: Store, player: Player, found: Found) -> AsyncIterator[str]:
    id = player.client.table
    listed, log = await store.find(id), await store.log(id)
    assert listed
    if [step.seq for step in log] != list(range(1, len(log) + 1)):
        yield f"{id}: steps are missing or doubled"
    written = Counter(step.client for step in log if step.client)
    for client in player.acknowledged:
        if written[client] != 1:
            yield f"{id}: the acknowledged move {client} is there {written[client]} times"
    try:
        found.outcomes += records.verify(records.whole(listed.row, listed.seats, log))
    except Exception as error:
        yield f"{id}: {error!r}"
