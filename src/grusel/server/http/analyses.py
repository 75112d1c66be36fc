"""Analyses of finished games: one at a time for each address, a short queue, and a cache of the latest."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from contextlib import aclosing
from typing import Final

from msgspec import Raw

from grusel.game import Illegal
from grusel.server.messages.http import Analysed
from grusel.server.turns import Turns
from grusel.server.workers import analysis
from grusel.server.workers.process import PROCESSES, Workers
from grusel.tables.messages import NOTHING

log = logging.getLogger("grusel.analyses")
SECONDS: Final = 50.0  # for the analysis itself
GRACE: Final = 30.0  # for starting Python, and for finishing
AT_ONCE: Final = 2  # for one address never more than one of them
WAITING: Final = 2  # the longest queue of an address; further requests are refused
WAITING_IN_ALL: Final = 40
KEPT: Final = 60


class Work:
    """One analysis, running or done."""

    def __init__(self) -> None:
        self.percent = 0
        self.found: bytes | None = None
        self.failed = False

    def hear(self, line: bytes) -> None:
        if line.strip().isdigit():
            self.percent = int(line)
        elif line.startswith(b"{"):
            self.found = line.strip()

    def shown(self) -> Analysed:
        return Analysed(percent=self.percent, analysis=NOTHING if self.found is None else Raw(self.found))


class Analyses:
    def __init__(self, jobs: int, seconds: float = SECONDS, by: Workers = PROCESSES) -> None:
        self.by = by
        self.jobs = jobs
        self.seconds = seconds
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(AT_ONCE, each=1)
        self.wanted: Counter[str] = Counter()  # by each address

    def known(self, key: str) -> Analysed | None:
        """The progress of this analysis; raises Illegal if it has failed, and then it may be started again."""
        work = self.works.get(key)
        if work is None:
            return None
        self.works.move_to_end(key)
        if work.failed:
            del self.works[key]
            raise Illegal("analysis-failed")
        return work.shown()

    def begin(self, key: str, record: str, address: str) -> Analysed:
        """Start the analysis of a game; raises Illegal when the queue is full."""
        if self.wanted[address] > WAITING or len(self.tasks) >= WAITING_IN_ALL:
            raise Illegal("analysis-busy")
        self.works[key] = work = Work()
        self.wanted[address] += 1
        self.tasks[key] = task = asyncio.create_task(self._run(work, record, address))
        task.add_done_callback(lambda _: self._ended(key, address))
        while len(self.works) > KEPT:
            self.works.popitem(last=False)
        return work.shown()

    def forget(self, key: str) -> None:
        """Drop everything about a deleted table."""
        self.works.pop(key, None)
        if key in self.tasks:
            self.tasks[key].cancel()

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    def _ended(self, key: str, address: str) -> None:
        self.tasks.pop(key, None)
        self.wanted[address] -= 1
        if not self.wanted[address]:
            del self.wanted[address]

    async def _run(self, work: Work, record: str, address: str) -> None:
        async with self.turns.turn(address):
            try:
                async with asyncio.timeout(self.seconds + GRACE):
                    await self._listen(work, record)
            except Exception as error:
                log.warning("analysis failed", extra={"problem": repr(error)})
        work.failed = work.found is None

    async def _listen(self, work: Work, record: str) -> None:
        words = [str(self.seconds), str(self.jobs)]
        async with aclosing(self.by.lines(analysis.__name__, words, record.encode())) as lines:
            async for line in lines:
                work.hear(line)
