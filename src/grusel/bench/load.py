"""Moves a second through real sockets, stored and delivered to every seat: `grusel bench server`."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from grusel.bench.crash import ENVIRONMENT, create, listening
from grusel.bench.crowd import Crowd, Guest
from grusel.bench.forge import Forge
from grusel.bench.picks import GAME as PICKS
from grusel.registry import find, installed
from grusel.tables.messages import encode

MANY = {**ENVIRONMENT, "GRUSEL_TABLES_PER_KEY": "1000000", "GRUSEL_LOG_LEVEL": "warning"}
ROOMFUL, PATIENCE, WARMING_UP = 200, 60.0, 2.0
ENDLESS = {PICKS.name: {"length": "1000000000"}}


class Load(Struct, frozen=True):
    """The figures of one run."""

    game: str
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
    """One minute of a long run."""

    minute: int
    moves_a_table: int  # since the beginning: the length of the games
    kilobytes: int  # of the server's process
    cpu_ms_a_move: float


def in_turn(works: Sequence[Callable[[], Load]], rounds: int) -> list[Load]:
    """Run each job this many times in turn, so that background load hits all of them; return the median of each."""
    runs = [[work() for work in works] for _ in range(rounds)]
    return [sorted(each, key=lambda run: run.per_second)[rounds // 2] for each in zip(*runs, strict=True)]


def run_load(game: str, tables: int, seconds: float, store: str, pause: float = 0.0) -> Load:
    """Random moves, each after a pause (0: as many as the server takes), with its store or (none) without."""
    with _forge({"GRUSEL_BENCH_STORE": store}) as forge:
        before, crowd = memory(forge.life), Crowd(pause)
        _begin(forge, crowd, game, tables, ENDLESS.get(game, {}))
        crowd.run(pause + min(WARMING_UP, seconds))
        crowd.waits.clear()
        worked = cpu_seconds(forge.life)
        took = crowd.run(seconds)
        worked = cpu_seconds(forge.life) - worked
        grown = memory(forge.life) - before
        crowd.leave()
        return load_of(game, crowd.waits, tables, len(crowd.guests), took, worked, grown, f"grusel, store: {store}")


def run_pair(game: str, tables: int, seconds: float) -> Load:
    """Measure two processes on one PostgreSQL and one Redis: hosts connect to one, all other players to the other."""
    with _forge({}) as near, _forge({}) as far:
        before, crowd = memory(near.life) + memory(far.life), Crowd()
        people = [_people(near.address, game, ENDLESS.get(game, {})) for _ in range(tables)]
        _seat_apart(crowd, people, far.address)
        crowd.run(min(WARMING_UP, seconds))
        crowd.waits.clear()
        worked = cpu_seconds(near.life) + cpu_seconds(far.life)
        took = crowd.run(seconds)
        worked = cpu_seconds(near.life) + cpu_seconds(far.life) - worked
        grown = memory(near.life) + memory(far.life) - before
        crowd.leave()
        return load_of(game, crowd.waits, tables, len(crowd.guests), took, worked, grown, "grusel, two processes")


def run_long(game: str, tables: int, minutes: int, pause: float) -> None:
    """Play at a slow pace for a long time and print each minute: memory and the cost of a move must stay constant."""
    with _forge({}) as forge:
        crowd = Crowd(pause)
        _begin(forge, crowd, game, tables, {})
        worked, moves = cpu_seconds(forge.life), len(crowd.waits)
        for minute in range(1, minutes + 1):
            crowd.run(60)
            worked, before = cpu_seconds(forge.life), worked
            moves, fewer = len(crowd.waits), moves
            cost = round(1000 * (worked - before) / max(1, moves - fewer), 3)
            print(encode(Minute(minute, moves // tables, memory(forge.life), cost)).decode(), flush=True)
        crowd.leave()


@contextmanager
def _forge(environment: dict[str, str]) -> Iterator[Forge]:
    """Start a server with the smallest game."""
    installed()[PICKS.name] = PICKS
    with TemporaryDirectory(prefix="grusel-load-") as folder:
        forge = Forge(Path(folder), {**MANY, **environment})
        try:
            forge.start()
            asyncio.run(listening(forge.port))
            yield forge
        finally:
            forge.close()


def _begin(forge: Forge, crowd: Crowd, game: str, tables: int, options: dict[str, str]) -> None:
    """Seat the clients in batches; the hosts start the games once all are seated."""
    guests = [guest for _ in range(tables) for guest in _people(forge.address, game, options)]
    for first in range(0, len(guests), ROOMFUL):
        crowd.seat(guests[first : first + ROOMFUL], PATIENCE)
    for guest in guests:
        if guest.host:
            guest.say(b'{"type":"start"}')


def _seat_apart(crowd: Crowd, people: list[list[Guest]], address: str) -> None:
    """Seat the hosts first, which places the tables; connect all other players to the other address."""
    crowd.seat([host for host, *_ in people], PATIENCE)
    for host, *others in people:
        for guest in others:
            guest.address = address
        crowd.seat(others, PATIENCE)
        host.say(b'{"type":"start"}')


def _people(address: str, game: str, options: dict[str, str]) -> list[Guest]:
    """Four players at a new table, or as many as the game has seats; the first is the host."""
    number = min(4, find(game).seats[-1])
    keys = [secrets.token_urlsafe(24) for _ in range(number)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(number - 1))]
    created = create(address, encode({"game": game, "seats": seats, "options": options}), keys[0])
    return [Guest(address, created, seat, key) for seat, key in enumerate(keys)]


def load_of(
    game: str, waits: list[float], tables: int, sockets: int, took: float, worked: float, grown: int, server: str
) -> Load:
    """Summarise a run; waits and processor time in seconds, memory in kilobytes."""
    waits = sorted(waits)
    return Load(
        game=game,
        tables=tables,
        sockets=sockets,
        moves=len(waits),
        seconds=round(took, 2),
        per_second=round(len(waits) / took, 1),
        p50_ms=round(1000 * waits[len(waits) // 2], 2),
        p99_ms=round(1000 * waits[len(waits) * 99 // 100], 2),
        cpu_ms_a_move=round(1000 * worked / len(waits), 3),
        kilobytes_a_table=round(grown / tables, 1),
        server=server,
    )


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far (on Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """The resident memory of a process in kilobytes (on Linux)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
