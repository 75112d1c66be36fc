"""A WebSocket with nothing between it and its session: connections by uvicorn, frames by websockets.

Nearly everything is a short text in a frame of its own. Those take a shorter way; whatever else can happen on a
WebSocket is for the library.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol, cast

import uvicorn
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol

from grusel.server.connection.frames import framed, least_size, unframed
from grusel.server.connection.session import Session, Wire

log = logging.getLogger("grusel.wire")
GOODBYE_WITHIN = 2.0
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
HUSH = logging.getLogger("websockets.server")
HUSH.setLevel(logging.WARNING)  # every socket that opens and closes is no news


class Host(Protocol):
    """Who is interested in sockets."""

    def welcome(self, wire: Wire) -> Session: ...

    def farewell(self, session: Session) -> None: ...


class Mailbag:
    """The wires with something to send, all at the end of a turn of the loop.

    Every write wakes its reader. One by one, the readers would sleep in between, and waking is what is dear.
    """

    def __init__(self) -> None:
        self.wires: list[SocketWire] = []
        self.loop: asyncio.AbstractEventLoop | None = None  # to ask for it costs a system call

    def put(self, wire: SocketWire) -> None:
        if not self.wires:
            self.loop = self.loop or asyncio.get_running_loop()
            self.loop.call_soon(self.empty)
        self.wires.append(wire)

    def empty(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception:  # which is no reason to keep the others waiting
                log.exception("cannot be sent")
                wire.transport.abort()


class SocketWire:
    """What uvicorn makes of a connection that asks for a WebSocket: an `asyncio.Protocol`.

    The app is called for the handshake alone, so that the door before it looks at sockets as at every request. It
    accepts or closes; what it leaves as `gone` in the scope's state is called when the socket is closed.
    """

    __slots__ = (
        "app",
        "choked",
        "ending",
        "fed",
        "frames",
        "gone",
        "host",
        "lost",
        "mailbag",
        "most",
        "mute",
        "open",
        "parts",
        "server",
        "session",
        "silent",
        "texts",
        "transport",
        "unsent",
    )

    def __init__(
        self, host: Host, mailbag: Mailbag, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.host = host
        self.mailbag = mailbag
        self.app: Any = config.loaded_app
        self.server = server_state
        self.most = config.ws_max_size
        self.frames = ServerProtocol(max_size=self.most, logger=HUSH)
        self.fed = 0  # bytes that the library got and that may be part of something to come
        self.parts: list[bytes] = []  # of a message that comes in several frames
        self.session: Session | None = None
        self.gone: Callable[[], None] | None = None
        self.texts: list[bytes] = []  # in the mailbag
        self.unsent = 0  # bytes of them
        self.silent = False  # since we asked whether anybody is there
        self.open = False  # texts can be sent and heard
        self.choked = False  # the other side does not read
        self.ending = False
        self.mute = False  # nothing can be sent any more
        self.lost = False

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = cast(asyncio.Transport, transport)
        self.server.connections.add(self)  # type: ignore[arg-type]  # only `shutdown` is ever called

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.connections.discard(self)
        self.lost = self.mute = True
        self.open = False
        session, self.session = self.session, None
        if session:
            self.host.farewell(session)
        self._leave()
        self.frames.parser.close()  # it holds on to itself, and the collector comes rarely

    def _leave(self) -> None:
        gone, self.gone = self.gone, None
        if gone:
            gone()

    def eof_received(self) -> None:
        self.open = False
        self.frames.receive_eof()

    def pause_writing(self) -> None:
        """Whoever does not read is not heard either: the answers to his pings would pile up."""
        self.choked = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.choked = False
        if self.session is None or not self.session.busy:
            self.resume()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(1012)

    def data_received(self, data: bytes) -> None:
        self.silent = False
        session = self.session
        text = unframed(data, self.most) if session and self.open and not self.fed else None
        if session is None or text is None:
            self._ask_library(data)
        else:
            session.hear(text)

    def _ask_library(self, data: bytes) -> None:
        self.fed += len(data)
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Request):
                self._knock(event)
            elif isinstance(event, Frame):
                self._receive(event)
        self._answer()

    def _receive(self, frame: Frame) -> None:
        if frame.fin:  # messages in pieces are left to the library for good
            self.fed -= least_size(len(frame.data))
        if frame.opcode not in MESSAGES:
            return
        if frame.data:  # empty pieces have no size, and there may be any number of them
            self.parts.append(bytes(frame.data))
        if frame.fin and self.session:
            self.session.hear(self.parts[0] if len(self.parts) == 1 else b"".join(self.parts))
        if frame.fin:
            self.parts.clear()

    def flush(self) -> None:
        """Write the texts that wait."""
        texts, self.texts = self.texts, []
        self.unsent = 0
        if not self.mute and texts:
            self.transport.write(texts[0] if len(texts) == 1 else b"".join(texts))

    def _answer(self) -> None:
        """Write what the library has to say; never before what was said already."""
        self.open = self.frames.state is OPEN
        self.flush()
        if self.mute:
            return
        waiting = self.frames.data_to_send()
        if data := b"".join(waiting):
            self.transport.write(data)
        if SEND_EOF in waiting:  # the other side may still be sending: to close at once would cost it our last word
            self.mute = True
            self.transport.write_eof() if self.transport.can_write_eof() else self.transport.close()
        if self.frames.close_expected() and not self.ending:
            self.ending = True
            asyncio.get_running_loop().call_later(GOODBYE_WITHIN, self.transport.abort)

    # --- the handshake ------------------------------------------------------------------------------------------------

    def _knock(self, request: Request) -> None:
        self.fed = 0
        response = self.frames.accept(request)
        if response.status_code != 101:
            self.frames.send_response(response)
            return
        task = asyncio.create_task(self._ask(request, response))
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)

    async def _ask(self, request: Request, response: Response) -> None:
        """Whether the app lets this socket in."""
        answers: list[str] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            answers.append(message["type"])

        scope = self._scope(request)
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("handshake failed")
        self._enter(response, scope["state"]) if answers == ["websocket.accept"] else self._turn_away()

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "client": get_remote_addr(self.transport),
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), _bytes(text)) for name, text in request.headers.raw_items()],
            "subprotocols": [],
            "state": {},
        }

    def _enter(self, response: Response, state: dict[str, Any]) -> None:
        self.gone = state.get("gone")
        if self.lost:
            self._leave()
        else:
            self.frames.send_response(response)
            self._answer()
            self.session = self.host.welcome(self)

    def _turn_away(self) -> None:
        self.frames.send_response(self.frames.reject(403, ""))
        self._answer()

    # --- as the session knows it --------------------------------------------------------------------------------------

    def write(self, data: bytes) -> int:
        if self.open:  # else the other side has hung up, and we shall hear of it
            self.texts.append(framed(data))
            if not self.unsent:
                self.mailbag.put(self)
            self.unsent += len(data)
        return self.unsent + self.transport.get_write_buffer_size()

    def pause(self) -> None:
        self.transport.pause_reading()

    def resume(self) -> None:
        if not self.choked and not self.transport.is_closing():
            self.transport.resume_reading()

    def close(self, code: int) -> None:
        with contextlib.suppress(InvalidState):
            self.frames.send_close(code)
            self._answer()

    def check(self) -> None:
        """Ask whether anybody is there; whoever has not answered since the last time is gone."""
        if self.silent:
            self.transport.abort()
        self.silent = True
        with contextlib.suppress(InvalidState):
            self.frames.send_ping(b"")
            self._answer()


def _bytes(text: str) -> bytes:
    """A header as it came; older versions of websockets mark what is not ASCII as surrogates."""
    return text.encode("latin-1", "surrogateescape")
