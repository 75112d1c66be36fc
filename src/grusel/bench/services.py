"""Throw-away PostgreSQL and Redis on this machine, for tests and for commands that disturb real servers."""

from __future__ import annotations

import asyncio
import contextlib
import glob
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from grusel.bench.forge import free_port

ENDING_WITHIN = 20.0


class Missing(Exception):
    """A program is not installed."""


class Service:
    """A server program that can be ended, frozen, and started again on the same data and port."""

    def __init__(self, command: list[str], log: Path, **run: Any) -> None:
        self.command = command
        self.log = log
        self.run = run
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, answers: Callable[[], None]) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, start_new_session=True, **self.run)
        _wait_for(answers)

    def stop(self, how: signal.Signals) -> None:
        """End it; SIGQUIT has PostgreSQL drop everything at once."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(ENDING_WITHIN)

    def freeze(self) -> None:
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        assert self.process
        os.killpg(self.process.pid, number)


class Postgres:
    def __init__(self, folder: Path, programs: Path) -> None:
        port = free_port()
        user: dict[str, Any] = {}
        if os.geteuid() == 0:  # which it refuses to run as
            import pwd

            entry = pwd.getpwnam("postgres")
            user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
            os.chown(folder, entry.pw_uid, entry.pw_gid)
        make: list[Any] = [programs / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust"]
        run: dict[str, Any] = {"cwd": folder, "env": {**os.environ, "LC_ALL": "C.UTF-8"}, **user}
        subprocess.run([*make, "-E", "UTF8", "--no-sync"], check=True, capture_output=True, **run)
        options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        command = [str(programs / "postgres"), "-D", str(folder / "data"), *options]
        self.service = Service(command, folder / "log", **run)
        self.url = f"postgresql://postgres@127.0.0.1:{port}"

    def start(self) -> None:
        self.service.start(lambda: self.do("select 1"))

    def do(self, statement: str) -> None:
        asyncio.run(_sql(f"{self.url}/postgres", statement))


class Redis:
    def __init__(self, folder: Path, program: str) -> None:
        self.port = free_port()
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.service = Service([program, *options, "--dir", str(folder)], folder / "log")
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.service.start(lambda: socket.create_connection(("127.0.0.1", self.port), 0.2).close())


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A running PostgreSQL; raises Missing."""
    folders = [os.environ.get("GRUSEL_PG_BIN", ""), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    programs = next((folder for folder in folders if folder and shutil.which("initdb", path=folder)), None)
    if programs is None:
        raise Missing("no PostgreSQL: install postgresql, or set GRUSEL_PG_BIN to the folder of its programs")
    with _folder("gr-pg-") as folder:  # short: a socket's path has 107 bytes at most
        server = Postgres(folder, Path(programs))
        with _running(server, signal.SIGINT):
            yield server


@contextlib.contextmanager
def redis_server() -> Iterator[Redis]:
    """A running Redis; raises Missing."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if not program:
        raise Missing("no redis-server")
    with _folder("gr-redis-") as folder:
        server = Redis(folder, program)
        with _running(server, signal.SIGTERM):
            yield server


@contextlib.contextmanager
def _running(server: Postgres | Redis, ends_by: signal.Signals) -> Iterator[None]:
    try:
        server.start()
        yield
    finally:
        server.service.stop(ends_by)


@contextlib.contextmanager
def _folder(prefix: str) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _sql(url: str, statement: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


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
    raise RuntimeError("a service does not start")
