"""A table as a value with people at it: commands are decided at once, without a server."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent
from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from grusel.game import AnyGame, Illegal, Seat
from grusel.tables.commands import Begin, BotMove, Command, Heard, Hung
from grusel.tables.decide import decide, told
from grusel.tables.dice import Dice, FairDice
from grusel.tables.messages import VERSION, FromClient, Hello, House, Play, Undo, decode_server, encode
from grusel.tables.people import BOT, EMPTY, PERSON
from grusel.tables.restore import restore
from grusel.tables.rows import Kept, SeatRow, TableRow
from grusel.tables.state import OPEN, PLAYING, Decided, Given, TableState
from grusel.tables.tokens import hashed

T = TypeVar("T")
SEED = b"party" * 7
KINDS = {"p": PERSON, "b": BOT, "o": EMPTY}


def key_of(name: str) -> str:
    return f"the key of {name}'s browser"


class Party:
    """Seats as letters: p (a person who is here), b (a bot), o (open). Anna has the first seat and is the host."""

    NAMES = ("Anna", "Bo", "Cy", "Di", "Eve")

    def __init__(
        self, game: AnyGame, seats: str, start: str = "", house: House | None = None, dice: Dice | None = None
    ) -> None:
        row = TableRow(
            id="party",
            game=game.name,
            rules=game.version,
            seats=len(seats),
            options="{}",
            start=dedent(start).strip(),
            seed=SEED,
            house=encode(house or House()).decode(),
            phase=OPEN if "o" in seats else PLAYING,
            host=hashed(key_of("Anna")),
            watch=hashed("watch"),
            public=bool(house and house.public),
            created=0.0,
            touched=0.0,
        )
        rows = tuple(self._seat(number, letter) for number, letter in enumerate(seats))
        kept = Kept(row=row, seats=rows, snapshot=None, steps=(), plays=(), chat=())
        self.state: TableState = restore(kept, 0.0)
        self.dice = dice or FairDice(SEED)
        self.entropy = 0
        self.heard: dict[str, list[Any]] = {}
        self.decided: list[Decided] = []
        for number, letter in enumerate(seats):
            if letter == "p":
                self.sit(self.NAMES[number])
        self._decide(Begin())

    def _seat(self, number: Seat, letter: str) -> SeatRow:
        name = self.NAMES[number]
        key = hashed(key_of(name)) if letter == "p" else ""
        token = hashed(f"link {number}") if letter == "o" else ""
        bot = "random" if letter == "b" else ""
        return SeatRow(seat=number, kind=KINDS[letter], name=name, key=key, token=token, bot=bot)

    # --- what happens -------------------------------------------------------------------------------------------------

    def sit(self, name: str, *links: str, have: dict[str, int] | None = None, join: bool = False) -> None:
        """Say hello with a person's key."""
        hello = Hello(
            version=VERSION, table="party", key=key_of(name), tokens=links, name=name, have=have or {}, join=join
        )
        self.say(name, hello)

    def say(self, name: str, body: FromClient) -> None:
        self.heard.setdefault(name, [])
        self._decide(Heard(body, "process", name))

    def refused(self, name: str, body: FromClient) -> str:
        """The id of the refusal, which must have changed nothing."""
        before = self.state
        try:
            self.say(name, body)
        except Illegal as error:
            assert self.state is before
            return error.message.id
        raise AssertionError(f"{body} was not refused")

    def hang_up(self, name: str) -> None:
        self._decide(Hung("process", name))

    def play(self, name: str, seat: Seat, text: str) -> None:
        """Make a move given in notation."""
        self.say(name, self.move(seat, text))

    def move(self, seat: Seat, text: str) -> Play:
        game, state = self.state.game, self.state.position.state
        action = Raw(encode(game.read(state, seat, text)))
        return Play(id=f"m{self.state.seq}", seat=seat, seq=self.state.place(seat).seq, action=action)

    def bot(self, seat: Seat, text: str) -> None:
        """Make a bot's move."""
        game, state = self.state.game, self.state.position.state
        self._decide(BotMove(seat, self.state.seq, game.read(state, seat, text)))

    def undo(self, seat: Seat) -> Undo:
        return Undo(id=f"u{self.state.seq}", seat=seat, seq=self.state.place(seat).seq)

    def _decide(self, command: Command) -> None:
        self.entropy += 1
        given = Given(1.0, self.dice, lambda size: self.entropy.to_bytes(size, "big"), lambda: SEED)
        decided = decide(self.state, command, given)
        self.state = told(decided.after, 1.0)
        self.decided.append(decided)
        for delivery in decided.outbox:
            for person in delivery.to:
                self.heard.setdefault(person.sid, []).append(decode_server(delivery.data))

    # --- messages -----------------------------------------------------------------------------------------------------

    def last(self, name: str, kind: type[T]) -> T:
        """The newest message of that kind."""
        return next(message for message in reversed(self.heard[name]) if isinstance(message, kind))

    def all(self, name: str, kind: type[T]) -> list[T]:
        return [message for message in self.heard[name] if isinstance(message, kind)]

    def waiting(self) -> Sequence[Seat] | None:
        """The seats asked whether a move may be taken back; None without a question."""
        question = self.state.question
        return question.waiting if question else None

    def seat_row(self, seat: Seat, **changes: Any) -> None:
        """Replace fields of a seat."""
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.state = replace(self.state, seats=tuple(seats))


def decoded(raw: Raw) -> Any:
    return msgspec.json.decode(raw)
