"""The messages to the clients of a table."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec import Raw

from grusel.game import Message, Seat
from grusel.tables.commands import Heard
from grusel.tables.dice import shown_hash
from grusel.tables.draft import Draft
from grusel.tables.history import options_of
from grusel.tables.messages import NOTHING, AskedUndo, Gone, Play, Played, Refused, Seated, TableInfo, Undo, encode
from grusel.tables.people import BOT, Person
from grusel.tables.rows import SeatRow
from grusel.tables.state import OPEN, OVER, Delivery, Question, TableState
from grusel.tables.views import Place, live_step, place_name, step

PASSING = {"server-say-hello", "server-trouble", "server-stale", "server-busy", "server-elsewhere"}  # worth coming back


def announce(draft: Draft) -> None:
    """Tell everyone about the table itself."""
    draft.broadcast(info(draft.table, draft.now))


def info(table: TableState, now: float) -> TableInfo:
    row, here = table.row, table.company.seats()
    return TableInfo(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=Raw(encode(options_of(row))),
        phase=row.phase,  # type: ignore[arg-type]  # one of the four
        seats=tuple([seated(seat, seat.seat in here) for seat in table.seats]),
        watchers=table.company.spectators(),
        house=table.house,
        dice=shown_hash(row.seed),
        seed=row.seed.hex() if row.phase == OVER else None,
        clocks=table.clocks(now),
        undo=_asked(table.question),
        next=row.next,
        queued=table.queued,
    )


def _asked(question: Question | None) -> AskedUndo | None:
    """A question without the number of moves that are in it: that would tell of hidden ones."""
    return AskedUndo(number=question.number, by=question.by, waiting=question.waiting) if question else None


def seated(row: SeatRow, online: bool) -> Seated:
    return Seated(
        kind=row.kind,  # type: ignore[arg-type]  # one of the three
        name=row.name,
        colour=row.colour,
        bot=row.bot,
        standin=row.standin,
        online=online or row.kind == BOT,
    )


def tell_steps(draft: Draft, noticed: int) -> None:
    """Tell every place that noticed a step what it saw."""
    table, clocks = draft.table, draft.table.clocks(draft.now)
    for place in _noticing(table, noticed):
        draft.tell(table.company.at(place.seat), live_step(table.position, place, clocks))


def tell_undone(draft: Draft, noticed: int) -> None:
    """Show every place that noticed it how the table looks after moves were taken back."""
    table, clocks = draft.table, draft.table.clocks(draft.now)
    for place in _noticing(table, noticed):
        draft.tell(table.company.at(place.seat), step(table.position, place, None, clocks, True))


def tell_beginning(draft: Draft, noticed: int) -> None:
    """Tell all places how the game begins, also those that did not notice what chance did."""
    tell_steps(draft, noticed)
    table, clocks = draft.table, draft.table.clocks(draft.now)
    for place in _noticing(table, ~noticed):
        draft.tell(table.company.at(place.seat), step(table.position, place, place.seq, clocks))


def _noticing(table: TableState, noticed: int) -> list[Place]:
    """The places of these bits where people are."""
    places = enumerate(table.places)
    return [place for number, place in places if noticed >> number & 1 and table.company.at(place.seat)]


def show_places(draft: Draft, person: Person, have: dict[str, int]) -> None:
    """Tell a person how each of their places stands, with what they missed."""
    for place in person.places:
        show_place(draft, person, place, have.get(place_name(place)))


def show_place(draft: Draft, person: Person, seat: Seat | None, since: int | None) -> None:
    table = draft.table
    if table.row.phase != OPEN:
        draft.tell((person,), step(table.position, table.place(seat), since, table.clocks(draft.now)))


def acknowledge(draft: Draft, person: Person, id: str, seat: Seat) -> None:
    draft.send(person, Played(id=id, seq=draft.table.place(seat).seq))


def refusal(table: TableState, heard: Heard, why: Message, now: float) -> Delivery:
    """The answer to what cannot be done, with the step that is true for the seat."""
    person, body = table.company.find(heard.sid), heard.body
    if person is None:
        return gone(heard, why)
    data = NOTHING
    if isinstance(body, Play | Undo) and body.seat in person.seats and table.row.phase != OPEN:
        data = Raw(step(table.position, table.place(body.seat), None, table.clocks(now)))
    return Delivery((person,), encode(Refused(id=getattr(body, "id", ""), why=why, step=data)))


def gone(heard: Heard, why: Message) -> Delivery:
    """The last word to a client that has not been let in."""
    return Delivery((addressed(heard),), encode(Gone(why=why, again=why.id in PASSING)), True)


def addressed(heard: Heard) -> Person:
    """The client of a message, as far as it can be answered."""
    return Person(process=heard.process, sid=heard.sid, seats=(), watching=False, host=False, name="")
