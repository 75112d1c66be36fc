"""Play on a disk until it is full, end the server, make room, and check what is stored: `grusel bench diskfull`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct, field

from grusel.bench.crash import (
    ANSWER_WITHIN,
    ENVIRONMENT,
    Found,
    Player,
    everybody_moves_again,
    examine,
    listening,
    play_and_play,
    stop_all,
)
from grusel.bench.forge import Forge
from grusel.game import Illegal
from grusel.registry import installed
from grusel.server.storage.factory import open_store
from grusel.tables.messages import Played, Refused, Undo
from grusel.tables.store import Store

SMALLEST, LARGEST = 400_000, 12_000_000  # bytes: from a disk that takes hardly more than empty tables
ROOM = 200_000_000
FULL_AFTER = 0.3  # seconds in which moves are refused and none is acknowledged
NO_ROOM_AFTER = 2.0  # seconds without any move: there is not even room for a table
FILLED_WITHIN = 300.0
ENDS: dict[str, Callable[[Forge], None]] = {"kill": Forge.kill, "stop": Forge.stop}


class Filled(Struct):
    """The results of filling disks."""

    disks: int = 0
    refused: int = 0
    undone: int = 0
    found: Found = field(default_factory=Found)


class Disk:
    """A small file system in memory. Only root can mount one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextlib.contextmanager
    def of(self, size: int) -> Iterator[None]:
        """The disk, new and empty."""
        self._mount(f"size={size},mode=700", "grusel")
        try:
            yield
        finally:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)

    def make_room(self) -> None:
        self._mount(f"remount,size={ROOM}", "grusel")

    def _mount(self, options: str, name: str) -> None:
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, name, str(self.folder)], check=True)


class Undoer(Player):
    """A player who sometimes takes back a move: a write that is shorter than others and may still fit."""

    undone = 0
    refused = 0

    async def send_move(self, seat: int, action: bytes, id: str) -> None:
        if not self.unanswered and self.rng.random() < 0.1:
            await self._undo(seat)
            return
        before = len(self.acknowledged)
        await super().send_move(seat, action, id)
        self.refused += len(self.acknowledged) == before

    async def _undo(self, seat: int) -> None:
        id = secrets.token_hex(8)
        await self.client.send(Undo(id=id, seat=seat, seq=self.client.steps[str(seat)].seq))
        with contextlib.suppress(TimeoutError):  # the others are asked, and nothing is answered
            async with asyncio.timeout(ANSWER_WITHIN if self._alone() else 0.05):
                answer = await self.client.until(Played | Refused, lambda answer: answer.id == id)
            self.undone += isinstance(answer, Played)

    def _alone(self) -> bool:
        info = self.client.info
        return info is not None and all(seat.kind == "person" for seat in info.seats)


def fill(sizes: Sequence[int], tables: int = 8, seed: int = 0) -> Filled:
    """Fill disks of these sizes, each twice: the server is killed, and stopped. Raises Illegal without root."""
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Illegal("terminal-system", problem="a disk of a given size can be mounted by root on Linux only")
    with TemporaryDirectory(prefix="grusel-full-") as folder:
        (Path(folder) / "disk").mkdir()
        disk = Disk(Path(folder) / "disk")
        with contextlib.closing(Forge(Path(folder), {**ENVIRONMENT, "GRUSEL_DATA": str(disk.folder)})) as forge:
            return asyncio.run(_fill(forge, disk, sizes, tables, Random(seed)))


async def _fill(forge: Forge, disk: Disk, sizes: Sequence[int], tables: int, rng: Random) -> Filled:
    filled = Filled()
    for size in sizes:
        for end in ENDS:
            with disk.of(size):
                await _fill_one(forge, disk, end, tables, Random(rng.random()), filled)
            filled.disks += 1
    return filled


def spread(sizes: int) -> list[int]:
    """Sizes of disks, each larger than the last by the same factor."""
    factor = (LARGEST / SMALLEST) ** (1 / max(1, sizes - 1))
    return [round(SMALLEST * factor**number) for number in range(sizes)]


async def _fill_one(forge: Forge, disk: Disk, end: str, tables: int, rng: Random, filled: Filled) -> None:
    found, seated = filled.found, list[Undoer]()
    games = len(installed())
    found.tables += -found.tables % games  # every disk begins with the same game
    forge.start()
    await listening(forge.port)
    playing = [asyncio.create_task(play_and_play(forge.address, rng, seated, found, Undoer)) for _ in range(tables)]
    await _until_full(seated)
    ENDS[end](forge)
    await forge.ended()
    disk.make_room()
    forge.start()
    await everybody_moves_again([player for player in seated if not player.client.over], found)
    await stop_all(set(playing))
    forge.kill()
    await forge.ended()
    store = open_store(f"sqlite:///{disk.folder / 'grusel.db'}")
    await examine(store, seated, found)
    await _count_undone(store, seated, found)
    filled.refused += sum(player.refused for player in seated)
    filled.undone += sum(player.undone for player in seated)


async def _until_full(seated: list[Undoer]) -> None:
    """Wait until nothing more is acknowledged."""
    quiet = 0.0
    async with asyncio.timeout(FILLED_WITHIN):
        while quiet < NO_ROOM_AFTER:
            refused, acknowledged = _refused(seated), _acknowledged(seated)
            await asyncio.sleep(FULL_AFTER)
            if _acknowledged(seated) > acknowledged:
                quiet = 0.0
            elif _refused(seated) > refused:
                return
            else:
                quiet += FULL_AFTER


def _refused(seated: list[Undoer]) -> int:
    return sum(player.refused for player in seated)


def _acknowledged(seated: list[Undoer]) -> int:
    return sum(len(player.acknowledged) for player in seated)


async def _count_undone(store: Store, seated: list[Undoer], found: Found) -> None:
    await store.open()
    for player in seated:
        undone = sum(step.kind == "undo" for step in await store.log(player.client.table))
        if undone < player.undone:
            found.problems.append(f"{player.client.table}: {player.undone} undos acknowledged, {undone} stored")
    await store.close()
