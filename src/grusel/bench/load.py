"""Moves a second through real sockets, stored and told to everybody: `grusel bench server`."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import connect

from grusel.bench.crash import ENVIRONMENT, create, listening
from grusel.bench.forge import Forge
from grusel.bench.picks import GAME as PICKS
from grusel.registry import find, installed
from grusel.server.bodies import Created
from grusel.server.protocol import encode

MANY = {**ENVIRONMENT, "GRUSEL_TABLES_PER_KEY": "1000000", "GRUSEL_LOG_LEVEL": "warning"}
ROOMFUL, PATIENCE = 200, 60.0
AHEAD = b'"actions":['  # only in the step of a seat that may act


class Load(Struct, frozen=True):
    """What one run gave."""

    tables: int
    sockets: int
    moves: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms_a_move: float  # of the server's process
    kilobytes_a_table: float
    server: str


class Minute(Struct, frozen=True):
    """A while of a long run."""

    minute: int
    moves_a_table: int  # so far: the length of the games
    kilobytes: int  # of the server's process
    cpu_ms_a_move: float


class Seat:
    """One socket; plays whenever it may, measures until the move is acknowledged, and goes along to each rematch."""

    def __init__(self, address: str, created: Created, seat: int, key: str, tally: Tally) -> None:
        self.pause = 0.0  # a person thinks
        self.address = address
        self.table = created.table
        self.host = seat == 0
        self.key = key
        self.token = created.invites.get(str(seat), "")
        self.tally = tally
        self.rng = Random(f"{created.table}{seat}")
        self.sent = 0.0
        self.ready = asyncio.Event()
        self.socket: Any = None

    async def run(self) -> None:
        while True:
            table = self.table
            async with connect(
                f"ws://{self.address}/ws", max_size=None, compression=None, ping_interval=None
            ) as socket:
                self.socket = socket
                hello = {"type": "hello", "version": 1, "table": table, "key": self.key, "tokens": [self.token]}
                await self.say(hello)
                while self.table == table:
                    await self._heard(await socket.recv(decode=False))

    async def say(self, message: Any) -> None:
        await self.socket.send(encode(message).decode())

    async def _heard(self, data: bytes) -> None:
        if data.startswith(b'{"type":"step"'):
            if AHEAD in data:
                await self._play(msgspec.json.decode(data, type=_Step))
        elif data.startswith(b'{"type":"played"'):
            self.tally.waits.append(perf_counter() - self.sent)
        elif data.startswith(b'{"type":"welcome"'):
            self.ready.set()
        elif data.startswith(b'{"type":"table"') and b'"phase":"over"' in data:
            await self._again(msgspec.json.decode(data, type=_Info).next)

    async def _play(self, step: _Step) -> None:
        await asyncio.sleep(self.pause)
        action = self.rng.choice(step.actions).action
        self.sent = perf_counter()
        play = {"type": "play", "id": secrets.token_hex(5), "seat": step.seat, "seq": step.seq, "action": action}
        await self.say(play)

    async def _again(self, rematch: str) -> None:
        if rematch:
            self.table = rematch
        elif self.host:
            await self.say({"type": "rematch"})


class _Choice(Struct):
    action: msgspec.Raw


class _Step(Struct):
    seat: int
    seq: int
    actions: list[_Choice]


class _Info(Struct):
    next: str


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []


def run_load(game: str, tables: int, seconds: float, store: str) -> Load:
    installed()[PICKS.name] = PICKS
    with TemporaryDirectory(prefix="grusel-load-") as folder:
        forge = Forge(Path(folder), {**MANY, "GRUSEL_BENCH_STORE": store})
        try:
            return uvloop.run(_load(forge, game, tables, seconds, store))
        finally:
            forge.close()


def run_long(game: str, tables: int, minutes: int, pause: float) -> None:
    """Play unhurriedly for long and print each minute: memory must stay flat, and a move cost what it did."""
    installed()[PICKS.name] = PICKS
    with TemporaryDirectory(prefix="grusel-long-") as folder:
        forge = Forge(Path(folder), MANY)
        try:
            uvloop.run(_long(forge, game, tables, minutes, pause))
        finally:
            forge.close()


async def _long(forge: Forge, game: str, tables: int, minutes: int, pause: float) -> None:
    forge.start()
    await listening(forge.port)
    tally = Tally()
    seats = _seated(forge, game, tables, tally, pause)
    running = await _begun(seats)
    worked, moves = cpu_seconds(forge.life), len(tally.waits)
    for minute in range(1, minutes + 1):
        await asyncio.sleep(60)
        worked, before = cpu_seconds(forge.life), worked
        moves, fewer = len(tally.waits), moves
        cost = round(1000 * (worked - before) / max(1, moves - fewer), 3)
        print(encode(Minute(minute, moves // tables, memory(forge.life), cost)).decode(), flush=True)
    await _leave(running)


def _seated(forge: Forge, game: str, tables: int, tally: Tally, pause: float = 0.0) -> list[Seat]:
    """The people of so many new tables."""
    seats = [seat for _ in range(tables) for seat in _people(forge.address, game, tally)]
    for seat in seats:
        seat.pause = pause
    return seats


async def _begun(seats: list[Seat]) -> list[asyncio.Task[None]]:
    """Everybody comes, a roomful at a time, and the hosts begin."""
    running: list[asyncio.Task[None]] = []
    for first in range(0, len(seats), ROOMFUL):
        coming = seats[first : first + ROOMFUL]
        running += [asyncio.create_task(seat.run()) for seat in coming]
        await asyncio.wait_for(asyncio.gather(*(seat.ready.wait() for seat in coming)), PATIENCE)
    for seat in seats:
        if seat.host:
            await seat.say({"type": "start"})
    return running


async def _leave(running: list[asyncio.Task[None]]) -> None:
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def _load(forge: Forge, game: str, tables: int, seconds: float, store: str) -> Load:
    forge.start()
    await listening(forge.port)
    before, tally = memory(forge.life), Tally()
    seats = _seated(forge, game, tables, tally)
    running = await _begun(seats)
    await asyncio.sleep(min(1.0, seconds / 2))
    tally.waits.clear()
    worked, began = cpu_seconds(forge.life), perf_counter()
    await asyncio.sleep(seconds)
    took, waits = perf_counter() - began, sorted(tally.waits)
    worked = cpu_seconds(forge.life) - worked
    grown = memory(forge.life) - before
    await _leave(running)
    return Load(
        tables=tables,
        sockets=len(seats),
        moves=len(waits),
        seconds=round(took, 2),
        per_second=round(len(waits) / took, 1),
        p50_ms=round(1000 * waits[len(waits) // 2], 2),
        p99_ms=round(1000 * waits[len(waits) * 99 // 100], 2),
        kilobytes_a_table=round(grown / tables, 1),
        cpu_ms_a_move=round(1000 * worked / max(1, len(waits)), 3),
        server=f"grusel, store: {store}",
    )


def _people(address: str, game: str, tally: Tally) -> list[Seat]:
    """Four people at a new table, or as many as the game has seats; the first is the host."""
    number = min(4, find(game).seats[-1])
    keys = [secrets.token_urlsafe(24) for _ in range(number)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(number - 1))]
    created = create(address, encode({"game": game, "seats": seats}), keys[0])
    return [Seat(address, created, seat, key, tally) for seat, key in enumerate(keys)]


def cpu_seconds(process: int) -> float:
    """What a process has worked so far (on Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Kilobytes that a process has in memory (on Linux)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
