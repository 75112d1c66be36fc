"""Rows: what is kept of a table, and batches of them to write."""

from __future__ import annotations

import msgspec
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

    @property
    def begun(self) -> bool:
        """Whether the game has been started."""
        return self.phase != "open"


class SeatRow(Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    name: str = ""
    colour: str = ""
    bot: str = ""
    standin: bool = False
    token: str = ""
    key: str = ""


# As JSON a step is a list of its fields, also in the journals of version 0.1: add new fields last.
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


class Opening(Struct, frozen=True, kw_only=True, gc=False):
    """A new table. Its steps are those of a record that it continues, numbered from 1."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...] = ()
    snapshot: tuple[int, str] | None = None


class Batch(Struct, frozen=True, kw_only=True, gc=False):
    """The rows that one table writes, all of them or none.

    A batch that opens its own table creates it; one that opens another table (a rematch) writes both or neither.
    """

    table: str
    owner: str = ""  # the process that has the table, exactly as its row says; empty: no process has it
    opens: Opening | None = None
    steps: tuple[StepRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    snapshot: tuple[int, str] | None = None  # the number of the last step in it, and the state; older ones go
    changes: dict[str, object] = {}  # fields of the row; id and owner are not among them
    removes: bool = False  # the table and everything of it
    unless_touched: float | None = None  # Forked if the table was touched at this moment or later

    @property
    def only_moves(self) -> bool:
        """Steps, and now and then a snapshot: what is written at nearly every move."""
        rare = self.seats or self.chat or self.changes or self.opens or self.removes
        return not rare and self.unless_touched is None


class Kept(Struct, frozen=True, kw_only=True):
    """A table as it comes back: its last snapshot and the steps since."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: tuple[int, str] | None
    steps: tuple[StepRow, ...]
    plays: tuple[tuple[str, str], ...]  # the last ones, newest first: `seat:id` and the move
    chat: tuple[ChatRow, ...]


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list, with its seats."""

    row: TableRow
    seats: tuple[SeatRow, ...]


pack_steps = msgspec.msgpack.Encoder().encode
unpack_steps = msgspec.msgpack.Decoder(list[StepRow]).decode
