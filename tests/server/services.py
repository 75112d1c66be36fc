"""Throw-away PostgreSQL and Redis for the tests: one server for each test process, one database for each test."""

from __future__ import annotations

import asyncio
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from grusel.bench.forge import free_port


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    initdb, postgres = _find("initdb"), _find("postgres")
    if not (initdb and postgres):
        _missing("no PostgreSQL: install postgresql, or set GRUSEL_PG_BIN to the folder of its programs")
    folder, port = Path(tempfile.mkdtemp(prefix="gr-pg-")), free_port()  # short: a socket's path has 107 bytes at most
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # which it refuses to run as
        entry = pwd.getpwnam("postgres")
        user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    make: list[Any] = [initdb, "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
    run: dict[str, Any] = {"cwd": folder, "env": {**os.environ, "LC_ALL": "C.UTF-8"}, **user}
    subprocess.run(make, check=True, capture_output=True, **run)
    options: list[Any] = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([str(postgres), "-D", folder / "data", *options], stdout=log, stderr=log, **run)
    try:
        _wait_for(lambda: asyncio.run(_sql(f"postgresql://postgres@127.0.0.1:{port}/postgres", "select 1")))
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    name = "t" + uuid.uuid4().hex[:12]
    asyncio.run(_sql(f"{postgres_server}/postgres", f'create database "{name}"'))
    yield f"{postgres_server}/{name}"
    asyncio.run(_sql(f"{postgres_server}/postgres", f'drop database "{name}" with (force)'))


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if not program:
        _missing("no redis-server")
    port, folder = free_port(), tempfile.mkdtemp(prefix="gr-redis-")
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
    process = subprocess.Popen([str(program), *options], stdout=subprocess.DEVNULL)
    _wait_for(lambda: socket.create_connection(("127.0.0.1", port), 0.2).close())
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait(10)
    shutil.rmtree(folder, ignore_errors=True)


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


async def _sql(url: str, statement: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


def _find(program: str) -> str | None:
    folders = [os.environ.get("GRUSEL_PG_BIN", ""), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return next((found for folder in folders if folder and (found := shutil.which(program, path=folder))), None)


def _missing(what: str) -> None:
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)


def _wait_for(attempt: Callable[[], None]) -> None:
    for _ in range(500):
        try:
            return attempt()
        except OSError:
            time.sleep(0.02)
        except Exception as error:
            if type(error).__module__.partition(".")[0] != "asyncpg":
                raise
            time.sleep(0.02)
    raise RuntimeError("a server of the tests does not start")
