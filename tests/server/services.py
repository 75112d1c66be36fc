"""Throw-away PostgreSQL and Redis for the tests: one server for each test process, one database for each test."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from grusel.bench import services
from grusel.bench.services import Missing, Postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    try:
        with services.postgres_server() as server:
            yield server
    except Missing as missing:
        _missing(str(missing))


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> Iterator[str]:
    name = "t" + uuid.uuid4().hex[:12]
    postgres_server.do(f'create database "{name}"')
    yield f"{postgres_server.url}/{name}"
    postgres_server.do(f'drop database "{name}" with (force)')


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    try:
        with services.redis_server() as server:
            yield server.url
    except Missing as missing:
        _missing(str(missing))


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("postgres_url"))


class Tap:
    """A proxy to a service that can be shut: connections stay open, but no bytes pass."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.open = asyncio.Event()
        self.open.set()
        self.pipes: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Tap:
        self.server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for pipe in self.pipes:
            pipe.cancel()
        await asyncio.gather(*self.pipes, return_exceptions=True)

    def cut_off(self) -> None:
        """Let no more bytes pass on open connections; new ones work."""
        self.open.clear()
        self.open = asyncio.Event()
        self.open.set()

    @property
    def address(self) -> str:
        """The URL of the service through this proxy."""
        return self.url.replace(str(urlsplit(self.url).port), str(self.server.sockets[0].getsockname()[1]))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        out, back = await asyncio.open_connection("127.0.0.1", urlsplit(self.url).port)
        for way in ((reader, back), (out, writer)):
            self.pipes.add(asyncio.create_task(self._pump(*way, self.open)))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, open: asyncio.Event) -> None:
        try:
            while data := await reader.read(65536):
                await open.wait()
                writer.write(data)
        finally:
            writer.close()


def _missing(what: str) -> None:
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)
