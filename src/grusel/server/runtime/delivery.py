"""The sockets of this process, and the way to those of others."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec import Raw

from grusel.server.connection.session import Session
from grusel.server.messages.cluster import ToSockets
from grusel.server.runtime.bus import Bus
from grusel.tables.messages import encode
from grusel.tables.state import Delivery


class Post:
    """Brings messages to sockets: encoded once, carried once to every other process."""

    def __init__(self, process: str, bus: Bus) -> None:
        self.process = process
        self.bus = bus
        self.sessions: dict[str, Session] = {}  # of this process

    def deliver(self, delivery: Delivery) -> None:
        to, data, last = delivery
        elsewhere: dict[str, list[str]] = {}
        for person in to:
            if person.process == self.process:
                self.bring(person.sid, data, last)
            else:
                elsewhere.setdefault(person.process, []).append(person.sid)
        for process, sids in elsewhere.items():
            self.bus.send(process, encode(ToSockets(tuple(sids), Raw(data), last=last)))

    def bring(self, sid: str, data: bytes, last: bool) -> None:
        """To a socket of this process; nothing happens if it is gone. After a last message it is closed."""
        session = self.sessions.get(sid)
        if session is None:
            return
        if last:
            session.hang_up(data)
        else:
            session.push(data)
