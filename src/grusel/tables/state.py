"""A table as a value, and what a decision makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple
from zlib import crc32

from msgspec import Struct

from grusel.game import AnyGame, Decision, Illegal, Seat
from grusel.tables.clock import Clock
from grusel.tables.company import Company
from grusel.tables.dice import Dice
from grusel.tables.messages import Clocks, House
from grusel.tables.people import Person
from grusel.tables.rows import Batch, ChatRow, SeatRow, TableRow
from grusel.tables.views import Place, Position
from grusel.timeline import AnyMoment, Timeline

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
IN_PLAY: Final = (PLAYING, PAUSED)


class Question(Struct, frozen=True, kw_only=True):
    """A player has asked to take back a move, and waits for leave."""

    number: int
    by: Seat
    seats: tuple[Seat, ...]  # of the person who asks
    length: int  # how many moves would be left
    waiting: tuple[Seat, ...]  # who has not answered yet
    agreed: tuple[Seat, ...] = ()


class TableState(Struct, frozen=True, kw_only=True):
    """All that a table is: no socket, no store and no wall clock in it."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    chat: tuple[ChatRow, ...]
    house: House
    timeline: Timeline
    seq: int  # of the last step
    shared: int  # the last step that every place noticed
    queued: bool  # a bot waits until others have thought; as far as people may know
    places: tuple[Place, ...]  # the seats, then the spectators
    position: Position
    plays: dict[str, int]  # the last ones by `seat:id`, so that one sent again is known: the mark of each move
    clock: Clock | None
    question: Question | None
    company: Company
    away: dict[Seat, float]  # people who are not here, and since when
    quiet_since: float

    @property
    def game(self) -> AnyGame:
        return self.timeline.game

    def place(self, seat: Seat | None) -> Place:
        return self.places[-1 if seat is None else seat]

    def waits_for(self) -> Seat | None:
        """The seat whose move the game waits for."""
        turn = self.position.turn
        return turn.seats[0] if isinstance(turn, Decision) and self.row.phase == PLAYING else None

    def bot_on(self, seat: Seat) -> str:
        """The bot that plays a seat now; empty if a person does."""
        row, clock = self.seats[seat], self.clock
        if row.kind == "bot":
            return row.bot
        if row.kind == "open" or row.standin or (clock and clock.left[seat] <= 0):
            return row.bot or self.house.stand_in
        return ""

    def check_playing(self, seat: Seat, seq: int) -> None:
        """Raise Illegal unless the seat plays for itself and has seen its newest step."""
        if self.row.phase != PLAYING:
            raise Illegal("server-not-playing")
        if self.seats[seat].standin:
            raise Illegal("server-stood-in-for")
        if seq != self.place(seat).seq:
            raise Illegal("server-stale")

    def clocks(self, now: float) -> Clocks | None:
        return self.clock.shown(now) if self.clock else None


class Given(Struct, frozen=True):
    """The inputs of a decision from outside the table."""

    now: float
    dice: Dice
    entropy: Callable[[int], bytes]  # secret bytes, as many as are wanted: for links
    new_seed: Callable[[], bytes]  # for the dice of another table


class Delivery(NamedTuple):
    """A message for people at the table, encoded once."""

    to: tuple[Person, ...]
    data: bytes
    last: bool = False  # their sockets are closed after it


class Recall(NamedTuple):
    """A person who came late wants to know what a place has witnessed before."""

    person: Person
    place: Seat | None


class Decided(Struct, frozen=True):
    """The result of a command, valid once its batch is committed."""

    after: TableState
    batch: Batch | None  # None: nothing has to be kept
    outbox: tuple[Delivery, ...]
    made: tuple[AnyMoment, ...] = ()  # moves made
    undone: bool = False  # moves were taken back
    recalls: tuple[Recall, ...] = ()


def marked(move: bytes) -> int:
    """A few bytes that tell a move from another, of which only its sender would know."""
    return crc32(move)
