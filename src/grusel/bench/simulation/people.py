"""People at simulated tables: clients that play, come and go, and now and then say what they should not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Protocol

from msgspec import Raw

from grusel.bench.simulation.network import Connection
from grusel.bench.simulation.plan import Guest
from grusel.client.connection import Client
from grusel.game import Decision
from grusel.tables import messages
from grusel.tables.messages import (
    Alive,
    ClientMessage,
    FromServer,
    Gone,
    Hello,
    Invite,
    Play,
    Played,
    Refused,
    Sync,
    TableInfo,
    Welcome,
    decode_server,
    encode,
)

PATIENCE = 4.0  # seconds without an answer until a client connects again
SYNC_EVERY = 2.0
REGRET = "regret"
ABSENCES = 10
DREAMS = 12  # what-ifs and hints on one connection, fewer than the limits of the table


class World(Protocol):
    """The parts of a night that a person uses."""

    @property
    def now(self) -> float: ...

    @property
    def calm(self) -> bool: ...

    @property
    def quiet(self) -> bool: ...

    def connect(self, person: Person) -> Connection | None: ...

    def sent(self, person: Person, connection: Connection, data: bytes) -> None: ...

    def heard(self, person: Person, connection: Connection, data: bytes) -> None: ...

    def closed(self, person: Person, connection: Connection) -> None: ...

    def hand_on(self, person: Person, token: str) -> None: ...


class Person:
    """One browser at one table."""

    def __init__(self, world: World, guest: Guest, table: str, key: str, tokens: tuple[str, ...], rng: Random) -> None:
        self.world = world
        self.guest = guest
        self.rng = rng
        self.client = Client(table, key, tokens, name=guest.name)
        self.connection: Connection | None = None
        self.welcome: Welcome | None = None
        self.unanswered: Play | None = None
        self.asked = 0.0  # when something was sent that wants an answer
        self.waits = False  # for that answer
        self.synced = 0.0
        self.plays = 0
        self.dreams = 0
        self.dreaming = False  # on this connection
        self.missed = 0  # times that the game was seen waiting for a person who is away
        self.regrets = 0  # the last move of this seat
        self.sent_off = False  # for good
        self.gone_home = False  # and does not come back
        self.away_until = 0.0

    @property
    def name(self) -> str:
        return self.guest.name

    @property
    def short(self) -> str:
        """For ids, which are different at each device."""
        return "".join(word[:1] for word in self.name.split())

    def does(self, habit: str, share: float = 1.0) -> bool:
        return habit in self.guest.habits and not self.world.calm and self.rng.random() < share

    # --- connecting ---------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        if self.does("late"):
            await asyncio.sleep(self.rng.uniform(1.0, 8.0))
        while True:
            await asyncio.sleep((2.0 if self.world.quiet else self.guest.pace) * self.rng.uniform(0.2, 1.8))
            if self.connection is None:
                self._connect()
            else:
                self._act()

    def _connect(self) -> None:
        if self.sent_off or self.gone_home or (self.world.now < self.away_until and not self.world.calm):
            return
        self.connection = self.world.connect(self)
        if self.connection is None:
            return
        self.welcome = None
        self.dreams = 0
        self.dreaming = False
        if self.does("forgetful"):
            self.client.steps.clear()
        client = self.client
        have = self._everything() if self.does("nosy") else client.have
        hello = Hello(
            version=messages.VERSION,
            table=client.table,
            key=client.key,
            tokens=client.tokens,
            join=self.does("join"),
            name=self.name,
            have=have,
        )
        self.say(hello)
        self._wants_answer()

    def _everything(self) -> dict[str, int]:
        """What a client has that asks for all that was ever told."""
        return {"watch": 0} | {str(seat): 0 for seat in range(4)}

    def leave_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection:
            self.world.closed(self, connection)
        if connection and not connection.over:
            if self.does("nonsense"):
                connection.vanish()
            else:
                connection.hang_up()
        self.waits = False

    def move_to(self, table: str) -> None:
        """Go to another table with the same links."""
        self.leave_connection()
        self.client = Client(table, self.client.key, self.client.tokens, name=self.name)
        self.unanswered = None

    def say(self, message: ClientMessage) -> None:
        if self.connection:
            data = encode(message)
            self.world.sent(self, self.connection, data)
            self.connection.send(data)

    def _wants_answer(self) -> None:
        if not self.waits:
            self.waits, self.asked = True, self.world.now

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, connection: Connection, data: bytes) -> None:
        if connection is not self.connection:
            return
        self.world.heard(self, connection, data)
        message: FromServer = decode_server(data)
        self.client.note(message)
        match message:
            case Welcome():
                self.welcome = message
                self.waits = False
                self.client.tokens = (*message.tokens.values(), *self.client.tokens)[:6]
                self._say_again()
            case Alive():
                self.waits = False
                self._say_again()
            case Played(id=id) | Refused(id=id):
                self._answered(id, message)
            case Gone():
                self.sent_off = not message.again
            case TableInfo(next=next) if next and self.does("again"):
                self.move_to(next)
            case Invite(token=token) if self.does("hand on"):
                self.world.hand_on(self, token)
            case Invite(token=token):
                self.client.tokens = (token, *self.client.tokens)[:6]

    def _say_again(self) -> None:
        """A move that was not answered may be lost; with the same id, it is made once."""
        if self.unanswered:
            self.say(self.unanswered)
            self._wants_answer()

    def closed(self, connection: Connection) -> None:
        self.world.closed(self, connection)
        if connection is self.connection:
            self.connection = None
            self.waits = False

    # --- acting -------------------------------------------------------------------------------------------------------

    def _act(self) -> None:
        now = self.world.now
        if self.waits and now - self.asked > PATIENCE:
            return self.leave_connection()
        if self.welcome is None:
            return None
        if self.world.calm and self.client.info and self.client.info.next:
            return self.move_to(self.client.info.next)
        if now - self.synced > (4 * SYNC_EVERY if self.world.quiet else SYNC_EVERY):
            self.synced = now
            self.say(Sync(have=self.client.have))
            self._wants_answer()
        if self.world.quiet:
            return None
        if self.unanswered is None and self.rng.random() < (0.2 if self._is_asked() else 0.9):
            self._play()
        if self.welcome.host:
            self._host()
        self._answer()
        if not self.world.calm:
            self._habits()
        return None

    def _play(self) -> None:
        able = [seat for seat in self.client.to_move() if self.welcome and seat in self.welcome.seats]
        info = self.client.info
        if not able or info is None or info.phase != "playing":
            return
        seat = self.rng.choice(able)
        if info.seats[seat].standin:
            if self.world.calm:
                self.leave_connection()  # to come back is to say hello
            return
        self.plays += 1
        play = Play(
            id=f"{self.short}{self.plays}",
            seat=seat,
            seq=self.client.steps[str(seat)].seq,
            action=self.rng.choice(self.client.choices(seat)),
        )
        self.unanswered = play
        self.say(play)
        self._wants_answer()
        if self.does("again", 0.3):
            self.say(play)

    def _answered(self, id: str, answer: Played | Refused) -> None:
        self.waits = False
        if self.unanswered and self.unanswered.id == id:
            if isinstance(answer, Played) and self.does("undo", 0.3):
                self.regrets = self.unanswered.seat
                self._take_back(self.unanswered.seat)
            self.unanswered = None
        elif (
            isinstance(answer, Refused) and answer.why.id == "server-stale" and id == REGRET and self.does("undo", 0.7)
        ):
            self._take_back(self.regrets)

    def _take_back(self, seat: int) -> None:
        if step := self.client.steps.get(str(seat)):
            self.say(messages.Undo(id=REGRET, seat=seat, seq=step.seq))

    def _is_asked(self) -> bool:
        """Whether a question to take back a move is open, for which polite people wait."""
        return not self.world.calm and self.client.info is not None and self.client.info.undo is not None

    def _answer(self) -> None:
        info = self.client.info
        if info and info.undo and self.welcome:
            for seat in info.undo.waiting:
                if seat in self.welcome.seats and (self.world.calm or self.rng.random() < 0.5):
                    granted = self.rng.random() < 0.7
                    self.say(messages.Answer(seat=seat, undo=info.undo.number, granted=granted))
                    return

    def _host(self) -> None:
        info = self.client.info
        if info is None:
            return
        if info.phase == "paused":
            self.say(messages.Pause(on=False))
        elif info.phase == "open":
            empty = [seat for seat, one in enumerate(info.seats) if one.kind == "open"]
            if not empty:
                self.say(messages.Start())
            elif self.world.calm:
                self.say(messages.Assign(seat=empty[0], bot="random"))
        elif info.phase == "playing" and self.world.calm:
            self._replace_absent(info)
        elif info.phase == "over" and not info.next and self.guest.rematch and not self.world.calm:
            self.say(messages.Rematch())

    def _replace_absent(self, info: TableInfo) -> None:
        """Give the seat that the game waits for to a bot, if its person does not come."""
        turns = [step.turn for step in self.client.steps.values()]
        for seat in turns[0].seats if turns and isinstance(turns[0], Decision) else ():
            one = info.seats[seat]
            if one.kind == "person" and not one.online and not one.standin:
                self.missed += 1
                if self.missed > ABSENCES:
                    self.missed = 0
                    self.say(messages.Assign(seat=seat, bot="random"))

    def _habits(self) -> None:
        rng, info = self.rng, self.client.info
        seats = self.welcome.seats if self.welcome else ()
        acts: dict[str, Callable[[], ClientMessage | None]] = {
            "chat": lambda: messages.Chat(text=rng.choice(["Boo", "Hello there", "x" * 200])),
            "sync": lambda: Sync(have=self.client.have),
            "nosy": lambda: Sync(have=self._everything()),
            "quiet": lambda: messages.Quiet(on=rng.random() < 0.3),
        }
        if seats:
            seat = rng.choice(seats)
            seq = self.client.steps[str(seat)].seq if str(seat) in self.client.steps else 0
            acts |= {
                "undo": lambda: messages.Undo(id=f"u{rng.randrange(10**6)}", seat=seat, seq=seq),
                "rename": lambda: messages.Rename(seat=seat, name=f"{self.name} {rng.randrange(9)}"),
                "leave": lambda: messages.Leave(seat=seat) if rng.random() < 0.3 else None,
                "what-if": lambda: self._dream(seat),
                "hint": lambda: self._hint(seat, seq),
                "nonsense": lambda: self._nonsense(seat, seq),
            }
        if self.welcome and self.welcome.host and info:
            some = rng.randrange(len(info.seats))
            acts |= {
                "pause": lambda: messages.Pause(on=True) if rng.random() < 0.2 else None,
                "assign": lambda: (
                    messages.Assign(seat=some, bot=rng.choice(["", "random"])) if rng.random() < 0.3 else None
                ),
                "end": lambda: messages.End() if rng.random() < 0.05 else None,
            }
        able = [act for habit, act in acts.items() if habit in self.guest.habits]
        if able and rng.random() < 0.5 and (message := rng.choice(able)()):
            self.say(message)
        if info and info.house.stand_in_after and self.does("home", 0.02):
            self.gone_home = True
            self.leave_connection()
        if self.does("late", 0.02):
            self.away_until = self.world.now + rng.uniform(0.5, 8.0)
            self.leave_connection()

    def _dream(self, seat: int) -> ClientMessage | None:
        step = self.client.steps.get(str(seat))
        if step is None or self.dreams >= DREAMS:
            return None
        self.dreams += 1
        choices = self.client.choices(seat)
        dreams: list[ClientMessage] = [messages.Back(), messages.Share()] if self.dreaming else []
        if choices:
            action = self.rng.choice(choices)
            dreams += [messages.Foresee(id="f", seat=seat, action=action), messages.Try(by=seat, action=action)]
        if not self.dreaming or self.rng.random() < 0.2:
            dreams.append(messages.Imagine(seat=seat))
        self.dreaming = True
        return self.rng.choice(dreams)

    def _hint(self, seat: int, seq: int) -> ClientMessage | None:
        if self.dreams >= 4:
            return None
        self.dreams += 1
        return messages.Hint(id="h", seat=seat, seq=seq)

    def _nonsense(self, seat: int, seq: int) -> ClientMessage:
        """A request to be refused: an old step, another's seat, or an unknown move."""
        rng = self.rng
        other = rng.randrange(4)
        action = Raw(b'{"type":"nothing"}')
        if choices := self.client.choices(seat) if str(seat) in self.client.steps else []:
            action = rng.choice(choices)
        self.plays += 1
        id = f"n{self.short}{self.plays}"
        return rng.choice(
            [
                Play(id=id, seat=seat, seq=seq - 1, action=action),
                Play(id=id, seat=other, seq=seq, action=action) if other not in (self.guest.seats or ()) else Sync(),
                Play(id=id, seat=seat, seq=seq, action=Raw(b'{"type":"nothing"}')),
                Sync(have={"watch": 0, str(other): 0}),
                messages.Answer(seat=other, undo=rng.randrange(30), granted=True),
                messages.Undo(id=id, seat=other, seq=seq),
            ]
        )
