"""Moves on their way into the database, where that is a file.

What a few turns of the loop bring is written to the journal together: then it is safe, and told. Now and then all of it
is settled in the database. Whoever wants to read or to write there waits for that.

The loop writes the journal itself. That takes a disk a tenth of a millisecond, and to have a thread do it takes longer.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from grusel.server.metrics import COMMIT_SECONDS, MOVES
from grusel.server.storage.journal import Journal
from grusel.server.storage.queries import Job
from grusel.server.storage.statements import Shots, settle
from grusel.server.storage.store import Then, tell
from grusel.tables.rows import Batch

log = logging.getLogger("grusel.moves")
MOST_TOGETHER, MOST_UNSETTLED = 500, 1000
SETTLED_AFTER, AGAIN_AFTER = 0.25, 1.0  # seconds

encode = msgspec.json.Encoder().encode


class Moves:
    """Those that are not in the database yet."""

    def __init__(self, journal: Journal, submit: Callable[[Batch | Job], asyncio.Future[Any]]) -> None:
        self.journal = journal
        self.submit = submit  # have something written to the database, after all that was submitted before
        self.loop = asyncio.get_running_loop()
        self.last: dict[str, int] = {}  # the last step of tables, where it is known
        self.made: list[Batch] = []  # not in the journal yet
        self.then: list[Then] = []  # whom to tell when they are
        self.since = 0.0  # when the first of them came
        self.rows: list[bytes] = []  # in the journal alone
        self.count = 0  # of them
        self.shots: Shots = {}
        self.settling: asyncio.Future[Any] | None = None  # until everything handed over is in the database
        self.alarm: asyncio.TimerHandle | None = None

    def keep(self, batch: Batch, then: Then) -> bool:
        """Write a move that follows the last one we know of; false if the database has to be asked about it."""
        table, steps = batch.table, batch.steps
        if self.last.get(table, -1) != steps[0].seq - 1 or batch.seats or batch.chat or batch.changes:
            return False
        self.last[table] = steps[-1].seq
        if not self.made:
            self.since = time.perf_counter()
            self.loop.call_soon(self._gather, 0)
        self.made.append(batch)
        self.then.append(then)
        return True

    def pass_by(self, batch: Batch) -> asyncio.Future[Any]:
        """Have the database look at it."""
        self.last.pop(batch.table, None)
        self.settle()
        done = self.submit(batch)
        if batch.steps:
            done.add_done_callback(partial(self._know, batch))
        return done

    def _know(self, batch: Batch, done: asyncio.Future[Any]) -> None:
        if not done.cancelled() and not done.exception():
            self.last[batch.table] = batch.steps[-1].seq

    def _gather(self, before: int) -> None:
        """Write when a turn of the loop has brought nothing more: one move costs the disk as much as all together."""
        if before < len(self.made) < MOST_TOGETHER:
            self.loop.call_soon(self._gather, len(self.made))
        else:
            self.write()

    def write(self) -> None:
        """Write what has gathered, and tell."""
        made, then = self.made, self.then
        if not made:
            return
        self.made, self.then = [], []
        rows: bytes = encode([(batch.table, batch.steps) for batch in made])
        try:
            written = self.journal.write(rows)
        except OSError as error:
            for batch in made:
                self.last.pop(batch.table, None)
            _tell(then, error)
            return
        if written:
            self._is_safe(rows, made)
            _tell(then, None)
            MOVES.inc(len(made))
            COMMIT_SECONDS.observe(time.perf_counter() - self.since)
        else:  # there is no more room; until there is, the database is asked
            for batch, one in zip(made, then, strict=True):
                self.pass_by(batch).add_done_callback(partial(tell, one))

    def _is_safe(self, rows: bytes, made: list[Batch]) -> None:
        self.rows.append(rows[1:-1])
        for batch in made:
            self.count += len(batch.steps)
            if batch.snapshot:
                self.shots[batch.table] = batch.snapshot
        if self.count >= MOST_UNSETTLED:
            self.settle()
        elif self.alarm is None:
            self.alarm = self.loop.call_later(SETTLED_AFTER, self._settle_now)

    def _settle_now(self) -> None:
        self.alarm = None
        self.settle()

    def settle(self) -> asyncio.Future[Any] | None:
        """Have everything written into the database; when it will be there, if it is not."""
        self.write()
        if self.rows:
            rows, self.rows = self.rows, []
            shots, self.shots = self.shots, {}
            count, self.count = self.count, 0
            self.settling = self.submit(partial(settle, rows=b"[" + b",".join(rows) + b"]", shots=shots))
            self.settling.add_done_callback(partial(self._settled, rows, shots, count))
        return self.settling

    def close(self) -> None:
        if self.alarm:
            self.alarm.cancel()
        self.journal.close()

    def _settled(self, rows: list[bytes], shots: Shots, count: int, done: asyncio.Future[Any]) -> None:
        last = self.settling is done
        if last:
            self.settling = None
        if error := done.exception():
            log.error("moves cannot be written into the database", exc_info=error)
            self.rows, self.count = rows + self.rows, count + self.count
            self.shots = shots | self.shots
            self.alarm = self.alarm or self.loop.call_later(AGAIN_AFTER, self._settle_now)
            return
        if done.result() < count:  # somebody else has deleted a table
            self.last.clear()
        if last and not self.rows:
            self.journal.begin_anew()


def _tell(then: list[Then], error: BaseException | None) -> None:
    for one in then:
        try:
            one(error)
        except Exception:  # which is no reason to keep the others waiting
            log.exception("cannot be told")
