"""A store beyond a network: it keeps the promise of `tables/store`, slowly, and now and then without an answer."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, TypeVar

from grusel.bench.simulation.happenings import TAKEN, TOO_LATE, UNTOLD
from grusel.bench.simulation.loop import Life, SimulatedLoop
from grusel.tables.rows import Batch, Kept, Listed, StepRow, TableRow
from grusel.tables.store import Forked, Refused, Storage, Then, Unsure
from grusel.testing.memory_store import MemoryStore

T = TypeVar("T")


class Away(OSError):
    """The store does not answer, on purpose."""


class Weather:
    """The current faults of one machine, changed by the plan."""

    def __init__(self) -> None:
        self.refuse = 0
        self.unsure = 0
        self.away = 0
        self.slow = 0


class Waiting:
    def __init__(self, batch: Batch, then: Then) -> None:
        self.batch = batch
        self.then = then


class SimulatedStore(Storage):
    """The way of one process to what all of them share."""

    def __init__(
        self,
        loop: SimulatedLoop,
        life: Life,
        shared: MemoryStore,
        weather: Weather,
        rng: Random,
        happened: Counter[str],
    ) -> None:
        self.loop = loop
        self.life = life
        self.shared = shared
        self.weather = weather
        self.rng = rng
        self.happened = happened
        self.lines: dict[str, deque[Waiting]] = {}  # batches of each table that are not reported yet

    async def open(self) -> None:
        return

    async def close(self) -> None:
        while self.lines:
            await asyncio.sleep(0.01)

    # --- writes -------------------------------------------------------------------------------------------------------

    def commit(self, batch: Batch, then: Then) -> None:
        line = self.lines.setdefault(batch.table, deque())
        line.append(Waiting(batch, then))
        if len(line) == 1:
            self._send(line)

    def _send(self, line: deque[Waiting]) -> None:
        self._outside(self._way(), self._arrive, line)

    def _arrive(self, line: deque[Waiting]) -> None:
        """The database has the batch, whatever has become of the process."""
        batch = line[0].batch
        error: Exception | None
        if self._happens(self.weather.away, 0.9):
            error = Refused("the database is away")
        elif self._happens(self.weather.refuse, 0.5):
            error = Refused("no room")
        elif self._happens(self.weather.unsure, 0.5):
            if self.rng.random() < 0.5:
                self._written(batch)
                self.happened[UNTOLD] += 1
            error = Unsure("no answer")
        else:
            error = self._written(batch)
        self._inside(self._way(), self._report, line, error)

    def _written(self, batch: Batch) -> Refused | None:
        try:
            self.shared.take(batch)
        except Refused as error:
            self.happened[TOO_LATE] += isinstance(error, Forked)
            return error
        return None

    def _report(self, line: deque[Waiting], error: Exception | None) -> None:
        done = line.popleft()
        late = [] if error is None else [*line]
        if error is not None:
            line.clear()
        if line:
            self._send(line)
        else:
            del self.lines[done.batch.table]
        done.then(error)
        for one in late:
            one.then(Refused("an older batch of the table was not written"))

    async def write(self, batch: Batch) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.commit(batch, lambda error: done.set_exception(error) if error else done.set_result(None))
        await done

    # --- the way there and back ---------------------------------------------------------------------------------------

    def _way(self) -> float:
        """Seconds for one way."""
        if self._happens(self.weather.slow, 0.5):
            return self.rng.uniform(0.0, 3.0)
        return self.rng.choice([0.0, 0.001, 0.01, 0.05])

    def _happens(self, faults: int, share: float) -> bool:
        return faults > 0 and self.rng.random() < share

    def _outside(self, delay: float, work: Callable[..., None], *args: Any) -> None:
        self.loop.call_later(delay, work, *args, context=self.loop.outside)

    def _inside(self, delay: float, work: Callable[..., None], *args: Any) -> None:
        self.loop.call_later(delay, work, *args, context=self.life.context)

    async def _ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Ask the database, which answers at a moment of its own."""
        answer: asyncio.Future[T] = self.loop.create_future()

        def arrive() -> None:
            failed = self._happens(self.weather.away, 0.9)
            done = None if failed and self.rng.random() < 0.7 else _at_once(work())
            self._inside(self._way(), reply, failed, done)

        def reply(failed: bool, done: T) -> None:
            if answer.done():
                return
            if failed:
                answer.set_exception(Away())
            else:
                answer.set_result(done)

        self._outside(self._way(), arrive)
        return await answer

    # --- reads --------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        return await self._ask(lambda: self.shared.load(table))

    async def find(self, table: str) -> Listed | None:
        return await self._ask(lambda: self.shared.find(table))

    async def log(self, table: str) -> tuple[StepRow, ...]:
        return await self._ask(lambda: self.shared.log(table))

    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        return await self._ask(lambda: self.shared.moves(table, numbers))

    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._ask(lambda: self.shared.last_steps(tables))

    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        return await self._ask(lambda: self.shared.positions(rows))

    async def lobby(self) -> list[Listed]:
        return await self._ask(self.shared.lobby)

    async def mine(self, key: str) -> list[Listed]:
        return await self._ask(lambda: self.shared.mine(key))

    async def hosted(self, key: str) -> int:
        return await self._ask(lambda: self.shared.hosted(key))

    async def everything(self) -> list[str]:
        return await self._ask(self.shared.everything)

    async def untouched(self, since: float) -> list[str]:
        return await self._ask(lambda: self.shared.untouched(since))

    async def check(self) -> None:
        return await self._ask(self.shared.check)

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        return await self._ask(lambda: self._claim(table, process, lease))

    async def _claim(self, table: str, process: str, lease: float) -> str | None:
        found = self.shared.tables.get(table)
        before = found.row.owner if found else ""
        owner = await self.shared.claim(table, process, lease)
        self.happened[TAKEN] += before not in ("", owner)
        return owner

    async def release(self, table: str, process: str) -> None:
        return await self._ask(lambda: self.shared.release(table, process))

    async def beat(self, process: str, lease: float) -> set[str]:
        return await self._ask(lambda: self.shared.beat(process, lease))

    async def leave(self, process: str) -> None:
        return await self._ask(lambda: self.shared.leave(process))

    async def due(self, lease: float) -> list[str]:
        return await self._ask(lambda: self.shared.due(lease))


def _at_once(work: Awaitable[T]) -> T:
    """The answer of a store in memory, which comes at once."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as done:
        answer: T = done.value
        return answer
    raise AssertionError("expected a store that answers at once")
