"""Connections between people and machines: ordered both ways, delayed, and cut with and without a word."""

from __future__ import annotations

from random import Random
from typing import Protocol

from grusel.bench.simulation.loop import Life, SimulatedLoop
from grusel.server.connection.session import Session
from grusel.server.runtime.hub import Hub


class End(Protocol):
    """The client's end of a connection."""

    def hear(self, connection: Connection, data: bytes) -> None: ...

    def closed(self, connection: Connection) -> None: ...


class Connection:
    """A socket: the server's `Wire`, and what the client has of it."""

    def __init__(self, number: int, loop: SimulatedLoop, life: Life, hub: Hub, end: End, rng: Random) -> None:
        self.number = number
        self.loop = loop
        self.life = life
        self.hub = hub
        self.end = end
        self.rng = rng
        self.session: Session | None = None
        self.up = self.down = 0.0  # when the last data arrive, both ways
        self.over = False  # for the client
        self.left = False  # the server knows
        self.vanished = False  # the client is gone without a word
        self.silent = False  # since the server's last check
        self._inside(self._open)

    def _open(self) -> None:
        self.session = self.hub.welcome(self)

    # --- the client ---------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if not self.over and not self.vanished:
            self._inside(self._arrive, data)

    def _arrive(self, data: bytes) -> None:
        self.silent = False
        if self.session and not self.left:
            self.session.hear(data)

    def hang_up(self) -> None:
        """The client closes."""
        self.over = True
        if not self.vanished:
            self._inside(self._leave)

    def vanish(self) -> None:
        """The client is gone, and its machine could not say so."""
        self.over = self.vanished = True

    def cut(self) -> None:
        """The network closes the connection for both."""
        self._inside(self._leave)
        self.server_gone()

    def server_gone(self) -> None:
        self._outside(self._end)

    def _end(self) -> None:
        if not self.over:
            self.over = True
            self.end.closed(self)

    def _leave(self) -> None:
        if self.session and not self.left:
            self.left = True
            self.hub.farewell(self.session)

    # --- as the session knows it --------------------------------------------------------------------------------------

    def write(self, data: bytes) -> int:
        if not self.left:
            self._outside(self._deliver, data)
        return 0

    def _deliver(self, data: bytes) -> None:
        if not self.over:
            self.end.hear(self, data)

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def close(self, code: int) -> None:
        self._outside(self._end)
        self.loop.call_soon(self._leave, context=self.life.context)

    def check(self) -> None:
        """Answered by every client that is there; a second silence ends the connection."""
        if self.silent:
            self.loop.call_soon(self._leave, context=self.life.context)
        self.silent = True
        if not self.vanished and not self.over:
            self._inside(self._pong)

    def _pong(self) -> None:
        self.silent = False

    # --- the way ------------------------------------------------------------------------------------------------------

    def _inside(self, work: object, *args: object) -> None:
        self.up = max(self.up, self.loop.time() + self._way())
        self.loop.call_at(self.up, work, *args, context=self.life.context)  # type: ignore[arg-type]

    def _outside(self, work: object, *args: object) -> None:
        self.down = max(self.down, self.loop.time() + self._way())
        self.loop.call_at(self.down, work, *args, context=self.loop.outside)  # type: ignore[arg-type]

    def _way(self) -> float:
        return self.rng.choice([0.0, 0.001, 0.02, 0.1])
