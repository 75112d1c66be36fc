"""The same load on boardgame.io's own server, kept in memory; only where npm is."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec

from grusel.bench.forge import free_port
from grusel.bench.load import Load, cpu_seconds, memory


def run_peer(folder: Path, tables: int, seconds: float) -> Load | None:
    """One run; None where npm is missing. What npm installs is kept in the folder."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    _install(folder, npm)
    port, interface = free_port(), free_port()
    with _server(folder, node, port, interface) as process:
        before, worked = memory(process), cpu_seconds(process)
        load = [node, "load.js", str(port), str(interface), str(tables), str(seconds)]
        answer = subprocess.run(load, cwd=folder, check=True, capture_output=True).stdout
        worked, grown = cpu_seconds(process) - worked, memory(process) - before
    found = msgspec.json.decode(answer, type=dict[str, float])
    share = seconds / (seconds + 2)  # it has worked for the two seconds of warming up as well
    return Load(
        tables=tables,
        sockets=4 * tables,
        moves=int(found["moves"]),
        seconds=seconds,
        per_second=round(found["per_second"], 1),
        p50_ms=found["p50_ms"],
        p99_ms=found["p99_ms"],
        cpu_ms_a_move=round(1000 * worked * share / max(1.0, found["moves"]), 3),
        kilobytes_a_table=round(grown / tables, 1),
        server="boardgame.io 0.50.2, in memory",
    )


def _install(folder: Path, npm: str) -> None:
    shutil.copytree(str(files("grusel.bench") / "peer"), folder, dirs_exist_ok=True)
    if not (folder / "node_modules").exists():
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


@contextmanager
def _server(folder: Path, node: str, port: int, interface: int) -> Iterator[int]:
    process = subprocess.Popen([node, "server.js", str(port), str(interface)], cwd=folder, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        yield process.pid
    finally:
        process.terminate()
        process.wait(10)
