"""Analyses of finished games: one process at a time, a short queue, and a cache of the latest."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import Raw

from grusel.game import Illegal
from grusel.server.messages.http import Analysed
from grusel.server.workers.process import end, start
from grusel.tables.messages import NOTHING

log = logging.getLogger("grusel.analyses")
SECONDS: Final = 50.0  # for the analysis itself
GRACE: Final = 30.0  # for starting Python, and for finishing
WAITING: Final = 4  # the longest queue; further requests are refused
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
    def __init__(self, jobs: int, seconds: float = SECONDS) -> None:
        self.jobs = jobs
        self.seconds = seconds
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)

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

    def begin(self, key: str, record: str) -> Analysed:
        """Start the analysis of a game; raises Illegal when the queue is full."""
        if len(self.tasks) > WAITING:
            raise Illegal("analysis-busy")
        self.works[key] = work = Work()
        self.tasks[key] = task = asyncio.create_task(self._run(work, record))
        task.add_done_callback(lambda _: self.tasks.pop(key, None))
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

    async def _run(self, work: Work, record: str) -> None:
        async with self.turn:
            try:
                async with asyncio.timeout(self.seconds + GRACE):
                    await self._listen(work, record)
            except Exception as error:
                log.warning("analysis failed", extra={"problem": repr(error)})
        work.failed = work.found is None

    async def _listen(self, work: Work, record: str) -> None:
        starting = asyncio.ensure_future(start("grusel.server.workers.analysis", str(self.seconds), str(self.jobs)))
        try:
            process = await asyncio.shield(starting)
            assert process.stdin
            assert process.stdout
            process.stdin.write(record.encode())
            process.stdin.write_eof()
            async for line in process.stdout:
                work.hear(line)
        finally:
            await end(await starting)
