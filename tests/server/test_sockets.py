"""WebSockets on a real server, byte by byte: with our own frames, and with those of uvicorn."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.json import decode
from msgspec.structs import replace
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from grusel.server.addresses import listen
from grusel.server.app import build
from grusel.server.connection.session import Session
from grusel.server.run import Server, WebSockets, direct
from grusel.server.settings import Settings
from server.room import QUICK

T = TypeVar("T")
SYNC = b'{"type":"sync"}'  # answered with: say hello first
FRAME = len(SYNC) + 6


def frame(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A frame, right or wrong: its opcode is not checked against its data."""
    serialized = Frame(Opcode.BINARY, data).serialize(mask=mask)
    return bytes([fin << 7 | opcode]) + serialized[1:]


def text(data: bytes) -> bytes:
    return frame(Opcode.TEXT, data)


class Raw:
    """A client that sends any bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.client = ClientProtocol(parse_uri("ws://localhost/ws"), max_size=None)
        self.frames: list[Frame] = []

    async def shake_hands(self) -> Raw:
        self.client.send_request(self.client.connect())
        self.say()
        assert isinstance(await self._event(), Response)
        return self

    def say(self, data: bytes = b"") -> None:
        """Send the pending bytes of the client's protocol, then these."""
        self.writer.write(b"".join(self.client.data_to_send()) + data)

    async def answers(self, number: int) -> list[str]:
        """The reasons of this many refusals."""
        found = [await self.frame() for _ in range(number)]
        return [decode(frame.data)["why"]["id"] for frame in found]

    async def frame(self) -> Frame:
        event = await self._event()
        assert isinstance(event, Frame)
        return event

    async def code(self) -> int | None:
        """The code of the close frame after all other frames; answer it."""
        while (await self.frame()).opcode != Opcode.CLOSE:
            pass
        self.say()
        return self.client.close_rcvd.code if self.client.close_rcvd else None

    async def _event(self) -> object:
        while not self.frames:
            async with asyncio.timeout(20):
                data = await self.reader.read(1 << 16)
            self.client.receive_data(data) if data else self.client.receive_eof()
            self.frames += self.client.events_received()  # type: ignore[arg-type]
            assert data or self.frames, "the connection is closed"
        return self.frames.pop(0)


class House:
    """A server in the loop of the test."""

    def __init__(self, server: Server, address: tuple[str, int]) -> None:
        self.server = server
        self.address = address
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> Raw:
        reader, writer = await asyncio.open_connection(*self.address)
        self.writers.append(writer)
        return await Raw(reader, writer).shake_hands()

    async def close(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        await asyncio.gather(*(writer.wait_closed() for writer in self.writers), return_exceptions=True)

    async def sessions(self, number: int) -> list[Session]:
        """All sessions, once there are this many."""
        async with asyncio.timeout(20):
            while len(found := [*self.server.hub.post.sessions.values()]) != number:
                await asyncio.sleep(0.005)
        return found


@pytest.fixture(params=["ours", "uvicorn's"])
def websockets(request: pytest.FixtureRequest) -> WebSockets:
    """The two carriers of sockets."""
    return direct(QUICK) if request.param == "ours" else "websockets-sansio"


@asynccontextmanager
async def house(settings: Settings, websockets: WebSockets) -> AsyncIterator[House]:
    listening = listen(settings)
    server = Server(settings, build(settings), websockets=websockets)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    here = House(server, listening.getsockname())
    try:
        yield here
    finally:
        await here.close()
        server.should_exit = True
        await serving


def a_house(folder: Path, websockets: WebSockets, backlog_bytes: int = 1_000_000) -> AbstractAsyncContextManager[House]:
    return house(replace(QUICK, data=str(folder), port=0, synchronous="OFF", backlog_bytes=backlog_bytes), websockets)


@pytest.mark.parametrize("cut", [1, 2, 6, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 3 * FRAME])
async def test_messages_are_heard_however_the_network_splits_them(
    cut: int, tmp_path: Path, websockets: WebSockets
) -> None:
    async with a_house(tmp_path, websockets) as here:
        raw = await here.connect()
        raw.writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        data = text(SYNC) * 3
        for at in range(0, len(data), cut):
            raw.say(data[at : at + cut])
            await asyncio.sleep(0)
        assert (await raw.answers(3)) == ["server-say-hello"] * 3


@pytest.mark.parametrize("empty", [0, 1, 1000])
async def test_a_fragmented_message_and_its_successor_are_heard(
    empty: int, tmp_path: Path, websockets: WebSockets
) -> None:
    async with a_house(tmp_path, websockets) as here:
        raw = await here.connect()
        pieces = [frame(Opcode.TEXT, SYNC[:5], fin=False), *[frame(Opcode.CONT, b"", fin=False)] * empty]
        raw.say(b"".join([*pieces, frame(Opcode.CONT, SYNC[5:]), text(b"nonsense")]))
        assert (await raw.answers(2)) == ["server-say-hello", "server-bad-message"]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (text(b"\xff\xfe"), 1007),
        (frame(Opcode.TEXT, b"", fin=False) + text(SYNC), 1002),
        (frame(Opcode.CONT, SYNC), 1002),
        (frame(Opcode.TEXT, SYNC, mask=False), 1002),
        (text(b"x" * 300_000), 1009),
        (frame(Opcode.TEXT, b"x" * 150_000, fin=False) + frame(Opcode.CONT, b"x" * 150_000), 1009),
        (frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=["no text", "a message in another", "no beginning", "no mask", "long", "long in pieces", "goodbye"],
)
async def test_a_protocol_error_is_answered_with_a_close_code(
    said: bytes, code: int, tmp_path: Path, websockets: WebSockets
) -> None:
    async with a_house(tmp_path, websockets) as here:
        raw = await here.connect()
        raw.say(said)
        found = await raw.code()
        assert (found, len(await here.sessions(0))) == (code, 0)


async def test_a_ping_is_answered_after_earlier_messages(tmp_path: Path, websockets: WebSockets) -> None:
    async with a_house(tmp_path, websockets) as here:
        raw = await here.connect()
        [session] = await here.sessions(1)
        session.push(b"before")
        answers = [await raw.frame()]
        raw.say(frame(Opcode.PING, b"there?"))
        answers.append(await raw.frame())
        assert [(answer.opcode, bytes(answer.data)) for answer in answers] == [
            (Opcode.TEXT, b"before"),
            (Opcode.PONG, b"there?"),
        ]


@pytest.mark.parametrize("code", [4000, 1008, 1011, 1012, 1013])
async def test_a_socket_is_closed_with_its_code_after_the_last_message(
    code: int, tmp_path: Path, websockets: WebSockets
) -> None:
    async with a_house(tmp_path, websockets) as here:
        raw = await here.connect()
        [session] = await here.sessions(1)
        session.hang_up(b"goodbye", code)
        last = bytes((await raw.frame()).data)
        assert (last, await raw.code()) == (b"goodbye", code)


async def test_a_client_that_does_not_read_is_cut_off_and_the_others_are_not(
    tmp_path: Path, websockets: WebSockets
) -> None:
    async with a_house(tmp_path, websockets, backlog_bytes=1_000_000) as here:
        slow = await here.connect()
        [choked] = await here.sessions(1)
        slow.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lively = await here.connect()
        other = next(one for one in await here.sessions(2) if one is not choked)
        heard = []
        for _ in range(200):
            choked.push(b"x" * 100_000)
            other.push(b"y")
            heard.append(bytes((await lively.frame()).data))
        await here.sessions(1)
        assert (choked.closed, heard) == (True, [b"y"] * 200)


async def test_a_client_that_does_not_answer_pings_counts_as_gone(
    tmp_path: Path, websockets: WebSockets, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grusel.server.run.PING_EVERY", 0.1)
    monkeypatch.setattr("grusel.server.runtime.heartbeat.LISTEN_EVERY", 0.1)

    async with a_house(tmp_path, websockets) as here:
        await here.connect()
        assert len(await here.sessions(0)) == 0
