"""Clerks read and replay for people; one address never has them all."""

from __future__ import annotations

import logging
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from grusel.game import Illegal
from grusel.server.turns import Turns
from grusel.server.workers import clerk
from grusel.server.workers.clerk import Done, Task
from grusel.server.workers.process import PROCESSES, Asked, Workers

log = logging.getLogger("grusel.clerks")
CLERKS: Final = 2
WAITING: Final = 10  # for each address; further requests are refused
WITHIN: Final = 20.0  # seconds
T = TypeVar("T")
Ask = Callable[..., Awaitable[Any]]


class Clerks:
    """A few processes, each started by the first who needs it."""

    def __init__(self, by: Workers = PROCESSES) -> None:
        self.idle = [by.asked(clerk.__name__) for _ in range(CLERKS)]
        self.at_work: set[Asked] = set()
        self.turns = Turns(CLERKS, each=1, most=WAITING, busy="server-too-fast")

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Ask]:
        """A clerk in turn: have it call functions of ours and return what they return.

        Whatever large thing is to be asked about is read when the turn has come, not before.
        """
        async with self.turns.turn(address):
            worker = self.idle.pop()
            self.at_work.add(worker)
            try:
                yield partial(_ask, worker)
            finally:
                self.at_work.discard(worker)
                self.idle.append(worker)

    async def do(self, address: str, work: Callable[..., T], *words: object, within: float = WITHIN) -> T:
        """Run a function of ours and return its result; raise Illegal, also if it takes too long."""
        async with self.turn(address) as ask:
            result: T = await ask(work, *words, within=within)
        return result

    async def close(self) -> None:
        for worker in [*self.idle, *self.at_work]:
            await worker.kill()


async def _ask(worker: Asked, work: Callable[..., Any], *words: object, within: float = WITHIN) -> Any:
    try:
        done = msgspec.msgpack.decode(await worker.ask(Task(pickle.dumps((work, words))), within), type=Done)
    except TimeoutError:
        raise Illegal("server-too-much") from None
    except (OSError, EOFError):
        log.exception("clerk failed")
        raise Illegal("server-trouble") from None
    if done.last:
        await worker.kill()
    result = pickle.loads(done.result)
    if isinstance(result, Illegal):
        raise result
    return result
