"""What an attacker needs: requests and sockets from an address of its own."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from grusel.bench.crowd import framed
from grusel.tables.messages import VERSION, encode

LINES: Final = 65_536


class Target:
    """A server, a public table at which honest people play, and the address from which we come."""

    def __init__(self, host: str, port: int, table: str, source: str) -> None:
        self.host = host
        self.port = port
        self.table = table
        self.source = source
        self.open: set[asyncio.StreamWriter] = set()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.open = {writer for writer in self.open if not writer.is_closing()}
        made = await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0), limit=LINES)
        self.open.add(made[1])
        return made

    def leave(self) -> None:
        """Close all connections."""
        for writer in self.open:
            writer.transport.abort()

    async def ask(self, method: str, path: str, body: object = None, key: str = "") -> tuple[int, bytes]:
        """A request on a connection of its own, and the answer."""
        reader, writer = await self.connect()
        try:
            writer.write(request(method, path, body, key))
            await writer.drain()
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            return int(head.split(" ", 2)[1]), await reader.read()
        finally:
            writer.close()

    async def told(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """The answer read as JSON; raises if the request is refused."""
        status, answer = await self.ask(method, path, body, key)
        if status >= 400:
            raise ConnectionError(f"{path}: {status} {answer[:200]!r}")
        return msgspec.json.decode(answer)

    async def socket(self, table: str = "", key: str = "") -> Socket:
        """A WebSocket that has said hello."""
        reader, writer = await self.connect()
        mark = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = "Host: here", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {mark}"
        writer.write("\r\n".join(["GET /ws HTTP/1.1", *lines, "Sec-WebSocket-Version: 13", "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionError("no socket")
        found = Socket(reader, writer)
        hello = {"type": "hello", "version": VERSION, "table": table or self.table, "key": key or new_key()}
        found.say(hello)
        return found


class Socket:
    """An attacker's WebSocket; what it hears it throws away."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, message: object) -> None:
        self.writer.write(framed(encode(message)))

    async def hear_nothing(self) -> None:
        """Read whatever comes, and drop it."""
        while await self.reader.read(1 << 18):
            pass

    async def until(self, words: re.Pattern[bytes]) -> bytes:
        """What the words' group is, once they have come."""
        data = b""
        while (found := words.search(data)) is None:
            more = await self.reader.read(1 << 18)
            if not more:
                raise ConnectionError("the server has hung up")
            data += more
        return found[1]


def request(method: str, path: str, body: object = None, key: str = "") -> bytes:
    data = b"" if body is None else body if isinstance(body, bytes) else encode(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: here", "Connection: close", f"Content-Length: {len(data)}"]
    if body is not None:
        lines.append("Content-Type: application/json")
    if key:
        lines.append(f"X-Grusel-Key: {key}")
    return "\r\n".join([*lines, "", ""]).encode() + data


def new_key() -> str:
    return base64.urlsafe_b64encode(os.urandom(24)).decode()


async def again(work: Callable[[], Awaitable[object]], pause: float = 0.05) -> None:
    """Do something over and over; a refusal is no reason to stop."""
    while True:
        try:
            await work()
        except (OSError, EOFError, ValueError, msgspec.DecodeError):
            await asyncio.sleep(pause)


async def at_once(*works: Coroutine[Any, Any, None]) -> None:
    await asyncio.gather(*works)
