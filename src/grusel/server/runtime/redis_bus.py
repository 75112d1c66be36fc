"""Messages between processes through Redis, sealed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from redis.asyncio import Redis

from grusel.server.runtime.bus import WAITING_MOST, Receive, Secret, end
from grusel.server.runtime.sealed import Forged, Opening, Sealing

log = logging.getLogger("grusel.bus")
ANSWER_WITHIN = 5.0  # seconds, after which Redis is away
TOGETHER = 500  # messages at most

pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[bytes]).decode


class RedisBus:
    """Several processes; a channel for each. What goes through it is sealed."""

    many = True

    def __init__(self, url: str, secret: Secret) -> None:
        self.url = url
        self.secret = secret  # what all processes of the site share, and Redis does not know
        self.outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING_MOST)

    async def open(self, process: str, receive: Receive) -> None:
        secret = await self.secret()
        self.sealing = Sealing(secret)
        self.opening = Opening(secret, process)
        self.redis: Any = Redis.from_url(self.url, socket_timeout=ANSWER_WITHIN, socket_connect_timeout=ANSWER_WITHIN)
        self.channels: Any = self.redis.pubsub()
        await self.channels.subscribe(_channel(process))
        self.tasks = [asyncio.create_task(self._listen(receive)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self.tasks:
            await end(task)
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
        """What waits for one process is sent together: each time takes as long as a way to Redis and back."""
        while True:
            for process, waiting in (await self._waiting()).items():
                try:
                    await self.redis.publish(_channel(process), self.sealing.seal(process, pack(waiting)))
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
                if message["type"] == "message":
                    await self._pass_on(message["data"], receive)
            elif asked:
                await self.channels.connection.disconnect(nowait=True)  # it makes itself a new one
                raise TimeoutError
            else:
                asked = True
                await self.channels.ping()

    async def _pass_on(self, sealed: bytes, receive: Receive) -> None:
        try:
            opened = self.opening.open(sealed)
        except Forged as error:
            log.warning("redis: message dropped", extra={"problem": str(error)})
            return
        for data in unpack(opened):
            await receive(data)


def _channel(process: str) -> str:
    return f"grusel:{process}"
