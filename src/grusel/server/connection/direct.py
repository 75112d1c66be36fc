"""WebSockets on uvicorn with frames of our own: the endpoint in `socket` without uvicorn's cost for each message.

Nearly every message is a short text in one frame, which is read and written here; the library websockets handles
everything else. This module relies on parts of uvicorn that it does not promise to keep, so its versions are bounded
in pyproject.toml; docs/decisions/ has the figures that justify it.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import codecs
import contextlib
import logging
from typing import Any, cast

import uvicorn
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol

from grusel.server.connection.frames import framed, least_size, unframed
from grusel.server.connection.rate_limits import Buckets
from grusel.server.connection.session import Session
from grusel.server.connection.socket import DIRECT, Host

log = logging.getLogger("grusel.wire")
GOODBYE_WITHIN = 2.0
new_decoder = codecs.getincrementaldecoder("utf-8")
LITTLE = 4_096  # bytes: up to seven hundred frames
MOST_FRAMES = (100.0, 2000)
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
HUSH = logging.getLogger("websockets.server")
HUSH.setLevel(logging.WARNING)  # every socket that opens and closes is no news


class Conversation(ServerProtocol):
    """The library's protocol, which takes a goodbye between the pieces of a message for an error."""

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:  # a control frame, so it may come there (RFC 6455, section 5.4)
            self.current_size = None
        super().recv_frame(frame)


class Mailbag:
    """The wires with something to send, all at the end of a turn of the loop.

    Each write wakes its reader, and wake-ups dominate the cost, so flush all sockets together.
    """

    def __init__(self, frames: tuple[float, int] = MOST_FRAMES) -> None:
        self.frames = Buckets(*frames)  # of each address: all but texts in one frame, which the session counts
        self.wires: list[DirectWire] = []
        self.loop: asyncio.AbstractEventLoop | None = None  # to ask for it costs a system call

    def put(self, wire: DirectWire) -> None:
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
                log.exception("sending failed")
                wire.transport.abort()


class DirectWire:
    """The `asyncio.Protocol` that uvicorn creates for a WebSocket.

    The application is called as for any WebSocket, so that the gate checks it. The endpoint finds this object among
    the extensions of the scope, and lets it `carry` the connection instead of sending and receiving events.
    """

    __slots__ = (
        "address",
        "app",
        "choked",
        "deaf",
        "decoder",
        "ending",
        "fed",
        "frames",
        "gone",
        "mailbag",
        "most",
        "mute",
        "open",
        "parts",
        "response",
        "server",
        "session",
        "silent",
        "text",
        "texts",
        "transport",
        "unsent",
    )

    def __init__(
        self, mailbag: Mailbag, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.mailbag = mailbag
        self.address = ""  # known when the connection is carried
        self.app: Any = config.loaded_app
        self.server = server_state
        self.most = config.ws_max_size
        self.frames = Conversation(max_size=self.most, logger=HUSH)
        self.fed = 0  # bytes that the library got and that may be part of something to come
        self.parts = bytearray()  # of a message that comes in several frames
        self.text = False  # they are text
        self.decoder: codecs.IncrementalDecoder | None = None  # of these parts
        self.session: Session | None = None
        self.response: Response | None = None  # accepts the connection
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.texts: list[bytes] = []  # in the mailbag
        self.unsent = 0  # bytes of them
        self.silent = False  # since the last ping
        self.open = False  # texts can be sent and heard
        self.deaf = False  # it has sent too many frames
        self.choked = False  # the other side does not read
        self.ending = False
        self.mute = False  # nothing can be sent any more

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = cast(asyncio.Transport, transport)
        self.server.connections.add(self)  # type: ignore[arg-type]  # only `shutdown` is ever called

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.connections.discard(self)
        self.mute = True
        self.open = False
        self.session = None
        if not self.gone.done():
            self.gone.set_result(None)
        self.frames.parser.close()  # it holds on to itself, and the collector comes rarely

    def eof_received(self) -> None:
        self.open = False
        self.frames.receive_eof()

    def pause_writing(self) -> None:
        """A client that does not read is not heard either: the answers to its pings would pile up."""
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
            self._hear(session, text)

    def _hear(self, session: Session, text: bytes) -> None:
        if text.isascii() or _is_utf8(text):
            session.hear(text)
        else:
            self.close(1007)

    def _ask_library(self, data: bytes) -> None:
        """A little at a time: what is short to send may take long to read."""
        for at in range(0, max(1, len(data)), LITTLE):
            if self.session and not self.mailbag.frames.take(self.address):
                return self._turn_deaf()
            self._feed(data[at : at + LITTLE])
            if self.deaf or self.transport.is_closing():
                return None
        return None

    def _feed(self, data: bytes) -> None:
        self.fed += len(data)
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Request):
                self._knock(event)
            elif isinstance(event, Frame):
                self._receive(event)
        self._answer()

    def _receive(self, frame: Frame) -> None:
        if not self.mailbag.frames.take(self.address):
            self._turn_deaf()
            return
        if frame.fin:  # messages in pieces are left to the library for good
            self.fed -= least_size(len(frame.data))
        if frame.opcode not in MESSAGES:
            return
        if frame.opcode is not Opcode.CONT:
            self.text = frame.opcode is Opcode.TEXT
        if self.text and not self._is_text(frame):
            self.close(1007)
            return
        if frame.data:  # empty pieces have no size, and there may be any number of them
            self.parts += frame.data
        if frame.fin:
            data, self.parts = bytes(self.parts), bytearray()
            self._message(data)

    def _turn_deaf(self) -> None:
        """A client that floods is told so, and not heard any more."""
        if not self.deaf:
            self.deaf = True
            self.close(1008)
            self.transport.pause_reading()

    def _message(self, data: bytes) -> None:
        if self.session and self.open:
            self.session.hear(data)

    def _is_text(self, frame: Frame) -> bool:
        """Text has to be UTF-8 (RFC 6455, section 8.1); one that cannot become it is not waited for."""
        if frame.fin and self.decoder is None:
            return _is_utf8(frame.data)
        decoder = self.decoder or new_decoder()
        self.decoder = None if frame.fin else decoder
        try:
            decoder.decode(frame.data, frame.fin)
        except UnicodeDecodeError:
            return False
        return True

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
        self.response = response
        task = asyncio.create_task(self._ask(request))
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)

    async def _ask(self, request: Request) -> None:
        """Have the application decide; it returns when the connection is gone."""

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            """It can only say no: `carry` says yes."""

        try:
            await self.app(self._scope(request), receive, send)
        except Exception:
            log.exception("handshake failed")
        if self.response:
            self._turn_away()

    async def carry(self, host: Host, address: str) -> None:
        """Accept the connection; return when it is gone."""
        response, self.response = self.response, None
        self.address = address
        if response is None or self.gone.done():
            return
        self.frames.send_response(response)
        self._answer()
        session = self.session = host.welcome(self, address)
        try:
            await self.gone
        finally:
            host.farewell(session)

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
            "extensions": {DIRECT: self},
        }

    def _turn_away(self) -> None:
        if self.gone.done():
            return
        self.frames.send_response(self.frames.reject(403, ""))
        self._answer()

    # --- as the session knows it --------------------------------------------------------------------------------------

    def write(self, data: bytes) -> int:
        if self.open:  # else the client has hung up, and `connection_lost` follows
            self.texts.append(framed(data))
            if not self.unsent:
                self.mailbag.put(self)
            self.unsent += len(data)
        return self.unsent + self.transport.get_write_buffer_size()

    def pause(self) -> None:
        self.transport.pause_reading()

    def resume(self) -> None:
        if not self.choked and not self.deaf and not self.transport.is_closing():
            self.transport.resume_reading()

    def close(self, code: int) -> None:
        with contextlib.suppress(InvalidState):
            self.frames.send_close(code)
            self._answer()

    def check(self) -> None:
        """Ping; end the connection if nothing was heard since the last ping."""
        if self.silent:
            self.transport.abort()
        self.silent = True
        with contextlib.suppress(InvalidState):
            self.frames.send_ping(b"")
            self._answer()


def _bytes(text: str) -> bytes:
    """A header as it came; older versions of websockets mark what is not ASCII as surrogates."""
    return text.encode("latin-1", "surrogateescape")


def _is_utf8(text: bytes | bytearray | memoryview) -> bool:
    try:
        str(text, "utf-8")
    except UnicodeDecodeError:
        return False
    return True
