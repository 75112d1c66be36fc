"""Periodic work of a process: renew its lease, take over tables, load and unload them."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import contextlib
import logging
from math import inf
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from grusel.game import Illegal, Message
from grusel.server.messages.cluster import AreThere
from grusel.server.runtime.steady import SteadyClock
from grusel.tables.commands import Hung
from grusel.tables.messages import Gone, encode
from grusel.tables.rows import Batch
from grusel.tables.state import Delivery
from grusel.tables.store import Refused

if TYPE_CHECKING:
    from grusel.server.runtime.hub import Hub

log = logging.getLogger("grusel.heartbeat")
DAY: Final = 24 * 3600.0
PRUNE_EVERY: Final = 3600.0
STEADY: Final = 6 * 3600.0  # seconds without a jump of the clock until it says what is old
SILENT: Final = 10.0  # seconds a store may take for a sign of life
LISTEN_EVERY = 20.0
ROLL_EVERY: Final = 10.0


class Heartbeat:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.beaten = 0.0
        self.written = 0.0  # by the steady clock
        self.called = 0.0

    async def begin(self) -> None:
        hub = self.hub
        self.beaten = hub.now()
        self.clock = SteadyClock(hub.now, asyncio.get_running_loop().time)
        self.pruned = -PRUNE_EVERY
        self.called = self.clock.elapsed()
        await hub.store.beat(hub.process, hub.settings.lease)
        self.written = self.clock.elapsed()
        self.beating = asyncio.create_task(self._keep_beating())
        self.listening = asyncio.create_task(self._keep_listening())

    def writes(self) -> bool:
        """Whether the store takes writes: the last sign of life was written, and not long ago."""
        return self.clock.elapsed() - self.written < self.hub.settings.lease + SILENT

    def stop(self) -> None:
        self.beating.cancel()
        self.listening.cancel()

    async def _keep_beating(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception:
                log.exception("heartbeat failed")
            await asyncio.sleep(self.hub.settings.lease / 3)

    async def beat(self) -> None:
        hub = self.hub
        began = hub.now()
        try:
            alive = await hub.store.beat(hub.process, hub.settings.lease)
        except Exception:
            self.written = -inf
            raise
        self.written = self.clock.elapsed()
        if hub.now() - self.beaten > hub.settings.lease:
            await self._check_ownership()
        self.beaten = began  # the database noted it at an unknown moment, but not before
        if hub.bus.many:
            self._miss(alive)
            if self.clock.elapsed() - self.called >= ROLL_EVERY:
                self.call_the_roll()
        for table in [table for table, owner in hub.owners.items() if owner not in alive]:
            await self.rejoin(table)
        due = await hub.store.due(hub.settings.lease)
        await asyncio.gather(*(self._wake(table) for table in sorted({*due, *hub.asleep})))
        await self.sweep()

    def _miss(self, alive: set[str]) -> None:
        """People whose sockets are at a silent process are gone; should it live after all, they may come back."""
        again = encode(Gone(why=Message("server-trouble"), again=True))
        for table in self.hub.tables.values():
            for person in table.state.company:
                if person.process != self.hub.process and person.process not in alive:
                    table.insist(Hung(person.process, person.sid))
                    self.hub.post.deliver(Delivery((person,), again, True))

    def call_the_roll(self) -> None:
        """Ask the other processes for their people at our tables: word that a socket has closed may have been lost."""
        self.called = self.clock.elapsed()
        asked: dict[str, dict[str, list[str]]] = {}
        for id, table in self.hub.tables.items():
            for person in table.state.company:
                if person.process != self.hub.process:
                    asked.setdefault(person.process, {}).setdefault(id, []).append(person.sid)
        for process, tables in asked.items():
            sids = {id: tuple(people) for id, people in tables.items()}
            self.hub.bus.send(process, encode(AreThere(self.hub.process, sids)))

    async def _check_ownership(self) -> None:
        """After so long a silence of ours, other processes may have taken our tables."""
        hub = self.hub
        for table in list(hub.tables):
            owner = await hub.store.claim(table, hub.process, hub.settings.lease)
            if owner != hub.process:
                hub.drop(table)
                await self.rejoin(table)

    async def rejoin(self, table: str) -> None:
        """Say hello again for all our sockets at a table whose process is gone."""
        hub = self.hub
        hub.owners.pop(table, None)
        for session in list(hub.post.sessions.values()):
            if session.sid in hub.post.sessions and session.hello and session.hello.table == table:
                await hub.say(session, replace(session.hello, have={}))

    async def _wake(self, table: str) -> None:
        asleep = self.hub.asleep
        asleep.discard(table)
        try:
            await self.hub.find(table)
        except Illegal as error:
            asleep.discard(table)
            log.warning("table cannot be woken", extra={"table": table, "problem": error.message.id})
        except Exception:
            asleep.add(table)
            log.exception("table cannot be loaded", extra={"table": table})

    async def sweep(self) -> None:
        hub = self.hub
        for id, table in list(hub.tables.items()):
            if table.is_idle(hub.settings.idle_after) and hub.tables.get(id) is table:
                hub.drop(id)
                await hub.store.release(id, hub.process)
        steady = self.clock.seconds()
        if hub.settings.prune_after_days and steady >= STEADY and self.clock.elapsed() - self.pruned >= PRUNE_EVERY:
            self.pruned = self.clock.elapsed()
            await self._prune(hub.now() - hub.settings.prune_after_days * DAY)

    async def _prune(self, since: float) -> None:
        """Remove the tables that were not touched since, unless a process has them."""
        hub = self.hub
        for id in await hub.store.untouched(since):
            if id in hub.tables or await hub.store.claim(id, hub.process, hub.settings.lease) != hub.process:
                continue
            with contextlib.suppress(Refused):  # it was touched in the meantime
                await hub.store.write(Batch(table=id, owner=hub.process, removes=True, unless_touched=since))
                log.info("pruned", extra={"table": id})

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def _keep_listening(self) -> None:
        strangers: set[str] = set()
        while True:
            await asyncio.sleep(LISTEN_EVERY)
            strangers = self.listen(strangers)

    def listen(self, strangers: set[str]) -> set[str]:
        """Notice sockets whose other side has vanished; one that said no hello since the last time is disconnected."""
        sessions = self.hub.post.sessions
        for session in list(sessions.values()):
            if session.hello is None and session.sid in strangers:
                session.hang_up(encode(Gone(why=Message("server-say-hello"), again=True)))
            session.wire.check()
        return {sid for sid, session in sessions.items() if session.hello is None}
