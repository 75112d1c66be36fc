"""New tables: from a request, or from a record to continue."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from grusel.bots import find_bot
from grusel.game import Illegal, Over
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.record import options_to_text
from grusel.registry import find
from grusel.replay import load
from grusel.server.messages.http import Created, Import, NewSeat, NewTable
from grusel.tables.dice import new_seed, shown_hash
from grusel.tables.history import snapshot, step_rows
from grusel.tables.messages import House, encode
from grusel.tables.people import BOT, EMPTY, PERSON
from grusel.tables.rows import Batch, Opening, SeatRow, TableRow
from grusel.tables.state import OPEN, OVER, PLAYING
from grusel.tables.tokens import hashed, new_table_id, new_token


class Opened(Struct, frozen=True):
    """A new table to be written, and what its host is told."""

    table: Opening
    created: Created

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def batch(self) -> Batch:
        return Batch(table=self.row.id, opens=self.table)


pack_opened = msgspec.msgpack.Encoder().encode
unpack_opened = msgspec.msgpack.Decoder(Opened).decode


def open_table(wish: NewTable, key: str, now: float) -> Opened:
    """Open a table; raises Illegal if the game cannot be played this way."""
    game = find(wish.game)
    match: AnyMatch = Match(game, len(wish.seats), read_options(game.types.options, wish.options))
    at_once = wish.start and all(seat.kind != EMPTY for seat in wish.seats)
    return _opening(match, wish.seats, wish.house, key, now, PLAYING if at_once else OPEN)


def open_record(wish: Import, key: str, now: float) -> Opened:
    """A table that continues a record; a finished one is there to be studied. Raises Illegal."""
    if not all(mark.isprintable() or mark == "\n" for mark in wish.record):
        raise Illegal("server-bad-record")
    record, match = load(wish.record)
    seats = wish.seats or tuple(NewSeat(kind="me", name=name) for name in _names(record.names, match.seats))
    if len(seats) != match.seats:
        raise Illegal("record-other-seats", expected=match.seats, found=len(seats))
    waits = any(seat.kind == EMPTY for seat in seats)
    phase = OVER if isinstance(match.turn, Over) else OPEN if waits else PLAYING
    return _opening(match, seats, wish.house, key, now, phase)


def packed_record(wish: Import, key: str, now: float) -> bytes:
    """The table of a record, packed. Called by a clerk."""
    return pack_opened(open_record(wish, key, now))


def _opening(match: AnyMatch, seats: Sequence[NewSeat], house: House, key: str, now: float, phase: str) -> Opened:
    find_bot(house.stand_in)
    id, watch, seed = new_table_id(), new_token(), new_seed()
    tokens = {str(number): new_token() for number, seat in enumerate(seats) if seat.kind == EMPTY}
    line = match.timeline
    steps = step_rows(line.cut(0), line, 1, now)
    row = TableRow(
        id=id,
        game=match.game.name,
        rules=match.game.version,
        seats=match.seats,
        options=encode(options_to_text(match.options)).decode(),
        start=match.start,
        seed=seed,
        house=encode(house).decode(),
        phase=phase,
        host=hashed(key),
        watch=hashed(watch),
        public=house.public,
        imported=len(steps),
        created=now,
        touched=now,
        due=phase == PLAYING,
    )
    # With a snapshot no server has to replay the record; no place has noticed any of it.
    shot = (len(steps), snapshot(line, [0] * (match.seats + 1), "")) if steps else None
    return Opened(
        table=Opening(
            row=row,
            seats=tuple(_seat(number, seat, tokens.get(str(number), ""), key) for number, seat in enumerate(seats)),
            steps=tuple(steps),
            snapshot=shot,
        ),
        created=Created(table=id, invites=tokens, watch=watch, dice=shown_hash(seed)),
    )


def _seat(number: int, wish: NewSeat, token: str, key: str) -> SeatRow:
    kept = hashed(token) if token else ""
    match wish.kind:
        case "open":
            return SeatRow(seat=number, kind=EMPTY, token=kept, name=wish.name, colour=wish.colour)
        case "me":
            return SeatRow(seat=number, kind=PERSON, key=hashed(key), name=wish.name, colour=wish.colour)
    find_bot(wish.bot)
    return SeatRow(seat=number, kind=BOT, bot=wish.bot, name=wish.name, colour=wish.colour)


def _names(names: Sequence[str], seats: int) -> list[str]:
    return [*(name[:40] for name in names), *[""] * seats][:seats]
