"""Writes that wait for the next commit, in the order in which they were handed over."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from grusel.server.metrics import COMMIT_SECONDS
from grusel.tables.rows import Batch
from grusel.tables.store import Refused

log = logging.getLogger("grusel.store")
MOST_TOGETHER = 500
Job = Callable[[Any], Any]  # on a connection, or whatever else the store writes to


class Waiting:
    """A batch or a job, and where to report its answer: an exception if it was not done."""

    def __init__(self, job: Batch | Job, done: Callable[[Any], None]) -> None:
        self.job = job
        self.done = done
        self.since = time.perf_counter()


class Reported:
    """From here on the writer of a table knows that one of its batches was not written."""

    def __init__(self, table: str) -> None:
        self.table = table


class Line:
    """One side hands over and reports, another, perhaps in a thread of its own, takes groups and commits them."""

    def __init__(self) -> None:
        self.waiting: deque[Waiting | Reported] = deque()
        self.failing: Counter[str] = Counter()  # batches of each table that were not written, until that is reported

    def take(self) -> tuple[list[Waiting], list[Waiting]]:
        """The batches to commit together, at most one of each table, without those that must not be written."""
        group: list[Waiting] = []
        refused: list[Waiting] = []
        tables: set[str] = set()
        while self.waiting and len(group) < MOST_TOGETHER:
            one = self.waiting[0]
            if isinstance(one, Reported):
                self._forget(one.table)
            elif isinstance(one.job, Batch):
                if self.failing[one.job.table]:
                    refused.append(one)
                elif not tables.isdisjoint(_tables(one.job)):
                    break
                else:
                    tables.update(_tables(one.job))
                    group.append(one)
            else:
                group.append(one)
            self.waiting.popleft()
        return group, refused

    def _forget(self, table: str) -> None:
        self.failing[table] -= 1
        if not self.failing[table]:
            del self.failing[table]

    def carry_out(self, commit: Callable[[list[Waiting]], list[Any]]) -> Iterator[list[tuple[Waiting, Any]]]:
        """Commit everything that waits, group by group; the answers to each."""
        while self.waiting:
            group, refused = self.take()
            yield self.answered(group, commit(group) if group else [], refused)

    def answered(self, group: list[Waiting], answers: list[Any], refused: list[Waiting]) -> list[tuple[Waiting, Any]]:
        """Every write with its answer; call this before the next group is taken."""
        late = [Refused("an older batch of the table was not written") for _ in refused]
        pairs = list(zip([*group, *refused], [*answers, *late], strict=True))
        for waiting, answer in pairs:
            if isinstance(answer, Exception) and isinstance(waiting.job, Batch):
                self.failing[waiting.job.table] += 1
        return pairs

    def report(self, pairs: Sequence[tuple[Waiting, Any]]) -> None:
        """Give answers to those who wait for them."""
        if pairs:
            COMMIT_SECONDS.observe(time.perf_counter() - pairs[0][0].since)
        for waiting, answer in pairs:
            if isinstance(answer, Exception) and isinstance(waiting.job, Batch):
                self.waiting.append(Reported(waiting.job.table))
            try:
                waiting.done(answer)
            except Exception:  # which must not keep the others waiting
                log.exception("callback of a write failed")


def _tables(batch: Batch) -> tuple[str, ...]:
    return (batch.table, batch.opens.row.id) if batch.opens else (batch.table,)
