"""WebSockets as an ASGI endpoint, so that any ASGI server can carry them."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Protocol

from grusel.server.connection.asgi import Event, Receive, Scope, Send
from grusel.server.connection.session import Session, Wire
from grusel.server.connection.whose import address_of

log = logging.getLogger("grusel.wire")
GOODBYE_WITHIN = 2.0  # seconds for the last messages and the closing handshake
MOST_UNSENT = 65_536  # bytes; a client that leaves more unread is not heard until it reads

NOTHING_WAITED = -1
DIRECT = "grusel.direct"  # the ASGI extension of a server that carries connections itself


class Host(Protocol):
    """The owner of all sessions."""

    def welcome(self, wire: Wire, address: str) -> Session: ...

    def farewell(self, session: Session) -> None: ...


class Direct(Protocol):
    """A connection whose server knows sessions, and passes messages to them without events in between."""

    async def carry(self, host: Host, address: str) -> None: ...


class Sockets:
    """The ASGI application for WebSockets; the gate has checked who connects."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.mailbag = Mailbag()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        direct: Direct | None = (scope.get("extensions") or {}).get(DIRECT)
        if direct is None:
            await self._carry(receive, send, address_of(scope))
        else:
            await direct.carry(self.host, address_of(scope))

    async def _carry(self, receive: Receive, send: Send, address: str) -> None:
        await send({"type": "websocket.accept"})
        wire = SocketWire(send, self.mailbag)
        session = self.host.welcome(wire, address)
        try:
            async with asyncio.timeout(None) as wire.limit:
                await wire.listen(receive, session)
        except TimeoutError:  # of the limit that `close` and `check` set
            pass
        finally:
            wire.end()
            self.host.farewell(session)


class Mailbag:
    """The wires with something to send, all in the next turn of the event loop.

    Each write wakes its reader, and wake-ups dominate the cost, so one task sends for all wires together. Where a
    server has to wait for a client that reads slowly, that task waits, and another one continues with the other wires.
    """

    def __init__(self) -> None:
        self.wires: deque[SocketWire] = deque()
        self.due = False  # a task will start in the next turn
        self.loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call

    def put(self, wire: SocketWire) -> None:
        self.wires.append(wire)
        if not self.due:
            self._begin()

    def _begin(self) -> None:
        self.due = True
        self.loop = self.loop or asyncio.get_running_loop()
        self.loop.create_task(self._send())
        self.loop.call_soon(self._continue)

    def _continue(self) -> None:
        self.due = False
        if self.wires:  # the task waits for one of them
            self._begin()

    async def _send(self) -> None:
        while self.wires:
            await self.wires.popleft().flush()


class SocketWire:
    """The `Wire` of one connection."""

    __slots__ = (
        "code",
        "ended",
        "limit",
        "mailbag",
        "paused",
        "seen",
        "send",
        "sender",
        "sent",
        "texts",
        "unsent",
        "waiting",
    )

    def __init__(self, send: Send, mailbag: Mailbag) -> None:
        self.send = send
        self.mailbag = mailbag
        self.texts: list[bytes] = []
        self.unsent = 0  # bytes that the server has not taken yet
        self.sent = 0  # messages that it has taken
        self.seen = NOTHING_WAITED  # how many they were at the last check
        self.sender: asyncio.Task[None] | None = None
        self.code: int | None = None  # set when the connection is to be closed
        self.ended = False
        self.paused = False
        self.waiting: asyncio.Future[None] | None = None  # for a client to read, or the session to resume
        self.limit = asyncio.timeout(None)  # replaced when the connection is listened to

    async def listen(self, receive: Receive, session: Session) -> None:
        """Pass on messages until the connection is gone."""
        while (event := await receive())["type"] == "websocket.receive":
            session.hear(_data(event))
            while self.paused or self.unsent > MOST_UNSENT:
                self.waiting = asyncio.get_running_loop().create_future()
                await self.waiting

    def end(self) -> None:
        """Send nothing more, not even what is being sent."""
        self._give_up()
        if self.sender:
            self.sender.cancel()

    def _give_up(self) -> None:
        self.ended = True
        self.texts.clear()
        self.unsent = 0

    # --- as the session knows it --------------------------------------------------------------------------------------

    def write(self, data: bytes) -> int:
        if not self.ended and self.code is None:
            if not self.unsent:
                self.mailbag.put(self)
            self.texts.append(data)
            self.unsent += len(data)
        return self.unsent

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False
        self._wake()

    def close(self, code: int) -> None:
        if not self.ended and self.code is None:
            if not self.unsent:
                self.mailbag.put(self)
            self.code = code
            self._end_in(GOODBYE_WITHIN)

    def check(self) -> None:
        """End the connection when nothing of what waits was taken since the last check.

        A connection on which nothing waits is checked by the pings of the server that carries it.
        """
        if self.unsent and self.sent == self.seen and not self.ended:
            self._end_in(0.0)
        self.seen = self.sent if self.unsent else NOTHING_WAITED

    # --- sending ------------------------------------------------------------------------------------------------------

    async def flush(self) -> None:
        """Send what waits; called by the mailbag alone."""
        self.sender = asyncio.current_task()
        try:
            while self.texts:
                texts, self.texts = self.texts, []
                for text in texts:
                    await self.send({"type": "websocket.send", "text": text.decode()})
                    self.unsent -= len(text)
                    self.sent += 1
            if self.code is not None:
                await self.send({"type": "websocket.close", "code": self.code})
        except OSError:  # the client is gone, which `listen` hears as well
            self._give_up()
        except Exception:
            log.exception("sending failed")
            self._give_up()
            self._end_in(0.0)
        finally:
            self.sender = None
            if self.waiting:
                self._wake()

    def _end_in(self, seconds: float) -> None:
        self.limit.reschedule(asyncio.get_running_loop().time() + seconds)

    def _wake(self) -> None:
        waiting, self.waiting = self.waiting, None
        if waiting and not waiting.done():
            waiting.set_result(None)


def _data(event: Event) -> bytes:
    text: str | None = event.get("text")
    if text is not None:
        return text.encode()
    data: bytes = event["bytes"]
    return data
