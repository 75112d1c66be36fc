"""A machine that runs one server process after another, with its way to store, bus and people."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from grusel.bench.simulation.bus import BusWeather, SimulatedBus
from grusel.bench.simulation.loop import Life, SimulatedLoop
from grusel.bench.simulation.network import Connection, End
from grusel.bench.simulation.store import SimulatedStore, Weather
from grusel.game import AnyGame, Seat
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings
from grusel.server.turns import Path
from grusel.server.workers.bot import Advice
from grusel.server.workers.pool import BotPool
from grusel.testing.memory_store import MemoryStore

RESTART: Final = 0.5  # seconds
SETTINGS: Final = Settings(messages_per_second=1e9, message_burst=10**9, idle_after=2.0, lease=2.0)


class SimulatedBots(BotPool):
    """Bots that choose by the seed, and take their time."""

    def __init__(self, machine: Machine, rng: Random) -> None:
        super().__init__(0, 0.0, 0.0)
        self.machine = machine
        self.rng = rng

    async def choose(
        self,
        game: AnyGame,
        bot: str,
        seat: Seat,
        view: Any,
        seen: Sequence[Any],
        actions: Sequence[Any],
        whose: Path,
        late: Callable[[], None],
    ) -> Any:
        number = self.rng.randrange(len(actions))
        await asyncio.sleep(30.0 if self.machine.rests else self.rng.choice([0.01, 0.1, 0.5]))
        return actions[number]

    async def hint(
        self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any], whose: Path
    ) -> Advice:
        await asyncio.sleep(0.1)
        return Advice(number=self.rng.randrange(len(actions)), reasons=())


class Machine:
    def __init__(
        self,
        number: int,
        loop: SimulatedLoop,
        shared: MemoryStore,
        processes: dict[str, SimulatedBus],
        rng: Random,
        happened: Counter[str],
    ) -> None:
        self.number = number
        self.loop = loop
        self.shared = shared
        self.processes = processes
        self.rng = rng
        self.happened = happened
        self.weather = Weather()
        self.bus_weather = BusWeather()
        self.life: Life | None = None
        self.hub: Hub | None = None
        self.connections: list[Connection] = []
        self.lives = 0
        self.rests = False  # its bots take so long that nothing happens

    @property
    def is_up(self) -> bool:
        return self.life is not None

    def start(self) -> None:
        self.lives += 1
        self.life = life = Life(f"{self.number}.{self.lives}")
        rng = Random(f"{self.rng.random()} {life.name}")
        bus = SimulatedBus(self.loop, life, self.processes, self.bus_weather, Random(rng.random()))
        store = SimulatedStore(self.loop, life, self.shared, self.weather, Random(rng.random()), self.happened)
        self.hub = Hub(
            store,
            bus,
            SETTINGS,
            now=self.loop.time,
            entropy=rng.randbytes,
            new_seed=lambda: rng.randbytes(32),
            bots=SimulatedBots(self, Random(rng.random())),
        )
        self.loop.create_task(self._open(life, self.hub), context=life.context)

    async def _open(self, life: Life, hub: Hub) -> None:
        """A process that cannot reach its store ends, and another one is started."""
        try:
            await hub.open()
        except OSError:
            await asyncio.sleep(RESTART)
            self.loop.call_soon(self._start_again, life, context=self.loop.outside)

    def _start_again(self, life: Life) -> None:
        if self.life is life:
            self.kill()
            self.start()

    def connect(self, number: int, end: End, rng: Random) -> Connection | None:
        """A new connection; None if no process listens."""
        if self.life is None or self.hub is None or not self.hub.ready:
            return None
        made = Connection(number, self.loop, self.life, self.hub, end, rng)
        self.connections = [one for one in self.connections if not one.over]
        self.connections.append(made)
        return made

    def cut(self) -> None:
        """All connections at once."""
        for connection in self.connections:
            connection.cut()
        self.connections = []

    # --- life and death -----------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """As SIGKILL does."""
        if self.life and self.hub:
            self.processes.pop(self.hub.process, None)
            self.loop.end(self.life)
            for connection in self.connections:
                connection.server_gone()
            self.connections = []
            self.life = self.hub = None

    async def stop(self) -> None:
        """As SIGTERM does."""
        life, hub = self.life, self.hub
        if life and hub and hub.ready:
            await self.loop.create_task(hub.close(), context=life.context)
            if self.life is life:
                self.kill()

    def freeze(self) -> None:
        if self.life:
            self.life.frozen = True

    def thaw(self) -> None:
        if self.life and self.life.frozen:
            self.loop.resume(self.life)
