"""Worker processes of the server: each runs one of our modules and is killed if it takes too long."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from grusel.processes import kill_family
from grusel.server import machine_code
from grusel.server.workers.pipes import framed

START_WITHIN: Final = 20.0
LONGEST_LINE: Final = 8_000_000  # bytes of one line of output: a whole analysis is one line


class Asked(Protocol):
    """Something that answers questions to a module of ours, one at a time."""

    async def ask(self, question: Struct, within: float) -> bytes:
        """The encoded answer; raises on a crash or time-out, and then restarts with the next question."""

    async def kill(self) -> None: ...


class Workers(Protocol):
    """Where what takes long is computed, and can be ended."""

    def asked(self, module: str) -> Asked:
        """A worker for questions to a module, which answers them by its `reply`."""

    def lines(self, module: str, words: Sequence[str], question: bytes) -> AsyncGenerator[bytes]:
        """What a module's `program` says, line by line; to close it ends the work."""


class Processes:
    """Every worker is a process."""

    def asked(self, module: str) -> Asked:
        return Worker(module)

    async def lines(self, module: str, words: Sequence[str], question: bytes) -> AsyncGenerator[bytes]:
        starting = asyncio.ensure_future(start(module, *words))
        try:
            process = await asyncio.shield(starting)
            assert process.stdin
            assert process.stdout
            process.stdin.write(question)
            process.stdin.write_eof()
            async for line in process.stdout:
                yield line
        finally:
            await end(await starting)


async def start(module: str, *words: str) -> asyncio.subprocess.Process:
    """Start a process with input and output pipes; Ctrl-C goes to the server, which ends the process."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": machine_code.search_path()},
        start_new_session=True,
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process and its children; afterwards it is gone, even if the waiting task is cancelled."""
    kill_family(process.pid)
    going = asyncio.ensure_future(_gone(process))
    try:
        await asyncio.shield(going)
    finally:
        await going


async def _gone(process: asyncio.subprocess.Process) -> None:
    assert process.stdin
    assert process.stdout
    process.stdin.close()
    await process.stdout.read()  # to the end, otherwise parts of the pipe outlive the loop
    await process.wait()


class Worker:
    """One process that answers questions, started by the first one; messages go through `pipes`."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self.source = ""  # the compiled package it runs from

    async def ask(self, question: Struct, within: float) -> bytes:
        """The encoded answer; raises on a crash or time-out, after killing the process."""
        try:
            if self.source != machine_code.folder():
                await self.kill()
            if self.process is None:
                async with asyncio.timeout(START_WITHIN):
                    await self._start()
            async with asyncio.timeout(within):
                return await self._ask(question)
        except BaseException:
            await self.kill()
            raise

    async def _start(self) -> None:
        self.source = machine_code.folder()
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


PROCESSES: Final = Processes()
