"""Requests beside the game: what-ifs, forecasts, hints. They neither change the table nor wait for a write."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw

from grusel.game import Illegal, Message, Seat
from grusel.server.connection.rate_limits import Buckets
from grusel.server.runtime.memory import Memory
from grusel.server.runtime.services import Services
from grusel.tables import what_if
from grusel.tables.commands import Heard
from grusel.tables.messages import (
    Back,
    Foresee,
    Foreseen,
    FromClient,
    Hint,
    Hinted,
    Imagine,
    Refused,
    ServerMessage,
    Share,
    Try,
    encode,
)
from grusel.tables.people import Person
from grusel.tables.state import Delivery, TableState

log = logging.getLogger("grusel.asides")
WHAT_IFS = (5.0, 20)  # a second, and at once: truths are expensive to imagine
HINTS = (0.5, 5)  # a bot has to think about each
ASIDES: Final = (Imagine, Try, Back, Share, Foresee, Hint)


class Asides:
    """Lines and hints of all people at a table, by socket; answered in the order in which they came."""

    def __init__(
        self,
        services: Services,
        table: Callable[[], TableState],
        memory: Memory,
        refuse: Callable[[Heard, Message], None],
    ) -> None:
        self.services = services
        self.table = table
        self.memory = memory
        self.refuse = refuse
        self.waiting: deque[Heard] = deque()
        self.reading: asyncio.Task[None] | None = None  # a place's memory
        self.lines: dict[str, what_if.Line] = {}
        self.hinting: dict[str, asyncio.Task[None]] = {}
        self.what_ifs = Buckets(*WHAT_IFS)
        self.hints = Buckets(*HINTS)

    def hear(self, heard: Heard) -> None:
        self.waiting.append(heard)
        self._go_on()

    def forget(self, sid: str) -> None:
        """A socket has closed."""
        self.lines.pop(sid, None)
        self.what_ifs.forget(sid)
        self.hints.forget(sid)
        if task := self.hinting.pop(sid, None):
            task.cancel()

    def close(self) -> None:
        self.waiting.clear()
        if self.reading:
            self.reading.cancel()
        for task in [*self.hinting.values()]:
            task.cancel()

    def _go_on(self) -> None:
        while self.waiting and self.reading is None:
            seat = self._needed(self.waiting[0])
            if seat is not None and self.memory.known(seat) is None:
                self.reading = asyncio.create_task(self._read(seat))
            else:
                self._answer(self.waiting.popleft())

    def _needed(self, heard: Heard) -> Seat | None:
        """The person's seat whose memory the answer needs."""
        person, body = self.table().company.find(heard.sid), heard.body
        if person is None or not isinstance(body, Imagine | Foresee | Hint) or body.seat not in person.seats:
            return None
        return body.seat

    async def _read(self, seat: Seat) -> None:
        try:
            await self.memory.witnessed(seat)
        except Exception:
            log.exception("witnessed events cannot be read", extra={"table": self.table().row.id})
            self.refuse(self.waiting.popleft(), Message("server-trouble"))
        self.reading = None
        self._go_on()

    def _answer(self, heard: Heard) -> None:
        person = self.table().company.find(heard.sid)
        try:
            if person is None:
                raise Illegal("server-say-hello")
            self._carry_out(person, heard.body)
        except Illegal as error:
            self.refuse(heard, error.message)
        except Exception as error:
            log.error("preview, hint or what-if failed", extra={"table": self.table().row.id}, exc_info=error)
            self.refuse(heard, Message("server-trouble"))

    def _carry_out(self, person: Person, body: FromClient) -> None:
        if isinstance(body, Hint):
            return self._hint(person, body)
        if not self.what_ifs.take(person.sid):
            raise Illegal("server-too-fast")
        if isinstance(body, Foresee):
            forecast = what_if.foreseen(self.table().game, self._truth(person, body.seat), body.seat, body.action)
            return self._send(person, Foreseen(id=body.id, forecast=forecast))
        return self._dream(person, body)

    # --- what if ------------------------------------------------------------------------------------------------------

    def _dream(self, person: Person, body: FromClient) -> None:
        if isinstance(body, Imagine):
            truth = self._truth(person, body.seat)
            self.lines[person.sid] = what_if.begin(self.table().game, truth, body.seat)
        line = self.lines.get(person.sid)
        if line is None:
            raise Illegal("server-no-line")
        match body:
            case Try(by=by, action=action):
                line = what_if.tried(line, by, action, self.services.rng)
            case Back():
                line = what_if.back(line)
            case Share():
                self.services.post.deliver(Delivery(self.table().company.everyone(), what_if.shared(line)))
                return
        self.lines[person.sid] = line
        self.services.post.deliver(Delivery((person,), what_if.shown(line)))

    def _truth(self, person: Person, seat: Seat) -> Any:
        table = self.table()
        if seat not in person.seats:
            raise Illegal("server-not-your-seat")
        seen = self.memory.known(seat)
        assert seen is not None
        return what_if.imagined(table.game, table.position.view(seat), seat, seen, self.services.rng)

    # --- hints --------------------------------------------------------------------------------------------------------

    def _hint(self, person: Person, asked: Hint) -> None:
        """Have a bot think about the seat's next move; raises Illegal where there is nothing to think about."""
        table, seat = self.table(), asked.seat
        if seat not in person.seats:
            raise Illegal("server-not-your-seat")
        if not table.house.hints:
            raise Illegal("server-hints-off")
        actions = table.game.actions(table.position.state, seat)
        if not actions:
            raise Illegal("server-hint-not-now")
        table.check_playing(seat, asked.seq)
        if person.sid in self.hinting:
            raise Illegal("server-hint-busy")
        if not self.hints.take(person.sid):
            raise Illegal("server-too-fast")
        seen = self.memory.known(seat)
        assert seen is not None
        thought = self._think(table, person, asked, list(seen), list(actions))
        self.hinting[person.sid] = asyncio.create_task(thought)

    async def _think(self, table: TableState, person: Person, asked: Hint, seen: list[Any], actions: list[Any]) -> None:
        """The state stays here; the bot gets the view."""
        game, seat = table.game, asked.seat
        answer: ServerMessage
        try:
            view, whose = table.position.view(seat), (person.origin, table.row.host, table.row.id)
            advice = await self.services.bots.hint(game, seat, view, seen, actions, whose)
        except Illegal as error:
            answer = Refused(id=asked.id, why=error.message)
        else:
            action = actions[advice.number]
            written, text = Raw(encode(action)), game.write(table.position.state, action)
            answer = Hinted(id=asked.id, seat=seat, seq=asked.seq, action=written, text=text, reasons=advice.reasons)
        finally:
            self.hinting.pop(person.sid, None)
        self._send(person, answer)

    def _send(self, person: Person, message: ServerMessage) -> None:
        self.services.post.deliver(Delivery((person,), encode(message)))
