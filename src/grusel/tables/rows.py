"""Rows: what is kept of a table, and batches of them to write."""

from __future__ import annotations

from msgspec import Struct


class TableRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    seats: int
    options: str
    start: str = ""
    seed: bytes
    house: str
    phase: str
    host: str
    watch: str
    public: bool
    imported: int = 0
    next: str = ""
    created: float
    touched: float
    due: bool = False
    owner: str = ""


class SeatRow(Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    name: str = ""
    colour: str = ""
    bot: str = ""
    standin: bool = False
    token: str = ""
    key: str = ""


# In the journal a step is a list of just these, so that new ones have to come last.
class StepRow(Struct, frozen=True, kw_only=True, array_like=True, gc=False):
    seq: int
    kind: str
    by: int | None
    move: str  # of an undo: how many moves are left
    text: str
    events: str = "[]"
    draw: int | None = None
    noticed: int = 0
    clock: str = ""
    client: str = ""
    at: float = 0.0


class ChatRow(Struct, frozen=True, kw_only=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Batch(Struct, frozen=True, kw_only=True, gc=False):
    """What one table wants written, all of it or nothing."""

    table: str
    owner: str = ""  # the process that has the table, as far as it knows; empty: nobody has it yet
    steps: tuple[StepRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    snapshot: tuple[int, str] | None = None
    changes: dict[str, object] = {}

    @property
    def only_moves(self) -> bool:
        """Steps, and now and then a snapshot: what is written at nearly every move."""
        return not (self.seats or self.chat or self.changes)


class Kept(Struct, frozen=True, kw_only=True):
    """A table as it comes back: its last snapshot and the steps since."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: tuple[int, str] | None
    steps: tuple[StepRow, ...]
    clients: tuple[str, ...]  # of the last plays, so that one sent again is known
    chat: tuple[ChatRow, ...]


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list, with its seats."""

    row: TableRow
    seats: tuple[SeatRow, ...]
