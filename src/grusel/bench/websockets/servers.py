"""The two ways in which sockets are carried, each in a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from grusel.bench.forge import free_port
from grusel.bench.websockets.case import Case
from grusel.bench.websockets.cases import all_cases, strict_cases
from grusel.bench.websockets.check import Difference, check

STARTS_WITHIN: Final = 30.0  # seconds
OURS: Final = ("-m", "grusel", "serve", "--port")
PLAIN: Final = (
    "-m",
    "uvicorn",
    "--factory",
    "--ws",
    "websockets-sansio",
    "--ws-max-size",
    "256000",
    "--log-level",
    "critical",
)
PATIENCE: Final = {"GRUSEL_FRAMES_PER_SECOND": "1000000", "GRUSEL_FRAME_BURST": "1000000"}  # all cases come from here
APPLICATION: Final = ("grusel.server.run:application", "--port")


async def check_ours() -> tuple[Sequence[Case], list[Difference]]:
    """What `grusel serve` does with frames of our own."""
    cases = [*all_cases(), *strict_cases()]
    async with _running(OURS) as port:
        return cases, await check("127.0.0.1", port, cases)


async def check_plain() -> tuple[Sequence[Case], list[Difference]]:
    """What the plain ASGI endpoint does on uvicorn."""
    cases = all_cases()
    async with _running((*PLAIN, *APPLICATION)) as port:
        return cases, await check("127.0.0.1", port, cases)


@asynccontextmanager
async def _running(command: Sequence[str]) -> AsyncIterator[int]:
    """The port of a server, while it runs."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GRUSEL_DATA": folder, "GRUSEL_LOG_LEVEL": "critical", **PATIENCE}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        process = subprocess.Popen([sys.executable, *command, str(port)], env=environment, stdout=subprocess.DEVNULL)
        try:
            await _opened(port)
            yield port
        finally:
            process.terminate()
            process.wait(20)


async def _opened(port: int) -> None:
    async with asyncio.timeout(STARTS_WITHIN):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.05)
