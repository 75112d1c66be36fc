"""Messages between processes, so that each of them can serve any table."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct


class ToTable(Struct, frozen=True, tag="in"):
    """From the process with the socket to the process with the table."""

    table: str
    process: str
    sid: str
    body: Raw  # null: the socket has closed
    origin: str = ""


class ToSockets(Struct, frozen=True, tag="out"):
    """From the process with the table to the processes with its sockets."""

    sids: tuple[str, ...]
    body: Raw
    last: bool  # then the sockets are closed


class Dropped(Struct, frozen=True, tag="dropped"):
    """A table was deleted."""

    table: str


class AreThere(Struct, frozen=True, tag="roll"):
    """From a process with tables: which of these sockets of yours are still there? The closed ones are named."""

    process: str
    sids: dict[str, tuple[str, ...]]  # by table


Carried = ToTable | ToSockets | Dropped | AreThere
decode_carried = msgspec.json.Decoder(Carried).decode
