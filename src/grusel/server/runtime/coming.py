"""Coming and going: hello, a closed socket, a seat that is left or emptied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from grusel.game import Illegal, Seat
from grusel.server.runtime.board import OPEN
from grusel.server.runtime.sight import place_name
from grusel.tables.messages import VERSION, ChatLine, Gone, Hello, Invite, Leave, Said, Welcome, encode
from grusel.tables.people import Person, admit, emptied
from grusel.tables.rows import ChatRow, SeatRow

if TYPE_CHECKING:
    from grusel.server.runtime.table import Table


async def hello(table: Table, hello: Hello, process: str, sid: str) -> None:
    """Let somebody in, with all that is to be known; or say why not."""
    board = table.board
    try:
        admission = admit(board.row, board.seats, hello, process, sid)
    except Illegal as error:
        table.services.post.hang_up(process, sid, encode(Gone(why=error.message, again=False)))
        return
    person = admission.person
    back = [replace(row, standin=False) for row in board.seats if row.seat in person.seats and row.standin]
    if admission.taken or back:
        await board.change(seats=[*back, *admission.taken])
    table.company.add(person)
    is_here(table, person)
    _welcome(table, person, admission.tokens)
    table.announce()
    if board.chat:
        table.company.send(person, Said(lines=tuple(map(chat_line, board.chat))))
    table.send_places(person, hello.have)
    table.turns.arrange(everybody_saw=False)
    for place in person.places:
        if place_name(place) not in hello.have:
            await table.send_past(person, place)


def is_here(table: Table, person: Person) -> None:
    for seat in person.seats:
        table.turns.away.pop(seat, None)


def hung(table: Table, sid: str) -> None:
    """A socket has closed."""
    person = table.company.remove(sid)
    table.dreams.forget(sid)
    table.hints.forget(sid)
    if person is None:
        return
    table.quiet_since = table.services.now()
    for seat in set(person.seats) - table.company.seats():
        table.turns.away[seat] = table.services.now()
    table.announce()
    table.turns.arrange(everybody_saw=False)


async def leave(table: Table, person: Person, wish: Leave) -> None:
    row = table.own_seat(person, wish.seat)
    if table.board.row.phase == OPEN:
        await empty(table, row)
    else:
        await table.board.change(seats=[replace(row, standin=True)])
        table.company.notice("server-stands-in", wish.seat)
    let_go(table, person, wish.seat)
    table.announce()
    table.turns.arrange(everybody_saw=False)


async def empty(table: Table, row: SeatRow) -> None:
    """Free a seat; the host gets its new link."""
    row, token = emptied(row)
    await table.board.change(seats=[row])
    for person in table.company:
        if person.host:
            table.company.send(person, Invite(seat=row.seat, token=token))


def let_go(table: Table, person: Person, seat: Seat) -> None:
    """The socket stays, as a spectator if it has no other seat."""
    rest = tuple(other for other in person.seats if other != seat)
    person = replace(person, seats=rest, watching=not rest)
    table.company.add(person)
    _welcome(table, person, {})
    if not rest:
        table.send_places(person, {})


def _welcome(table: Table, person: Person, tokens: dict[str, str]) -> None:
    welcome = Welcome(version=VERSION, seats=person.seats, watching=person.watching, host=person.host, tokens=tokens)
    table.company.send(person, welcome)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
