"""One night: a table, its people and machines, what goes wrong, and then the time in which everything has to heal."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, Final

from msgspec import Raw, Struct

from grusel.bench import history
from grusel.bench.auditor import Violation, audit
from grusel.bench.history import Calm, Closed, Heard, Removed, Sent, Stored, Trouble
from grusel.bench.simulation.bus import SimulatedBus
from grusel.bench.simulation.happenings import happened
from grusel.bench.simulation.loop import SimulatedLoop, Stuck
from grusel.bench.simulation.machine import Machine
from grusel.bench.simulation.network import Connection
from grusel.bench.simulation.people import Person
from grusel.bench.simulation.plan import Fault, Plan
from grusel.game import Illegal, Over
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.registry import find
from grusel.tables.history import snapshot, step_rows
from grusel.tables.messages import encode
from grusel.tables.restore import restore
from grusel.tables.rows import Batch, Kept, Opening, SeatRow, TableRow
from grusel.tables.store import Refused, Unsure
from grusel.tables.tokens import hashed
from grusel.testing.memory_store import MemoryStore
from grusel.testing.night import durable

CALM: Final = 40.0  # seconds, after which everything has to have happened
QUIET: Final = 50.0  # seconds until nothing of what was before is to be seen
MORE: Final = 4  # steps that a table has to make while it is calm
FAILURES: Final = (OSError, Refused, Unsure, Illegal)  # faults of ours, and what follows from them


class Found(Struct, frozen=True):
    """The result of a night."""

    violations: tuple[Violation, ...]
    moves: int
    acknowledged: int
    messages: int  # that people have heard
    seconds: float  # simulated
    happened: dict[str, int]


class Night:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.loop = SimulatedLoop()  # type: ignore[abstract]  # it has what the core uses
        self.rng = Random(f"night {plan.seed}")
        self.shared = MemoryStore(now=self.loop.time)
        self.processes: dict[str, SimulatedBus] = {}
        self.happened: Counter[str] = Counter()  # where neither clients nor what is stored show it
        self.machines = [
            Machine(
                number, self.loop, self.shared, self.processes, Random(f"machine {number} {plan.seed}"), self.happened
            )
            for number in range(plan.machines)
        ]
        self.entries: list[history.Any] = []
        self.calm = False
        self.quiet = False
        self.sockets = 0
        self.table = f"table{plan.seed}"
        self.people = self._people()

    @property
    def now(self) -> float:
        return self.loop.time()

    # --- the table ----------------------------------------------------------------------------------------------------

    def _people(self) -> list[Person]:
        self.shared.take(Batch(table=self.table, opens=self._opening()))
        return [
            Person(
                self,
                guest,
                self.table,
                _key(guest.browser or guest.name),
                self._tokens(guest.seats),
                self._stream(guest.name),
            )
            for guest in self.plan.guests
        ]

    def _stream(self, name: str) -> Random:
        return Random(f"{name} {self.plan.seed}")

    def _tokens(self, seats: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(_invitation(seat) for seat in seats) or ("the link of spectators",)

    def _opening(self) -> Opening:
        plan, game = self.plan, find(self.plan.game)
        match = self._record()
        line = match.timeline
        steps = step_rows(line.cut(0), line, 1, 0.0)
        row = TableRow(
            id=self.table,
            game=game.name,
            rules=game.version,
            seats=plan.seats,
            options=encode(plan.options).decode(),
            seed=self.rng.randbytes(32),
            house=encode(plan.house).decode(),
            phase="open",
            host=hashed(_key("person 0")),
            watch=hashed("the link of spectators"),
            public=plan.house.public,
            imported=len(steps),
            created=0.0,
            touched=0.0,
        )
        shot = (len(steps), snapshot(line, [0] * (plan.seats + 1), "")) if steps else None
        seats = tuple(self._seat(seat) for seat in range(plan.seats))
        return Opening(row=row, seats=seats, steps=tuple(steps), snapshot=shot)

    def _record(self) -> AnyMatch:
        """The match that the table continues; one without moves where its record would be finished."""
        plan, game = self.plan, find(self.plan.game)
        options = read_options(game.types.options, plan.options)
        match: AnyMatch = Match(game, plan.seats, options)
        match.play_randomly(Random(f"record {plan.seed}"), until=lambda match: len(match.moments) > plan.imported)
        return Match(game, plan.seats, options) if isinstance(match.turn, Over) else match

    def _seat(self, seat: int) -> SeatRow:
        if seat in self.plan.bots:
            return SeatRow(seat=seat, kind="bot", bot="random")
        return SeatRow(seat=seat, kind="open", token=hashed(_invitation(seat)))

    # --- what people need ---------------------------------------------------------------------------------------------

    def connect(self, person: Person) -> Connection | None:
        self.sockets += 1
        machine = person.rng.choice(self.machines)
        return machine.connect(self.sockets, person, Random(person.rng.random()))

    def sent(self, person: Person, connection: Connection, data: bytes) -> None:
        self.entries.append(Sent(self.now, person.name, connection.number, Raw(data)))

    def heard(self, person: Person, connection: Connection, data: bytes) -> None:
        self.entries.append(Heard(self.now, person.name, connection.number, Raw(data)))

    def closed(self, person: Person, connection: Connection) -> None:
        self.entries.append(Closed(self.now, person.name, connection.number))

    def hand_on(self, person: Person, token: str) -> None:
        """Give another person a link, who goes through it."""
        others = [other for other in self.people if other is not person]
        if others:
            other = person.rng.choice(others)
            other.client.tokens = (token, *other.client.tokens)[:6]
            other.leave_connection()

    # --- the night ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Live through it, and note what has happened."""
        with self._listening_to_logs():
            try:
                self.loop.run(self._run())
            except Stuck:
                self._trouble("nothing is left to happen")
            self.loop.close()
        self.entries += [Trouble(self.now, problem) for problem in self.loop.problems]

    async def _run(self) -> None:
        for machine in self.machines:
            machine.start()
        for person in self.people:
            self.loop.create_task(person.live())
        for fault in self.plan.faults:
            self.loop.create_task(self._happen(fault))
        await asyncio.sleep(self.plan.long)
        await self._calm_down()
        await self._heal()
        self._compare()
        if self.table not in self.shared.tables:
            self.entries.append(Removed(self.now, self.table))
        for table in self.shared.tables.values():
            kept = table.kept()
            self.entries.append(Stored(self.now, kept.row, kept.seats, tuple(table.steps), kept.chat))

    async def _calm_down(self) -> None:
        """Every fault ends, everyone is there."""
        self.calm = True
        for machine in self.machines:
            machine.thaw()
            machine.weather.__init__()  # type: ignore[misc]
            machine.bus_weather.__init__()  # type: ignore[misc]
            if machine.hub and not machine.hub.ready:
                machine.kill()
            if not machine.is_up:
                machine.start()
        await asyncio.sleep(5.0)  # leases run out, clients notice
        self.entries.append(Calm(self.now))

    async def _heal(self) -> None:
        """Wait until every table has continued, at most for a while."""
        before = {id: table.stand.step for id, table in self.shared.tables.items()}
        until = self.now + CALM
        while self.now < until:
            await asyncio.sleep(1.0)
            if all(self._has_continued(id, steps) for id, steps in before.items()):
                break
        self.quiet = True
        for machine in self.machines:
            machine.rests = True
        await asyncio.sleep(QUIET)
        while any(shell.waits for machine in self.machines if machine.hub for shell in machine.hub.tables.values()):
            await asyncio.sleep(0.1)

    def _has_continued(self, id: str, steps: int) -> bool:
        table = self.shared.tables.get(id)
        return table is None or table.row.phase == "over" or table.stand.step >= steps + MORE

    def _compare(self) -> None:
        """The servers' memory matches the store, and every table is loaded by one of them at most."""
        at: dict[str, str] = {}
        for machine in self.machines:
            for id, shell in machine.hub.tables.items() if machine.hub else ():
                assert machine.hub
                stored = self.shared.tables.get(id)
                if stored is None:
                    self._trouble(f"{id} is deleted, and in memory of {machine.hub.process}", "memory")
                    continue
                if id in at:
                    self._trouble(f"{id} is in memory of {at[id]} and {machine.hub.process}", "one owner")
                at[id] = machine.hub.process
                if durable(shell.state) != self._restored(stored.kept()):
                    self._trouble(f"{id} is not in memory as it is stored", "memory")

    def _restored(self, kept: Kept) -> list[Any] | None:
        """What is stored of a table; None if that cannot be played."""
        try:
            return durable(restore(kept, self.now))
        except Illegal:
            return None

    def _trouble(self, text: str, rule: str = "trouble") -> None:
        self.entries.append(Trouble(self.now, text, self.table, rule))

    # --- what goes wrong ----------------------------------------------------------------------------------------------

    async def _happen(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        machine = self.machines[fault.machine]
        match fault.kind:
            case "kill":
                machine.kill()
                await self._later(fault.long, machine)
            case "stop":
                await machine.stop()
                await self._later(fault.long, machine)
            case "freeze":
                machine.freeze()
                await asyncio.sleep(fault.long)
                machine.thaw()
            case "cut":
                machine.cut()
            case "vanish":
                for connection in machine.connections:
                    connection.vanish()
            case "lose" | "lag":
                await self._weather(machine.bus_weather, fault)
            case "delete":
                await self._delete(machine)
            case _:
                await self._weather(machine.weather, fault)

    async def _later(self, seconds: float, machine: Machine) -> None:
        await asyncio.sleep(seconds)
        if not machine.is_up:
            machine.start()

    async def _delete(self, machine: Machine) -> None:
        """As `grusel delete` does beside the server."""
        if machine.life and machine.hub and machine.hub.ready:
            deleting = self.loop.create_task(machine.hub.delete(self.table), context=machine.life.context)
            await asyncio.wait([deleting], timeout=10.0)
            if deleting.done():
                with suppress(*FAILURES):
                    deleting.result()

    async def _weather(self, weather: object, fault: Fault) -> None:
        setattr(weather, fault.kind, getattr(weather, fault.kind) + 1)
        await asyncio.sleep(fault.long)
        if not self.calm:
            setattr(weather, fault.kind, getattr(weather, fault.kind) - 1)

    # --- what servers say of themselves -------------------------------------------------------------------------------

    @contextmanager
    def _listening_to_logs(self) -> Iterator[None]:
        logger, ear = logging.getLogger("grusel"), Ear(self)
        before = logger.propagate, logger.level
        logger.propagate = False
        logger.setLevel(logging.ERROR)
        logger.addHandler(ear)
        try:
            yield
        finally:
            logger.removeHandler(ear)
            logger.propagate = before[0]
            logger.setLevel(before[1])


class Ear(logging.Handler):
    """Hears of errors that no fault of the night explains."""

    def __init__(self, night: Night) -> None:
        super().__init__(logging.ERROR)
        self.night = night

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, FAILURES):
            self.night.entries.append(Trouble(self.night.now, f"{record.getMessage()}: {error!r}"))


def simulate(plan: Plan) -> Found:
    """Live through a night and judge it."""
    night = Night(plan)
    night.run()
    stored = [entry for entry in night.entries if isinstance(entry, Stored)]
    heard = [bytes(entry.message) for entry in night.entries if isinstance(entry, Heard)]
    return Found(
        violations=tuple(audit(night.entries)),
        moves=sum(len(entry.steps) for entry in stored),
        acknowledged=sum(message.startswith(b'{"type":"played"') for message in heard),
        messages=len(heard),
        seconds=night.now,
        happened=night.happened + happened(plan, night.entries),
    )


def _key(name: str) -> str:
    return f"the key of {name}".ljust(24, ".")


def _invitation(seat: int) -> str:
    return f"the invitation to seat {seat}"
