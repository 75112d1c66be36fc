"""One table in memory: decide, commit, become, tell, in this order for every command."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from grusel.game import Illegal, Message
from grusel.server.metrics import FORKS, MOVES, REFUSED
from grusel.server.runtime.asides import ASIDES, Asides
from grusel.server.runtime.inbox import Inbox
from grusel.server.runtime.memory import Memory, past
from grusel.server.runtime.services import Services
from grusel.server.runtime.thinking import AGAIN_AFTER, Thinking
from grusel.server.turns import Path
from grusel.tables.commands import Begin, BotMove, BotWaits, Command, Heard, Reload, Tick, Unsettled
from grusel.tables.decide import decide, told
from grusel.tables.history import replayed
from grusel.tables.joining import is_ahead
from grusel.tables.messages import Gone, Past, Sync, encode
from grusel.tables.restore import restore
from grusel.tables.rows import Kept
from grusel.tables.state import Decided, Delivery, Given, Recall, TableState
from grusel.tables.store import Forked, Refused
from grusel.tables.telling import gone, refusal
from grusel.tables.undo import Forgotten
from grusel.tables.views import tell
from grusel.tables.waiting import Thought, is_idle, next_tick, thought

T = TypeVar("T")
log = logging.getLogger("grusel.table")


class Lost(Exception):
    """Another process has the table, or it was deleted."""


class Shell:
    """Carries out commands one after another. Its state is what is stored, and what people have been told."""

    __deletable__ = ("asides", "memory", "thinking")

    def __init__(self, kept: Kept, services: Services, ended: Callable[[Shell, Exception], None]) -> None:
        self.services = services
        self.ended = ended  # the table cannot go on here
        self.state: TableState = restore(kept, services.now())
        self.dice = services.dice(kept.row.seed)
        self.inbox = Inbox()
        self.waits = False  # for the store
        self.checked = -1  # a step of which the store was asked whether it is the last
        self.closed = False
        self.memory = Memory(services.store, self._table)
        self.asides = Asides(services, self._table, self.memory, self._refuse)
        self.thinking = Thinking(self._choose, self.insist)
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.state.row.id

    def _table(self) -> TableState:
        return self.state

    # --- commands in --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Do what was due when the table was last in memory."""
        self.put(Begin())

    def put(self, command: Command) -> bool:
        """Give the table something to do; false if it has too much to do already."""
        if isinstance(command, Heard) and self._is_aside(command):
            self.asides.hear(command)
            return True
        if self.waits or self.inbox or self.closed:
            return self.inbox.put(command)
        self._carry_out(command)
        return True

    def insist(self, command: Command) -> None:
        """The same for a command that must not be lost."""
        if not self.closed and not self.put(command):
            asyncio.get_running_loop().call_later(0.1, self.insist, command)

    def _is_aside(self, heard: Heard) -> bool:
        """Whether this can be answered now, also while a write is under way."""
        return isinstance(heard.body, ASIDES) and self.state.company.find(heard.sid) is not None

    def _go_on(self) -> None:
        while not self.waits and not self.closed and (command := self.inbox.take()) is not None:
            self._carry_out(command)

    # --- decide, commit, become, tell ---------------------------------------------------------------------------------

    def _carry_out(self, command: Command) -> None:
        if isinstance(command, Heard) and isinstance(command.body, ASIDES):
            return self.asides.hear(command)
        if isinstance(command, Heard) and self._is_in_doubt(command):
            return self._wait_for(partial(self._check, command))
        try:
            decided = decide(self.state, command, self._given())
        except Forgotten:
            self._wait_for(partial(self._remember, command))
        except Exception as error:
            self._failed(command, error)
        else:
            self._commit(command, decided)
        return None

    def _given(self) -> Given:
        services = self.services
        return Given(services.now(), self.dice, services.entropy, services.new_seed)

    def _commit(self, command: Command, decided: Decided) -> None:
        if decided.batch is None:
            self._become(decided)
        else:
            self.waits = True
            self.services.store.commit(decided.batch, partial(self._committed, command, decided))

    def _committed(self, command: Command, decided: Decided, error: Exception | None) -> None:
        self.waits = False
        if self.closed:
            return None
        if error is None:
            self._become(decided)
        elif isinstance(error, Refused) and not isinstance(error, Forked):
            self._failed(command, error)
        else:
            return self._wait_for(partial(self._reload, command, error))
        return self._go_on()

    def _become(self, decided: Decided) -> None:
        self.state = told(decided.after, self.services.now())
        for delivery in decided.outbox:
            self.services.post.deliver(delivery)
        self.memory.follow(decided)
        for recall in decided.recalls:
            self._start(self._recall(self.state, recall))
        if decided.made:
            MOVES.inc(sum(moment.by is not None for moment in decided.made))
        self._arrange()

    # --- refusals -----------------------------------------------------------------------------------------------------

    def _failed(self, command: Command, error: Exception) -> None:
        why = error.message if isinstance(error, Illegal) else Message("server-trouble")
        if not isinstance(error, Illegal):
            log.error("command failed", extra={"table": self.id, "seq": self.state.seq}, exc_info=error)
        if isinstance(command, Heard):
            self._refuse(command, why)
        else:
            self._start(self._try_again(command))

    def _refuse(self, heard: Heard, why: Message) -> None:
        REFUSED.inc()
        self.services.post.deliver(refusal(self.state, heard, why, self.services.now()))

    async def _try_again(self, command: Command) -> None:
        await asyncio.sleep(AGAIN_AFTER)
        self.insist(command)

    # --- what the store knows -----------------------------------------------------------------------------------------

    def _wait_for(self, work: Callable[[], Awaitable[Sequence[Command]]]) -> None:
        """Carry out nothing else until this is done, then what follows from it."""
        self.waits = True
        self._start(self._follow(work))

    async def _follow(self, work: Callable[[], Awaitable[Sequence[Command]]]) -> None:
        try:
            following = await work()
        except Exception as error:
            return self.ended(self, error)
        self.waits = False
        self.inbox.put_first(following)
        return self._go_on()

    def _is_in_doubt(self, heard: Heard) -> bool:
        """Whether a client has seen more than this table, and the store was not asked yet who is right."""
        person, body = self.state.company.find(heard.sid), heard.body
        if person is None or not isinstance(body, Sync) or self.checked == self.state.seq:
            return False
        return is_ahead(self.state, person, body)

    async def _check(self, command: Command) -> Sequence[Command]:
        """Ask the store whether another process, which had the table, has written more than we know."""
        last = await self._patiently(partial(self.services.store.last_steps, [self.id]))
        if last.get(self.id) != self.state.seq:
            return await self._reload(command, Forked("more is stored"))
        self.checked = self.state.seq
        return (command,)

    async def _remember(self, command: Command) -> Sequence[Command]:
        """Have the whole line in memory again."""
        rows = await self._patiently(partial(self.services.store.log, self.id))
        self.state = replace(self.state, timeline=replayed(self.state.row, rows))
        return (command,)

    async def _reload(self, command: Command, error: Exception) -> Sequence[Command]:
        """Go on from what is stored, and tell what became of the command."""
        if isinstance(error, Forked):
            FORKS.inc()
        log.warning("reloading", extra={"table": self.id, "seq": self.state.seq, "problem": repr(error)})
        kept = await self._patiently(partial(self.services.store.load, self.id))
        if kept is None or kept.row.owner != self.state.row.owner:
            self.inbox.put_first((command,))  # its client has to hear of it, too
            raise Lost("deleted" if kept is None else "another process has the table")
        self.inbox.drop_bot_moves()
        if isinstance(command, Heard):
            why = Message("server-stale" if isinstance(error, Forked) else "server-trouble")
            return Reload(restore(kept, self.services.now())), Unsettled(command, why)
        await asyncio.sleep(AGAIN_AFTER)  # a bot would try again at once
        return (Reload(restore(kept, self.services.now())),)

    async def _patiently(self, read: Callable[[], Awaitable[T]]) -> T:
        """Read from the store; while it is away, the table waits."""
        while True:
            try:
                return await read()
            except Exception:
                log.exception("table cannot be read", extra={"table": self.id})
            await asyncio.sleep(AGAIN_AFTER)

    # --- what follows from the state ----------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Have a bot think if it is its turn, and look again when time is up."""
        self.thinking.about(thought(self.state))
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        wait = next_tick(self.state, self.services.now())
        if wait is not None:
            self.alarm = asyncio.get_running_loop().call_later(wait + 0.01, self.insist, Tick())

    async def _choose(self, thought: Thought) -> BotMove:
        """The bot gets the view of its seat, never the state."""
        seen = list(await self.memory.witnessed(thought.seat))
        game, position = self.state.game, self.state.position
        actions = game.actions(position.state, thought.seat)
        view, late = position.view(thought.seat), partial(self.insist, BotWaits(thought.seq))
        bots, whose = self.services.bots, self._whose_turn()
        move = await bots.choose(game, thought.bot, thought.seat, view, seen, actions, whose, late)
        return BotMove(thought.seat, thought.seq, move)

    def _whose_turn(self) -> Path:
        """A bot thinks in the turn of the people it plays with: of the address for which the fewest wait."""
        company = self.state.company
        here = [person for person in company if person.seats] or [*company]
        origin = self.services.bots.least_busy([person.origin for person in here])
        return origin, self.state.row.host, self.id

    async def _recall(self, table: TableState, recall: Recall) -> None:
        """Tell a person who came late what has happened."""
        try:
            events = await past(table, self.services.store, recall.place)
        except Exception:
            return log.exception("history cannot be read", extra={"table": self.id})
        if events:
            told = Raw(b"[" + tell(table.game, events) + b"]")
            self.services.post.deliver(Delivery((recall.person,), encode(Past(seat=recall.place, events=told))))
        return None

    # --- the end ------------------------------------------------------------------------------------------------------

    def is_idle(self, after: float) -> bool:
        """Whether the table can leave memory."""
        at_work = self.waits or self.inbox or self.tasks
        return not at_work and is_idle(self.state, self.services.now(), after)

    def send_away(self, why: Message, again: bool) -> None:
        """Send all people away, and clients that are not answered any more."""
        people = self.state.company.everyone()
        self.services.post.deliver(Delivery(people, encode(Gone(why=why, again=again)), True))
        for command in self.inbox:
            if isinstance(command, Heard) and self.state.company.find(command.sid) is None:
                self.services.post.deliver(gone(command, why))

    def close(self) -> None:
        """Do nothing any more; what was handed to the store is written all the same."""
        if self.closed:
            return
        self.closed = True
        self.inbox.clear()
        self.thinking.stop()
        self.asides.close()
        if self.alarm:
            self.alarm.cancel()
        for task in [*self.tasks]:
            task.cancel()
        del self.thinking, self.asides, self.memory  # they point back to here, and the collector comes rarely

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
