"""What processes send each other, so that any of them serves any table."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct


class ToTable(Struct, frozen=True, tag="in"):
    """From a process that has the socket to the one that has the table."""

    table: str
    process: str
    sid: str
    body: Raw  # null: the socket has closed


class ToSockets(Struct, frozen=True, tag="out"):
    """And back."""

    sids: tuple[str, ...]
    body: Raw
    last: bool  # then the sockets are closed


class Dropped(Struct, frozen=True, tag="dropped"):
    """A table has been deleted."""

    table: str


Carried = ToTable | ToSockets | Dropped
decode_carried = msgspec.json.Decoder(Carried).decode
