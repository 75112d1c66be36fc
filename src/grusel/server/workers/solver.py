"""Run the solver in a separate process, which is killed when its time is up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import aclosing
from typing import Any, Final

import msgspec

from grusel.game import Illegal
from grusel.puzzles.hall import Level, hall
from grusel.puzzles.solving import Answer
from grusel.server.connection.rate_limits import Buckets
from grusel.server.turns import Turns
from grusel.server.workers.process import PROCESSES, Workers

SECONDS: Final = 20.0  # for the solver itself
GRACE: Final = 10.0  # for starting Python, and for answering
QUESTIONS: Final = (0.2, 10)  # for each address: rate per second, burst
AT_ONCE: Final = 2  # for one address never more than one of them
WAITING: Final = 2  # the longest queue of an address; further requests are refused
DAY_WITHIN: Final = 120.0
DAYS: Final = 400


class Solver:
    """One process at a time for each address, with a short queue."""

    def __init__(self, by: Workers = PROCESSES) -> None:
        self.by = by
        self.turns = Turns(AT_ONCE, each=1, most=WAITING, busy=hall().id("solver-busy"))
        self.questions = Buckets(*QUESTIONS)
        self.days: OrderedDict[str, Level] = OrderedDict()  # cache of daily puzzles

    async def daily(self, address: str, date: str) -> Level:
        """The puzzle of a day; raises Illegal when the queue is full."""
        if date not in self.days:
            output = await self.run(address, "grusel.puzzles.daily", [date], b"", DAY_WITHIN)
            if not output:
                raise Illegal(hall().id("solver-busy"))
            self.days[date] = hall().puzzles.parse(output.decode())
        self.days.move_to_end(date)
        if len(self.days) > DAYS:
            self.days.popitem(last=False)
        return self.days[date]

    async def solve(self, address: str, level: Level, seconds: float = SECONDS) -> Answer[Any] | None:
        """The solver's result; None if its process was killed. Raises Illegal when the queue is full."""
        puzzles = hall().puzzles
        question = puzzles.draw(level).encode()
        output = await self.run(address, "grusel.puzzles.solving", [str(seconds)], question, seconds + GRACE)
        if not output:
            return None
        return msgspec.json.decode(output, type=Answer[puzzles.Solved])  # type: ignore[name-defined]

    async def run(self, address: str, module: str, words: list[str], question: bytes, within: float) -> bytes:
        """The output of a module; empty if it took too long. Raises Illegal when the queue is full."""
        async with self.turns.turn(address):
            try:
                async with asyncio.timeout(within), aclosing(self.by.lines(module, words, question)) as lines:
                    return b"".join([line async for line in lines])
            except TimeoutError:
                return b""
