"""The sockets of this process, and the way to those of others."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from grusel.server.connection.session import Session
from grusel.server.messages.cluster import ToSockets
from grusel.server.runtime.bus import Bus
from grusel.tables.messages import encode


class Post:
    """Brings messages to sockets."""

    def __init__(self, process: str, bus: Bus) -> None:
        self.process = process
        self.bus = bus
        self.sessions: dict[str, Session] = {}  # of this process

    def push(self, sid: str, data: bytes) -> None:
        """To a socket of this process; nothing happens if it is gone."""
        session = self.sessions.get(sid)
        if session is not None:
            session.push(data)

    def carry(self, process: str, sids: Sequence[str], data: bytes) -> None:
        """To sockets of another process."""
        self.bus.send(process, encode(ToSockets(tuple(sids), Raw(data), last=False)))

    def deliver(self, process: str, sid: str, data: bytes) -> None:
        self.push(sid, data) if process == self.process else self.carry(process, [sid], data)

    def hang_up(self, process: str, sid: str, data: bytes) -> None:
        """A last message, and the socket is closed."""
        if process != self.process:
            self.bus.send(process, encode(ToSockets((sid,), Raw(data), last=True)))
        elif session := self.sessions.get(sid):
            session.hang_up(data)
