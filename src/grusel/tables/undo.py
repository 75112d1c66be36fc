"""Taking back a move: at once where nothing came to light, otherwise the others are asked."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grusel.game import AnyGame, Illegal, Message, Seat, Who
from grusel.tables.draft import Draft
from grusel.tables.history import UNDO
from grusel.tables.messages import Answer, AskedUndo, Undo, UndoAnswered
from grusel.tables.people import PERSON, Person
from grusel.tables.rows import StepRow
from grusel.tables.state import TableState
from grusel.tables.telling import acknowledge, announce, tell_steps
from grusel.tables.views import change, undone_for
from grusel.timeline import AnyMoment, Timeline


class Forgotten(Exception):
    """The decision needs moves that are no longer in memory; decide again with the whole line."""


def wish(draft: Draft, person: Person, wish: Undo) -> None:
    draft.own_seat(person, wish.seat)
    draft.table.check_playing(wish.seat, wish.seq)
    table = draft.table
    length = _before_last(table.timeline, wish.seat)
    others = _other_people(table, person)
    if others and not is_free(table.game, table.timeline, wish.seat):
        if table.question:
            raise Illegal("server-undo-open", seat=Who(table.question.by))
        draft.become(question=AskedUndo(number=table.seq, by=wish.seat, waiting=others))
        return announce(draft)
    take_back(draft, length, wish.seat)
    return acknowledge(draft, person, wish.id, wish.seat)


def answer(draft: Draft, person: Person, answer: Answer) -> None:
    draft.own_seat(person, answer.seat)
    asked = draft.table.question
    if asked is None or asked.number != answer.undo or answer.seat not in asked.waiting:
        raise Illegal("server-nothing-asked")
    if not answer.granted:
        return withdraw(draft, Message("server-undo-declined", {"seat": Who(answer.seat)}))
    waiting = tuple([seat for seat in asked.waiting if seat != answer.seat])
    draft.become(question=replace(asked, waiting=waiting))
    return announce(draft) if waiting else _granted(draft, asked)


def withdraw(draft: Draft, why: Message) -> None:
    """Answer the question with no, if there is one: it was declined, or has become idle."""
    asked = draft.table.question
    if asked:
        draft.become(question=None)
        draft.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=False, why=why))
        announce(draft)


def is_free(game: AnyGame, line: Timeline, seat: Seat) -> bool:
    """Whether the seat may take back its last move without asking: no other seat moved and nothing came to light."""
    at = own_last(line, seat)
    return at is not None and all(harmless(game, moment, seat) for moment in line.since(at))


def harmless(game: AnyGame, moment: AnyMoment, seat: Seat) -> bool:
    """A move of the seat's own that turned nothing face up and rolled no dice."""
    return moment.by == seat and not any(isinstance(event, game.reveals) for event in moment.events)


def own_last(line: Timeline, seat: Seat) -> int | None:
    """How many moves stand before the seat's last one; None if it is not among those in memory."""
    made: Sequence[AnyMoment] = line.since(line.base)
    return next((line.base + at for at in reversed(range(len(made))) if made[at].by == seat), None)


def _granted(draft: Draft, asked: AskedUndo) -> None:
    draft.become(question=None)
    take_back(draft, _before_last(draft.table.timeline, asked.by), asked.by)
    why = Message("server-undo-granted", {"seat": Who(asked.by)})
    draft.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=True, why=why))
    announce(draft)


def take_back(draft: Draft, length: int, by: Seat) -> None:
    """Take back all but the first moves."""
    table = draft.table
    line, undone = table.timeline.cut(length), table.timeline.since(length)
    seen = change(table.position, line.state, [event for moment in undone for event in moment.events])
    seq = table.seq + 1
    row = StepRow(seq=seq, kind=UNDO, by=by, move=str(length), text="", noticed=seen.noticed, at=draft.now)
    draft.steps.append(replace(row, clock=draft.clock_kept()))
    draft.become(timeline=line, seq=seq, position=seen.position, places=undone_for(table.places, seen))
    draft.undone = True
    draft.snapshot = seq, draft.snapshot_of_now()
    draft.arrange(seen.everybody)
    if seen.everybody:
        withdraw(draft, Message("server-undo-overtaken"))
    tell_steps(draft, seen.noticed, undone=True)


def _before_last(line: Timeline, seat: Seat) -> int:
    """How many moves are left when the seat's last one is taken back; raises Illegal if it has made none."""
    at = own_last(line, seat)
    if at is None and line.base:
        raise Forgotten
    if at is None:
        raise Illegal("server-nothing-to-undo")
    return at


def _other_people(table: TableState, person: Person) -> tuple[Seat, ...]:
    """Seats of other people; none has to be asked at one device or alone with bots."""
    people = [row for row in table.seats if row.kind == PERSON and not row.standin]
    return tuple([row.seat for row in people if row.seat not in person.seats])
