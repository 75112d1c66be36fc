"""Tables at home: everything a page needs of a server, in a worker of the browser."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from grusel.server.connection.session import Session
from grusel.server.http.desk import Desk
from grusel.server.http.puzzle_desk import PuzzleDesk
from grusel.server.runtime.bus import LocalBus
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings
from grusel.server.workers.process import Workers
from grusel.tab.requests import Answered, Desks, Request, answer
from grusel.tab.storage import BrowserStore, Shelves

# One person, one worker for bots, and no other process that could take a table over.
SETTINGS: Final = Settings(
    bot_workers=1,
    bot_grace=20.0,
    lease=3600.0,
    messages_per_second=200,
    message_burst=1000,
    tables_per_key=1_000_000,
)


class Port:
    """The wire of one page at one table."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.send = send
        self.closed = closed

    def write(self, data: bytes) -> int:
        self.send(data.decode())
        return 0  # whatever is sent has arrived

    def pause(self) -> None:
        return  # the session keeps what it hears meanwhile

    def resume(self) -> None:
        return

    def close(self, code: int) -> None:
        self.closed(code)

    def check(self) -> None:
        return  # a page that is gone takes its port with it


class Home:
    def __init__(self, shelves: Shelves, workers: Workers, settings: Settings = SETTINGS) -> None:
        store = BrowserStore(shelves, secrets.token_hex(6))
        self.hub = Hub(store, LocalBus(), settings, workers=workers)
        self.desks = Desks(Desk(self.hub, workers), PuzzleDesk(workers))

    async def open(self) -> None:
        await self.hub.open()

    async def close(self) -> None:
        await self.desks.tables.close()
        await self.hub.close()

    async def ask(self, request: Request) -> Answered:
        return await answer(self.desks, request)

    def enter(self, send: Callable[[str], None], closed: Callable[[int], None]) -> Session:
        """A page comes to a table: what it says goes to the session's `hear`, until it leaves."""
        return self.hub.welcome(Port(send, closed))

    def leave(self, session: Session) -> None:
        self.hub.farewell(session)


def without_waiting(settings: Settings = SETTINGS) -> Settings:
    """The same for tests: bots answer as soon as they know."""
    return replace(settings, bot_budget=0.0)
