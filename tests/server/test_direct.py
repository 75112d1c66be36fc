"""WebSockets with our own frames: clients that vanish, flood, or stay silent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from grusel.game import Illegal
from grusel.server.connection.direct import MOST_FRAMES, DirectWire, Mailbag
from grusel.server.connection.held import Held
from grusel.server.connection.session import Session, Wire, Work
from grusel.server.connection.socket import Sockets
from grusel.server.settings import Settings
from grusel.tables.messages import FromClient

CHAT = b'{"type":"chat","text":"hello"}'


class Transport(asyncio.Transport):
    """A transport as strict as uvloop's: writing after its end is an error."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.sent = b""
        self.reading = True
        self.ended = False
        self.closed = False

    def write(self, data: Any) -> None:
        if self.ended or self.closed:
            raise RuntimeError("the handler is closed")
        self.sent += data

    def write_eof(self) -> None:
        self.ended = True

    def can_write_eof(self) -> bool:
        return True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def abort(self) -> None:
        self.closed = True


class Host:
    """A session that records messages and does with them what the test wants."""

    def __init__(self) -> None:
        self.heard: list[FromClient] = []
        self.work: Callable[[Session], Work] | None = None

    def welcome(self, wire: Wire, address: str) -> Session:
        return Session("sid", wire, Settings(), self.handle, Held(10**9), address, "")

    def handle(self, session: Session, message: FromClient) -> Work | None:
        self.heard.append(message)
        return self.work(session) if self.work else None

    def farewell(self, session: Session) -> None:
        return


class Line:
    """A wire after the handshake, and the client's end of it."""

    def __init__(self, host: Host, mailbag: Mailbag, address: str = "127.0.0.1") -> None:
        config = uvicorn.Config(Sockets(host), interface="asgi3", lifespan="off", log_config=None)
        config.load()
        self.transport = Transport(address)
        self.wire = DirectWire(mailbag, config, ServerState(), {})
        self.wire.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri("ws://table/ws"))

    async def shake_hands(self) -> Line:
        self.client.send_request(self.client.connect())
        self.say()
        await asyncio.sleep(0.01)
        self.client.receive_data(self.transport.sent)
        self.client.events_received()
        return self

    def say(self) -> None:
        """Deliver the client's bytes to the server."""
        self.wire.data_received(b"".join(self.client.data_to_send()))

    def vanish(self) -> None:
        self.transport.closed = True
        self.wire.connection_lost(None)


async def line(host: Host | None = None, mailbag: Mailbag | None = None) -> Line:
    return await Line(host or Host(), mailbag or Mailbag()).shake_hands()


async def test_a_socket_that_vanishes_with_unsent_messages_does_not_hold_up_the_others() -> None:
    mailbag = Mailbag()
    first, second = await line(mailbag=mailbag), await line(mailbag=mailbag)
    first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    first.vanish()
    await asyncio.sleep(0.01)
    assert b"for the other" in second.transport.sent


async def test_a_message_to_a_vanished_socket_does_not_hold_up_the_others() -> None:
    mailbag = Mailbag()
    first, second = await line(mailbag=mailbag), await line(mailbag=mailbag)
    first.vanish()
    first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    await asyncio.sleep(0.01)
    assert b"for the other" in second.transport.sent


async def test_an_unwritable_socket_is_cut_off_and_does_not_hold_up_the_others() -> None:
    mailbag = Mailbag()
    first, second = await line(mailbag=mailbag), await line(mailbag=mailbag)
    first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    first.transport.ended = True
    await asyncio.sleep(0.01)
    cut_off = first.transport.closed
    sent = second.transport.sent
    assert cut_off
    assert b"for the other" in sent


async def test_a_check_of_a_closing_socket_is_harmless() -> None:
    one = await line()
    one.client.send_close(1000)
    one.say()
    one.wire.check()
    assert one.transport.ended


async def test_work_that_fails_after_the_socket_vanished_ends_quietly() -> None:
    host = Host()
    one = await line(host)

    async def find_nothing(session: Session) -> None:
        await asyncio.sleep(0.01)
        session.hang_up(b"{}")
        raise Illegal("server-no-table")

    host.work = find_nothing
    one.client.send_text(CHAT)
    one.say()
    session = cast(Session, one.wire.session)
    assert session.busy
    one.vanish()
    async with asyncio.timeout(5):
        await session.busy
    assert [repr(session.busy)] == ["None"]


async def test_a_client_that_does_not_read_is_not_heard_until_it_does() -> None:
    one = await line()
    one.wire.pause_writing()
    choked = one.transport.reading
    one.wire.resume_writing()
    assert (choked, one.transport.reading) == (False, True)


async def test_a_client_that_reads_again_is_heard_once_its_last_message_is_done() -> None:
    one = await busy_and_choked()
    one.wire.resume_writing()
    during = one.transport.reading
    await asyncio.sleep(0.05)
    assert [during, one.transport.reading] == [False, True]


async def test_finished_work_does_not_make_the_server_hear_a_client_that_does_not_read() -> None:
    one = await busy_and_choked()
    await asyncio.sleep(0.05)
    assert not one.transport.reading


async def busy_and_choked() -> Line:
    """A connection whose last message is still in progress, and whose client has stopped reading."""
    host = Host()
    one = await line(host)
    host.work = lambda _: asyncio.sleep(0.02)
    one.client.send_text(CHAT)
    one.say()
    one.wire.pause_writing()
    return one


async def test_empty_pieces_of_a_message_are_not_kept() -> None:
    host = Host()
    one = await line(host)
    one.client.send_text(CHAT, fin=False)
    for _ in range(1000):
        one.client.send_continuation(b"", fin=False)
    one.say()
    kept = len(one.wire.parts)
    one.client.send_continuation(b"", fin=True)
    one.say()
    assert (kept, len(host.heard)) == (len(CHAT), 1)


async def test_messages_are_heard_however_the_network_splits_them() -> None:
    async def run(cut: int) -> int:
        host = Host()
        one = await line(host)
        for _ in range(3):
            one.client.send_text(CHAT)
        data = b"".join(one.client.data_to_send())
        for at in range(0, len(data), cut):
            one.wire.data_received(data[at : at + cut])
        return len(host.heard)

    frame = len(CHAT) + 6
    assert {(await run(cut)) for cut in (1, 2, 6, frame - 1, frame, frame + 1, 2 * frame, 3 * frame)} == {3}


async def test_a_fragmented_message_and_its_successor_are_heard() -> None:
    host = Host()
    one = await line(host)
    one.client.send_text(CHAT[:5], fin=False)
    one.say()
    one.client.send_continuation(CHAT[5:], fin=True)
    one.say()
    one.client.send_text(CHAT)
    one.say()
    assert len(host.heard) == 2


async def test_a_message_inside_a_fragmented_message_is_a_protocol_error() -> None:
    host = Host()
    one = await line(host)
    one.client.send_text(b"", fin=False)
    one.say()
    one.wire.data_received(from_client(CHAT))
    one.client.receive_data(one.transport.sent.partition(b"\r\n\r\n")[2])
    goodbye = one.client.close_rcvd
    assert (len(host.heard), goodbye.code if goodbye else None) == (0, 1002)


async def test_messages_after_a_close_frame_are_ignored() -> None:
    host = Host()
    one = await line(host)
    one.client.send_close(1000)
    one.say()
    one.wire.data_received(from_client(CHAT))
    assert len(host.heard) == 0


async def test_a_ping_is_answered_after_earlier_messages() -> None:
    one = await line()
    one.wire.write(b"before")
    one.client.send_ping(b"there?")
    one.say()
    assert one.transport.sent.endswith(b"\x81\x06before\x8a\x06there?")


TEXTS = st.sampled_from([b"", CHAT, b"nonsense", b'{"type":"chat","text":"' + b"x" * 200 + b'"}', b"\xff\xfe"])
OPCODES = st.sampled_from(
    [Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE]
)
FRAMES = st.builds(Frame, OPCODES, TEXTS, fin=st.sampled_from([True, True, True, False]))
SAID = st.lists(st.one_of(FRAMES.map(lambda frame: serialized(frame)), st.binary(max_size=5)), max_size=8)


def serialized(frame: Frame) -> bytes:
    """A frame of a client that checks no rule of the protocol."""
    masked = Frame(Opcode.TEXT, frame.data).serialize(mask=True)
    return bytes([frame.fin << 7 | frame.opcode]) + masked[1:]


@settings(max_examples=300, derandomize=True)
@given(said=SAID, cuts=st.lists(st.integers(0, 600), max_size=2), joined=st.sets(st.integers(0, 7), max_size=3))
async def test_the_direct_path_and_the_library_hear_and_answer_the_same(
    said: list[bytes], cuts: list[int], joined: set[int]
) -> None:
    async def run(short: bool) -> tuple[list[FromClient], bytes, bool]:
        host = Host()
        one = await line(host)
        if not short:
            one.wire.most = -1  # no length is short enough
        begun = len(one.transport.sent)
        for data in arriving(said, cuts, joined):
            one.wire.data_received(data)
        await asyncio.sleep(0)
        return host.heard, one.transport.sent[begun:], one.transport.ended

    assert await run(short=True) == await run(short=False)


def arriving(said: list[bytes], cuts: list[int], joined: set[int]) -> list[bytes]:
    """The messages mostly as sent; the network joins some and splits some."""
    ends = [*accumulate(map(len, said))]
    whole = {end for number, end in enumerate(ends) if number not in joined} | {0, *ends[-1:]}
    at = sorted(whole | {cut for cut in cuts if ends and cut < ends[-1]})
    return [b"".join(said)[begin:end] for begin, end in pairwise(at)]


def from_client(text: bytes) -> bytes:
    """A whole frame, sent in the middle of another message."""
    return Frame(Opcode.TEXT, text).serialize(mask=True)


@pytest.mark.parametrize("opcode", [Opcode.CONT, Opcode.PING, Opcode.PONG], ids=lambda opcode: opcode.name)
async def test_a_client_that_floods_with_frames_is_told_and_no_longer_heard(opcode: Opcode) -> None:
    one = await line()
    one.client.send_text(CHAT[:5], fin=False)
    one.say()
    first = opcode if opcode is Opcode.CONT else 0x80 | opcode
    before = len(one.transport.sent)
    read: list[int] = []
    truly = one.wire.frames.receive_data

    def counted(data: bytes | bytearray) -> None:
        read.append(len(data))
        truly(data)

    one.wire.frames.receive_data = counted  # type: ignore[method-assign]
    one.wire.data_received((bytes([first, 0x80]) + bytes(4)) * 100_000)
    one.client.receive_data(one.transport.sent[before:])
    one.client.events_received()
    assert sum(read) < 2 * 6 * MOST_FRAMES[1]
    assert (one.client.close_rcvd and one.client.close_rcvd.code, one.transport.reading) == (1008, False)


async def test_another_socket_of_an_address_has_no_frames_left_and_one_of_another_address_has() -> None:
    mailbag, flood = Mailbag(), (bytes([0x8A, 0x80]) + bytes(4)) * 10_000
    first = await Line(Host(), mailbag, "10.0.0.1").shake_hands()
    first.wire.data_received(flood)
    others = [await Line(Host(), mailbag, address).shake_hands() for address in ("10.0.0.1", "10.0.0.2")]
    for one in others:
        one.wire.data_received(flood[: 6 * 100])
    assert [one.transport.reading for one in others] == [False, True]


async def test_of_an_address_that_has_no_frames_left_none_is_read() -> None:
    mailbag = Mailbag((0.001, 1))
    one = await line(mailbag=mailbag)
    mailbag.frames.take("127.0.0.1")
    read: list[int] = []
    truly = one.wire.frames.receive_data
    one.wire.frames.receive_data = lambda data: (read.append(len(data)), truly(data))[1]  # type: ignore[method-assign,func-returns-value]
    one.wire.data_received((bytes([0x8A, 0x80]) + bytes(4)) * 700)
    assert (read, one.transport.reading) == ([], False)
