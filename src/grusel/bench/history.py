"""What happened at tables, as their clients and the store saw it: one JSON object a line.

The simulation and the commands that disturb real servers write it; `auditor` judges it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from grusel.tables.rows import ChatRow, SeatRow, StepRow, TableRow


class Entry(Struct, frozen=True, tag_field="kind", gc=False):
    """Something that happened at a moment, in seconds; a history is in the order of its moments."""

    at: float


class Sent(Entry, frozen=True, tag="sent", gc=False):
    """A client has sent a message; the first one on each socket is hello."""

    client: str  # a browser, or whatever has a key of its own
    socket: int  # different for every connection
    message: Raw


class Heard(Entry, frozen=True, tag="heard", gc=False):
    """A client has received a message."""

    client: str
    socket: int
    message: Raw


class Closed(Entry, frozen=True, tag="closed", gc=False):
    """A client knows that a connection has ended."""

    client: str
    socket: int


class Calm(Entry, frozen=True, tag="calm", gc=False):
    """From here on nothing fails, and everyone is there and plays: everything that is due has to happen."""


class Stored(Entry, frozen=True, tag="stored", gc=False):
    """A table as the store has it in the end."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    chat: tuple[ChatRow, ...]  # the last lines


class Removed(Entry, frozen=True, tag="removed", gc=False):
    """A table that is not in the store any more, because it was deleted."""

    table: str


class Trouble(Entry, frozen=True, tag="trouble", gc=False):
    """A program has noticed itself what must not happen: an error that is not caught, a table that hangs."""

    text: str
    table: str = ""
    rule: str = "trouble"


Any = Sent | Heard | Closed | Calm | Stored | Removed | Trouble

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Any).decode


def write(file: Path, entries: Iterable[Any]) -> None:
    with file.open("ab") as lines:
        for entry in entries:
            lines.write(encode(entry) + b"\n")


def read(file: Path) -> Iterator[Any]:
    """The entries of a file; raises msgspec.MsgspecError where a line is none."""
    with file.open("rb") as lines:
        for line in lines:
            yield decode(line)
