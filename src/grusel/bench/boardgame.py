"""The same load on boardgame.io's own server, if npm is installed."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from grusel.bench.forge import free_port
from grusel.bench.load import Load, cpu_seconds, load_of, memory
from grusel.bench.picks import GAME as PICKS


def can_run() -> bool:
    return bool(shutil.which("npm") and shutil.which("node"))


def run_peer(folder: Path, tables: int, seconds: float) -> Load:
    """Measure boardgame.io's server, which keeps everything in memory, with its own clients."""
    _install(folder)
    port, interface = free_port(), free_port()
    with _server(folder, port, interface) as process:
        before = memory(process)
        command = ["node", "load.js", *map(str, (port, interface, tables, seconds))]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE) as clients:
            assert clients.stdout
            clients.stdout.readline()
            worked = cpu_seconds(process)
            found = msgspec.json.decode(clients.stdout.readline(), type=_Found)
            worked = cpu_seconds(process) - worked
        grown = memory(process) - before
    return load_of(
        PICKS.name, found.waits, tables, 4 * tables, found.seconds, worked, grown, "boardgame.io 0.50.2, in memory"
    )


class _Found(Struct):
    waits: list[float]
    seconds: float


def _install(folder: Path) -> None:
    shutil.copytree(str(files("grusel.bench") / "peer"), folder, dirs_exist_ok=True)
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


@contextmanager
def _server(folder: Path, port: int, interface: int) -> Iterator[int]:
    command = ["node", "server.js", str(port), str(interface)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        yield process.pid
    finally:
        process.terminate()
        process.wait(10)
