"""A server inside the test: a hub on a database of its own, and clients on pipes instead of sockets."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from grusel.client.connection import Client
from grusel.registry import AnyGame, installed
from grusel.server.connection.session import Session
from grusel.server.http.opening import open_table
from grusel.server.messages.http import Created, NewSeat, NewTable
from grusel.server.runtime.bus import Bus, LocalBus
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings
from grusel.server.storage.factory import open_store
from grusel.tables.dice import Dice, FairDice
from grusel.tables.messages import Alive, Gone, House, Played, Refused, Start, Step, TableInfo
from grusel.tables.rows import Batch
from grusel.tables.store import Then

T = TypeVar("T")
GAMES: list[AnyGame] = list(installed().values())  # Kuhn poker among them
QUICK = Settings(
    bot_budget=0.0,
    bot_workers=1,
    messages_per_second=1e6,
    message_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    idle_after=3600,
)


class Cut(Exception):
    """The pipe is closed."""


class Pipe:
    """A socket without a network: the server's wire, and the messages its client has not read yet."""

    def __init__(self, hub: Hub, address: str = "") -> None:
        self.hub = hub
        self.to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self.unread = 0
        self.raw: list[str] = []
        self.code: int | None = None
        self.session: Session | None = hub.welcome(self, address)

    def write(self, data: bytes) -> int:
        self.raw.append(data.decode())
        self.unread += len(data)
        self.to_client.put_nowait(self.raw[-1])
        return self.unread

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def check(self) -> None:
        return

    def close(self, code: int) -> None:
        self.code = code
        self.to_client.put_nowait(None)
        self.cut()

    def cut(self) -> None:
        session, self.session = self.session, None
        if session:
            self.hub.farewell(session)


class Ear:
    """The client's end."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe

    async def send(self, text: str) -> None:
        if self.pipe.session:
            self.pipe.session.hear(text.encode())

    async def recv(self) -> str:
        async with asyncio.timeout(20):
            text = await self.pipe.to_client.get()
        if text is None:
            raise Cut
        self.pipe.unread -= len(text.encode())
        return text

    def cut(self) -> None:
        self.pipe.cut()


class Room:
    """A hub and its clients."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def open_table(self, game: AnyGame, seats: str, key: str = "", **more: Any) -> Created:
        """Seats as letters: m (mine), o (open), b (bot)."""
        kinds = {"m": "me", "o": "open", "b": "bot"}
        wish = NewTable(game=game.name, seats=tuple(NewSeat(kind=kinds[letter]) for letter in seats), **more)  # type: ignore[arg-type]
        opening = open_table(wish, key or secrets.token_urlsafe(24), self.hub.now())
        await self.hub.store.write(opening.batch)
        return opening.created

    def connect(self, address: str = "") -> Ear:
        return Ear(Pipe(self.hub, address))

    async def sit(self, client: Client, **more: Any) -> Client:
        """Say hello and wait for the table's description."""
        await client.hello(self.connect(), **more)
        await client.until(TableInfo)
        return client

    async def people(self, game: AnyGame, seats: int, house: House | None = None, **more: Any) -> list[Client]:
        """A game that has begun, with a person on every seat; the first is the host."""
        key = secrets.token_urlsafe(24)
        made = await self.open_table(game, "m" + "o" * (seats - 1), key, house=house or House(), **more)
        clients = [await self.sit(Client(made.table, key))]
        others = [Client(made.table, tokens=(token,)) for token in made.invites.values()]
        clients += [await self.sit(client) for client in others]
        await clients[0].send(Start())
        for client in clients:
            await client.until(Step)
        return clients


@asynccontextmanager
async def room(
    folder: Path,
    settings: Settings = QUICK,
    bus: Bus | None = None,
    url: str = "",
    dice: Callable[[bytes], Dice] = FairDice,
    now: Callable[[], float] = time.time,
    **changes: Any,
) -> AsyncIterator[Room]:
    settings = replace(settings, **changes)
    store = open_store(url or f"sqlite:///{folder / 'grusel.db'}", "OFF")
    hub = Hub(store, bus or LocalBus(), settings, dice=dice, now=now)
    await hub.open()
    try:
        async with asyncio.timeout(60):
            yield Room(hub)
    finally:
        await hub.close()


async def play_on(clients: list[Client], rng: Random, most: int = 10**6) -> int:
    """Play random legal moves for all until the game is over; return their number."""
    for moves in range(most):
        able = [(client, seat) for client in clients for seat in client.to_move()]
        if not able:
            return moves
        client, seat = able[0] if len(able) == 1 else rng.choice(able)
        id = await client.play(seat, rng.choice(client.choices(seat)))
        assert isinstance(await answered(client, id), Played)
        await settle(clients)
    return most


async def answered(client: Client, id: str) -> Played | Refused:
    """The server's answer to a play."""
    answer: Played | Refused = await client.until(Played | Refused, lambda answer: answer.id == id)
    return answer


async def until(true: Callable[[], object]) -> None:
    """Wait for a state; the room's minute ends the wait."""
    while not true():
        await asyncio.sleep(0.002)


async def turns() -> None:
    """Let the loop do everything that does not wait for a clock or a thread."""
    for _ in range(50):
        await asyncio.sleep(0)


async def settle(clients: list[Client]) -> None:
    """Let all clients read until no step is missing."""
    for client in clients:
        await client.sync()
        assert isinstance(await client.until(Alive | Gone), Alive)


def mover_of(clients: list[Client]) -> tuple[Client, int]:
    """The client to move, and its seat."""
    return next((client, client.to_move()[0]) for client in clients if client.to_move())


@contextmanager
def failing(here: Room, method: str, kind: type[Exception] = OSError, times: int = 1) -> Iterator[list[Any]]:
    """Let one operation of the store fail this many times; give the failed calls."""
    truly: Callable[..., Any] = writing(here) if method == "commit" else getattr(here.hub.store, method)
    failed: list[Any] = []

    def sometimes(*words: Any) -> Any:
        if len(failed) >= times:
            return truly(*words)
        failed.append(words)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.set_exception(kind("the database is away"))
        return done

    with pytest.MonkeyPatch.context() as broken:
        if method == "commit":
            write_by(broken, here, sometimes)
        else:
            broken.setattr(here.hub.store, method, sometimes)
        yield failed


@contextmanager
def slow(here: Room, seconds: float) -> Iterator[list[Batch]]:
    """Let the store take this long for each write; give the writes it has begun."""
    write, begun = writing(here), list[Batch]()

    async def slowly(batch: Batch) -> None:
        begun.append(batch)
        await asyncio.sleep(seconds)
        await write(batch)

    with pytest.MonkeyPatch.context() as sluggish:
        write_by(sluggish, here, lambda batch: asyncio.ensure_future(slowly(batch)))
        yield begun


def write_by(patch: pytest.MonkeyPatch, here: Room, write: Callable[[Batch], Awaitable[None]]) -> None:
    """Replace how batches are written."""

    def commit(batch: Batch, then: Then) -> None:
        asyncio.ensure_future(write(batch)).add_done_callback(lambda done: then(done.exception()))  # type: ignore[arg-type]

    patch.setattr(here.hub.store, "commit", commit)


def writing(here: Room) -> Callable[[Batch], Awaitable[None]]:
    """The store's own operation, for a test that replaces it."""
    commit = here.hub.store.commit

    def write(batch: Batch) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        commit(batch, lambda error: done.set_exception(error) if error else done.set_result(None))
        return done

    return write
