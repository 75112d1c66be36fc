"""A night at a table, without a loop or a socket: people and bots say whatever may be said, legal or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from grusel.game import AnyGame, Decision, Illegal
from grusel.tables import messages
from grusel.tables.commands import Begin, BotMove, Command, Heard, Hung, Tick
from grusel.tables.decide import decide, told
from grusel.tables.dice import FairDice
from grusel.tables.messages import House, encode
from grusel.tables.people import BOT, EMPTY, PERSON
from grusel.tables.restore import restore
from grusel.tables.rows import Batch, Kept, SeatRow, TableRow
from grusel.tables.state import OPEN, PAUSED, PLAYING, Decided, Given, TableState
from grusel.tables.tokens import hashed
from grusel.tables.undo import Forgotten

SEED: Final = b"night" * 7
HOST: Final = "k" * 30


def opening(game: AnyGame, seats: int, house: House, options: Any = None) -> Kept:
    """A table as it is stored when it has been opened: its first seat is the host's, its last a bot's."""
    row = TableRow(
        id="night",
        game=game.name,
        rules=game.version,
        seats=seats,
        options=encode(messages_of(options)).decode(),
        seed=SEED,
        house=encode(house).decode(),
        phase=OPEN,
        host=hashed(HOST),
        watch=hashed("watch"),
        public=True,
        created=0.0,
        touched=0.0,
    )
    chairs = [_chair(number, seats) for number in range(seats)]
    return Kept(row=row, seats=tuple(chairs), snapshot=None, steps=(), plays=(), chat=())


def messages_of(options: Any) -> dict[str, str]:
    from grusel.record import options_to_text

    return {} if options is None else options_to_text(options)


def _chair(number: int, seats: int) -> SeatRow:
    if number == 0:
        return SeatRow(seat=0, kind=PERSON, key=hashed(HOST), name="Anna")
    if number == seats - 1 and seats > 2:
        return SeatRow(seat=number, kind=BOT, bot="random")
    return SeatRow(seat=number, kind=EMPTY, token=hashed(f"t{number}" * 10))


class Night:
    """Commands of one table, one after another, and what came of them."""

    def __init__(self, kept: Kept, rng: Random, keep: Callable[[Batch], None] = lambda batch: None) -> None:
        self.rng = rng
        self.keep = keep
        self.now = 1000.0
        self.secrets = Random(7)
        self.state: TableState = restore(kept, self.now)
        self.dice = FairDice(kept.row.seed)
        self.sockets = 0
        self.refusals: dict[str, int] = {}
        self.words = 0

    def given(self, secrets: int) -> Given:
        source = Random(secrets)
        return Given(self.now, self.dice, source.randbytes, lambda: SEED)

    def step(self) -> tuple[Command, Decided | None]:
        """One command, and its decision; None if it was refused."""
        self.now += self.rng.choice([0.0, 0.2, 1.0, 7.0])
        command = self.command()
        try:
            decided = decide(self.state, command, self.given(self.words))
        except Forgotten:
            return command, None
        except Illegal as error:
            self.refusals[error.message.id] = self.refusals.get(error.message.id, 0) + 1
            return command, None
        self.words += 1
        if decided.batch is not None:
            self.keep(decided.batch)
        self.state = told(decided.after, self.now)
        return command, decided

    # --- what is said -------------------------------------------------------------------------------------------------

    def command(self) -> Command:
        crowd = len(self.state.company) > len(self.state.seats)
        if self.rng.random() < (0.02 if crowd else 0.3):
            return self._hello()
        kind = self.rng.random()
        if kind < 0.03:
            return Hung("p", self._sid())
        if kind < 0.08:
            return Tick()
        if kind < 0.09:
            return Begin()
        if kind < 0.2 and (chosen := self._bot_move()):
            return chosen
        word = self._word()
        return Heard(word, "p", self._speaker(word))

    def _sid(self) -> str:
        return self.rng.choice([*self.state.company.people, "stranger"])

    def _speaker(self, word: messages.FromClient) -> str:
        """Mostly a person who may say it."""
        company, seat = self.state.company, getattr(word, "seat", None)
        hosts = tuple(person for person in company if person.host)
        able = hosts if seat is None or isinstance(word, messages.Assign) else company.at(seat)
        return self.rng.choice(able).sid if able and self.rng.random() < 0.9 else self._sid()

    def _hello(self) -> Command:
        self.sockets += 1
        number = self.rng.randrange(len(self.state.seats) + 1)
        key = HOST if self.rng.random() < 0.4 else f"key {number}" * 6
        token = (f"t{number}" * 10,) if self.rng.random() < 0.8 else ()
        join = self.rng.random() < 0.3
        hello = messages.Hello(
            version=messages.VERSION, table="night", key=key, tokens=token, join=join, name=f"Bo {number}"
        )
        return Heard(hello, "p", f"s{self.sockets}")

    def _bot_move(self) -> BotMove | None:
        seat = self.state.waits_for()
        actions = [] if seat is None else self.state.game.actions(self.state.position.state, seat)
        if seat is None or not actions:
            return None
        return BotMove(seat, self.state.seq - (self.rng.random() < 0.1), self.rng.choice(actions))

    def _word(self) -> messages.FromClient:
        rng, seats = self.rng, len(self.state.seats)
        seat = rng.randrange(seats)
        if self.state.row.phase == OPEN:
            if rng.random() < 0.1:
                return messages.Assign(seat=seat, bot="random")
            return rng.choice([messages.Start(), *self._small_talk(seat)])
        if self.state.row.phase == PAUSED and rng.random() < 0.5:
            return messages.Pause(on=False)
        if rng.random() < 0.6:
            return self._play()
        if rng.random() < 0.1:
            return self._seldom(seat)
        return rng.choice([*self._small_talk(seat), *self._about_undo()])

    def _play(self) -> messages.Play:
        """A legal move mostly; else one out of turn, out of date, sent again or nonsense."""
        state, rng = self.state, self.rng
        turn = state.position.turn
        seat = rng.choice(turn.seats) if isinstance(turn, Decision) else 0
        actions = state.game.actions(state.position.state, seat)
        action = Raw(encode(rng.choice(actions))) if actions and rng.random() < 0.95 else Raw(b'{"type":"none"}')
        self.words += 1
        id = f"w{self.words - (rng.random() < 0.1)}"
        return messages.Play(id=id, seat=seat, seq=state.place(seat).seq - (rng.random() < 0.05), action=action)

    def _about_undo(self) -> list[messages.FromClient]:
        seat = self.rng.randrange(len(self.state.seats))
        asked = self.state.question
        undo = messages.Undo(id="u", seat=seat, seq=self.state.place(seat).seq)
        if asked is None:
            return [undo]
        waiting = self.rng.choice(asked.waiting)
        return [messages.Answer(seat=waiting, undo=asked.number, granted=self.rng.random() < 0.8), undo]

    def _small_talk(self, seat: int) -> list[messages.FromClient]:
        have = {str(seat): self.state.place(seat).seq - self.rng.randrange(3)}
        return [
            messages.Chat(text=self.rng.choice(["Boo", "\u0007", "x" * 500])),
            messages.Rename(seat=seat, name=f"Cy {seat}"),
            messages.Sync(have=have),
        ]

    def _seldom(self, seat: int) -> messages.FromClient:
        rng = self.rng
        rare: list[messages.FromClient] = [messages.Rematch(), messages.Quiet(on=rng.random() < 0.5)]
        if rng.random() < 0.05:
            rare.append(messages.End())
        assign = messages.Assign(seat=seat, bot=rng.choice(["", "random", "nonsense"]))
        pause = messages.Pause(on=self.state.row.phase == PLAYING)
        return rng.choice([*rare, messages.Leave(seat=seat), pause, assign])


def fingerprint(state: TableState) -> bytes:
    """Everything that a table is, as bytes: equal for equal tables, and other for a table that was changed in place."""
    return encode(
        [
            durable(state),
            [[place.seq, len(place.ring), place.ring_bytes] for place in state.places],
            msgspec.to_builtins(state.question),
            sorted((sid, msgspec.to_builtins(person)) for sid, person in state.company.people.items()),
            sorted(state.away.items()),
            [encode(moment.events) for moment in state.timeline.moments],
            msgspec.to_builtins(state.clock),
        ]
    )


def durable(state: TableState) -> list[Any]:
    """The table as loaded from its rows."""
    return [
        msgspec.to_builtins(replace(state.row, touched=0.0)),
        msgspec.to_builtins(state.seats),
        msgspec.to_builtins(state.chat),
        msgspec.to_builtins(state.house),
        encode(state.timeline.state),
        [state.timeline.length, state.timeline.draws, state.seq],
        [place.seq for place in state.places],
        state.plays,
    ]
