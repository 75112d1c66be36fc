"""Everything one process serves: its sockets, the tables it owns, and the way to those it does not."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Final

from msgspec import Raw

from grusel.game import Illegal, Message, Seat
from grusel.registry import installed
from grusel.server.connection.held import Limits
from grusel.server.connection.session import Session, Wire, Work
from grusel.server.http.analyses import Analyses
from grusel.server.messages.cluster import AreThere, Dropped, ToSockets, ToTable, decode_carried
from grusel.server.metrics import SOCKETS, TABLES
from grusel.server.runtime.awaited import Awaited
from grusel.server.runtime.bus import Bus
from grusel.server.runtime.delivery import Post
from grusel.server.runtime.heartbeat import Heartbeat
from grusel.server.runtime.services import Services
from grusel.server.runtime.shell import Lost, Shell
from grusel.server.settings import Settings
from grusel.server.workers.pool import BotPool
from grusel.server.workers.process import PROCESSES, Workers
from grusel.tables.commands import Heard, Hung
from grusel.tables.dice import Dice, FairDice, new_seed
from grusel.tables.messages import NOTHING, FromClient, Gone, Hello, Refused, Rematch, decode_client, encode
from grusel.tables.rows import Batch, Kept, TableRow
from grusel.tables.state import PLAYING, Delivery
from grusel.tables.store import Storage
from grusel.tables.telling import PASSING, addressed, gone
from grusel.tables.tokens import hashed

log = logging.getLogger("grusel.hub")
GOODBYE_WITHIN: Final = 1.0


class Hub:
    def __init__(
        self,
        store: Storage,
        bus: Bus,
        settings: Settings,
        now: Callable[[], float] = time.time,
        dice: Callable[[bytes], Dice] = FairDice,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        new_seed: Callable[[], bytes] = new_seed,
        bots: BotPool | None = None,
        workers: Workers = PROCESSES,
    ) -> None:
        self.process: str = entropy(6).hex()
        self.entropy = entropy
        self.salt = entropy(16)
        self.store = store
        self.bus = bus
        self.settings = settings
        self.now = now
        self.bots = bots or BotPool(settings.bot_workers, settings.bot_budget, settings.bot_grace, workers)
        self.limits = Limits(settings)
        self.analyses = Analyses(settings.bot_workers, by=workers)
        self.awaited = Awaited(store)
        self.post = Post(self.process, bus)
        self.services = Services(
            store=store,
            bots=self.bots,
            post=self.post,
            now=now,
            rng=Random(entropy(16)),
            dice=dice,
            entropy=entropy,
            new_seed=new_seed,
        )
        self.heartbeat = Heartbeat(self)
        self.leaving: set[asyncio.Task[None]] = set()
        self.tables: dict[str, Shell] = {}
        self.owners: dict[str, str] = {}  # tables of other processes that our sockets are at
        self.loading: dict[str, asyncio.Task[Shell | str]] = {}
        self.asleep: set[str] = set()  # tables of ours that could not be loaded, or have stopped while they were due
        self.ready = False

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.process, self._received)
        await self.heartbeat.begin()
        self.ready = True

    async def say_goodbye(self) -> None:
        """Send all clients away to come back."""
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
        self.heartbeat.stop()
        for id in list(self.tables):
            self.drop(id)
        await self.bots.close()
        await self.analyses.close()
        try:
            await self.store.leave(self.process)
        except Exception:  # others will notice
            log.exception("tables could not be released")
        await self.bus.close()
        await self.store.close()

    def at_rest(self) -> bool:
        """Whether no table is open, no bot thinks, and no analysis runs."""
        return not (self.tables or self.loading or self.bots.asking or self.analyses.tasks)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Shell | str:
        """The table, or the process that has it; raises Illegal if there is none."""
        if id in self.tables:
            return self.tables[id]
        if id in self.owners:
            return self.owners[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._claim(id))
            self.loading[id].add_done_callback(lambda loaded: self._loaded(id, loaded))
        return await asyncio.shield(self.loading[id])

    def _loaded(self, id: str, loaded: asyncio.Task[Shell | str]) -> None:
        del self.loading[id]
        if not loaded.cancelled():
            loaded.exception()  # told to those who wait for it, who may all have left

    async def _claim(self, id: str) -> Shell | str:
        owner = await self.store.claim(id, self.process, self.settings.lease)
        if owner == self.process:
            self.asleep.add(id)
            kept = await self.store.load(id)
            owner = kept.row.owner if kept else None
            if kept and owner == self.process:
                return self._begin(kept)
            self.asleep.discard(id)  # another process has claimed it while we read, or deleted it
        if owner is None:
            raise Illegal("server-no-table")
        if not owner or not self.bus.many:
            raise Illegal("server-elsewhere")
        self.owners[id] = owner
        return owner

    def _begin(self, kept: Kept) -> Shell:
        id = kept.row.id
        table = Shell(kept, self.services, self._ended)
        self.tables[id] = table
        self.owners.pop(id, None)
        self.asleep.discard(id)
        TABLES.set(len(self.tables))
        table.begin()
        return table

    def _ended(self, table: Shell, error: Exception) -> None:
        """A table cannot go on here; people may come back to where it is now."""
        if self.tables.get(table.id) is not table:
            return
        log.error("table stopped", extra={"table": table.id}, exc_info=None if isinstance(error, Lost) else error)
        if table.state.row.due:
            self.asleep.add(table.id)
        table.send_away(Message("server-trouble"), again=True)
        self.drop(table.id)

    def drop(self, id: str) -> None:
        """Let go of a table."""
        table = self.tables.pop(id, None)
        if table:
            table.close()
        TABLES.set(len(self.tables))

    async def waits_for(self, rows: Sequence[TableRow]) -> dict[str, Seat | None]:
        """The seat whose move each of the tables waits for, wherever they are."""
        playing = [row for row in rows if row.phase == PLAYING and _can_go_on(row)]
        here = {row.id: self.tables[row.id].state.waits_for() for row in playing if row.id in self.tables}
        return here | await self.awaited.seats([row for row in playing if row.id not in here])

    async def delete(self, id: str) -> None:
        """Remove a table and all its data, here and wherever it is open."""
        owner = await self.store.claim(id, self.process, self.settings.lease)
        if owner is not None:
            await self.store.write(Batch(table=id, owner=owner, removes=True))
        if owner and owner != self.process:
            self.bus.send(owner, encode(Dropped(id)))
        self._forget(id)

    def _forget(self, id: str) -> None:
        if table := self.tables.get(id):
            table.send_away(Message("server-deleted"), again=False)
        self.drop(id)

    # --- sockets ------------------------------------------------------------------------------------------------------

    def welcome(self, wire: Wire, address: str = "") -> Session:
        """A socket has opened; what it hears goes to the session, until its farewell."""
        session = Session(
            self.entropy(8).hex(), wire, self.settings, self._heard, self.limits.held, address, self._origin(address)
        )
        self.post.sessions[session.sid] = session
        SOCKETS.set(len(self.post.sessions))
        return session

    def _origin(self, address: str) -> str:
        """An address as a word that tells it to no other process, and to none that comes after us."""
        return blake2b(address.encode(), key=self.salt, digest_size=8).hexdigest()

    def farewell(self, session: Session) -> None:
        """A socket has closed."""
        self.post.sessions.pop(session.sid, None)
        session.end()
        SOCKETS.set(len(self.post.sessions))
        if session.hello is None:
            session.closed = True  # a hello that still waits has lost its client
        else:
            leaving = asyncio.create_task(self._hung_up(session, session.hello.table))
            self.leaving.add(leaving)
            leaving.add_done_callback(self.leaving.discard)

    async def _hung_up(self, session: Session, table: str) -> None:
        while session.busy:  # with bringing something to the table
            await asyncio.wait([session.busy])
        try:
            await self._carry_hung(table, Hung(self.process, session.sid, session.origin))
        except Illegal:
            pass  # there is no table to leave
        except Exception:
            log.exception("closed socket could not be reported to its table", extra={"table": table})
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
        if isinstance(message, Rematch):
            return self._open_another(session, message)
        if table is None:
            return self.say(session, message)
        self._put(table, Heard(message, self.process, session.sid, session.origin))
        return None

    async def _open_another(self, session: Session, wish: Rematch) -> None:
        """A rematch is a new table, and counts as one."""
        assert session.hello
        try:
            if not self.limits.new_tables.take(session.address):
                raise Illegal("server-too-fast")
            await self.check_host(hashed(session.hello.key))
        except Illegal as error:
            session.push(encode(Refused(id="", why=error.message)))
        else:
            await self.say(session, wish)

    async def check_host(self, host: str) -> None:
        """Raise Illegal if a browser has as many tables as it may have."""
        if await self.store.hosted(host) >= self.settings.tables_per_key:
            raise Illegal("server-too-many-tables", most=self.settings.tables_per_key)

    async def say(self, session: Session, message: FromClient) -> None:
        """Bring a client's message to its table, wherever that is."""
        assert session.hello
        try:
            await self._carry(session.hello.table, Heard(message, self.process, session.sid, session.origin))
        except Illegal as error:
            session.hang_up(_gone(error))

    async def _carry(self, id: str, heard: Heard) -> None:
        """Bring a message to a table; raises Illegal if there is none."""
        found = await self.find(id)
        if isinstance(found, str):
            self.bus.send(found, encode(ToTable(id, heard.process, heard.sid, Raw(encode(heard.body)), heard.origin)))
        elif found.closed:  # it has stopped in the meantime
            raise Illegal("server-trouble")
        else:
            self._put(found, heard)

    async def _carry_hung(self, id: str, hung: Hung) -> None:
        if not any(id in known for known in (self.tables, self.owners, self.loading)):
            return
        found = await self.find(id)
        if isinstance(found, str):
            self.bus.send(found, encode(ToTable(id, hung.process, hung.sid, NOTHING, hung.origin)))
        else:
            found.insist(hung)

    def _put(self, table: Shell, heard: Heard) -> None:
        """A table with too much to do sends newcomers away to come back; all others may say it again."""
        if table.put(heard):
            return
        busy = Message("server-busy")
        if isinstance(heard.body, Hello):
            self.post.deliver(gone(heard, busy))
        else:
            refused = Refused(id=getattr(heard.body, "id", ""), why=busy)
            self.post.deliver(Delivery((addressed(heard),), encode(refused)))

    async def _received(self, data: bytes) -> None:
        """From another process."""
        carried = decode_carried(data)
        match carried:
            case ToTable(table, process, sid, body, origin) if body == NOTHING:
                with contextlib.suppress(Illegal):
                    await self._carry_hung(table, Hung(process, sid, origin))
            case ToTable(table, process, sid, body, origin):
                await self._received_word(table, Heard(decode_client(body), process, sid, origin))
            case ToSockets(sids, body, last):
                for sid in sids:
                    self.post.bring(sid, bytes(body), last)
            case Dropped(table):
                self._forget(table)
            case AreThere(process, sids):
                self._answer_roll(process, sids)

    def _answer_roll(self, process: str, sids: dict[str, tuple[str, ...]]) -> None:
        """Say again of the sockets that have closed what may have been lost on the way."""
        for table, people in sids.items():
            for sid in people:
                if sid not in self.post.sessions:
                    self.bus.send(process, encode(ToTable(table, self.process, sid, NOTHING)))

    async def _received_word(self, table: str, heard: Heard) -> None:
        try:
            await self._carry(table, heard)
        except Illegal as error:
            self.post.deliver(gone(heard, error.message))
        except Exception:
            log.exception("message failed", extra={"table": table})
            self.post.deliver(gone(heard, Message("server-trouble")))


def _gone(error: Illegal) -> bytes:
    return encode(Gone(why=error.message, again=error.message.id in PASSING))


def _can_go_on(row: TableRow) -> bool:
    """Whether we have its game, with the rules it was begun with."""
    game = installed().get(row.game)
    return game is not None and game.version == row.rules
