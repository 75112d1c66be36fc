"""Commands for the host of a table alone."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.bots import find_bot
from grusel.game import Illegal, Message, Seat
from grusel.tables import undo
from grusel.tables.draft import Draft
from grusel.tables.joining import empty, let_go
from grusel.tables.messages import Assign, End, FromClient, Pause, Quiet, Rematch, Start, encode
from grusel.tables.moves import play_chance
from grusel.tables.people import EMPTY, Person, given_to, name_of
from grusel.tables.rows import Opening
from grusel.tables.state import IN_PLAY, OPEN, OVER, PAUSED, PLAYING
from grusel.tables.telling import announce, tell_beginning
from grusel.tables.tokens import ID_BYTES, table_id_of


def carry_out(draft: Draft, person: Person, wish: FromClient) -> None:
    """Do what the host wants; raises Illegal for other people."""
    if not person.host:
        raise Illegal("server-host-only")
    match wish:
        case Start():
            _start(draft)
        case Pause(on=on):
            _pause(draft, on)
        case End():
            _end(draft)
        case Rematch():
            _rematch(draft)
        case Assign(seat=seat, bot=bot):
            _assign(draft, seat, bot)
        case Quiet(on=on):
            house = replace(draft.table.house, chat=not on)
            draft.change_row(house=encode(house).decode())
            draft.become(house=house)
        case _:
            raise Illegal("server-bad-message")
    announce(draft)


def _start(draft: Draft) -> None:
    _expect(draft, OPEN)
    if any(seat.kind == EMPTY for seat in draft.table.seats):
        raise Illegal("server-seats-open")
    draft.change_row(phase=PLAYING)
    tell_beginning(draft, play_chance(draft))
    draft.arrange(everybody_saw=True)


def _pause(draft: Draft, on: bool) -> None:
    _expect(draft, PLAYING if on else PAUSED)
    draft.change_row(phase=PAUSED if on else PLAYING)
    draft.arrange()


def _end(draft: Draft) -> None:
    if draft.table.row.phase == OVER:
        raise Illegal("server-not-playing")
    draft.change_row(phase=OVER)
    undo.withdraw(draft, Message("server-undo-overtaken"))
    draft.arrange(everybody_saw=True)


def _rematch(draft: Draft) -> None:
    """Open a table with the same seats, keys and links; its game begins at once if no seat is empty."""
    table = draft.table
    _expect(draft, OVER)
    if table.row.next:
        raise Illegal("server-has-rematch")
    ready = all(seat.kind != EMPTY for seat in table.seats)
    row = replace(
        table.row,
        id=table_id_of(draft.given.entropy(ID_BYTES)),
        seed=draft.given.new_seed(),
        phase=PLAYING if ready else OPEN,
        created=draft.now,
        touched=draft.now,
        due=ready,
        owner="",
        imported=0,
        start="",
    )
    draft.opens = Opening(row=row, seats=tuple([replace(seat, standin=False) for seat in table.seats]))
    draft.change_row(next=row.id)


def _assign(draft: Draft, seat: Seat, bot: str) -> None:
    """Give a seat to a bot, or free it for another person; the person who held it has to go."""
    if seat >= len(draft.table.seats):
        raise Illegal("server-no-such-seat")
    row, asked = draft.table.seats[seat], draft.table.question
    if asked and (seat == asked.by or seat in asked.waiting):
        undo.withdraw(draft, Message("server-undo-overtaken"))
    if bot:
        find_bot(bot)
        draft.change_seats([given_to(row, bot)])
    else:
        empty(draft, row)
    if draft.table.row.phase in IN_PLAY:
        draft.notice("server-seat-to-bot" if bot else "server-seat-freed", name=name_of(row))
    for person in draft.table.company.at(seat):
        _send_off(draft, person, seat)
    draft.become(away={other: since for other, since in draft.table.away.items() if other != seat})
    draft.arrange()


def _send_off(draft: Draft, person: Person, seat: Seat) -> None:
    if person.host or len(person.seats) > 1:
        return let_go(draft, person, seat)
    return draft.send_away(person, Message("server-sent-off"), again=False)


def _expect(draft: Draft, phase: str) -> None:
    if draft.table.row.phase != phase:
        raise Illegal("server-not-now")
