"""What a bot would do on somebody's seat, thought out beside the table and told to that person alone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from grusel.game import Illegal
from grusel.server.connection.rate_limits import Buckets
from grusel.tables.messages import Hint, Hinted, Refused, ServerMessage, encode
from grusel.tables.people import Person

if TYPE_CHECKING:
    from grusel.server.runtime.table import Table

HINTS = (0.5, 5)  # a second, and at once: a bot has to think about each


class Hints:
    """What is being thought about for whom, by socket."""

    def __init__(self) -> None:
        self.asking: dict[str, asyncio.Task[None]] = {}
        self.buckets = Buckets(*HINTS)

    def slow_down(self, sid: str) -> None:
        """Raises Illegal for whoever wants too many."""
        if sid in self.asking:
            raise Illegal("server-hint-busy")
        if not self.buckets.take(sid):
            raise Illegal("server-too-fast")

    def begin(self, sid: str, thought: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thought)
        self.asking[sid] = task
        task.add_done_callback(lambda _: self.asking.pop(sid, None))

    def forget(self, sid: str) -> None:
        self.buckets.forget(sid)
        if sid in self.asking:
            self.asking[sid].cancel()

    def close(self) -> None:
        for sid in list(self.asking):
            self.forget(sid)


async def wish(table: Table, person: Person, asked: Hint) -> None:
    """Have a bot think about the seat's next move; raises Illegal where there is nothing to think about."""
    board = table.board
    table.own_seat(person, asked.seat)
    if not board.house.hints:
        raise Illegal("server-hints-off")
    if not board.game.actions(board.line.state, asked.seat):
        raise Illegal("server-hint-not-now")
    table.check_playing(asked.seat, asked.seq)
    table.hints.slow_down(person.sid)
    seen = list(await board.seen(asked.seat))
    table.hints.begin(person.sid, _think(table, person, asked, board.line.state, seen))


async def _think(table: Table, person: Person, asked: Hint, state: Any, seen: list[Any]) -> None:
    """The state stays here; the bot gets the view."""
    game, seat = table.board.game, asked.seat
    actions = game.actions(state, seat)
    answer: ServerMessage
    try:
        advice = await table.services.bots.hint(game, seat, game.view(state, seat), seen, actions)
    except Illegal as error:
        answer = Refused(id=asked.id, why=error.message)
    else:
        action = actions[advice.number]
        written, text = Raw(encode(action)), game.write(state, action)
        answer = Hinted(id=asked.id, seat=seat, seq=asked.seq, action=written, text=text, reasons=advice.reasons)
    table.company.send(person, answer)
