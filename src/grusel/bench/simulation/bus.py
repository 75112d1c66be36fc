"""A bus beyond a network: messages get lost and late; those of one sender to one receiver keep their order."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import Random

from grusel.bench.simulation.loop import Life, SimulatedLoop
from grusel.server.runtime.bus import Receive


class BusWeather:
    """The current faults of one machine."""

    def __init__(self) -> None:
        self.lose = 0
        self.lag = 0


class SimulatedBus:
    """The bus as one process has it."""

    def __init__(
        self, loop: SimulatedLoop, life: Life, others: dict[str, SimulatedBus], weather: BusWeather, rng: Random
    ) -> None:
        self.loop = loop
        self.life = life
        self.others: Mapping[str, SimulatedBus] = others
        self.everyone = others
        self.weather = weather
        self.rng = rng
        self.many = True
        self.inbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.last: dict[str, float] = {}  # when the last message to each process arrives

    async def open(self, process: str, receive: Receive) -> None:
        self.process = process
        self.everyone[process] = self
        self.reader = asyncio.create_task(self._read(receive))

    async def _read(self, receive: Receive) -> None:
        while True:
            await receive(await self.inbox.get())

    async def close(self) -> None:
        self.everyone.pop(self.process, None)
        self.reader.cancel()

    def send(self, process: str, data: bytes) -> None:
        other = self.others.get(process)
        if other is None or self._is_lost() or other._is_lost():
            return
        when = max(self.last.get(process, 0.0), self.loop.time() + self._way())
        self.last[process] = when
        self.loop.call_at(when, other.inbox.put_nowait, data, context=other.life.context)

    async def check(self) -> None:
        return

    def _is_lost(self) -> bool:
        return self.weather.lose > 0 and self.rng.random() < 0.7

    def _way(self) -> float:
        if self.weather.lag and self.rng.random() < 0.5:
            return self.rng.uniform(0.0, 3.0)
        return self.rng.choice([0.0, 0.001, 0.01])
