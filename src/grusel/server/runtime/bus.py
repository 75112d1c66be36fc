"""Carries messages between processes: nothing to do for one, Redis for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from grusel.game import Illegal

log = logging.getLogger("grusel.bus")

Receive = Callable[[bytes], Awaitable[None]]
Secret = Callable[[], Awaitable[bytes]]
WAITING_MOST = 10_000


class Bus(Protocol):
    """Brings bytes to a process by its id; they may get lost, never doubled or reordered."""

    many: bool  # whether there can be other processes

    async def open(self, process: str, receive: Receive) -> None: ...

    async def close(self) -> None: ...

    def send(self, process: str, data: bytes) -> None:
        """Have data brought to a process; does not wait."""

    async def check(self) -> None:
        """Raises if messages cannot be brought."""


class LocalBus:
    """One process, or several in one program (as tests have them)."""

    def __init__(self, others: dict[str, LocalBus] | None = None) -> None:
        self.others = {} if others is None else others
        self.many = others is not None
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING_MOST)

    async def open(self, process: str, receive: Receive) -> None:
        self.process = process
        self.others[process] = self
        self.reader = asyncio.create_task(_read(self.waiting, receive))

    async def close(self) -> None:
        self.others.pop(self.process, None)
        await end(self.reader)

    def send(self, process: str, data: bytes) -> None:
        other = self.others.get(process)
        if other is None or other.waiting.full():
            log.warning("message lost", extra={"to": process})
            return
        other.waiting.put_nowait(data)

    async def check(self) -> None:
        return


def open_bus(redis_url: str, secret: Secret) -> Bus:
    """The bus at an address, or our own; raises Illegal."""
    if redis_url and not redis_url.startswith(("redis://", "rediss://", "unix://")):
        raise Illegal("server-bad-settings", problem="redis_url: expected redis://…, rediss://… or unix://…")
    if not redis_url:
        return LocalBus()
    from grusel.server.runtime.redis_bus import RedisBus

    return RedisBus(redis_url, secret)


async def _read(waiting: asyncio.Queue[bytes], receive: Receive) -> None:
    while True:
        await receive(await waiting.get())


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
