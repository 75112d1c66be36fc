"""Seating: the answer to hello, and the changes when a person takes or leaves a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Illegal, Seat
from grusel.record import letter
from grusel.tables.messages import VERSION, Hello
from grusel.tables.rows import SeatRow, TableRow
from grusel.tables.tokens import hashed, same

EMPTY, PERSON, BOT = "open", "person", "bot"  # who sits on a seat


class Person(Struct, frozen=True, kw_only=True):
    """A socket at the table, and what it may do."""

    process: str
    sid: str
    seats: tuple[Seat, ...]
    watching: bool
    host: bool
    name: str
    origin: str = ""  # the same for all sockets of one address

    @property
    def places(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None) if self.watching else self.seats


class Admission(Struct, frozen=True):
    """The result of a hello."""

    seats: tuple[Seat, ...]  # none: to watch
    host: bool
    taken: tuple[SeatRow, ...]  # seats that are this person's from now on
    tokens: dict[str, str]  # their new links


def admit(row: TableRow, seats: Sequence[SeatRow], hello: Hello, new_token: Callable[[], str]) -> Admission:
    """Identify the client of a hello and its seats; raise Illegal for strangers."""
    if hello.version != VERSION:
        raise Illegal("server-other-version", expected=VERSION, found=hello.version)
    key, shown = hashed(hello.key), [hashed(token) for token in hello.tokens]
    mine = [seat.seat for seat in seats if seat.kind == PERSON and _holds(seat, key, shown)]
    any_will_do = hello.join and row.public and not mine
    taken, tokens = _take(_free(row, seats, shown, any_will_do), hello, key, new_token)
    host = same(row.host, key)
    invited = host or row.public or any(same(row.watch, token) for token in shown)
    sits = tuple(sorted([*mine, *(seat.seat for seat in taken)]))
    if not sits and not invited:
        raise Illegal("server-no-entry")
    return Admission(sits, host, taken, tokens)


def _holds(seat: SeatRow, key: str, shown: Sequence[str]) -> bool:
    """By the browser's key, or by the personal link on another device."""
    return any([same(seat.key, key), *(same(seat.token, token) for token in shown)])


def _free(row: TableRow, seats: Sequence[SeatRow], shown: Sequence[str], any_will_do: bool) -> list[SeatRow]:
    """Empty seats to which the links lead, else the first one where any will do; raises Illegal if there is none.

    A seat that was freed during the game has seen secrets: only its link leads there.
    """
    empty = [seat for seat in seats if seat.kind == EMPTY]
    invited = [seat for seat in empty if any(same(seat.token, token) for token in shown)]
    if not any_will_do or invited:
        return invited
    if row.begun or not empty:
        raise Illegal("server-no-free-seat")
    return empty[:1]


def _take(
    free: Sequence[SeatRow], hello: Hello, key: str, new_token: Callable[[], str]
) -> tuple[tuple[SeatRow, ...], dict[str, str]]:
    """The invitation is used up: the host who sent it cannot use it to look into the seat's hand."""
    tokens = {str(seat.seat): new_token() for seat in free}
    taken = tuple(
        replace(
            seat,
            kind=PERSON,
            key=key,
            token=hashed(tokens[str(seat.seat)]),
            name=hello.name or seat.name,
            colour=hello.colour or seat.colour,
            standin=False,
        )
        for seat in free
    )
    return taken, tokens


def emptied(seat: SeatRow, token: str) -> SeatRow:
    """The seat without its person, for the holder of a new link."""
    return replace(seat, kind=EMPTY, key="", token=hashed(token), name="", standin=False)


def given_to(seat: SeatRow, bot: str) -> SeatRow:
    return replace(seat, kind=BOT, bot=bot, key="", token="", name="", standin=False)


def name_of(seat: SeatRow) -> str:
    """A seat as people are told of it; a name can be empty."""
    return seat.name or letter(seat.seat)


def same_holder(row: SeatRow, other: SeatRow) -> bool:
    return (row.kind, row.key, row.token) == (other.kind, other.key, other.token)
