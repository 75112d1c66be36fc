"""A server is ready while it can store moves; a clock that jumps deletes nothing."""

from __future__ import annotations

import asyncio
import errno
import shutil
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from random import Random

import kuhn
import pytest

from grusel.server.runtime.heartbeat import DAY, PRUNE_EVERY, SILENT, STEADY
from grusel.server.runtime.steady import SteadyClock
from server.room import Room, failing, play_on, room

Disk = namedtuple("Disk", "total used free")


async def test_a_full_disk_makes_the_store_raise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(tmp_path) as here:
        await here.hub.store.check()
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(10**9, 10**9 - 1000, 1000))
        with pytest.raises(OSError, match="No space left") as full:
            await here.hub.store.check()
    assert full.value.errno == errno.ENOSPC


async def test_a_store_that_takes_no_writes_is_reported_until_it_does(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        heartbeat = here.hub.heartbeat
        heartbeat.beating.cancel()
        assert heartbeat.writes()
        with failing(here, "beat"), pytest.raises(OSError, match="away"):
            await heartbeat.beat()
        assert not heartbeat.writes()
        await heartbeat.beat()
        assert heartbeat.writes()


async def test_a_store_that_never_ends_a_write_is_reported(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        here.hub.heartbeat.beating.cancel()
        here.hub.heartbeat.written -= SILENT + here.hub.settings.lease
        assert not here.hub.heartbeat.writes()


# --- the clock --------------------------------------------------------------------------------------------------------


class Clocks:
    """A wall clock and a monotonic clock."""

    def __init__(self) -> None:
        self.wall = 1.7e9
        self.elapsed = 50.0

    def pass_by(self, seconds: float, look: Callable[[], object]) -> None:
        """Let time pass, with a check every minute."""
        for _ in range(int(seconds // 60)):
            self.wall += 60
            self.elapsed += 60
            look()


def test_a_clock_that_keeps_time_is_steady() -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.elapsed)
    clocks.pass_by(3600, clock.seconds)
    assert clock.seconds() == 3600
    clocks.wall -= 2  # as a time server corrects it
    assert clock.seconds() == 3600


@pytest.mark.parametrize("jump", [365 * DAY, -365 * DAY, 60, -60])
def test_a_clock_that_jumps_is_not_steady(jump: float) -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.elapsed)
    clocks.pass_by(3600, clock.seconds)
    clocks.wall += jump
    assert clock.seconds() == 0
    clocks.pass_by(600, clock.seconds)
    assert clock.seconds() == 600


async def with_a_game(here: Room, clocks: Clocks) -> None:
    """A finished game without clients, at a server whose clocks the test sets."""
    heartbeat = here.hub.heartbeat
    heartbeat.beating.cancel()
    heartbeat.clock = SteadyClock(here.hub.now, lambda: clocks.elapsed)
    heartbeat.pruned = clocks.elapsed - PRUNE_EVERY
    clients = await here.people(kuhn.GAME, 2)
    await play_on(clients, Random(1))
    here.hub.drop(clients[0].table)
    await here.hub.store.release(clients[0].table, here.hub.process)


async def look(here: Room) -> int:
    """The number of tables after the server has looked for old ones."""
    await here.hub.heartbeat.sweep()
    return len(await here.hub.store.everything())


async def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path) -> None:
    clocks = Clocks()
    async with room(tmp_path, now=lambda: clocks.wall, prune_after_days=30) as here:
        await with_a_game(here, clocks)
        clocks.pass_by(STEADY, here.hub.heartbeat.clock.seconds)
        clocks.wall += 3650 * DAY
        assert await look(here) == 1
        clocks.pass_by(STEADY / 2, here.hub.heartbeat.clock.seconds)
        assert await look(here) == 1
        clocks.wall -= 3650 * DAY
        clocks.pass_by(STEADY, here.hub.heartbeat.clock.seconds)
        assert await look(here) == 1


async def test_a_server_started_with_a_wrong_clock_deletes_nothing_at_once(tmp_path: Path) -> None:
    clocks = Clocks()
    async with room(tmp_path, now=lambda: clocks.wall) as here:
        await with_a_game(here, clocks)
    clocks.wall += 3650 * DAY
    async with room(tmp_path, now=lambda: clocks.wall, prune_after_days=30) as here:
        await asyncio.sleep(0)
        assert await look(here) == 1


async def test_tables_that_are_old_by_a_steady_clock_are_deleted(tmp_path: Path) -> None:
    clocks = Clocks()
    async with room(tmp_path, now=lambda: clocks.wall, prune_after_days=30) as here:
        await with_a_game(here, clocks)
        clocks.pass_by(29 * DAY, here.hub.heartbeat.clock.seconds)
        assert await look(here) == 1
        clocks.pass_by(2 * DAY, here.hub.heartbeat.clock.seconds)
        assert await look(here) == 0
