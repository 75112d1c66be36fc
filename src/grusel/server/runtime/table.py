"""One table, one writer: reads letters one by one; nothing is told before it is safe."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from grusel.game import Chance, Illegal, Message, Seat
from grusel.server.metrics import FORKS, REFUSED
from grusel.server.runtime import coming, hints, host, takeback
from grusel.server.runtime.board import OPEN, OVER, PLAYING, Board
from grusel.server.runtime.company import Company, Held
from grusel.server.runtime.glance import Glance
from grusel.server.runtime.letters import BotMove, Hung, Lost, Tick
from grusel.server.runtime.line import options_of
from grusel.server.runtime.past import past
from grusel.server.runtime.services import Services
from grusel.server.runtime.sight import place_name
from grusel.server.runtime.turns import AGAIN_AFTER, Turns
from grusel.server.runtime.whatif import Dream, Dreams, decode_move, foreseen
from grusel.tables.dice import shown_hash
from grusel.tables.messages import (
    NOTHING,
    Alive,
    Answer,
    AskedUndo,
    Back,
    Chat,
    Foresee,
    Foreseen,
    FromClient,
    Gone,
    Hello,
    Hint,
    Imagine,
    Leave,
    Past,
    Play,
    Played,
    Refused,
    Rename,
    Said,
    Seated,
    Share,
    Sync,
    TableInfo,
    Try,
    Undo,
    encode,
)
from grusel.tables.people import BOT, PERSON, Person, same_holder
from grusel.tables.rows import ChatRow, Kept, SeatRow
from grusel.tables.store import Forked, Unsure

log = logging.getLogger("grusel.table")
INBOX = 256


class Letter:
    """Something for the table to do, and whom to answer."""

    def __init__(self, body: FromClient | Hung | BotMove | Tick, process: str = "", sid: str = "") -> None:
        self.body = body
        self.process = process
        self.sid = sid


class Table:
    """A board, the people at it, and the task that is its only writer."""

    def __init__(self, kept: Kept, services: Services) -> None:
        self.services = services
        self.inbox: deque[Letter] = deque()
        self.more: asyncio.Future[None] | None = None  # done when there is something to do again
        self.writing: Letter | None = None  # who wanted the last move, until it is safe
        self.untold: Held = []  # what is told then
        self.unwritten: tuple[Letter, BaseException] | None = None  # what could not be stored, and why
        self.company = Company(services.post)
        self.dreams = Dreams()
        self.hints = hints.Hints()
        self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        services = self.services
        self.board = Board(kept, services.post.process, services.store, services.dice, services.now)
        self.turns = Turns(self.board, services.bots, self._remind)
        self.turns.away = {seat.seat: services.now() for seat in kept.seats if seat.kind == PERSON}
        self.asked: AskedUndo | None = None
        self.quiet_since = services.now()

    @property
    def id(self) -> str:
        return self.board.row.id

    def put(self, letter: Letter) -> bool:
        """Give the table something to do; false if it has too much to do already."""
        if len(self.inbox) >= INBOX:
            return False
        if self.is_free and isinstance(letter.body, Play):  # as nearly all of them: nothing has to be waited for
            self._play(letter, letter.body)
        else:
            self.inbox.append(letter)
            self._wake()
        return True

    @property
    def is_free(self) -> bool:
        """Whether nothing is being done here."""
        return self.more is not None and not self.more.done() and not self.inbox and self.is_safe

    def _wake(self) -> None:
        if self.more and not self.writing and not self.more.done():
            self.more.set_result(None)

    def insist(self, letter: Letter) -> None:
        """The same for what must not be missed."""
        if not self.put(letter):
            asyncio.get_running_loop().call_later(0.1, self.insist, letter)

    def unread(self) -> list[Letter]:
        """What nobody will do any more."""
        letters = [*self.inbox]
        self.inbox.clear()
        return letters

    def _remind(self, body: BotMove | Tick) -> None:
        self.insist(Letter(body))

    @property
    def is_safe(self) -> bool:
        """Whether all that has happened here is stored."""
        return self.writing is None and self.unwritten is None

    def is_idle(self, after: float) -> bool:
        """Nobody is here, nothing is due: it can leave memory."""
        waits = self.board.waits_for()
        at_work = self.more is None or self.more.done()
        busy = at_work or bool(self.company.people or self.inbox) or (waits is not None and self.board.bot_on(waits))
        ticking = self.board.row.phase == PLAYING and (self.board.clock or self.board.house.stand_in_after)
        return self.is_safe and not busy and not ticking and self.services.now() - self.quiet_since >= after

    async def run(self) -> None:
        """Read letters for ever."""
        await self._go_on()
        loop = asyncio.get_running_loop()
        while True:
            while self.writing or not (self.inbox or self.unwritten):
                self.more = loop.create_future()
                await self.more
            if self.unwritten:
                await self._try_to_go_back(*self.unwritten)
                continue
            letter = self.inbox.popleft()
            try:
                await self.handle(letter)
            except (Forked, Unsure) as error:
                self.unwritten = letter, error
            except Exception as error:
                self._failed(letter, error)

    async def _go_on(self) -> None:
        """Do what was due when the server stopped."""
        if self.board.row.phase == PLAYING and isinstance(self.board.line.turn, Chance):
            await self.board.play_chance()
        self.turns.arrange()

    async def _forked(self) -> None:
        """Somebody else wrote this table."""
        FORKS.inc()
        log.warning("forked, reloading", extra={"table": self.id, "seq": self.board.seq})
        await self._reload()

    async def _reload(self) -> None:
        """Believe the database, and show everybody what it says."""
        self.turns.close()
        away = self.turns.away
        kept = await self.services.store.load(self.id)
        if kept is None:
            return self.close(Message("server-no-table"), again=False)
        if kept.row.owner != self.services.post.process:
            raise Lost
        self.inbox = deque([letter for letter in self.inbox if not isinstance(letter.body, BotMove)])
        before = self.board.seats
        self._set_up(kept)
        self._part_from(before)
        self.turns.away.update(away)
        self.announce()
        for person in self.company:
            coming.is_here(self, person)
            self.send_places(person, {})
        return await self._go_on()

    def _part_from(self, before: list[SeatRow]) -> None:
        """Whoever sat where somebody else may sit now has to say again who he is."""
        changed = {row.seat for row, was in zip(self.board.seats, before, strict=True) if not same_holder(row, was)}
        for person in self.company:
            if changed.intersection(person.seats):
                self.company.send_away(person, Message("server-trouble"), again=True)

    def close(self, why: Message, again: bool) -> None:
        """Send everybody away."""
        self.turns.close()
        self.hints.close()
        for person in self.company:
            self.company.send_away(person, why, again)

    async def handle(self, letter: Letter) -> None:
        body = letter.body
        match body:
            case Play():
                self._play(letter, body)
            case Hello():
                await coming.hello(self, body, letter.process, letter.sid)
            case Hung():
                coming.hung(self, letter.sid)
            case BotMove():
                self._bot_move(body, letter)
            case Tick():
                await self._tick()
            case _:
                person = self.company.people.get(letter.sid)
                if person is None:
                    return self._send_back(letter, Message("server-say-hello"))
                await self._handle_person(person, body)
        return None

    def _send_back(self, letter: Letter, why: Message) -> None:
        """Its hello has not come here, could not be answered, or is forgotten: it has to begin anew."""
        gone = encode(Gone(why=why, again=True))
        self.services.post.hang_up(letter.process, letter.sid, gone)

    async def _handle_person(self, person: Person, body: FromClient) -> None:
        match body:
            case Undo():
                await takeback.wish(self, person, body)
            case Answer():
                await takeback.answer(self, person, body)
            case Sync():
                await self._sync(person, body)
            case Chat():
                await self._chat(person, body)
            case Rename():
                await self._rename(person, body)
            case Leave():
                await coming.leave(self, person, body)
            case Imagine() | Try() | Back() | Share():
                await self._dream(person, body)
            case Foresee():
                await self._foresee(person, body)
            case Hint():
                await hints.wish(self, person, body)
            case _:
                await host.handle(self, person, body)

    # --- the game -----------------------------------------------------------------------------------------------------

    def _play(self, letter: Letter, play: Play) -> None:
        person = self.company.people.get(letter.sid)
        if person is None:
            return self._send_back(letter, Message("server-say-hello"))
        try:
            seat = play.seat
            self.own_seat(person, seat)
            if f"{seat}:{play.id}" in self.board.clients:
                self._acknowledge(person, play)
            else:
                self.check_playing(seat, play.seq)
                self._make(seat, decode_move(self.board.game, play.action), letter, person)
        except Exception as error:
            self._failed(letter, error)
        return None

    def _failed(self, letter: Letter, error: Exception) -> None:
        if isinstance(error, Illegal):
            return self._refuse(letter, error.message)
        log.error("letter failed", extra={"table": self.id, "seq": self.board.seq}, exc_info=error)
        return self._refuse(letter, Message("server-trouble"))

    def _make(self, seat: Seat, move: Any, letter: Letter, person: Person | None = None) -> None:
        """A move, of which everybody is told once it is written; nothing else is done before."""
        play = letter.body if isinstance(letter.body, Play) else None
        glance, batch = self.board.play(seat, move, play.id if play else "")
        self.company.hold()
        try:
            self.publish(glance)
            if person and play:
                self._acknowledge(person, play)
        except Exception as error:  # a position that cannot be shown is none
            self.company.take_held()
            self.unwritten = letter, error
            self._wake()
        else:
            self.untold, self.writing = self.company.take_held(), letter
            self.board.write(batch, self._written)

    def _acknowledge(self, person: Person, play: Play) -> None:
        self.company.send(person, Played(id=play.id, seq=self.board.sight.place(play.seat).seq))

    def _written(self, error: BaseException | None) -> None:
        self.board.written()
        letter, self.writing = self.writing, None
        untold, self.untold = self.untold, []
        assert letter
        if error is None:
            if self.board.clock:
                self.board.clock.told()
            self.company.let_go(untold)
        else:
            self.unwritten = letter, error
        if self.inbox or self.unwritten:
            self._wake()

    async def _try_to_go_back(self, letter: Letter, error: BaseException) -> None:
        """As long as the database is away, nothing is done here."""
        try:
            await self._go_back(letter, error)
        except Lost:  # we end, and whoever is here is sent there
            self.inbox.appendleft(letter)
            raise
        except Exception:
            log.exception("table cannot be loaded", extra={"table": self.id})
            await asyncio.sleep(AGAIN_AFTER)
        if not letter.sid:
            await asyncio.sleep(AGAIN_AFTER)  # we would try again at once

    async def _go_back(self, letter: Letter, error: BaseException) -> None:
        """To what is stored."""
        if isinstance(error, Forked):
            await self._forked()
        else:
            log.error("not stored", extra={"table": self.id, "seq": self.board.seq}, exc_info=error)
            await self._reload()
        self._answer(letter, Message("server-stale" if isinstance(error, Forked) else "server-trouble"))
        self.unwritten = None

    def _answer(self, letter: Letter, why: Message) -> None:
        """A move may have been stored without our hearing of it."""
        person, body = self.company.people.get(letter.sid), letter.body
        if person and isinstance(body, Play) and f"{body.seat}:{body.id}" in self.board.clients:
            self._acknowledge(person, body)
        elif person and isinstance(body, Sync):
            self._catch_up(person, body)
        else:
            self._refuse(letter, why)

    def check_playing(self, seat: Seat, seq: int) -> None:
        if self.board.row.phase != PLAYING:
            raise Illegal("server-not-playing")
        if self.board.seats[seat].standin:
            raise Illegal("server-stood-in-for")
        if seq != self.board.sight.place(seat).seq:
            raise Illegal("server-stale")

    def _bot_move(self, chosen: BotMove, letter: Letter) -> None:
        if chosen.seq != self.board.seq or chosen.seat != self.board.waits_for() or not self.board.bot_on(chosen.seat):
            return
        self.turns.thinking = None
        self._make(chosen.seat, chosen.move, letter)

    def publish(self, glance: Glance, undone: bool = False) -> None:
        """Tell every place what it noticed."""
        sight = self.board.sight
        everybody = glance.noticed == (1 << len(sight.places)) - 1
        self.turns.arrange(everybody)
        clocks = self.board.clocks  # of whoever is waited for now
        if everybody and self.asked:  # a hidden move must not be told by the end of a question
            takeback.withdraw(self, Message("server-undo-overtaken"))
        for number, place in enumerate(sight.places):
            if glance.noticed >> number & 1 and (there := self.company.at(place.seat)):
                since = None if undone else place.seq - 1
                self.company.tell(there, sight.message(place.seat, since, clocks, undone))
        if self.board.over:
            self.announce()

    async def _tick(self) -> None:
        missing = self.turns.missing()
        if missing is not None:
            await self.board.change(seats=[replace(self.board.seats[missing], standin=True)])
            self.company.notice("server-stands-in", missing)
            self.announce()
        clock = self.board.clock
        if clock and self.turns.time_is_up() and clock.running is not None:
            self.company.notice("server-out-of-time", clock.running)
            clock.stop()  # it is said once, and a bot moves now
        self.turns.arrange(everybody_saw=False)

    # --- around the game ----------------------------------------------------------------------------------------------

    async def _sync(self, person: Person, sync: Sync) -> None:
        if any(sync.have.get(place_name(place), 0) > self.board.sight.place(place).seq for place in person.places):
            await self.board.check_known()
        self._catch_up(person, sync)

    def _catch_up(self, person: Person, sync: Sync) -> None:
        for place in person.places:
            has = sync.have.get(place_name(place))
            if has != self.board.sight.place(place).seq:
                self._send_place(person, place, has)
        self.company.send(person, Alive())

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
        self.company.broadcast(Said(lines=(coming.chat_line(line),)))

    async def _rename(self, person: Person, wish: Rename) -> None:
        row = self.own_seat(person, wish.seat)
        await self.board.change(seats=[replace(row, name=wish.name, colour=wish.colour or row.colour)])
        self.announce()

    async def _dream(self, person: Person, wish: Imagine | Try | Back | Share) -> None:
        self.dreams.slow_down(person.sid)
        if isinstance(wish, Imagine):
            self.own_seat(person, wish.seat)
            self.dreams.begin(person.sid, await self._new_dream(wish.seat))
        dream = self.dreams.of(person.sid)
        match wish:
            case Try(by=by, action=action):
                dream.play(by, action)
            case Back():
                dream.back()
            case Share():
                self.company.tell([*self.company], dream.shared(dream.seat))
                return
        self.company.tell([person], dream.shown())

    async def _new_dream(self, seat: Seat) -> Dream:
        return Dream(self.board.game, self.board.row.seats, await self._imagined(seat), seat, self.services.rng)

    async def _foresee(self, person: Person, wish: Foresee) -> None:
        self.dreams.slow_down(person.sid)
        self.own_seat(person, wish.seat)
        forecast = foreseen(self.board.game, await self._imagined(wish.seat), wish.seat, wish.action)
        self.company.send(person, Foreseen(id=wish.id, forecast=forecast))

    async def _imagined(self, seat: Seat) -> Any:
        """A truth that fits what the seat knows: what it is told of it cannot give away more."""
        board = self.board
        view = board.game.view(board.line.state, seat)
        # In a game of memory nobody's memory is refreshed by imagining things.
        seen = [event for event in await board.seen(seat) if board.game.lasting(event)]
        return board.game.imagine(view, seat, seen, self.services.rng)

    def own_seat(self, person: Person, seat: Seat) -> SeatRow:
        if seat not in person.seats:
            raise Illegal("server-not-your-seat")
        return self.board.seats[seat]

    # --- telling ------------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        row, board = self.board.row, self.board
        here = self.company.seats()
        return TableInfo(
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=Raw(encode(options_of(row))),
            phase=row.phase,  # type: ignore[arg-type]  # one of the four
            seats=tuple(seated(seat, seat.seat in here) for seat in board.seats),
            watchers=self.company.watchers(),
            house=board.house,
            dice=shown_hash(row.seed),
            seed=row.seed.hex() if row.phase == OVER else None,
            clocks=board.clocks,
            undo=self.asked,
            next=row.next,
        )

    def announce(self) -> None:
        self.company.broadcast(self.info())

    def send_places(self, person: Person, have: dict[str, int]) -> None:
        for place in person.places:
            self._send_place(person, place, have.get(place_name(place)))

    async def send_past(self, person: Person, place: Seat | None) -> None:
        """What has happened before somebody came in."""
        if events := await past(self.board, place):
            told = Raw(b"[" + self.board.sight.tell(events) + b"]")
            self.company.send(person, Past(seat=place, events=told))

    def _send_place(self, person: Person, place: Seat | None, since: int | None) -> None:
        if self.board.row.phase != OPEN:
            self.company.tell([person], self.board.sight.message(place, since, self.board.clocks))

    def _refuse(self, letter: Letter, why: Message) -> None:
        REFUSED.inc()
        if isinstance(letter.body, Hello):
            return self._send_back(letter, why)
        person = self.company.people.get(letter.sid)
        body = letter.body
        step = NOTHING
        if person and isinstance(body, Play | Undo) and body.seat in person.seats and self.board.row.phase != OPEN:
            step = Raw(self.board.sight.message(body.seat, None, self.board.clocks))
        data = encode(Refused(id=getattr(body, "id", ""), why=why, step=step))
        if letter.sid:
            self.services.post.deliver(letter.process, letter.sid, data)
        return None


def seated(row: SeatRow, online: bool) -> Seated:
    return Seated(
        kind=row.kind,  # type: ignore[arg-type]  # one of the three
        name=row.name,
        colour=row.colour,
        bot=row.bot,
        standin=row.standin,
        online=online or row.kind == BOT,
    )
