"""Two servers on real PostgreSQL and Redis, killed, frozen and cut off while people play: `grusel bench failover`."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import secrets
import signal
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from grusel.bench.crash import (
    ANSWER_WITHIN,
    ENVIRONMENT,
    LOST,
    Found,
    Player,
    create,
    examine,
    listening,
    stop_all,
)
from grusel.bench.forge import Forge
from grusel.bench.recorder import Recorder
from grusel.bench.services import Postgres, Redis, postgres_server, redis_server
from grusel.registry import installed
from grusel.server.storage.factory import open_store
from grusel.tables.messages import Alive, Chat, ServerMessage, Start, TableInfo

DATABASE: Final = "failover"
LEASE: Final = 2.0  # the servers', in seconds
FREEZES: Final = (LEASE + 1.0, LEASE + 6.0)
OUTAGES: Final = (2.0, 8.0)
PACE: Final = (0.02, 0.5)  # seconds between two moves of a person
SYNC_EVERY: Final = 1.5
MOST_AWAY: Final = 45.0
GHOST: Final = 30.0  # seconds that a person who is gone may be said to be there
FRESH: Final = 4.0  # seconds: what a client has heard no longer ago is what its server says
QUIET: Final = 55.0  # seconds without a fault in the end; after 45 the auditor looks for ghosts


class Trial(Struct):
    """What came of it."""

    kills: int = 0
    freezes: int = 0
    outages: dict[str, int] = {}
    absences: int = 0
    longest_ghost: float = 0.0
    found: Found = field(default_factory=Found)


class Guest(Player):
    """A person on one seat, at any of the servers; sometimes away for a while."""

    def __init__(
        self, servers: Sequence[str], table: str, key: str, token: str, rng: Random, trial: Trial, recorder: Recorder
    ) -> None:
        super().__init__("", table, key, rng, trial.found, recorder)
        self.client.tokens = (token,) if token else ()
        self.client.listen = self._hear
        self.servers = servers
        self.key = key
        self.heard = 0.0  # when the newest message came
        self.away_since: float | None = None
        self.away_until = 0.0
        self.synced = 0.0

    @property
    def name(self) -> str:
        return f"{self.key[:6]} of {self.client.table}"

    def _hear(self, message: ServerMessage) -> None:
        self.heard = time.monotonic()

    def go_away(self, seconds: float) -> None:
        self.away_until = time.monotonic() + seconds

    @property
    def is_away(self) -> bool:
        return time.monotonic() < self.away_until

    @property
    def seats(self) -> tuple[int, ...]:
        return self.client.welcome.seats if self.client.welcome else ()

    async def run(self) -> None:
        """Come, play and go until the end."""
        while True:
            if self.is_away:
                self.away_since = self.away_since or time.monotonic()
                await asyncio.sleep(0.1)
                continue
            self.away_since = None
            self.address = self.rng.choice(self.servers)
            try:
                async with self.connected():
                    await self.play_on()
            except LOST:
                await asyncio.sleep(0.1)

    async def play_on(self) -> None:
        while not self.is_away:
            await self._begin()
            if self.unanswered:
                await self.send_move(*self.unanswered)
            elif (able := self.client.to_move()) and not self._stands_still():
                await self._hear_for(self.rng.uniform(*PACE))
                if self.client.to_move() == able:
                    action = bytes(self.rng.choice(self.client.choices(able[0])))
                    await self.send_move(able[0], action, secrets.token_hex(8))
            else:
                await self._hear_for(SYNC_EVERY)
            if time.monotonic() - self.synced > SYNC_EVERY:
                await self._sync()

    def _stands_still(self) -> bool:
        info = self.client.info
        return info is None or info.phase != "playing" or any(info.seats[seat].standin for seat in self.seats)

    async def _begin(self) -> None:
        info, welcome = self.client.info, self.client.welcome
        if info and welcome and welcome.host and info.phase == "open" and all(one.kind != "open" for one in info.seats):
            await self.client.send(Start())
            await self.client.until(TableInfo)
        if self.rng.random() < 0.02:
            await self.client.send(Chat(text=f"Boo {self.rng.randrange(1000)}"))

    async def _hear_for(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.client.receive()

    async def _sync(self) -> None:
        self.synced = time.monotonic()
        async with asyncio.timeout(ANSWER_WITHIN):
            await self.client.sync()
            await self.client.until(Alive)
        info = self.client.info
        if info and any(info.seats[seat].standin for seat in self.seats):
            raise ConnectionError("a bot stands in: to come back is to say hello")


class Company:
    """Everyone, with what they know of each other."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.tables: list[list[Guest]] = []
        self.calm = False

    @property
    def guests(self) -> list[Guest]:
        return [guest for guests in self.tables for guest in guests]

    async def watch(self) -> None:
        """See how long people are said to be there who are not."""
        while True:
            await asyncio.sleep(0.5)
            now = time.monotonic()
            for guests in self.tables:
                for guest in guests:
                    if guest.away_since is not None and self._is_seen(guest, guests, now):
                        self.trial.longest_ghost = max(self.trial.longest_ghost, now - guest.away_since)

    def _is_seen(self, guest: Guest, guests: Sequence[Guest], now: float) -> bool:
        """Whether another person, whose server has just spoken, is told that this one is there."""
        infos = [other.client.info for other in guests if other is not guest and now - other.heard < FRESH]
        return any(info and info.seats[seat].online for info in infos for seat in guest.seats)


class Town:
    """The two servers, their database and their bus."""

    def __init__(self, forges: Sequence[Forge], postgres: Postgres, redis: Redis, rng: Random) -> None:
        self.forges = forges
        self.postgres = postgres
        self.redis = redis
        self.rng = rng

    async def start(self, forge: Forge) -> None:
        forge.start()
        await listening(forge.port)

    async def kill(self) -> None:
        forge = self.rng.choice(self.forges)
        forge.kill()
        await forge.ended()
        await asyncio.sleep(self.rng.choice([0.0, 1.0, LEASE + 1.0]))
        await self.start(forge)

    async def freeze(self) -> None:
        forge = self.rng.choice(self.forges)
        os.kill(forge.life, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(*FREEZES))
        os.kill(forge.life, signal.SIGCONT)

    async def outage(self, service: Postgres | Redis) -> None:
        """The service ends at once and starts again, or hangs for a while."""
        long = self.rng.uniform(*OUTAGES)
        if self.rng.random() < 0.5:
            service.service.freeze()
            await asyncio.sleep(long)
            service.service.thaw()
        else:
            service.service.stop(signal.SIGQUIT if service is self.postgres else signal.SIGKILL)
            await asyncio.sleep(long)
            await asyncio.to_thread(service.start)


def failover(
    kills: int,
    freezes: int,
    outages: int,
    tables: int = 8,
    seed: int = 0,
    quiet: float = QUIET,
    file: Path | None = None,
) -> Trial:
    """Disturb the servers, then look for lost moves, ghosts and tables that stand still; raises Missing."""
    with TemporaryDirectory(prefix="grusel-failover-") as name, postgres_server() as postgres, redis_server() as redis:
        postgres.do(f"create database {DATABASE}")
        folder, rng = Path(name), Random(seed)
        recorder = Recorder(file or folder / "history.jsonl")
        faults = _faults(kills, freezes, outages, rng)
        return asyncio.run(_failover(folder, postgres, redis, rng, recorder, faults, tables, quiet))


async def _failover(
    folder: Path,
    postgres: Postgres,
    redis: Redis,
    rng: Random,
    recorder: Recorder,
    faults: Sequence[str],
    tables: int,
    quiet: float,
) -> Trial:
    company = Company(Trial())
    async with _town(folder, postgres, redis, rng) as town:
        evenings = [_evening(town, company, number, recorder) for number in range(tables)]
        tasks = {asyncio.create_task(work) for work in (company.watch(), *evenings)}
        await _disturb(town, company, faults)
        await _calm(company, recorder, quiet)
        await stop_all(tasks)
        await _judge(f"{postgres.url}/{DATABASE}", company, recorder)
    return company.trial


@contextlib.asynccontextmanager
async def _town(folder: Path, postgres: Postgres, redis: Redis, rng: Random) -> AsyncIterator[Town]:
    urls = {"GRUSEL_DATABASE_URL": f"{postgres.url}/{DATABASE}", "GRUSEL_REDIS_URL": redis.url}
    folders = [folder / "one", folder / "two"]
    for one in folders:
        one.mkdir()
    with contextlib.ExitStack() as stack:
        settings = {**ENVIRONMENT, **urls, "GRUSEL_LEASE": str(LEASE)}
        forges = [stack.enter_context(contextlib.closing(Forge(one, settings))) for one in folders]
        town = Town(forges, postgres, redis, rng)
        for forge in forges:
            await town.start(forge)
        yield town


async def _evening(town: Town, company: Company, number: int, recorder: Recorder) -> None:
    """Play at one table after another, until everything is calm."""
    while True:
        guests = await _open_table(town, company, number, recorder)
        company.tables.append(guests)
        company.trial.found.tables += 1
        playing = {asyncio.create_task(guest.run()) for guest in guests}
        try:
            while company.calm or not all(guest.client.over for guest in guests):
                await asyncio.sleep(0.5)
        finally:
            await stop_all(playing)
        company.trial.found.finished += 1
        number += 1


async def _open_table(town: Town, company: Company, number: int, recorder: Recorder) -> list[Guest]:
    """A table of each game in turn, with a person on every seat; at every second one a bot stands in for the absent."""
    games = list(installed().values())
    servers = [forge.address for forge in town.forges]
    game, key = games[number % len(games)], secrets.token_urlsafe(24)
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(game.seats[0] - 1))]
    house = {"stand_in_after": 5.0 if number // len(games) % 2 else 0.0}
    wish = msgspec.json.encode({"game": game.name, "seats": seats, "house": house})
    while True:
        try:
            made = await asyncio.to_thread(create, town.rng.choice(servers), wish, key)
            break
        except (OSError, http.client.HTTPException):
            await asyncio.sleep(0.2)
    people = [(key, ""), *((secrets.token_urlsafe(24), token) for token in made.invites.values())]
    luck = [Random(town.rng.random()) for _ in people]
    return [
        Guest(servers, made.table, own, token, rng, company.trial, recorder)
        for (own, token), rng in zip(people, luck, strict=True)
    ]


def _faults(kills: int, freezes: int, outages: int, rng: Random) -> list[str]:
    faults = ["kill"] * kills + ["freeze"] * freezes + ["postgres", "redis"] * outages
    rng.shuffle(faults)
    return faults


async def _disturb(town: Town, company: Company, faults: Sequence[str]) -> None:
    trial, rng = company.trial, town.rng
    for fault in faults:
        await _some_moves(company.guests)
        if rng.random() < 0.3 and not all(guest.client.over for guest in company.guests):
            rng.choice([guest for guest in company.guests if not guest.client.over]).go_away(
                rng.uniform(3.0, MOST_AWAY)
            )
            trial.absences += 1
        match fault:
            case "kill":
                await town.kill()
                trial.kills += 1
            case "freeze":
                await town.freeze()
                trial.freezes += 1
            case _:
                await town.outage(town.postgres if fault == "postgres" else town.redis)
                trial.outages = {**trial.outages, fault: trial.outages.get(fault, 0) + 1}


async def _some_moves(guests: Sequence[Guest]) -> None:
    """Let people play between two faults; tables whose games are over are only watched."""
    wanted = sum(len(guest.acknowledged) for guest in guests) + 5
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(10.0):
            while sum(len(guest.acknowledged) for guest in guests) < wanted:
                await asyncio.sleep(0.05)


async def _calm(company: Company, recorder: Recorder, quiet: float) -> None:
    """Everyone comes back, and nothing fails any more."""
    await asyncio.sleep(LEASE)
    for guest in company.guests:
        guest.away_until = 0.0
    company.calm = True
    await asyncio.sleep(3 * LEASE + ANSWER_WITHIN)
    recorder.calm()
    await asyncio.sleep(quiet)


async def _judge(url: str, company: Company, recorder: Recorder) -> None:
    trial = company.trial
    store = open_store(url)
    await examine(store, company.guests, trial.found)
    await store.open()
    await recorder.note_stored(store, [guests[0].client.table for guests in company.tables])
    await store.close()
    trial.found.problems += [f"{one.rule}: {one.table}: {one.text}" for one in recorder.judged()]
    if trial.longest_ghost > GHOST:
        trial.found.problems.append(f"a person who is gone was there for {trial.longest_ghost:.0f} s")
