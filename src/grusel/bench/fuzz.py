"""Send nonsense to the socket: `grusel bench fuzz`."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Decision
from grusel.processes import most_memory
from grusel.registry import AnyGame, installed
from grusel.server.http.opening import open_table
from grusel.server.messages.http import NewSeat, NewTable
from grusel.server.runtime.bus import LocalBus
from grusel.server.runtime.hub import Hub
from grusel.server.runtime.shell import Shell
from grusel.server.settings import Settings
from grusel.server.storage.factory import open_store
from grusel.tables.messages import Step, decode_server
from grusel.tables.rows import Batch
from grusel.tables.tokens import hashed

SETTINGS = Settings(
    bot_workers=1, messages_per_second=1e9, message_burst=10**9, idle_after=10**9, backlog_bytes=10**9, lease=10**6
)
WORDS = ("hello", "play", "undo", "answer", "sync", "chat", "rename", "leave", "start", "pause", "end", "rematch")
MORE = ("assign", "quiet", "imagine", "try", "back", "share", "step", "", "HELLO", "\x00", "__class__")
FIELDS = ("id", "seat", "seq", "action", "have", "text", "name", "colour", "on", "bot", "by", "undo", "granted", "key")


class Seen(Struct):
    messages: int = 0
    answers: int = 0
    hang_ups: int = 0
    kilobytes_before: int = 0
    kilobytes_after: int = 0
    problems: list[str] = []


class Noise:
    """A client that sends nonsense until the server hangs up."""

    def __init__(self, hello: dict[str, Any], seat: int, rng: Random, seen: Seen, until: int) -> None:
        self.seat = seat
        self.hello: dict[str, Any] | None = hello
        self.rng = rng
        self.seen = seen
        self.until = until
        self.open = True

    def next(self) -> str | None:
        if not self.open or self.seen.messages >= self.until:
            return None
        if self.hello and self.rng.random() < 0.9:
            hello, self.hello = self.hello, None
            return msgspec.json.encode(hello).decode()
        self.seen.messages += 1
        return nonsense(self.rng)

    def write(self, data: bytes) -> int:
        self.seen.answers += 1
        message = decode_server(data)
        if isinstance(message, Step) and message.seat not in (self.seat, None):  # None: now a spectator
            self.seen.problems.append(f"a step of seat {message.seat}")
        return 0

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def close(self, code: int) -> None:
        self.open = False
        self.seen.hang_ups += 1

    def check(self) -> None:
        return


class Complaints(logging.Handler):
    def __init__(self, seen: Seen) -> None:
        super().__init__(logging.ERROR)
        self.seen = seen

    def emit(self, record: logging.LogRecord) -> None:
        trouble = f"{record.exc_info[1]!r}" if record.exc_info else ""
        self.seen.problems.append(f"{record.name}: {record.getMessage()} {trouble}")


async def fuzz(messages: int, seed: int = 0, url: str = "") -> Seen:
    """Send this many messages to a table of every game; nothing may break and no game may change."""
    seen, rng = Seen(), Random(seed)
    complaints = Complaints(seen)
    logging.getLogger("grusel").addHandler(complaints)
    with TemporaryDirectory(prefix="grusel-fuzz-") as folder:
        store = open_store(url or f"sqlite:///{Path(folder) / 'grusel.db'}", "OFF")
        hub = Hub(store, LocalBus(), SETTINGS)
        await hub.open()
        games = list(installed().values())
        for number, game in enumerate(games):
            await _fuzz_table(hub, game, rng, seen, messages * (number + 1) // len(games))
            seen.kilobytes_before = seen.kilobytes_before or most_memory()
        await hub.close()
    seen.kilobytes_after = most_memory()
    logging.getLogger("grusel").removeHandler(complaints)
    return seen


async def _fuzz_table(hub: Hub, game: AnyGame, rng: Random, seen: Seen, until: int) -> None:
    """Fuzz from a seat that may not act; a game in which all may act at once is left out."""
    id, keys = await _begin(hub, game)
    table = await hub.find(id)
    assert isinstance(table, Shell)
    while not isinstance(turn := table.state.position.turn, Decision):
        await asyncio.sleep(0.01)
    waiting = [seat for seat in range(len(keys)) if seat not in turn.seats]
    if not waiting:
        return
    seat = waiting[0]
    steps = await hub.store.log(id)
    hello = {"type": "hello", "version": 1, "table": id, "key": keys[seat]}
    while seen.messages < until:
        await _speak(hub, Noise(hello, seat, rng, seen, until))
    found = await hub.store.find(id)
    if await hub.store.log(id) != steps or found is None or found.row.phase != "playing":
        seen.problems.append(f"{game.name}: the game has changed")


async def _speak(hub: Hub, noise: Noise) -> None:
    session = hub.welcome(noise)
    while (text := noise.next()) is not None:
        session.hear(text.encode())
        await asyncio.sleep(0)
        if session.busy:
            await session.busy
    hub.farewell(session)


async def _begin(hub: Hub, game: AnyGame) -> tuple[str, list[str]]:
    """Start a game without bots; return its id and the players' keys."""
    keys = [secrets.token_urlsafe(24) for _ in range(game.seats[0])]
    wish = NewTable(game=game.name, seats=tuple(NewSeat(kind="me") for _ in keys), start=True)
    opening = open_table(wish, secrets.token_urlsafe(24), hub.now())
    table = opening.table
    seats = tuple(replace(row, key=hashed(key)) for row, key in zip(table.seats, keys, strict=True))
    await hub.store.write(Batch(table=table.row.id, opens=replace(table, seats=seats)))
    return table.row.id, keys


def nonsense(rng: Random) -> str:
    """A message anywhere between noise and almost correct."""
    kind = rng.random()
    if kind < 0.15:
        return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD7FF)))) for _ in range(rng.randrange(80)))
    if kind < 0.2:
        return "[" * rng.randrange(5000)
    if kind < 0.22:
        return '{"type":"chat","text":"' + "x" * rng.randrange(100_000) + '"}'
    message: dict[str, Any] = {"type": rng.choice(WORDS + MORE)}
    for field in rng.sample(FIELDS, rng.randrange(6)):
        message[field] = value(rng, 0)
    text = msgspec.json.encode(message).decode()
    return text if kind < 0.8 else _bent(text, rng)


def value(rng: Random, deep: int) -> Any:
    simple = (None, True, -1, 0, 1, 2**63, 1e308, "", "a", "random", "x" * 300, "\u0000", "🧛", {"type": "say"})
    if deep > 4 or rng.random() < 0.8:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [value(rng, deep + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(("type", "0", "watch", "cell")): value(rng, deep + 1) for _ in range(rng.randrange(4))}


def _bent(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(("", '"', "{", "\\ud800", "\x00", "9" * 400)) + text[at + rng.randrange(3) :]
