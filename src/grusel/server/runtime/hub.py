"""Everything one process serves: its sockets, the tables it owns, and the way to those it does not."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec
from msgspec import Raw

from grusel.game import Illegal, Message, Seat
from grusel.registry import installed
from grusel.server.connection.session import Session, Wire, Work
from grusel.server.http.analyses import Analyses
from grusel.server.messages.cluster import Dropped, ToSockets, ToTable, decode_carried
from grusel.server.metrics import SOCKETS, TABLES
from grusel.server.runtime.awaited import Awaited
from grusel.server.runtime.board import PLAYING
from grusel.server.runtime.bus import Bus
from grusel.server.runtime.delivery import Post
from grusel.server.runtime.letters import Hung
from grusel.server.runtime.services import Services
from grusel.server.runtime.table import Letter, Table
from grusel.server.settings import Settings
from grusel.server.workers.pool import BotPool
from grusel.tables.dice import Dice, FairDice
from grusel.tables.messages import NOTHING, FromClient, Gone, Hello, Refused, decode_client, encode
from grusel.tables.rows import Batch, TableRow
from grusel.tables.store import Refused as NotWritten
from grusel.tables.store import Storage

log = logging.getLogger("grusel.hub")
DAY = 24 * 3600.0
GOODBYE_WITHIN = 1.0
LISTEN_EVERY = 20.0
PASSING = {"server-elsewhere", "server-trouble"}  # reasons to come back


class Hub:
    def __init__(
        self,
        store: Storage,
        bus: Bus,
        settings: Settings,
        now: Callable[[], float] = time.time,
        dice: Callable[[bytes], Dice] = FairDice,
    ) -> None:
        self.process = secrets.token_hex(6)
        self.store = store
        self.bus = bus
        self.settings = settings
        self.now = now
        self.bots = BotPool(settings.bot_workers, settings.bot_budget, settings.bot_grace)
        self.analyses = Analyses(settings.bot_workers)
        self.awaited = Awaited(store)
        self.post = Post(self.process, bus)
        self.services = Services(store=store, bots=self.bots, post=self.post, now=now, rng=Random(), dice=dice)
        self.leaving: set[asyncio.Task[None]] = set()
        self.tables: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.owners: dict[str, str] = {}  # tables of other processes that our sockets are at
        self.loading: dict[str, asyncio.Task[Table | str]] = {}
        self.asleep: set[str] = set()  # tables of ours that could not be loaded, or have stopped while they were due
        self.ready = False
        self.pruned = 0.0
        self.beaten = 0.0

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.process, self._received)
        self.beaten = self.now()
        await self.store.beat(self.process, self.settings.lease)
        self.heart = asyncio.create_task(self._keep_beating())
        self.ears = asyncio.create_task(self._keep_listening())
        self.ready = True

    async def say_goodbye(self) -> None:
        """Send everybody away to come back."""
        self.ready = False
        for session in list(self.post.sessions.values()):
            session.hang_up(encode(Gone(why=Message("server-closing"), again=True)), 1012)
        for _ in range(20):
            if not self.post.sessions:
                return
            await asyncio.sleep(GOODBYE_WITHIN / 20)

    async def close(self) -> None:
        """Finish what is being written, give the tables up."""
        await self.say_goodbye()
        await asyncio.gather(*self.leaving, return_exceptions=True)
        self.heart.cancel()
        self.ears.cancel()
        for id in list(self.tables):
            await self._drop(id)
        await self.bots.close()
        await self.analyses.close()
        try:
            await self.store.leave(self.process)
        except Exception:  # others will notice
            log.exception("tables cannot be given up")
        await self.bus.close()
        await self.store.close()

    async def _keep_beating(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception:
                log.exception("heartbeat failed")
            await asyncio.sleep(self.settings.lease / 3)

    async def _keep_listening(self) -> None:
        strangers: set[str] = set()
        while True:
            await asyncio.sleep(LISTEN_EVERY)
            strangers = self._listen(strangers)

    def _listen(self, strangers: set[str]) -> set[str]:
        """Notice the sockets whose other side has vanished; whoever said no hello last time has to say it now."""
        for session in list(self.post.sessions.values()):
            if session.hello is None and session.sid in strangers:
                session.hang_up(encode(Gone(why=Message("server-say-hello"), again=True)))
            session.wire.check()
        return {sid for sid, session in self.post.sessions.items() if session.hello is None}

    async def _beat(self) -> None:
        began = self.now()
        alive = await self.store.beat(self.process, self.settings.lease)
        if self.now() - self.beaten > self.settings.lease:
            await self._check_ownership()
        self.beaten = began  # when the database noted it is not known, but not before
        if self.bus.many:
            self._miss(alive)
        for table in [table for table, owner in self.owners.items() if owner not in alive]:
            await self._rejoin(table)
        due = await self.store.due(self.settings.lease)
        await asyncio.gather(*(self._wake(table) for table in {*due, *self.asleep}))
        await self._sweep()

    def _miss(self, alive: set[str]) -> None:
        """Whoever sat at a process that is silent is gone with it; should it live after all, he may come back."""
        for table in self.tables.values():
            for person in table.company:
                if person.process != self.process and person.process not in alive:
                    table.insist(Letter(Hung(), person.process, person.sid))
                    self.post.hang_up(
                        person.process, person.sid, encode(Gone(why=Message("server-trouble"), again=True))
                    )

    async def _check_ownership(self) -> None:
        """We were away so long that others may have taken our tables."""
        for table in list(self.tables):
            owner = await self.store.claim(table, self.process, self.settings.lease)
            if owner != self.process:
                await self._drop(table)
                await self._rejoin(table)

    async def _rejoin(self, table: str) -> None:
        """Say hello again for all our sockets at a table whose process is gone."""
        self.owners.pop(table, None)
        for session in list(self.post.sessions.values()):
            if session.sid in self.post.sessions and session.hello and session.hello.table == table:
                await self._say(session, msgspec.structs.replace(session.hello, have={}))

    async def _wake(self, table: str) -> None:
        self.asleep.discard(table)
        try:
            await self.find(table)
        except Illegal as error:
            self.asleep.discard(table)
            log.warning("table cannot be woken", extra={"table": table, "problem": error.message.id})
        except Exception:
            self.asleep.add(table)
            log.exception("table cannot be loaded", extra={"table": table})

    async def _sweep(self) -> None:
        for table in list(self.tables.values()):
            if not table.is_idle(self.settings.idle_after):
                continue
            await self._drop(table.id)
            if table.id not in self.tables and table.id not in self.loading:  # else somebody has just come back
                await self.store.release(table.id, self.process)
        if self.settings.prune_after_days and self.now() - self.pruned > DAY / 24:
            self.pruned = self.now()
            await self._prune(self.now() - self.settings.prune_after_days * DAY)

    async def _prune(self, since: float) -> None:
        """Remove the tables that were not touched since, unless a process has them."""
        for id in await self.store.untouched(since):
            if id in self.tables or await self.store.claim(id, self.process, self.settings.lease) != self.process:
                continue
            with contextlib.suppress(NotWritten):  # it was touched in the meantime
                await self.store.write(Batch(table=id, owner=self.process, removes=True, unless_touched=since))
                log.info("pruned", extra={"table": id})

    # --- tables -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table | str:
        """The table, or the process that has it; raises Illegal if there is none."""
        if id in self.tables:
            return self.tables[id]
        if id in self.owners:
            return self.owners[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._claim(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def _claim(self, id: str) -> Table | str:
        owner = await self.store.claim(id, self.process, self.settings.lease)
        if owner is None:
            raise Illegal("server-no-table")
        if owner == self.process:
            self.asleep.add(id)
            return await self._load(id)
        if not self.bus.many:
            raise Illegal("server-elsewhere")
        self.owners[id] = owner
        return owner

    async def _load(self, id: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            raise Illegal("server-no-table")
        table = Table(kept, self.services)
        self.tables[id] = table
        self.owners.pop(id, None)
        self.asleep.discard(id)
        task = self.tasks[id] = asyncio.create_task(table.run(), name=f"table {id}")
        task.add_done_callback(lambda task: self._ended(id, task))
        TABLES.set(len(self.tables))
        return table

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if task.cancelled() or self.tasks.get(id) is not task:
            return
        log.error("table stopped", extra={"table": id}, exc_info=task.exception())
        table = self.tables.pop(id, None)
        if table:
            if table.board.row.due:
                self.asleep.add(id)
            table.close(Message("server-trouble"), again=True)
            gone = encode(Gone(why=Message("server-trouble"), again=True))
            for letter in table.unread():
                if letter.sid:
                    self.post.hang_up(letter.process, letter.sid, gone)

    async def _drop(self, id: str) -> None:
        """Let go of a table, between two letters."""
        table, task = self.tables.pop(id, None), self.tasks.pop(id, None)
        if table:
            table.turns.close()
            table.hints.close()
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        TABLES.set(len(self.tables))

    async def waits_for(self, rows: Sequence[TableRow]) -> dict[str, Seat | None]:
        """The seat whose move each of the tables waits for, wherever they are."""
        playing = [row for row in rows if row.phase == PLAYING and _can_go_on(row)]
        safe = [table for row in playing if (table := self.tables.get(row.id)) and table.is_safe]
        here = {table.id: table.board.waits_for() for table in safe}
        return here | await self.awaited.seats([row for row in playing if row.id not in here])

    async def delete(self, id: str) -> None:
        """Remove a table and all its data, here and wherever it is open."""
        owner = await self.store.claim(id, self.process, self.settings.lease)
        if owner is not None:
            await self.store.write(Batch(table=id, owner=owner, removes=True))
        if owner and owner != self.process:
            self.bus.send(owner, encode(Dropped(id)))
        await self._forget(id)

    async def _forget(self, id: str) -> None:
        if table := self.tables.get(id):
            table.close(Message("server-deleted"), again=False)
        await self._drop(id)

    # --- sockets ------------------------------------------------------------------------------------------------------

    def welcome(self, wire: Wire) -> Session:
        """A socket has opened; what it hears goes to the session, until its farewell."""
        session = Session(wire, self.settings, self._heard)
        self.post.sessions[session.sid] = session
        SOCKETS.set(len(self.post.sessions))
        return session

    def farewell(self, session: Session) -> None:
        """A socket has closed."""
        self.post.sessions.pop(session.sid, None)
        SOCKETS.set(len(self.post.sessions))
        if session.hello is None:
            session.closed = True  # a hello that still waits is for nobody
        else:
            leaving = asyncio.create_task(self._hung_up(session, session.hello.table))
            self.leaving.add(leaving)
            leaving.add_done_callback(self.leaving.discard)

    async def _hung_up(self, session: Session, table: str) -> None:
        while session.busy:  # with bringing something to the table
            await asyncio.wait([session.busy])
        with contextlib.suppress(Illegal):  # then there is no table to leave
            await self._carry(table, session.sid, Hung())
        if not any(other.hello and other.hello.table == table for other in self.post.sessions.values()):
            self.owners.pop(table, None)

    def _heard(self, session: Session, message: FromClient) -> Work | None:
        """Bring it to the table: at once where that is in memory; else there is work to wait for."""
        if isinstance(message, Hello) and session.hello is None:
            session.hello = message
        elif isinstance(message, Hello) or session.hello is None:
            session.refuse("server-hello-twice" if session.hello else "server-say-hello")
            return None
        table = self.tables.get(session.hello.table)
        if table is None:
            return self._say(session, message)
        self._put(table, Letter(message, self.process, session.sid))
        return None

    async def _say(self, session: Session, message: FromClient) -> None:
        assert session.hello
        try:
            await self._carry(session.hello.table, session.sid, message)
        except Illegal as error:
            session.hang_up(_gone(error))

    async def _carry(self, id: str, sid: str, body: FromClient | Hung, process: str = "") -> None:
        """Bring something to a table, wherever it is; raises Illegal if there is none."""
        process = process or self.process
        if isinstance(body, Hung) and not any(id in known for known in (self.tables, self.owners, self.loading)):
            return
        found = await self.find(id)
        if isinstance(found, Table):
            if self.tables.get(id) is not found:  # it has stopped in the meantime
                raise Illegal("server-trouble")
            self._put(found, Letter(body, process, sid))
        else:
            raw = NOTHING if isinstance(body, Hung) else Raw(encode(body))
            self.bus.send(found, encode(ToTable(id, process, sid, raw)))

    def _put(self, table: Table, letter: Letter) -> None:
        if isinstance(letter.body, Hung):
            table.insist(letter)
        elif not table.put(letter):
            self._turn_down(letter, Message("server-busy"))

    def _turn_down(self, letter: Letter, why: Message) -> None:
        """Whoever is not let in has to come back; everybody else may say it again."""
        if isinstance(letter.body, Hello):
            self.post.hang_up(letter.process, letter.sid, encode(Gone(why=why, again=True)))
        else:
            refused = Refused(id=getattr(letter.body, "id", ""), why=why)
            self.post.deliver(letter.process, letter.sid, encode(refused))

    async def _received(self, data: bytes) -> None:
        """From another process."""
        carried = decode_carried(data)
        match carried:
            case ToTable(table, process, sid, body):
                letter = Hung() if body == NOTHING else decode_client(body)
                try:
                    await self._carry(table, sid, letter, process)
                except Illegal as error:
                    self.post.hang_up(process, sid, _gone(error))
                except Exception:
                    log.exception("message failed", extra={"table": table})
                    self.post.hang_up(process, sid, _gone(Illegal("server-trouble")))
            case ToSockets(sids, body, last):
                for sid in sids:
                    self.post.hang_up(self.process, sid, bytes(body)) if last else self.post.push(sid, bytes(body))
            case Dropped(table):
                await self._forget(table)


def _gone(error: Illegal) -> bytes:
    return encode(Gone(why=error.message, again=error.message.id in PASSING))


def _can_go_on(row: TableRow) -> bool:
    """Whether we have its game, with the rules it was begun with."""
    game = installed().get(row.game)
    return game is not None and game.version == row.rules
