"""The same load on our server and on boardgame.io's own, by the same kind of client; only where npm is."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from grusel.bench.forge import Forge, free_port
from grusel.bench.load import MANY, Load, cpu_seconds, memory


def can_run() -> bool:
    return bool(shutil.which("npm") and shutil.which("node"))


def run_ours(folder: Path, tables: int, seconds: float, store: str) -> Load:
    """Our server, with its store or (none) without."""
    _install(folder)
    with TemporaryDirectory(prefix="grusel-load-") as data:
        forge = Forge(Path(data), {**MANY, "GRUSEL_BENCH_STORE": store})
        forge.start()
        time.sleep(2)
        try:
            load = ["grusel.js", str(forge.port)]
            return _measured(folder, load, forge.life, tables, seconds, f"grusel, store: {store}")
        finally:
            forge.close()


def run_peer(folder: Path, tables: int, seconds: float) -> Load:
    """boardgame.io's server, which keeps everything in memory."""
    _install(folder)
    port, interface = free_port(), free_port()
    with _server(folder, port, interface) as process:
        load = ["load.js", str(port), str(interface)]
        return _measured(folder, load, process, tables, seconds, "boardgame.io 0.50.2, in memory")


def _measured(folder: Path, load: list[str], process: int, tables: int, seconds: float, server: str) -> Load:
    before = memory(process)
    command = ["node", *load, str(tables), str(seconds)]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE) as client:
        assert client.stdout
        client.stdout.readline()
        worked = cpu_seconds(process)
        found = msgspec.json.decode(client.stdout.readline(), type=dict[str, float])
        worked = cpu_seconds(process) - worked
    return Load(
        tables=tables,
        sockets=4 * tables,
        moves=int(found["moves"]),
        seconds=seconds,
        per_second=round(found["per_second"], 1),
        p50_ms=found["p50_ms"],
        p99_ms=found["p99_ms"],
        cpu_ms_a_move=round(1000 * worked / max(1.0, found["moves"]), 3),
        kilobytes_a_table=round((memory(process) - before) / tables, 1),
        server=server,
    )


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
