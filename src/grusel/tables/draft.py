"""A decision under way: the table as it would be, what to keep of it, and what to tell whom."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from grusel.game import Arg, Illegal, Message, Seat
from grusel.tables.history import snapshot
from grusel.tables.messages import Gone, Notice, ServerMessage, encode
from grusel.tables.people import Person
from grusel.tables.rows import Batch, ChatRow, Opening, SeatRow, StepRow
from grusel.tables.state import OPEN, Decided, Delivery, Given, Recall, TableState
from grusel.tables.tokens import TOKEN_BYTES, token_of
from grusel.tables.waiting import is_due
from grusel.timeline import AnyMoment

TOUCHED_EVERY: Final = 60.0  # seconds: when a table was last used need not be known exactly


class Draft:
    """Changes nothing but itself: an error on the way leaves the table as it was."""

    def __init__(self, table: TableState, given: Given) -> None:
        self.table = table
        self.given = given
        self.now: float = given.now
        self.steps: list[StepRow] = []
        self.seats: dict[Seat, SeatRow] = {}
        self.chat: list[ChatRow] = []
        self.snapshot: tuple[int, str] | None = None
        self.changes: dict[str, object] = {}
        self.opens: Opening | None = None
        self.outbox: list[Delivery] = []
        self.made: list[AnyMoment] = []
        self.undone = False
        self.recalls: list[Recall] = []

    # --- the table ----------------------------------------------------------------------------------------------------

    def become(self, **fields: Any) -> None:
        self.table = replace(self.table, **fields)

    def change_row(self, **values: Any) -> None:
        self.changes.update(values)
        self.become(row=replace(self.table.row, **values))

    def change_seats(self, rows: Sequence[SeatRow]) -> None:
        if rows:
            self.seats.update({row.seat: row for row in rows})
            self.become(seats=tuple([self.seats.get(row.seat, row) for row in self.table.seats]))

    def own_seat(self, person: Person, seat: Seat) -> SeatRow:
        """The seat's row; raises Illegal if another person sits there."""
        if seat not in person.seats:
            raise Illegal("server-not-your-seat")
        return self.table.seats[seat]

    def arrange(self, everybody_saw: bool = False) -> None:
        """Set the clock running for the person whom the table waits for now."""
        if everybody_saw:
            self.become(shared=self.table.seq, queued=False)
        if self.table.clock is None:
            return
        clock, seat = self.table.clock.stopped(self.now), self.table.waits_for()
        if seat is not None and everybody_saw:
            clock = clock.begun(seat)
        self.become(clock=clock)
        person = seat if seat is not None and not self.table.bot_on(seat) else None
        self.become(clock=clock.waits_for(person, everybody_saw, self.now))

    def new_token(self) -> str:
        """A secret for a link."""
        return token_of(self.given.entropy(TOKEN_BYTES))

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, people: tuple[Person, ...], data: bytes) -> None:
        if people:
            self.outbox.append(Delivery(people, data))

    def send(self, person: Person, message: ServerMessage) -> None:
        self.tell((person,), encode(message))

    def broadcast(self, message: ServerMessage) -> None:
        self.tell(self.table.company.everyone(), encode(message))

    def notice(self, id: str, **args: Arg) -> None:
        self.broadcast(Notice(text=Message(id, args)))

    def send_away(self, person: Person, why: Message, again: bool) -> None:
        """A last message; then the socket is closed."""
        self.become(company=self.table.company.minus(person.sid))
        self.outbox.append(Delivery((person,), encode(Gone(why=why, again=again)), True))

    # --- what follows -------------------------------------------------------------------------------------------------

    def decided(self) -> Decided:
        due = is_due(self.table)
        if due != self.table.row.due:
            self.change_row(due=due)
        keeps = bool(self.steps or self.seats or self.chat or self.changes or self.opens)
        if keeps and self.now - self.table.row.touched > TOUCHED_EVERY:
            self.change_row(touched=self.now)
        batch = self._batch() if keeps else None
        return Decided(self.table, batch, tuple(self.outbox), tuple(self.made), self.undone, tuple(self.recalls))

    def _batch(self) -> Batch:
        row = self.table.row
        return Batch(
            table=row.id,
            owner=row.owner,
            steps=tuple(self.steps),
            seats=tuple(self.seats.values()),
            chat=tuple(self.chat),
            snapshot=self.snapshot or self._time_used(),
            changes=self.changes,
            opens=self.opens,
        )

    def _time_used(self) -> tuple[int, str] | None:
        """Between two steps, a snapshot keeps the time that clocks have run since the last."""
        table = self.table
        if self.steps or table.clock is None or table.row.phase == OPEN:
            return None
        return table.seq, self.snapshot_of_now()

    def snapshot_of_now(self) -> str:
        table = self.table
        return snapshot(table.timeline, [place.seq for place in table.places], self.clock_kept())

    def clock_kept(self) -> str:
        clock = self.table.clock
        return clock.kept(self.now) if clock else ""
