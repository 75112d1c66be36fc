"""Start servers quickly so that they can be killed: one process imports everything and forks a child for each life."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from msgspec.structs import replace

from grusel.bench.picks import GAME as PICKS
from grusel.game import Illegal
from grusel.processes import need_linux
from grusel.registry import installed
from grusel.server import addresses, logs, run
from grusel.server.app import build
from grusel.server.runtime.bus import LocalBus
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings, read_settings
from grusel.testing.memory_store import MemoryStore

ENDING_WITHIN = 20.0


class Forge:
    """Makes server processes, one at a time, all with the same port and the same data."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        need_linux()
        self.port = free_port()
        paths = os.pathsep.join(filter(None, sys.path))
        more = {"GRUSEL_DATA": str(folder), "PYTHONPATH": paths, "GRUSEL_LOG_LEVEL": "error", **(environment or {})}
        self.errors = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grusel.bench.forge", str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, **more},
        )
        self.life = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Fork a new server; return when the process exists. It listens a moment later."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.life = int(self.process.stdout.readline())

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        if self.life:
            os.kill(self.life, signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
        os.kill(self.life, signal.SIGTERM)

    async def ended(self) -> None:
        """Wait until the server's process is gone; raises TimeoutError."""
        with contextlib.suppress(ProcessLookupError):
            async with asyncio.timeout(ENDING_WITHIN):
                while True:
                    os.kill(self.life, 0)
                    await asyncio.sleep(0.01)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        self.process.terminate()
        self.process.wait(10)
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            assert stream
            stream.close()


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def die_with_parent() -> None:
    """Tie the server's life to the program that started it (on Linux)."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def listen(settings: Settings) -> socket.socket:
    """Listen as a server does; retry, because a worker of the killed server may hold the port for a moment."""
    for _ in range(4):  # each attempt waits for a while
        with contextlib.suppress(Illegal):
            return addresses.listen(settings)
    return addresses.listen(settings)


def hub_for(settings: Settings) -> Hub:
    """Build the hub by the settings, or without a store to measure the cost of storing."""
    if os.environ.get("GRUSEL_BENCH_STORE") == "none":
        return Hub(MemoryStore(), LocalBus(), settings)
    return build(settings)


def main() -> None:
    die_with_parent()
    installed()[PICKS.name] = PICKS
    settings = replace(read_settings(), port=int(sys.argv[1]))
    run.config(settings, build(settings), run.direct(settings))  # imports everything on the way, before the fork
    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            die_with_parent()
            logs.set_up(settings.log_level)
            run.serve(settings, listen(settings), hub_for(settings))
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
