"""Close connections that ask for nothing, or never finish asking.

Granian and hypercorn have time-outs for this; uvicorn has none before the first answer. `Patient` stands between a
connection and the protocol that serves it, and knows no more of either than the interfaces of asyncio.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import cast

from grusel.server.connection.asgi import Event, Receive
from grusel.server.connection.held import one_less
from grusel.server.connection.whose import counted

PATIENCE = 30.0  # seconds without a whole request


class TooSlow(Exception):
    """The body of a request has not come in time."""


class Crowd:
    """Connections that are no WebSockets, by address; those of proxies are not counted."""

    def __init__(self, most: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.is_proxy = is_proxy
        self.here: Counter[str] = Counter()

    def come(self, name: str) -> bool:
        """Whether one more is welcome; it is counted in either case, until it goes."""
        self.here[counted(name)] += 1
        return self.here[counted(name)] <= self.most or self.is_proxy(name)

    def go(self, name: str) -> None:
        one_less(self.here, counted(name))


class Patient(asyncio.Protocol):
    """Passes everything on to another protocol, and closes the connection when it is idle for too long."""

    def __init__(self, make: Callable[..., asyncio.Protocol], crowd: Crowd, *args: object, **kwargs: object) -> None:
        self.protocol: asyncio.Protocol | None = make(*args, **kwargs)
        self.crowd = crowd
        self.answering = 0  # requests that the application works on
        self.idle_since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.loop = asyncio.get_running_loop()
        self.idle_since = self.loop.time()
        self.timer = self.loop.call_later(PATIENCE, self._look)
        self._served().connection_made(transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        if not self.crowd.come(self.address):
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        known = CONNECTION.set(self)  # tasks that are started now know what connection they are for
        self._served().data_received(data)
        CONNECTION.reset(known)
        if self.transport.get_protocol() is not self:  # the connection has become a WebSocket
            self.timer.cancel()
            self.protocol = None
            self.crowd.go(self.address)

    def eof_received(self) -> bool | None:
        return self._served().eof_received()

    def pause_writing(self) -> None:
        self._served().pause_writing()

    def resume_writing(self) -> None:
        self._served().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.timer.cancel()
        self.crowd.go(self.address)
        protocol, self.protocol = self._served(), None
        protocol.connection_lost(exc)

    def _served(self) -> asyncio.Protocol:
        assert self.protocol
        return self.protocol

    def _look(self) -> None:
        if self.answering:
            self.timer = self.loop.call_later(PATIENCE, self._look)
        elif (left := self.idle_since + PATIENCE - self.loop.time()) > 0:
            self.timer = self.loop.call_later(left, self._look)
        else:
            self.transport.close()


CONNECTION: ContextVar[Patient | None] = ContextVar("CONNECTION", default=None)


@contextmanager
def answering() -> Iterator[None]:
    """Keep the connection of this request open while the application works on it."""
    connection = CONNECTION.get()
    if connection is None:  # another server carries the application
        yield
        return
    connection.answering += 1
    try:
        yield
    finally:
        connection.answering -= 1
        connection.idle_since = connection.loop.time()


async def taken(sending: Awaitable[None]) -> None:
    """Have a client take a piece of an answer; one that takes nothing for too long loses its connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            await sending
    except TimeoutError:
        connection = CONNECTION.get()
        if connection is None:
            raise
        connection.transport.abort()
    await asyncio.sleep(0)  # to a fast reader a long answer would be sent at once, and all others would wait


def in_time(receive: Receive) -> Receive:
    """Raise TooSlow when the body of the request is not complete in time."""
    until, more = asyncio.get_running_loop().time() + PATIENCE, True

    async def receive_in_time() -> Event:
        nonlocal more
        if not more:  # what comes now is the end of the connection
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                event = await receive()
        except TimeoutError:
            raise TooSlow from None
        more = event.get("more_body", False)
        return event

    return receive_in_time
