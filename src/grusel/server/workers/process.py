"""Processes that work for the server: each runs a module of ours, is asked, and is ended when it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Final

import msgspec
from msgspec import Struct

from grusel.server.workers.pipes import framed

START_WITHIN: Final = 20.0
LONGEST_LINE: Final = 8_000_000  # of what is read line by line: a whole analysis is one


async def start(module: str, *words: str) -> asyncio.subprocess.Process:
    """A process with a pipe in and a pipe out; Ctrl-C is for the server, which ends it."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill it and the processes that it has started; it is gone after this, even if whoever waits is told to stop."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    going = asyncio.ensure_future(_gone(process))
    try:
        await asyncio.shield(going)
    finally:
        await going


async def _gone(process: asyncio.subprocess.Process) -> None:
    assert process.stdin
    assert process.stdout
    process.stdin.close()
    await process.stdout.read()  # to its end, else something of the pipe is left when the loop ends
    await process.wait()


class Worker:
    """One process that answers questions, begun with the first of them; both go through `pipes`."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Struct, within: float) -> bytes:
        """The answer, encoded; raises when it crashes or takes too long, and the process is gone then."""
        try:
            if self.process is None:
                async with asyncio.timeout(START_WITHIN):
                    await self._start()
            async with asyncio.timeout(within):
                return await self._ask(question)
        except BaseException:
            await self.kill()
            raise

    async def _start(self) -> None:
        self.process = await start(self.module)
        await self._read()

    async def _ask(self, question: Struct) -> bytes:
        assert self.process
        assert self.process.stdin
        self.process.stdin.write(framed(msgspec.msgpack.encode(question)))
        await self.process.stdin.drain()
        return await self._read()

    async def _read(self) -> bytes:
        assert self.process
        assert self.process.stdout
        head = await self.process.stdout.readexactly(4)
        return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process:
            await end(process)
