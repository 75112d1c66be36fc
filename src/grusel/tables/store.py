"""The promise of a store: what is committed is kept, all of it or nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from msgspec import Struct

from grusel.tables.rows import Batch, ChatRow, Kept, Listed, Opening, StepRow, TableRow

CHAT_KEPT = 50  # the last lines of a table
PLAYS_KEPT = 100  # the last plays of a table whose ids are loaded with it
MOST_LISTED = 200
CHANGEABLE = frozenset(TableRow.__struct_fields__) - {"id", "owner"}


class Refused(Exception):
    """Nothing of a batch was written. It may be tried again, unless it is Forked."""


class Forked(Refused):
    """Another process has the table or has written its next step, there is a gap, or the table is gone."""


class Unsure(Exception):
    """A batch may have been written or not: the table has to be read again."""


Then = Callable[[Exception | None], None]


class Store(ABC):
    """Keeps tables. One verb writes them; reads see every batch that was reported as written."""

    def reserve(self) -> None:
        """Make sure that no other process uses a store that is for one process alone; raises Illegal."""
        return

    @abstractmethod
    async def open(self) -> None:
        """Reserve the store and get ready; raises Illegal."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was handed over, then let go."""

    @abstractmethod
    def commit(self, batch: Batch, then: Then) -> None:
        """Write a batch, then report: None once it is durable, else Forked, Refused or Unsure.

        The report comes on the caller's loop, after this call has returned. Batches of one table are written in the
        order in which they were handed over. After one that was not written, those that were handed over before its
        report are Refused, too. Batches of other tables never suffer from one that is refused.
        """

    @abstractmethod
    async def write(self, batch: Batch) -> None:
        """Commit a batch and wait for its report; raises Forked, Refused or Unsure."""

    # --- reads, each of one moment ------------------------------------------------------------------------------------

    @abstractmethod
    async def load(self, table: str) -> Kept | None: ...

    @abstractmethod
    async def find(self, table: str) -> Listed | None: ...

    @abstractmethod
    async def log(self, table: str) -> tuple[StepRow, ...]:
        """Every step of a table in order, moves that were taken back and the undos included."""

    @abstractmethod
    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        """The steps of these moves of the game: numbered from 1, without those that were taken back."""

    @abstractmethod
    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last step of each of these tables that is there; 0 where it has none."""

    @abstractmethod
    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        """The last snapshot of each of these tables and the steps since, without seats, clients and chat."""

    @abstractmethod
    async def lobby(self) -> list[Listed]:
        """Public tables that wait for people, the newest first."""

    @abstractmethod
    async def mine(self, key: str) -> list[Listed]:
        """The tables that a key hosts or sits at, the newest first."""

    @abstractmethod
    async def hosted(self, key: str) -> int:
        """The number of tables that a key hosts."""

    @abstractmethod
    async def everything(self) -> list[str]:
        """All tables, the oldest first."""

    @abstractmethod
    async def untouched(self, since: float) -> list[str]:
        """The tables that were last touched before a moment."""

    @abstractmethod
    async def check(self) -> None:
        """Raise if the store does not answer, or soon has no room for what is written."""


class Leases(ABC):
    """Knows which process has which table, and which processes are alive."""

    @abstractmethod
    async def claim(self, table: str, process: str, lease: float) -> str | None:
        """Give a table to a process unless another one that is alive has it; return its owner, None without a table."""

    @abstractmethod
    async def release(self, table: str, process: str) -> None:
        """Give a table up, if this process has it."""

    @abstractmethod
    async def beat(self, process: str, lease: float) -> set[str]:
        """Note that a process is alive; return all that were heard of within the lease."""

    @abstractmethod
    async def leave(self, process: str) -> None:
        """Give up everything a process has."""

    @abstractmethod
    async def due(self, lease: float) -> list[str]:
        """Some tables where a bot or chance is to move and which no living process has."""


class Storage(Store, Leases):
    """Tables and their owners, kept in one place: what a server needs."""


# --- what may be written ----------------------------------------------------------------------------------------------


class Stand(Struct, frozen=True, array_like=True, gc=False):
    """The last written step of a table and its owner, which decide whether its next batch may be written."""

    owner: str
    step: int = 0  # the number of the last one
    chat: int = 0
    touched: float = 0.0


def after(batch: Batch, stand: Stand | None) -> Stand:
    """The stand of a table once a batch is written; raises Forked or Refused if it may not be."""
    if stand is None:
        raise Forked("the table is gone")
    if stand.owner != batch.owner:
        raise Forked("another process has the table")
    if batch.unless_touched is not None and stand.touched >= batch.unless_touched:
        raise Forked("the table was touched")
    if not batch.changes.keys() <= CHANGEABLE:
        raise Refused(f"no such fields of a table: {sorted(batch.changes.keys() - CHANGEABLE)}")
    step, chat = _last_step(batch.steps, stand.step), _last_line(batch.chat, stand.chat)
    if batch.snapshot and batch.snapshot[0] > step:
        raise Forked("a snapshot of steps that are not there")
    touched = batch.changes.get("touched", stand.touched)
    return Stand(stand.owner, step, chat, touched)  # type: ignore[arg-type]  # a field of TableRow


def opened(opening: Opening) -> Stand:
    """The stand of a new table; raises Forked if its steps have a gap."""
    row = opening.row
    batch = Batch(table=row.id, owner=row.owner, steps=opening.steps, snapshot=opening.snapshot)
    return after(batch, Stand(row.owner, touched=row.touched))


def _last_step(steps: Sequence[StepRow], last: int) -> int:
    for step in steps:
        if step.seq != last + 1:
            raise Forked(f"step {step.seq} does not follow {last}")
        last += 1
    return last


def _last_line(lines: Sequence[ChatRow], last: int) -> int:
    for line in lines:
        if line.number != last + 1:
            raise Forked(f"line {line.number} of the chat does not follow {last}")
        last += 1
    return last
