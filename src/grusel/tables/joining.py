"""Coming and going: hello, a closed socket, a seat that its person leaves."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grusel.game import Seat, Who
from grusel.tables.commands import Heard
from grusel.tables.draft import Draft
from grusel.tables.messages import VERSION, Alive, ChatLine, Hello, Invite, Leave, Rename, Said, Sync, Welcome
from grusel.tables.people import Person, admit, emptied, name_of
from grusel.tables.rows import ChatRow, SeatRow
from grusel.tables.state import IN_PLAY, OPEN, Recall, TableState
from grusel.tables.telling import announce, show_place, show_places
from grusel.tables.views import place_name


def hello(draft: Draft, heard: Heard, hello: Hello) -> None:
    """Let a client in and tell it everything it may know; raises Illegal."""
    table = draft.table
    admission = admit(table.row, table.seats, hello, draft.new_token)
    person = Person(
        process=heard.process,
        sid=heard.sid,
        seats=admission.seats,
        watching=not admission.seats,
        host=admission.host,
        name=hello.name,
        origin=heard.origin,
    )
    back = [replace(row, standin=False) for row in table.seats if row.seat in person.seats and row.standin]
    draft.change_seats([*back, *admission.taken])
    come_in(draft, person)
    if table.row.phase in IN_PLAY:
        _take_over(draft, admission.taken)
    _welcome(draft, person, admission.tokens)
    announce(draft)
    if table.chat:
        draft.send(person, Said(lines=tuple(map(chat_line, table.chat))))
    show_places(draft, person, hello.have)
    draft.arrange()
    draft.recalls += [Recall(person, place) for place in person.places if place_name(place) not in hello.have]


def _take_over(draft: Draft, taken: Sequence[SeatRow]) -> None:
    """Seats get a new holder during the game: all are told who sees them now, and their past stays untold."""
    newly = {row.seat for row in taken}
    places = [place.forgotten() if place.seat in newly else place for place in draft.table.places]
    draft.become(places=tuple(places))
    for row in taken:
        draft.notice("server-seat-taken", name=name_of(row))


def come_in(draft: Draft, person: Person) -> None:
    away = {seat: since for seat, since in draft.table.away.items() if seat not in person.seats}
    draft.become(company=draft.table.company.plus(person), away=away)


def hung(draft: Draft, sid: str) -> None:
    """A socket has closed."""
    person = draft.table.company.find(sid)
    if person is None:
        return
    company = draft.table.company.minus(sid)
    left = dict.fromkeys(set(person.seats) - company.seats(), draft.now)
    draft.become(
        company=company,
        away={**draft.table.away, **left},
        quiet_since=draft.now,
        queued=draft.table.queued and len(company) > 0,
    )
    announce(draft)
    draft.arrange()


def leave(draft: Draft, person: Person, wish: Leave) -> None:
    """Get up: before the game the seat is free again, in the game a bot stands in."""
    row = draft.own_seat(person, wish.seat)
    if draft.table.row.phase == OPEN:
        empty(draft, row)
    else:
        draft.change_seats([replace(row, standin=True)])
        draft.notice("server-stands-in", seat=Who(wish.seat))
    let_go(draft, person, wish.seat)
    announce(draft)
    draft.arrange()


def empty(draft: Draft, row: SeatRow) -> None:
    """Free a seat; the host gets its new link."""
    token = draft.new_token()
    draft.change_seats([emptied(row, token)])
    for person in draft.table.company:
        if person.host:
            draft.send(person, Invite(seat=row.seat, token=token))


def let_go(draft: Draft, person: Person, seat: Seat) -> None:
    """Take a seat from a person, who stays as a spectator if it was their only one."""
    rest = tuple([other for other in person.seats if other != seat])
    person = replace(person, seats=rest, watching=not rest)
    draft.become(company=draft.table.company.plus(person))
    _welcome(draft, person, {})
    if not rest:
        show_places(draft, person, {})


def rename(draft: Draft, person: Person, wish: Rename) -> None:
    row = draft.own_seat(person, wish.seat)
    draft.change_seats([replace(row, name=wish.name, colour=wish.colour or row.colour)])
    announce(draft)


def sync(draft: Draft, person: Person, sync: Sync) -> None:
    """Send what a client lacks, then say that we are here."""
    if sync.have.keys() - set(map(place_name, person.places)):
        _welcome(draft, person, {})  # it may have missed that a seat is no longer its own
    for place in person.places:
        has = sync.have.get(place_name(place))
        if has != draft.table.place(place).seq:
            show_place(draft, person, place, has)
    draft.send(person, Alive())


def is_ahead(table: TableState, person: Person, sync: Sync) -> bool:
    """Whether a client has seen more than we know: another process may have had the table."""
    return any(sync.have.get(place_name(place), 0) > table.place(place).seq for place in person.places)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def _welcome(draft: Draft, person: Person, tokens: dict[str, str]) -> None:
    draft.send(
        person,
        Welcome(version=VERSION, seats=person.seats, watching=person.watching, host=person.host, tokens=tokens),
    )
