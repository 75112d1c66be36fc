"""Workers of the browser that think for the home; each can be ended at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from grusel.server.workers.process import Asked

START_WITHIN: Final = 120.0  # seconds to load Python; a slow phone needs many


class Mind(Protocol):
    """One worker with Python in it, as the page's side gives it."""

    async def ready(self) -> None: ...

    async def ask(self, module: str, question: bytes) -> bytes: ...

    async def run(self, module: str, words: Sequence[str], question: bytes, say: Callable[[str], None]) -> None: ...

    def end(self) -> None: ...


class Minds:
    """Every worker of the home is a worker of the browser."""

    def __init__(self, new: Callable[[], Mind]) -> None:
        self.new = new

    def asked(self, module: str) -> Asked:
        return Thinker(module, self.new)

    async def lines(self, module: str, words: Sequence[str], question: bytes) -> AsyncGenerator[bytes]:
        said: asyncio.Queue[str | None] = asyncio.Queue()
        mind = self.new()
        running = asyncio.ensure_future(mind.run(module, words, question, said.put_nowait))
        running.add_done_callback(lambda _: said.put_nowait(None))
        try:
            while (line := await said.get()) is not None:
                yield line.encode()
        finally:
            running.cancel()
            mind.end()


class Thinker:
    """Answers questions to a module; started by the first one."""

    def __init__(self, module: str, new: Callable[[], Mind]) -> None:
        self.module = module
        self.new = new
        self.mind: Mind | None = None

    async def ask(self, question: Struct, within: float) -> bytes:
        try:
            if self.mind is None:
                self.mind = self.new()
            async with asyncio.timeout(START_WITHIN):
                await self.mind.ready()
            async with asyncio.timeout(within):
                return await self.mind.ask(self.module, msgspec.msgpack.encode(question))
        except BaseException:
            await self.kill()
            raise

    async def kill(self) -> None:
        mind, self.mind = self.mind, None
        if mind:
            mind.end()


# --- in the worker ----------------------------------------------------------------------------------------------------


def reply(module: str, question: bytes) -> bytes:
    answered: bytes = _module(module).reply(question)
    return answered


def run(module: str, words: Sequence[str], question: bytes, say: Callable[[str], Any]) -> None:
    _module(module).program(words, question.decode(), say)


def _module(name: str) -> Any:
    return import_module(name)
