"""The messages of one table, by connection, to check against the promises."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from grusel.tables import messages
from grusel.tables.messages import NOTHING


class Socket:
    """One connection, and whose it is."""

    def __init__(self, number: int, client: str, hello: messages.Hello, since: float) -> None:
        self.number = number
        self.client = client
        self.hello = hello
        self.since = since
        self.closed: float | None = None

    def __str__(self) -> str:
        return f"{self.client} on socket {self.number}"


class Asked(NamedTuple):
    """A client's message."""

    at: float
    socket: Socket
    message: messages.FromClient


class Said(NamedTuple):
    """A message of the table."""

    at: float
    socket: Socket
    message: messages.FromServer
    raw: bytes

    @property
    def where(self) -> str:
        return f"{self.socket} at {self.at:.3f}"

    @property
    def step(self) -> messages.Step | None:
        """The step in it, which a refusal may have, too."""
        message = self.message
        if isinstance(message, messages.Refused) and message.step != NOTHING:
            return msgspec.json.decode(message.step, type=messages.Step)
        return message if isinstance(message, messages.Step) else None


class Evening:
    """Everything that was said at a table, in its order."""

    def __init__(self) -> None:
        self.sent: list[Asked] = []
        self.heard: list[Said] = []
        self.calm: float | None = None
        self.end = 0.0
