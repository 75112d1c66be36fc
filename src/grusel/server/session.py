"""One socket: reads what a client says within its limits, and writes what waits for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from grusel.game import Message
from grusel.server.limits import Bucket
from grusel.server.metrics import REFUSED, SLOW_READERS
from grusel.server.protocol import FromClient, Gone, Hello, Refused, decode_client, encode
from grusel.server.settings import Settings

log = logging.getLogger("grusel.session")

MOST_BAD = 50  # messages that make no sense before we hang up
GOODBYE_WITHIN = 2.0


class Wire(Protocol):
    """The socket, whatever carries it."""

    async def receive(self) -> str | None:
        """The next message; None when the other side is gone."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


Handle = Callable[["Session", FromClient], Awaitable[None]]


class Session:
    """A socket and what waits to be sent on it; never more than the backlog allows."""

    def __init__(self, wire: Wire, settings: Settings) -> None:
        self.sid = secrets.token_hex(8)
        self.wire = wire
        self.settings = settings
        self.hello: Hello | None = None
        self.waiting: deque[bytes] = deque()
        self.backlog = 0
        self.ready = asyncio.Event()
        self.closing: int | None = None  # the code to close with, once all is sent
        self.bad = 0
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)

    def push(self, data: bytes) -> None:
        """Have something sent; a reader too slow for us is cut off, and may come back."""
        if self.closing is not None:
            return
        self.backlog += len(data)
        if self.backlog > self.settings.backlog_bytes:
            SLOW_READERS.inc()
            self.waiting.clear()
            self.closing = 1013
        else:
            self.waiting.append(data)
        self.ready.set()

    def hang_up(self, data: bytes, code: int = 4000) -> None:
        """Send a last message and close."""
        self.push(data)
        if self.closing is None:
            self.closing = code
        self.ready.set()

    async def run(self, handle: Handle) -> None:
        """Until one side has had enough."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(handle))
        done, pending = await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        if pending and reader in done and self.closing is not None:
            await asyncio.wait(pending, timeout=GOODBYE_WITHIN)
        for task in pending:
            task.cancel()
        for result in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, OSError):
                log.debug("socket ended", extra={"problem": repr(result)})

    async def _write(self) -> None:
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                data = self.waiting.popleft()
                await self.wire.send(data.decode())
                self.backlog -= len(data)
            if self.closing is not None:
                await asyncio.wait_for(self.wire.close(self.closing), GOODBYE_WITHIN)
                return

    async def _read(self, handle: Handle) -> None:
        while self.closing is None and (text := await self.wire.receive()) is not None:
            if not self.bucket.take():
                self.refuse("server-too-fast")
                await asyncio.sleep(0.05)
            elif (message := self._decoded(text)) is not None:
                await handle(self, message)

    def _decoded(self, text: str) -> FromClient | None:
        if len(text) <= self.settings.message_bytes:
            try:
                message: FromClient = decode_client(text)
                return message
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                pass
        self.refuse("server-bad-message")
        return None

    def refuse(self, id: str) -> None:
        """Say no; whoever does not stop is sent away."""
        REFUSED.inc()
        self.bad += 1
        if self.bad > MOST_BAD:
            self.hang_up(encode(Gone(why=Message(id), again=False)), 1008)
        else:
            self.push(encode(Refused(id="", why=Message(id))))
