"""One socket: hears what a client says within its limits, and never keeps more for it than the backlog allows."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from grusel.game import Message
from grusel.server.connection.held import Held
from grusel.server.connection.rate_limits import Bucket
from grusel.server.metrics import REFUSED, SLOW_READERS
from grusel.server.settings import Settings
from grusel.tables.messages import FromClient, Gone, Hello, Refused, decode_client, encode

log = logging.getLogger("grusel.session")
MOST_BAD = 50  # messages that make no sense before we hang up
FEW = 65_536  # bytes that wait for a reader now and then
BREATH = 0.05  # seconds without reading from a client that sends too fast


class Wire(Protocol):
    """The socket, whatever carries it; what it hears it brings to `Session.hear`."""

    def write(self, data: bytes) -> int:
        """Send a message; how many bytes the other side has not taken now."""

    def pause(self) -> None:
        """Bring nothing for now."""

    def resume(self) -> None: ...

    def close(self, code: int) -> None:
        """Hang up, once all is sent."""

    def check(self) -> None:
        """Find out whether the other side is still there."""


Work = Coroutine[Any, Any, None]
Handle = Callable[["Session", FromClient], Work | None]


class Session:
    """The client of a socket, and its limits of sending and leaving unread."""

    __slots__ = (
        "address",
        "bad",
        "bucket",
        "busy",
        "closed",
        "handle",
        "held",
        "hello",
        "longest",
        "most_unread",
        "origin",
        "sid",
        "unheard",
        "unread",
        "wire",
    )

    def __init__(
        self, sid: str, wire: Wire, settings: Settings, handle: Handle, held: Held, address: str, origin: str
    ) -> None:
        self.sid = sid
        self.wire = wire
        self.longest = settings.message_bytes
        self.most_unread = settings.backlog_bytes
        self.handle = handle  # whatever takes longer it gives back, to be waited for
        self.held = held
        self.address = address
        self.origin = origin  # the address as other processes may know it
        self.unread = 0  # bytes that are counted as held
        self.hello: Hello | None = None
        self.closed = False
        self.bad = 0
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.busy: asyncio.Task[None] | None = None
        self.unheard: deque[bytes] = deque()  # what the wire had taken in already when it was paused

    def push(self, data: bytes) -> None:
        """Send something; a reader too slow for us is cut off, and may come back."""
        if self.closed:
            return
        unread = self.wire.write(data)
        if unread > self.most_unread or ((unread > FEW or self.unread) and not self._may_leave(unread)):
            SLOW_READERS.inc()
            self._close(1013)

    def _may_leave(self, unread: int) -> bool:
        """Count what waits for this reader; false if too much waits for the readers at its address."""
        before, self.unread = self.unread, 0
        self.held.give_back(self.address, before)
        if unread <= FEW:
            return True
        if not self.held.take(self.address, unread):
            return False
        self.unread = unread
        return True

    def end(self) -> None:
        """The socket is gone, and what waited for it."""
        self.held.give_back(self.address, self.unread)
        self.unread = 0

    def hang_up(self, data: bytes, code: int = 4000) -> None:
        """Send a last message and close."""
        self.push(data)
        self._close(code)

    def _close(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self.wire.close(code)

    def hear(self, data: bytes) -> None:
        """A message has come in."""
        if self.closed:
            return
        if self.busy:
            self.unheard.append(data)
        elif not self.bucket.take():
            self.refuse("server-too-fast")
            self._wait_for(asyncio.sleep(BREATH))
        elif (message := self._decoded(data)) is not None and (work := self.handle(self, message)) is not None:
            self._wait_for(work)

    def _wait_for(self, work: Work) -> None:
        """Hear nothing more until it is done."""
        self.wire.pause()
        self.busy = asyncio.create_task(self._do(work))

    async def _do(self, work: Work) -> None:
        try:
            await work
        except Exception:
            log.exception("message failed")
            self._close(1011)
        self.busy = None
        self.wire.resume()
        self._catch_up()

    def _catch_up(self) -> None:
        """Hear what came in meanwhile, until something has to be waited for again."""
        while self.unheard and not self.busy:
            self.hear(self.unheard.popleft())

    def _decoded(self, data: bytes) -> FromClient | None:
        if len(data) <= self.longest:
            try:
                message: FromClient = decode_client(data)
                return message
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                pass
        self.refuse("server-bad-message")
        return None

    def refuse(self, id: str) -> None:
        """Refuse a message; a client that does not stop is disconnected."""
        REFUSED.inc()
        self.bad += 1
        if self.bad > MOST_BAD:
            self.hang_up(encode(Gone(why=Message(id), again=False)), 1008)
        else:
            self.push(encode(Refused(id="", why=Message(id))))
