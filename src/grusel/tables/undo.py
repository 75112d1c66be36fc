"""Taking back a move: at once where nothing came to light, otherwise the others are asked."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from grusel.game import AnyGame, Illegal, Message, Seat, Who
from grusel.tables.draft import Draft
from grusel.tables.history import UNDO
from grusel.tables.messages import Answer, Undo, UndoAnswered
from grusel.tables.people import PERSON, Person
from grusel.tables.rows import StepRow
from grusel.tables.state import Question, TableState
from grusel.tables.telling import acknowledge, announce, tell_undone
from grusel.tables.views import change, undone_for
from grusel.timeline import AnyMoment, Timeline

NUMBER_BYTES: Final = 4


class Forgotten(Exception):
    """The decision needs moves that are no longer in memory; decide again with the whole line."""


def wish(draft: Draft, person: Person, wish: Undo) -> None:
    draft.own_seat(person, wish.seat)
    draft.table.check_playing(wish.seat, wish.seq)
    table = draft.table
    length = _before_last(table.timeline, wish.seat)
    if not is_free(table.game, table.timeline, wish.seat):
        asked = consent(table, person.seats, length)
        if asked:
            _ask(draft, Question(number=0, by=wish.seat, seats=person.seats, length=length, waiting=asked))
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
    agreed = (*asked.agreed, answer.seat)
    needed = consent(draft.table, asked.seats, asked.length)  # hidden moves may have been made since it was asked
    waiting = tuple([seat for seat in needed if seat not in agreed])
    draft.become(question=replace(asked, agreed=agreed, waiting=waiting))
    return announce(draft) if waiting else _granted(draft, asked)


def withdraw(draft: Draft, why: Message) -> None:
    """Answer the question with no, if there is one: it was declined, or has become idle."""
    asked = draft.table.question
    if asked:
        draft.become(question=None)
        draft.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=False, why=why))
        announce(draft)


def consent(table: TableState, asking: Sequence[Seat], length: int) -> tuple[Seat, ...]:
    """The seats of other people who must agree that all but the first moves are taken back.

    People who are here always must. People for whom a bot stands in must if something came to light for those who ask.
    Raises Illegal if it was a secret of a seat without a person: no bot gives leave to use what it had hidden.
    """
    line, others = table.timeline, [row for row in table.seats if row.seat not in asking]
    if length < line.base:
        raise Forgotten
    shown, owners = False, set[Seat]()
    before = line.cut(length).state
    for moment in line.since(length):
        if _came_to_light(table.game, moment, asking):
            shown = True
            owners |= _knew_more(table, before, asking)
        before = moment.state
    for row in others:
        if row.kind != PERSON and row.seat in owners:
            raise Illegal("server-undo-secret", seat=Who(row.seat))
    return tuple([row.seat for row in others if row.kind == PERSON and (shown or not row.standin)])


def _came_to_light(game: AnyGame, moment: AnyMoment, asking: Sequence[Seat]) -> bool:
    """Whether one of these seats saw something hidden being turned face up."""
    seen = [event for seat in asking for event in game.witnessed(moment.events, seat)]
    return any(isinstance(event, game.reveals) for event in seen)


def _knew_more(table: TableState, state: Any, asking: Sequence[Seat]) -> set[Seat]:
    """The seats that saw something which none of those who ask could see."""
    game = table.game
    seen = [game.view(state, seat) for seat in asking]
    if game.truth(state) in seen:
        return set()
    return {row.seat for row in table.seats if row.seat not in asking and game.view(state, row.seat) not in seen}


def is_free(game: AnyGame, line: Timeline, seat: Seat) -> bool:
    """Whether the seat may take back its last move without asking: no other seat moved and nothing came to light."""
    at = own_last(line, seat)
    return at is not None and all(harmless(game, moment, seat) for moment in line.since(at))


def harmless(game: AnyGame, moment: AnyMoment, seat: Seat) -> bool:
    """A move of the seat's own that turned nothing face up and rolled no dice."""
    return moment.by == seat and not any(isinstance(event, game.reveals) for event in moment.events)


def own_last(line: Timeline, seat: Seat) -> int | None:
    """The number of moves before the seat's last one; None if that is not in memory."""
    made: Sequence[AnyMoment] = line.since(line.base)
    return next((line.base + at for at in reversed(range(len(made))) if made[at].by == seat), None)


def _ask(draft: Draft, question: Question) -> None:
    """Put the question to the others, under a number that tells nothing of the table."""
    open_already = draft.table.question
    if open_already:
        raise Illegal("server-undo-open", seat=Who(open_already.by))
    draft.become(question=replace(question, number=int.from_bytes(draft.given.entropy(NUMBER_BYTES), "big")))


def _granted(draft: Draft, asked: Question) -> None:
    if asked.length >= draft.table.timeline.length:  # it was taken back already, unnoticed by those who were asked
        return withdraw(draft, Message("server-undo-overtaken"))
    draft.become(question=None)
    take_back(draft, asked.length, asked.by)
    why = Message("server-undo-granted", {"seat": Who(asked.by)})
    draft.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=True, why=why))
    return announce(draft)


def take_back(draft: Draft, length: int, by: Seat) -> None:
    """Take back all but the first moves."""
    table, queued = draft.table, draft.table.queued
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
    tell_undone(draft, seen.noticed)
    if queued != draft.table.queued:
        announce(draft)


def _before_last(line: Timeline, seat: Seat) -> int:
    """The number of moves left after taking back the seat's last one; raise Illegal if it has made none."""
    at = own_last(line, seat)
    if at is None and line.base:
        raise Forgotten
    if at is None:
        raise Illegal("server-nothing-to-undo")
    return at
