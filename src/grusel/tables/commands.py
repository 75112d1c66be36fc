"""The commands of a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grusel.game import Message, Seat
from grusel.tables.messages import FromClient
from grusel.tables.state import TableState


class Heard(Struct, frozen=True):
    """A client has said something."""

    body: FromClient
    process: str  # that has its socket
    sid: str
    origin: str = ""  # the same for all sockets of one address


class Hung(Struct, frozen=True):
    """A socket has closed."""

    process: str
    sid: str
    origin: str = ""


class BotMove(Struct, frozen=True):
    """A bot has chosen."""

    seat: Seat
    seq: int  # of the table, when it began to think
    move: Any


class BotWaits(Struct, frozen=True):
    """The bot that was asked has to wait, because others think."""

    seq: int  # of the table, when it was asked


class Tick(Struct, frozen=True):
    """Time has passed: a clock may have run out, or a person may have been away too long."""


class Begin(Struct, frozen=True):
    """The table has come into memory: do what was due."""


class Reload(Struct, frozen=True):
    """Go on from what is stored: a write may have failed, or another process has written."""

    stored: TableState


class Unsettled(Struct, frozen=True):
    """Tell a client what became of its command, whose write may have failed."""

    heard: Heard
    why: Message


Command = Heard | Hung | BotMove | BotWaits | Tick | Begin | Reload | Unsettled
