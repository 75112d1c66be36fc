"""Sockets keep RFC 6455 in every case, with frames of our own and with those of uvicorn."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from grusel.bench.websockets.case import CONT, PING, PONG, TEXT, frame
from grusel.bench.websockets.cases import all_cases, strict_cases
from grusel.bench.websockets.check import Told, check, differs
from grusel.server.run import WebSockets, direct
from server.room import QUICK
from server.test_sockets import SYNC, a_house, text

CASES = [*all_cases(), *strict_cases()]
PATIENT = replace(QUICK, frames_per_second=1e6, frame_burst=1_000_000)  # all cases come from one address
ACCEPT = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


async def test_our_frames_keep_the_rules_in_every_case(tmp_path: Path) -> None:
    async with a_house(tmp_path, direct(PATIENT)) as here:
        assert await check(*here.address, CASES) == []


async def test_the_plain_endpoint_keeps_the_rules_in_every_case(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "uvicorn.error")  # it logs each text that is none
    plain: WebSockets = "websockets-sansio"
    async with a_house(tmp_path, plain) as here:
        assert await check(*here.address, all_cases()) == []


@pytest.mark.parametrize("opcode", [CONT, PING, PONG])
async def test_a_hundred_thousand_empty_frames_end_the_socket_they_came_on(opcode: int, tmp_path: Path) -> None:
    async with a_house(tmp_path, direct(QUICK)) as here:
        raw, other = await here.connect(), await here.connect()
        raw.say(frame(TEXT, b"begun", fin=False) + frame(opcode, fin=opcode != CONT) * 100_000)
        assert await raw.code() == 1008
        other.say(text(SYNC))
        assert await other.answers(1) == ["server-say-hello"]


def test_the_cases_have_names_of_their_own_and_every_family() -> None:
    assert Counter(case.name for case in CASES).most_common(1)[0][1] == 1
    assert {case.family for case in all_cases()} == {"1", "2", "3", "4", "5", "6", "7", "9", "10"}


async def careless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that answers whatever comes, knows no rule, and says goodbye once all is quiet."""
    with suppress(asyncio.IncompleteReadError, ConnectionError):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ACCEPT)
        while True:
            async with asyncio.timeout(0.2):
                if not await reader.read(65_536):
                    break
            writer.write(b"\x81\x02{}")
    writer.write(b"\x88\x02\x03\xe8")
    writer.close()


@pytest.mark.parametrize("family", sorted({case.family for case in CASES}))
async def test_a_server_that_knows_no_rule_fails_in_every_family(family: str) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError):
            await careless(reader, writer)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    cases = [case for case in CASES if case.family == family]
    assert await check(host, port, cases[-2:])
    server.close()


@pytest.mark.parametrize(
    "told",
    [
        Told(answers=1, pongs=(b"ping",), code=1000, ended=False),
        Told(answers=1, pongs=(b"ping",), code=1002, ended=True),
        Told(answers=1, pongs=(b"ping",), code=None, ended=True),
        Told(answers=1, pongs=(), code=1000, ended=True),
        Told(answers=1, pongs=(b"ping", b"ping"), code=1000, ended=True),
        Told(answers=0, pongs=(b"ping",), code=1000, ended=True),
        Told(answers=2, pongs=(b"ping",), code=1000, ended=True),
    ],
)
def test_every_difference_is_reported(told: Told) -> None:
    [case] = [case for case in CASES if case.name.endswith(" a ping between them")]
    assert differs(case, Told(answers=1, pongs=(b"ping",), code=1000, ended=True)) == ""
    assert differs(case, told)
