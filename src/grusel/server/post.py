"""The sockets of this process, and the way to those of others."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from grusel.server.bus import Bus
from grusel.server.carried import ToSockets
from grusel.server.protocol import encode
from grusel.server.session import Session


class Post:
    """Brings messages to sockets."""

    def __init__(self, process: str, bus: Bus) -> None:
        self.process = process
        self.bus = bus
        self.sessions: dict[str, Session] = {}  # of this process

    def deliver(self, process: str, sids: Sequence[str], data: bytes) -> None:
        if process == self.process:
            self.bring(sids, data)
        else:
            self.bus.send(process, encode(ToSockets(tuple(sids), Raw(data), last=False)))

    def hang_up(self, process: str, sid: str, data: bytes) -> None:
        """A last message, and the socket is closed."""
        if process == self.process:
            self.bring_last([sid], data)
        else:
            self.bus.send(process, encode(ToSockets((sid,), Raw(data), last=True)))

    def bring(self, sids: Sequence[str], data: bytes) -> None:
        for sid in sids:
            if session := self.sessions.get(sid):
                session.push(data)

    def bring_last(self, sids: Sequence[str], data: bytes) -> None:
        for sid in sids:
            if session := self.sessions.get(sid):
                session.hang_up(data)
