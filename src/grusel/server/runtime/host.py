"""What only the host of a table may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from grusel.bots import find_bot
from grusel.game import Illegal, Message, Seat
from grusel.server.runtime import takeback
from grusel.server.runtime.board import OPEN, OVER, PAUSED, PLAYING
from grusel.server.runtime.coming import empty, let_go
from grusel.server.runtime.sight import place_name
from grusel.tables.dice import new_seed
from grusel.tables.messages import Assign, End, FromClient, Pause, Quiet, Rematch, Start, encode
from grusel.tables.people import EMPTY, Person, given_to
from grusel.tables.rows import SeatRow
from grusel.tables.tokens import new_table_id

if TYPE_CHECKING:
    from grusel.server.runtime.table import Table


async def handle(table: Table, person: Person, wish: FromClient) -> None:
    """Do what the host wants; raises Illegal for anybody else."""
    if not person.host:
        raise Illegal("server-host-only")
    match wish:
        case Start():
            await start(table)
        case Pause(on=on):
            await pause(table, on)
        case End():
            await end(table)
        case Rematch():
            await rematch(table)
        case Assign(seat=seat, bot=bot):
            await assign(table, seat, bot)
        case Quiet(on=on):
            house = replace(table.board.house, chat=not on)
            await table.board.change(house=encode(house).decode())
        case _:
            raise Illegal("server-bad-message")
    table.announce()


async def start(table: Table) -> None:
    board = table.board
    _expect(table, OPEN)
    if any(seat.kind == EMPTY for seat in board.seats):
        raise Illegal("server-seats-open")
    await board.play_chance()
    for person in table.company:
        table.send_places(person, {place_name(place): 0 for place in person.places})
    table.turns.arrange()


async def pause(table: Table, on: bool) -> None:
    _expect(table, PLAYING if on else PAUSED)
    await table.board.change(phase=PAUSED if on else PLAYING, due=not on)
    table.turns.arrange(everybody_saw=False)


async def end(table: Table) -> None:
    if table.board.row.phase == OVER:
        raise Illegal("server-not-playing")
    await table.board.change(phase=OVER, due=False)
    takeback.withdraw(table, Message("server-undo-overtaken"))
    table.turns.arrange()


async def rematch(table: Table) -> None:
    """The same seats with the same keys and links; it begins at once if nobody is missing."""
    board = table.board
    _expect(table, OVER)
    if board.row.next:
        raise Illegal("server-has-rematch")
    ready = all(seat.kind != EMPTY for seat in board.seats)
    now, id = table.services.now(), new_table_id()
    row = replace(
        board.row,
        id=id,
        seed=new_seed(),
        phase=PLAYING if ready else OPEN,
        created=now,
        touched=now,
        due=ready,
        owner="",
        imported=0,
        start="",
    )
    await board.lead_to(row, [_fresh(seat) for seat in board.seats])


async def assign(table: Table, seat: Seat, bot: str) -> None:
    """A seat for a bot, or free for somebody else; who held it has to go."""
    if seat >= len(table.board.seats):
        raise Illegal("server-no-such-seat")
    row = table.board.seats[seat]
    if bot:
        find_bot(bot)
        await table.board.change(seats=[given_to(row, bot)])
    else:
        await empty(table, row)
    for person in table.company.at(seat):
        _send_off(table, person, seat)
    table.turns.away.pop(seat, None)
    table.turns.arrange(everybody_saw=False)


def _send_off(table: Table, person: Person, seat: Seat) -> None:
    if person.host or len(person.seats) > 1:
        return let_go(table, person, seat)
    return table.company.send_away(person, Message("server-sent-off"), again=False)


def _expect(table: Table, phase: str) -> None:
    if table.board.row.phase != phase:
        raise Illegal("server-not-now")


def _fresh(seat: SeatRow) -> SeatRow:
    return replace(seat, standin=False)
