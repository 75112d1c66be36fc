"""Carries messages between processes: nothing to do for one, Redis for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from grusel.game import Illegal

log = logging.getLogger("grusel.bus")

Receive = Callable[[bytes], Awaitable[None]]
WAITING_MOST = 10_000
ANSWER_WITHIN = 5.0  # seconds, after which Redis is away
TOGETHER = 500  # messages at most

pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[bytes]).decode


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
        await _end(self.reader)

    def send(self, process: str, data: bytes) -> None:
        other = self.others.get(process)
        if other is None or other.waiting.full():
            log.warning("message lost", extra={"to": process})
            return
        other.waiting.put_nowait(data)

    async def check(self) -> None:
        return


class RedisBus:
    """Several processes; a channel for each."""

    many = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING_MOST)

    async def open(self, process: str, receive: Receive) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(self.url, socket_timeout=ANSWER_WITHIN, socket_connect_timeout=ANSWER_WITHIN)
        self.channels: Any = self.redis.pubsub()
        await self.channels.subscribe(_channel(process))
        self.tasks = [asyncio.create_task(self._listen(receive)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self.tasks:
            await _end(task)
        await self.channels.aclose()
        await self.redis.aclose()

    def send(self, process: str, data: bytes) -> None:
        if self.outgoing.full():
            log.warning("message lost", extra={"to": process})
            return
        self.outgoing.put_nowait((process, data))

    async def check(self) -> None:
        await self.redis.ping()

    async def _send(self) -> None:
        """Send the waiting messages of one process together, because each call costs a round trip to Redis."""
        while True:
            for process, waiting in (await self._waiting()).items():
                try:
                    await self.redis.publish(_channel(process), pack(waiting))
                except Exception as error:
                    log.warning("redis: messages lost", extra={"problem": repr(error)})
                    await asyncio.sleep(0.1)

    async def _waiting(self) -> dict[str, list[bytes]]:
        """At least one message, by process."""
        process, data = await self.outgoing.get()
        found = {process: [data]}
        for _ in range(min(TOGETHER, self.outgoing.qsize())):
            process, data = self.outgoing.get_nowait()
            found.setdefault(process, []).append(data)
        return found

    async def _listen(self, receive: Receive) -> None:
        while True:
            try:
                await self._hear(receive)
            except Exception as error:
                log.warning("redis: connection lost", extra={"problem": repr(error)})
                await asyncio.sleep(0.5)

    async def _hear(self, receive: Receive) -> None:
        """Messages, until not even an answer comes: a connection can end without a word."""
        asked = False
        while True:
            message = await self.channels.get_message(timeout=ANSWER_WITHIN)
            if message is not None:
                asked = False
                for data in unpack(message["data"]) if message["type"] == "message" else ():
                    await receive(data)
            elif asked:
                await self.channels.connection.disconnect(nowait=True)  # it makes itself a new one
                raise TimeoutError
            else:
                asked = True
                await self.channels.ping()


def open_bus(redis_url: str) -> Bus:
    """The bus at an address, or our own; raises Illegal."""
    if redis_url and not redis_url.startswith(("redis://", "rediss://", "unix://")):
        raise Illegal("server-bad-settings", problem="redis_url: expected redis://…, rediss://… or unix://…")
    return RedisBus(redis_url) if redis_url else LocalBus()


def _channel(process: str) -> str:
    return f"grusel:{process}"


async def _read(waiting: asyncio.Queue[bytes], receive: Receive) -> None:
    while True:
        await receive(await waiting.get())


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
