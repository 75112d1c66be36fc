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


Carried = ToTable | ToSockets | Dropped
decode_carried = msgspec.json.Decoder(Carried).decode
