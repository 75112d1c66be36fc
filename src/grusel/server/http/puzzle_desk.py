"""What is answered about puzzles: levels, attempts, hints and the solver; nothing is stored."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from grusel.game import Illegal, Message
from grusel.puzzles.daily import day
from grusel.puzzles.hall import Level, hall
from grusel.server.workers.process import PROCESSES, Workers
from grusel.server.workers.solver import SECONDS, Solver
from grusel.tables.views import retold

DAILY: Final = "daily/"  # prefix of the ids of daily puzzles: daily/2026-11-30
Answer = Any  # of a type that the game declares


def worlds() -> Answer:
    """The worlds of the puzzle hall and their levels."""
    return hall().puzzles.world_list()


def shipped(world: str, name: str) -> Answer:
    id, puzzles = f"{world}/{name}", hall().puzzles
    return puzzles.puzzle(id, puzzles.shipped(id))


class PuzzleDesk:
    """Answers questions about the puzzles of a hall; the solver computes elsewhere."""

    def __init__(self, by: Workers = PROCESSES) -> None:
        self.solver = Solver(by)

    async def daily(self, date: str, address: str) -> Answer:
        """The puzzle of a day, the same for everyone."""
        id = f"{DAILY}{date}"
        return hall().puzzles.puzzle(id, await self._level(id, address))

    async def open(self, asked: Any, address: str) -> Answer:
        """The level in a link or a text, or what is wrong with it."""
        return hall().puzzles.puzzle("", await self._level(asked.level, address))

    async def arrange(self, tried: Any, address: str) -> Answer:
        """The hall with an arrangement, before the monster walks."""
        return hall().puzzles.tried(await self._level(tried.level, address), tried.arrangement)

    async def attempt(self, tried: Any, address: str) -> Answer:
        """The monster's whole walk and the result."""
        game, puzzles = hall()
        level = await self._level(tried.level, address)
        attempt = await asyncio.to_thread(puzzles.attempt, level, tried.arrangement)
        return puzzles.walked(level, attempt, _date(tried.level), partial(retold, game))

    async def hint(self, asked: Any, address: str) -> Answer:
        """A hint: 1 is gentle, 2 says what is needed, 3 names the next change."""
        puzzles, level = hall().puzzles, await self._level(asked.level, address)
        puzzles.tried(level, asked.arrangement)
        if level.solution is None and not (asked.grade == 1 and asked.language in level.hints):
            self._slow_down(address)
            answer = await self.solver.solve(address, level)
            if answer is None or not (answer.solved.complete or answer.solved.solutions):
                return puzzles.hinted(Message(hall().id("hint-late"), {"seconds": int(SECONDS)}))
            level = puzzles.with_solution(level, answer.solved)
        return puzzles.hinted(puzzles.hint(level, asked.arrangement, asked.grade, asked.language))

    async def solve(self, asked: Any, address: str) -> Answer:
        """All solutions of a level, a proof that there is none, or a time-out."""
        level = await self._level(asked.level, address)
        self._slow_down(address)
        answer = await self.solver.solve(address, level)
        solved, seconds = (answer.solved, answer.seconds) if answer else (None, SECONDS)
        return hall().puzzles.solution(level, solved, seconds)

    async def _level(self, reference: str, address: str) -> Level:
        """Find the level by id, link or text; a daily puzzle is made once and cached. Raises Illegal."""
        if not reference.startswith(DAILY):
            return hall().puzzles.named(reference)
        date = day(_date(reference)).isoformat()
        if date not in self.solver.days:
            self._slow_down(address)
        return await self.solver.daily(address, date)

    def _slow_down(self, address: str) -> None:
        """Limit the rate of questions to the solver, which is expensive: a small burst, then one every few seconds."""
        if not self.solver.questions.take(address):
            raise Illegal("server-too-fast")


def _date(reference: str) -> str:
    """The date in the id of a daily puzzle; empty for other puzzles."""
    return reference.removeprefix(DAILY) if reference.startswith(DAILY) else ""
