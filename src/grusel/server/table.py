"""One table, one writer: reads letters one by one; nothing is told before it is safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Protocol

from msgspec import Raw, Struct
from msgspec.structs import replace

from grusel.game import Chance, Illegal, Message, Seat, Who
from grusel.server import host, undo
from grusel.server.board import OPEN, OVER, PLAYING, Board
from grusel.server.botpool import BotPool
from grusel.server.dice import Dice, FairDice, shown_hash
from grusel.server.limits import Bucket
from grusel.server.line import options_of
from grusel.server.metrics import FORKS, REFUSED
from grusel.server.people import BOT, PERSON, Person, admit, emptied
from grusel.server.protocol import (
    NOTHING,
    VERSION,
    Alive,
    Answer,
    AskedUndo,
    Back,
    Chat,
    ChatLine,
    FromClient,
    Gone,
    Hello,
    Imagine,
    Invite,
    Leave,
    Notice,
    Play,
    Played,
    Refused,
    Rename,
    Said,
    Seated,
    ServerMessage,
    Share,
    Sync,
    TableInfo,
    Try,
    Undo,
    UndoAnswered,
    Welcome,
    encode,
)
from grusel.server.queries import Forked
from grusel.server.schema import ChatRow, Kept, SeatRow
from grusel.server.sight import Glance, place_name
from grusel.server.store import Store
from grusel.server.turns import BotMove, Tick, Turns
from grusel.server.whatif import Dream, decode_move

log = logging.getLogger("grusel.table")
INBOX = 256
DREAMS = (5.0, 20)  # a second, and at once: truths are dear to imagine


class Post(Protocol):
    """Brings messages to sockets, wherever they are."""

    def deliver(self, process: str, sids: Sequence[str], data: bytes) -> None: ...

    def hang_up(self, process: str, sid: str, data: bytes) -> None: ...


class Services(Struct, frozen=True, kw_only=True):
    """What every table needs."""

    store: Store
    bots: BotPool
    post: Post
    now: Callable[[], float]
    rng: Random
    dice: Callable[[bytes], Dice] = FairDice


class Hung(Struct, frozen=True):
    """A socket has closed."""


class Letter(Struct, frozen=True):
    """Something for the table to do, and whom to answer."""

    body: FromClient | Hung | BotMove | Tick
    process: str = ""
    sid: str = ""


class Table:
    """A board, the people at it, and the task that is its only writer."""

    def __init__(self, kept: Kept, services: Services) -> None:
        self.services = services
        self.inbox: asyncio.Queue[Letter] = asyncio.Queue(INBOX)
        self.people: dict[str, Person] = {}
        self.dreams: dict[str, Dream] = {}
        self.dreaming: dict[str, Bucket] = {}
        self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        services = self.services
        self.board = Board(kept, services.store, services.dice, services.now)
        self.turns = Turns(self.board, services.bots, self._remind)
        self.turns.away = {seat.seat: services.now() for seat in kept.seats if seat.kind == PERSON}
        self.asked: AskedUndo | None = None
        self.quiet_since = services.now()

    @property
    def id(self) -> str:
        return self.board.row.id

    def put(self, letter: Letter) -> bool:
        """Give the table something to do; false if it has too much to do already."""
        if self.inbox.full():
            return False
        self.inbox.put_nowait(letter)
        return True

    def _remind(self, body: BotMove | Tick) -> None:
        if not self.put(Letter(body)):
            asyncio.get_running_loop().call_later(0.1, self._remind, body)

    def is_idle(self, after: float) -> bool:
        """Nobody is here, nothing is due: it can leave memory."""
        waits = self.board.waits_for()
        busy = bool(self.people) or not self.inbox.empty() or (waits is not None and self.board.bot_on(waits))
        ticking = self.board.row.phase == PLAYING and (self.board.clock or self.board.house.stand_in_after)
        return not busy and not ticking and self.services.now() - self.quiet_since >= after

    async def run(self) -> None:
        """Read letters for ever."""
        await self._go_on()
        while True:
            letter = await self.inbox.get()
            try:
                await self.handle(letter)
            except Illegal as error:
                self._refuse(letter, error.message)
            except Forked:
                await self._reload()
            except Exception:
                log.exception("letter failed", extra={"table": self.id, "seq": self.board.seq})
                self._refuse(letter, Message("server-trouble"))

    async def _go_on(self) -> None:
        """Do what was due when the server stopped."""
        if self.board.row.phase == PLAYING and isinstance(self.board.line.turn, Chance):
            await self.board.play_chance()
        self.turns.arrange()

    async def _reload(self) -> None:
        """Somebody else wrote this table: believe the database, and show everybody what it says."""
        FORKS.inc()
        log.warning("forked, reloading", extra={"table": self.id, "seq": self.board.seq})
        self.turns.close()
        kept = await self.services.store.load(self.id)
        if kept is None:
            return self.close(Message("server-no-table"), again=False)
        self._set_up(kept)
        for person in self.people.values():
            self._mark_here(person)
            self.send_places(person, {})
        return await self._go_on()

    def close(self, why: Message, again: bool) -> None:
        """Send everybody away."""
        self.turns.close()
        for person in self.people.values():
            self.services.post.hang_up(person.process, person.sid, encode(Gone(why=why, again=again)))
        self.people.clear()

    async def handle(self, letter: Letter) -> None:
        body = letter.body
        match body:
            case Hello():
                await self._hello(letter, body)
            case Hung():
                self._hung(letter.sid)
            case BotMove():
                await self._bot_move(body)
            case Tick():
                await self._tick()
            case _:
                await self._handle_person(self._person(letter), body)

    def _person(self, letter: Letter) -> Person:
        if letter.sid not in self.people:
            raise Illegal("server-say-hello")
        return self.people[letter.sid]

    async def _handle_person(self, person: Person, body: FromClient) -> None:
        match body:
            case Play():
                await self._play(person, body)
            case Undo():
                await self._undo(person, body)
            case Answer():
                await self._answer(person, body)
            case Sync():
                self._sync(person, body)
            case Chat():
                await self._chat(person, body)
            case Rename():
                await self._rename(person, body)
            case Leave():
                await self._leave(person, body)
            case Imagine() | Try() | Back() | Share():
                await self._dream(person, body)
            case _:
                await host.handle(self, person, body)

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def _hello(self, letter: Letter, hello: Hello) -> None:
        try:
            admission = admit(self.board.row, self.board.seats, hello, letter.process, letter.sid)
        except Illegal as error:
            gone = Gone(why=error.message, again=False)
            self.services.post.hang_up(letter.process, letter.sid, encode(gone))
            return
        person = admission.person
        back = [row for row in self.board.seats if row.seat in person.seats and row.standin]
        if admission.taken or back:
            await self.board.change(seats=[*(replace(row, standin=False) for row in back), *admission.taken])
        self.people[person.sid] = person
        self._mark_here(person)
        self._welcome(person, admission.tokens)
        self.announce()
        if self.board.chat:
            self.send(person, Said(lines=tuple(map(_chat_line, self.board.chat))))
        self.send_places(person, hello.have)
        self.turns.arrange(everybody_saw=False)

    def _welcome(self, person: Person, tokens: dict[str, str]) -> None:
        welcome = Welcome(
            version=VERSION, seats=person.seats, watching=person.watching, host=person.host, tokens=tokens
        )
        self.send(person, welcome)

    def _mark_here(self, person: Person) -> None:
        for seat in person.seats:
            self.turns.away.pop(seat, None)

    def _hung(self, sid: str) -> None:
        person = self.people.pop(sid, None)
        self.dreams.pop(sid, None)
        self.dreaming.pop(sid, None)
        if person is None:
            return
        self.quiet_since = self.services.now()
        for seat in set(person.seats) - self._seats_here():
            self.turns.away[seat] = self.services.now()
        self.announce()
        self.turns.arrange(everybody_saw=False)

    def _seats_here(self) -> set[Seat]:
        return {seat for person in self.people.values() for seat in person.seats}

    async def _leave(self, person: Person, leave: Leave) -> None:
        row = self.own_seat(person, leave.seat)
        self.let_go(person, leave.seat)
        if self.board.row.phase == OPEN:
            await self.board.change(seats=[emptied(row)[0]])
        else:
            await self.board.change(seats=[replace(row, standin=True)])
            self.notice("server-stands-in", leave.seat)
        self.announce()
        self.turns.arrange(everybody_saw=False)

    async def empty(self, row: SeatRow) -> None:
        """Free a seat; the host gets its new link."""
        row, token = emptied(row)
        await self.board.change(seats=[row])
        for person in self.people.values():
            if person.host:
                self.send(person, Invite(seat=row.seat, token=token))

    def let_go(self, person: Person, seat: Seat) -> None:
        """The socket stays, as a spectator if it has no other seat."""
        rest = tuple(other for other in person.seats if other != seat)
        person = self.people[person.sid] = replace(person, seats=rest, watching=not rest)
        self._welcome(person, {})
        if not rest:
            self.send_places(person, {})

    # --- the game -----------------------------------------------------------------------------------------------------

    async def _play(self, person: Person, play: Play) -> None:
        self.own_seat(person, play.seat)
        if f"{play.seat}:{play.id}" not in self.board.clients:
            self._check_playing(play.seat, play.seq)
            move = decode_move(self.board.game, play.action)
            self.publish(await self.board.play(play.seat, move, play.id))
        self.send(person, Played(id=play.id, seq=self.board.sight.place(play.seat).seq))

    def _check_playing(self, seat: Seat, seq: int) -> None:
        if self.board.row.phase != PLAYING:
            raise Illegal("server-not-playing")
        if self.board.seats[seat].standin:
            raise Illegal("server-stood-in-for")
        if seq != self.board.sight.place(seat).seq:
            raise Illegal("server-stale")

    async def _bot_move(self, chosen: BotMove) -> None:
        if chosen.seq != self.board.seq or chosen.seat != self.board.waits_for() or not self.board.bot_on(chosen.seat):
            return
        self.turns.thinking = None
        self.publish(await self.board.play(chosen.seat, chosen.move))

    def publish(self, glance: Glance, undone: bool = False) -> None:
        """Tell every place what it noticed."""
        sight, clocks = self.board.sight, self.board.clocks
        everybody = glance.noticed == (1 << len(sight.places)) - 1
        self.turns.arrange(everybody)
        if self.asked:
            self._withdraw(Message("server-undo-overtaken"))
        for number, place in enumerate(sight.places):
            if glance.noticed >> number & 1 and (there := self.people_on(place.seat)):
                since = None if undone else place.seq - 1
                self._spread(there, sight.message(place.seat, since, clocks, undone))
        if self.board.over:
            self.announce()

    async def _tick(self) -> None:
        missing = self.turns.missing()
        if missing is not None:
            await self.board.change(seats=[replace(self.board.seats[missing], standin=True)])
            self.notice("server-stands-in", missing)
            self.announce()
        clock = self.board.clock
        if clock and self.turns.time_is_up() and clock.running is not None:
            self.notice("server-out-of-time", clock.running)
        self.turns.arrange(everybody_saw=False)

    # --- taking back --------------------------------------------------------------------------------------------------

    async def _undo(self, person: Person, wish: Undo) -> None:
        self.own_seat(person, wish.seat)
        self._check_playing(wish.seat, wish.seq)
        line = self.board.line
        at = undo.own_last(line.made, wish.seat)
        if at is None and line.base:
            await self.board.remember_all()
            line = self.board.line
            at = undo.own_last(line.made, wish.seat)
        if at is None:
            raise Illegal("server-nothing-to-undo")
        others = self._other_people(person)
        if not others or undo.is_free(self.board.game, line.made, wish.seat):
            await self._take_back(line.base + at, wish.seat)
            self.send(person, Played(id=wish.id, seq=self.board.sight.place(wish.seat).seq))
            return
        self.asked = AskedUndo(number=self.board.seq, by=wish.seat, waiting=others)
        self.announce()

    def _other_people(self, person: Person) -> tuple[Seat, ...]:
        """Seats of other people; nobody needs to be asked at one device or alone with bots."""
        return tuple(
            seat.seat
            for seat in self.board.seats
            if seat.kind == PERSON and not seat.standin and seat.seat not in person.seats
        )

    async def _answer(self, person: Person, answer: Answer) -> None:
        self.own_seat(person, answer.seat)
        asked = self.asked
        if asked is None or asked.number != answer.undo or answer.seat not in asked.waiting:
            raise Illegal("server-nothing-asked")
        if not answer.granted:
            return self._withdraw(Message("server-undo-declined", {"seat": Who(answer.seat)}))
        waiting = tuple(seat for seat in asked.waiting if seat != answer.seat)
        self.asked = replace(asked, waiting=waiting)
        if waiting:
            return self.announce()
        self.asked = None
        at = undo.own_last(self.board.line.made, asked.by)
        assert at is not None
        await self._take_back(self.board.line.base + at, asked.by)
        granted = Message("server-undo-granted", {"seat": Who(asked.by)})
        self.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=True, why=granted))
        return self.announce()

    async def _take_back(self, length: int, by: Seat) -> None:
        glance = await self.board.take_back(length, by)
        self.publish(glance, undone=True)

    def _withdraw(self, why: Message) -> None:
        asked, self.asked = self.asked, None
        assert asked
        self.broadcast(UndoAnswered(number=asked.number, by=asked.by, granted=False, why=why))
        self.announce()

    # --- around the game ----------------------------------------------------------------------------------------------

    def _sync(self, person: Person, sync: Sync) -> None:
        for place in person.places:
            has = sync.have.get(place_name(place))
            if has != self.board.sight.place(place).seq:
                self._send_place(person, place, has)
        self.send(person, Alive())

    async def _chat(self, person: Person, chat: Chat) -> None:
        if not self.board.house.chat:
            raise Illegal("server-chat-off")
        text = "".join(mark for mark in chat.text if mark.isprintable()).strip()
        if not text:
            raise Illegal("server-chat-empty")
        seat = person.seats[0] if person.seats else None
        name = self.board.seats[seat].name if seat is not None else person.name
        number = self.board.chat[-1].number + 1 if self.board.chat else 1
        line = ChatRow(number=number, seat=seat, name=name, text=text, at=round(self.services.now(), 3))
        await self.board.change(chat=[line])
        self.broadcast(Said(lines=(_chat_line(line),)))

    async def _rename(self, person: Person, wish: Rename) -> None:
        row = self.own_seat(person, wish.seat)
        await self.board.change(seats=[replace(row, name=wish.name, colour=wish.colour or row.colour)])
        self.announce()

    async def _dream(self, person: Person, wish: Imagine | Try | Back | Share) -> None:
        if not self.dreaming.setdefault(person.sid, Bucket(*DREAMS)).take():
            raise Illegal("server-too-fast")
        dream = self.dreams.get(person.sid)
        match wish:
            case Imagine(seat=seat):
                self.own_seat(person, seat)
                dream = self.dreams[person.sid] = await self._new_dream(seat)
            case Try(by=by, action=action) if dream:
                dream.play(by, action)
            case Back() if dream:
                dream.back()
            case Share() if dream:
                return self._spread(self.people.values(), dream.shared(dream.seat))
            case _:
                raise Illegal("server-no-line")
        return self._spread([person], dream.shown())

    async def _new_dream(self, seat: Seat) -> Dream:
        board = self.board
        seen = await board.seen(seat)
        view = board.game.view(board.line.state, seat)
        return Dream(board.game, board.row.seats, view, seat, seen, self.services.rng)

    def own_seat(self, person: Person, seat: Seat) -> SeatRow:
        if seat not in person.seats:
            raise Illegal("server-not-your-seat")
        return self.board.seats[seat]

    # --- telling ------------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        row, board = self.board.row, self.board
        here = self._seats_here()
        return TableInfo(
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=Raw(encode(options_of(row))),
            phase=row.phase,  # type: ignore[arg-type]  # one of the four
            seats=tuple(seated(seat, seat.seat in here) for seat in board.seats),
            watchers=sum(person.watching for person in self.people.values()),
            house=board.house,
            dice=shown_hash(row.seed),
            seed=row.seed.hex() if row.phase == OVER else None,
            clocks=board.clocks,
            undo=self.asked,
            next=row.next,
        )

    def announce(self) -> None:
        self.broadcast(self.info())

    def broadcast(self, message: ServerMessage) -> None:
        self._spread(self.people.values(), encode(message))

    def notice(self, id: str, seat: Seat) -> None:
        self.broadcast(Notice(text=Message(id, {"seat": Who(seat)})))

    def send(self, person: Person, message: ServerMessage) -> None:
        self._spread([person], encode(message))

    def people_on(self, place: Seat | None) -> list[Person]:
        return [person for person in self.people.values() if place in person.places]

    def _spread(self, people: Iterable[Person], data: bytes) -> None:
        by_process: dict[str, list[str]] = {}
        for person in people:
            by_process.setdefault(person.process, []).append(person.sid)
        for process, sids in by_process.items():
            self.services.post.deliver(process, sids, data)

    def send_places(self, person: Person, have: dict[str, int]) -> None:
        for place in person.places:
            self._send_place(person, place, have.get(place_name(place)))

    def _send_place(self, person: Person, place: Seat | None, since: int | None) -> None:
        if self.board.row.phase != OPEN:
            self._spread([person], self.board.sight.message(place, since, self.board.clocks))

    def _refuse(self, letter: Letter, why: Message) -> None:
        REFUSED.inc()
        person = self.people.get(letter.sid)
        body = letter.body
        step = NOTHING
        if person and isinstance(body, Play | Undo) and body.seat in person.seats and self.board.row.phase != OPEN:
            step = Raw(self.board.sight.message(body.seat, None, self.board.clocks))
        data = encode(Refused(id=getattr(body, "id", ""), why=why, step=step))
        if letter.sid:
            self.services.post.deliver(letter.process, [letter.sid], data)


def seated(row: SeatRow, online: bool) -> Seated:
    return Seated(
        kind=row.kind,  # type: ignore[arg-type]  # one of the three
        name=row.name,
        colour=row.colour,
        bot=row.bot,
        standin=row.standin,
        online=online or row.kind == BOT,
    )


def _chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
