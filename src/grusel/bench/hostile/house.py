"""The server that is attacked: `grusel serve` with default settings in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from grusel.bench.forge import free_port
from grusel.bench.load import memory

ENDING_WITHIN: Final = 60.0  # seconds until we kill it


class House:
    """A server process, and the memory that it and its workers take."""

    def __init__(self, folder: Path, source: str) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.port = port
        paths = os.pathsep.join(filter(None, [source, *sys.path]))
        self.log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grusel", "serve", "--port", str(port)],
            stdout=self.log,
            stderr=self.log,
            env={**_without_settings(), "GRUSEL_DATA": str(folder), "PYTHONPATH": paths},
            start_new_session=True,
        )

    @property
    def megabytes(self) -> float:
        """Of the server's own process."""
        return memory(self.process.pid) / 1000

    def megabytes_of_workers(self) -> float:
        return sum(memory(child) for child in _below(self.process.pid)) / 1000

    def stop(self) -> float:
        """Send SIGTERM; how many seconds it takes to end."""
        began = perf_counter()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(ENDING_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return perf_counter() - began

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop()
        self.log.close()


@contextmanager
def opened(source: str) -> Iterator[House]:
    """A server on a new database; `source` is a folder with another version of the package."""
    with TemporaryDirectory(prefix="grusel-hostile-") as folder:
        house = House(Path(folder), source)
        try:
            yield house
        finally:
            house.close()


def _without_settings() -> dict[str, str]:
    return {name: word for name, word in os.environ.items() if not name.startswith("GRUSEL_")}


def _below(process: int) -> list[int]:
    """All processes that this one has started (on Linux)."""
    try:
        tasks = [*Path(f"/proc/{process}/task").iterdir()]
        found = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:  # it has ended
        return []
    return [*found, *(lower for child in found for lower in _below(child))]
