"""A table as it comes back from what is stored of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from grusel.game import Message
from grusel.tables.clock import wound_up
from grusel.tables.company import Company
from grusel.tables.draft import Draft
from grusel.tables.history import last_seq, restored, snapshot_of
from grusel.tables.joining import come_in
from grusel.tables.messages import House
from grusel.tables.people import PERSON, same_holder
from grusel.tables.rows import Kept, StepRow
from grusel.tables.state import TableState, marked
from grusel.tables.telling import announce, show_places
from grusel.tables.views import Place, Position


def restore(kept: Kept, now: float) -> TableState:
    """The table with no person at it yet; raises Illegal where its game cannot be played here."""
    line, shot, row = restored(kept), snapshot_of(kept), kept.row
    house = msgspec.json.decode(row.house, type=House)
    clock = kept.steps[-1].clock if kept.steps else shot.clock if shot else ""
    seqs = _counted(shot.seqs if shot else [], kept.steps, row.seats)
    return TableState(
        row=row,
        seats=kept.seats,
        chat=kept.chat,
        house=house,
        timeline=line,
        seq=last_seq(kept),
        shared=last_seq(kept),
        queued=False,
        places=tuple(Place(number if number < row.seats else None, seq) for number, seq in enumerate(seqs)),
        position=Position(line.game, row.seats, line.state),
        plays={name: marked(move.encode()) for name, move in reversed(kept.plays)},
        clock=wound_up(house.clock, row.seats, clock) if house.clock else None,
        question=None,
        company=Company({}),
        away={seat.seat: now for seat in kept.seats if seat.kind == PERSON},
        quiet_since=now,
    )


def rejoin(draft: Draft, stored: TableState) -> None:
    """Go on from what is stored, with the people who are at the table; all of them are shown what is true."""
    before = draft.table
    draft.table = replace(stored, company=before.company, away={**stored.away, **before.away})
    _part_from_others(draft, before)
    announce(draft)
    for person in draft.table.company:
        come_in(draft, person)
        show_places(draft, person, {})


def _part_from_others(draft: Draft, before: TableState) -> None:
    """People whose seat another person may hold now have to say hello again."""
    pairs = zip(draft.table.seats, before.seats, strict=True)
    changed = {row.seat for row, was in pairs if not same_holder(row, was)}
    for person in draft.table.company:
        if changed.intersection(person.seats):
            draft.send_away(person, Message("server-trouble"), again=True)


def _counted(seqs: Sequence[int], steps: Sequence[StepRow], seats: int) -> list[int]:
    """The seq of every place: the snapshot's numbers and the steps noticed since."""
    counted = list(seqs) or [0] * (seats + 1)
    for step in steps:
        for number in range(seats + 1):
            counted[number] += step.noticed >> number & 1
    return counted
