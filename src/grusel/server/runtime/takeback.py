"""Taking back a move: at once where it is free, otherwise the others are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from grusel.game import Illegal, Message, Seat, Who
from grusel.server.runtime import undo
from grusel.tables.messages import Answer, AskedUndo, Played, Undo, UndoAnswered
from grusel.tables.people import PERSON, Person

if TYPE_CHECKING:
    from grusel.server.runtime.table import Table


async def wish(table: Table, person: Person, wish: Undo) -> None:
    table.own_seat(person, wish.seat)
    table.check_playing(wish.seat, wish.seq)
    length = await _before_last(table, wish.seat)
    others = _other_people(table, person)
    if others and not undo.is_free(table.board.game, table.board.line.made, wish.seat):
        if table.asked:
            raise Illegal("server-undo-open", seat=Who(table.asked.by))
        table.asked = AskedUndo(number=table.board.seq, by=wish.seat, waiting=others)
        table.announce()
        return
    table.publish(await table.board.take_back(length, wish.seat), undone=True)
    table.company.send(person, Played(id=wish.id, seq=table.board.sight.place(wish.seat).seq))


async def answer(table: Table, person: Person, answer: Answer) -> None:
    table.own_seat(person, answer.seat)
    asked = table.asked
    if asked is None or asked.number != answer.undo or answer.seat not in asked.waiting:
        raise Illegal("server-nothing-asked")
    if not answer.granted:
        return withdraw(table, Message("server-undo-declined", {"seat": Who(answer.seat)}))
    waiting = tuple(seat for seat in asked.waiting if seat != answer.seat)
    table.asked = replace(asked, waiting=waiting)
    return table.announce() if waiting else await _granted(table, asked)


def withdraw(table: Table, why: Message) -> None:
    """The question is answered with no, or has become idle."""
    asked, table.asked = table.asked, None
    if asked:
        table.company.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=False, why=why))
        table.announce()


async def _granted(table: Table, asked: AskedUndo) -> None:
    table.asked = None
    length = await _before_last(table, asked.by)
    table.publish(await table.board.take_back(length, asked.by), undone=True)
    why = Message("server-undo-granted", {"seat": Who(asked.by)})
    table.company.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=True, why=why))
    table.announce()


async def _before_last(table: Table, seat: Seat) -> int:
    """How many moves are left when the seat's last one is taken back; raises Illegal if it has made none."""
    at = undo.own_last(table.board.line.made, seat)
    if at is None and table.board.line.base:
        await table.board.remember_all()
        at = undo.own_last(table.board.line.made, seat)
    if at is None:
        raise Illegal("server-nothing-to-undo")
    return table.board.line.base + at


def _other_people(table: Table, person: Person) -> tuple[Seat, ...]:
    """Seats of other people; nobody needs to be asked at one device or alone with bots."""
    people = [row for row in table.board.seats if row.kind == PERSON and not row.standin]
    return tuple(row.seat for row in people if row.seat not in person.seats)
