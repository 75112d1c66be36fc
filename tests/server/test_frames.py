"""The direct path for texts agrees with the library, which implements all of RFC 6455."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from grusel.server.connection.frames import framed, least_size, unframed

LENGTHS = [0, 1, 5, 125, 126, 127, 255, 256, 65535, 65536, 70000]
MOST = 100_000


def text(length: int) -> bytes:
    return bytes(32 + at % 90 for at in range(length))


def sent(length: int, opcode: Opcode = Opcode.TEXT, mask: bool = True, fin: bool = True) -> bytes:
    return Frame(opcode, text(length), fin).serialize(mask=mask)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_client_reads_our_frames(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://table/ws"), state=OPEN, max_size=None)
    client.receive_data(framed(text(length)))
    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text(length))


@pytest.mark.parametrize("length", [length for length in LENGTHS if length < 65536])
def test_frames_of_a_client_are_read(length: int) -> None:
    assert unframed(sent(length), MOST) == text(length)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(65536),
        sent(5, Opcode.BINARY),
        sent(5, Opcode.PING),
        sent(2, Opcode.CLOSE),
        sent(5, mask=False),
        sent(130, mask=False),
        sent(5, fin=False),
        sent(5) + sent(5),
        sent(5) + b"\x81",
    ],
    ids=["nothing", "long", "binary", "ping", "close", "open", "open and longer", "a piece", "two", "more"],
)
def test_all_other_frames_are_left_to_the_library(data: bytes) -> None:
    assert unframed(data, MOST) is None


@pytest.mark.parametrize("length", [0, 5, 126, 300])
def test_an_incomplete_frame_is_left_to_the_library(length: int) -> None:
    data = sent(length)
    assert {unframed(data[:end], MOST) for end in range(len(data))} == {None}


def test_a_frame_that_is_too_long_is_left_to_the_library() -> None:
    assert unframed(sent(100), most=100) == text(100)
    assert unframed(sent(101), most=100) is None


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_has_its_least_size(length: int) -> None:
    assert least_size(length) == len(sent(length))
