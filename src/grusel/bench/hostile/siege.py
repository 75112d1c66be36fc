"""One load after another against a server of its own: quiet, under attack, afterwards, and its end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

from grusel.bench.crash import listening
from grusel.bench.hostile import attack
from grusel.bench.hostile.honest import Honest, Waits
from grusel.bench.hostile.house import House, opened
from grusel.bench.hostile.loads import GATHERING, LATER

TABLES: Final = 8  # of honest people, each from an address of its own
WARM: Final = 2.0  # seconds: workers start, code is loaded
CALM_WITHIN: Final = 15.0
LOOK_EVERY: Final = 0.05
MOST_RATIO: Final = 3.0
MOST_MEGABYTES: Final = 400.0
LEFT_OVER: Final = 60.0  # megabytes that may stay after an attack
MOST_SECONDS: Final = 5.0


class Siege(Struct, frozen=True, kw_only=True):
    """The figures of one load."""

    load: str
    moves: int  # that were measured under attack
    p50_ms: tuple[float, float]  # quiet, under attack
    p99_ms: tuple[float, float]
    ratio: float  # of the latter
    bot_seconds: tuple[float, float]  # the longest wait for a bot: quiet, under attack
    megabytes: tuple[float, float, float]  # of the server's process: before, peak, after
    megabytes_of_workers: float  # peak
    end_seconds: float  # from SIGTERM under attack to the end

    @property
    def misses(self) -> list[str]:
        """The targets that are missed."""
        before, peak, after = self.megabytes
        return [
            what
            for what, missed in (
                (f"p99 is {self.ratio} times as long", self.ratio > MOST_RATIO),
                (f"{peak} MB", peak >= MOST_MEGABYTES),
                (f"{after - before:.0f} MB stay", after - before > LEFT_OVER),
                (f"SIGTERM takes {self.end_seconds} s", self.end_seconds > MOST_SECONDS),
            )
            if missed
        ]


def lay_siege(loads: Sequence[str], seconds: float, source: str) -> Iterator[Siege]:
    for load in loads:
        with opened(source) as house:
            yield asyncio.run(_besiege(house, load, seconds))


async def _besiege(house: House, load: str, seconds: float) -> Siege:
    await listening(house.port)
    waits = Waits()
    async with _people(house.address, waits) as table:
        await asyncio.sleep(WARM)
        quiet = await _measured(house, waits, seconds)
        before = house.megabytes
        async with _attacked(house, load, table):
            early = await _measured(house, waits, LATER.get(load, GATHERING))
            under = await _measured(house, waits, seconds)
        after = await _calm(house, before)
        async with _attacked(house, load, table):
            await asyncio.sleep(GATHERING)
            took = await asyncio.to_thread(house.stop)
    peak = max(early.megabytes, under.megabytes)
    return Siege(
        load=load,
        moves=len(under.moves),
        p50_ms=(quiet.ms(50), under.ms(50)),
        p99_ms=(quiet.ms(99), under.ms(99)),
        ratio=round(under.ms(99) / quiet.ms(99), 2),
        bot_seconds=(round(quiet.bot, 1), round(max(early.bot, under.bot), 1)),
        megabytes=(round(before, 1), round(peak, 1), round(after, 1)),
        megabytes_of_workers=round(max(early.workers, under.workers), 1),
        end_seconds=round(took, 1),
    )


class Measured(Struct, frozen=True):
    moves: list[float]
    bot: float
    megabytes: float
    workers: float

    def ms(self, percent: int) -> float:
        """The percentile of the waits, in milliseconds."""
        waits = sorted(self.moves) or [999.0]
        return round(1000 * waits[min(len(waits) - 1, len(waits) * percent // 100)], 2)


async def _measured(house: House, waits: Waits, seconds: float) -> Measured:
    waits.forget()
    until = asyncio.get_running_loop().time() + seconds
    megabytes = workers = 0.0
    while asyncio.get_running_loop().time() < until:
        await asyncio.sleep(LOOK_EVERY)
        megabytes = max(megabytes, house.megabytes)
        workers = max(workers, house.megabytes_of_workers())
    return Measured([*waits.moves], waits.longest_for_a_bot(), megabytes, workers)


async def _calm(house: House, before: float) -> float:
    """The memory once it has come back, or when we do not wait any longer."""
    until = asyncio.get_running_loop().time() + CALM_WITHIN
    while house.megabytes > before + 10 and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(LOOK_EVERY)
    return house.megabytes


@asynccontextmanager
async def _people(address: str, waits: Waits) -> AsyncIterator[str]:
    """Honest people who play; the table of one of them."""
    people = [
        await asyncio.to_thread(Honest, address, f"127.0.1.{number}", number == 0, waits)
        for number in range(1 + TABLES)
    ]
    playing = [asyncio.create_task(person.play_on()) for person in people]
    try:
        yield people[1].table
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


@asynccontextmanager
async def _attacked(house: House, load: str, table: str) -> AsyncIterator[None]:
    words = [sys.executable, "-m", attack.__name__, load, "127.0.0.1", str(house.port), table]
    attacker = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert attacker.stdout
    try:
        await asyncio.to_thread(attacker.stdout.readline)  # it is ready
        yield
        if attacker.poll() is not None and house.process.poll() is None:
            raise RuntimeError(f"the attacker has ended: {load}")
    finally:
        attacker.kill()
        attacker.wait()
        attacker.stdout.close()
