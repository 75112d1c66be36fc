"""Runs the cases against a server and says where it differs."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from grusel.bench.websockets.case import BINARY, CLOSE, FIN, NO_CODE, PING, PONG, TEXT, Case, goodbye

WITHIN: Final = 20.0  # seconds for a case
TOGETHER: Final = 10  # cases


class Difference(Struct, frozen=True):
    case: str
    problem: str


class Told(Struct):
    """What a client was told on one connection."""

    answers: int = 0
    pongs: tuple[bytes, ...] = ()
    code: int | None = None
    ended: bool = False  # the server has closed the connection


async def check(host: str, port: int, cases: Sequence[Case]) -> list[Difference]:
    """Run all cases, a few at a time; where the server does not do what it should."""
    turns = asyncio.Semaphore(TOGETHER)

    async def in_turn(case: Case) -> list[Difference]:
        async with turns:
            problem = await _problem(host, port, case)
        return [Difference(case.name, problem)] if problem else []

    found = await asyncio.gather(*map(in_turn, cases))
    return [difference for differences in found for difference in differences]


async def _problem(host: str, port: int, case: Case) -> str:
    told = Told()
    reader, writer = await asyncio.open_connection(host, port)
    try:
        async with asyncio.timeout(WITHIN):
            await _shake_hands(reader, writer, f"{host}:{port}")
            await _play(reader, writer, case, told)
    except (TimeoutError, OSError, EOFError, ValueError) as error:
        return f"{error!r} after {told}"
    finally:
        writer.transport.abort()
    return differs(case, told)


def differs(case: Case, told: Told) -> str:
    """What is wrong, if anything is."""
    codes = case.codes or (1000,)
    exact = case.all_answers or not case.codes
    right = (
        (told.answers == case.answers if exact else told.answers <= case.answers)
        and told.pongs == case.pongs
        and told.code in codes
        and told.ended
    )
    return "" if right else f"expected {case.answers} answers, pongs {case.pongs}, codes {codes}; found {told}"


async def _shake_hands(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> None:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"
    writer.write("\r\n".join(["GET /ws HTTP/1.1", *lines, "Sec-WebSocket-Version: 13", "", ""]).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in answer.partition(b"\r\n")[0]:
        raise ValueError(f"the server does not open a WebSocket: {answer!r}")


async def _play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, case: Case, told: Told) -> None:
    listening = asyncio.create_task(_listen(reader, writer, case, told))
    try:
        for data in case.says:
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:  # the server has heard enough
        pass
    await listening


async def _listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, case: Case, told: Told) -> None:
    """Read until the connection ends; say goodbye once everything has come that should come."""
    leaving = bool(case.codes)  # the server or the case says goodbye
    while True:
        if not leaving and (told.answers, told.pongs) == (case.answers, case.pongs):
            leaving = True
            writer.write(goodbye(1000))
        try:
            opcode, data = await _frame(reader)
        except (asyncio.IncompleteReadError, ConnectionError):
            told.ended = True
            return
        match opcode:
            case _ if told.code is not None:
                raise ValueError(f"a frame after the close frame: opcode {opcode}")
            case 0x1 | 0x2:
                told.answers += 1
            case 0xA:
                told.pongs += (data,)
            case 0x8:
                told.code = int.from_bytes(data[:2], "big") if data else NO_CODE
                if told.code != NO_CODE and told.code != 1000:
                    writer.write(goodbye(told.code))


async def _frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """A server's frame: whole, without a mask (section 5.1)."""
    first, second = await reader.readexactly(2)
    if first & ~0xF != FIN or first & 0xF not in (TEXT, BINARY, CLOSE, PING, PONG) or second > 127:
        raise ValueError(f"not a frame of a server: {first:02x} {second:02x}")
    size = second
    if second > 125:
        size = int.from_bytes(await reader.readexactly(2 if second == 126 else 8), "big")
    return first & 0xF, await reader.readexactly(size)
