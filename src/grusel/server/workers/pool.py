"""Bots compute in worker processes: a crash or a time-out costs one worker, never a game."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from grusel.game import Illegal, Seat
from grusel.registry import AnyGame
from grusel.server.metrics import BOT_FALLBACKS
from grusel.server.workers import bot as botworker
from grusel.server.workers.bot import Advice, HintQuestion, Question
from grusel.server.workers.process import PROCESSES, Asked, Workers
from grusel.tables.messages import encode

log = logging.getLogger("grusel.bots")
T = TypeVar("T")


class BotPool:
    """Asks bots for their moves, as many in parallel as there are workers."""

    def __init__(self, workers: int, budget: float, grace: float, by: Workers = PROCESSES) -> None:
        self.budget = budget
        self.grace = grace
        self.workers = [by.asked(botworker.__name__) for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Asked] = asyncio.LifoQueue()
        self.asking: set[asyncio.Task[Any]] = set()
        self.advising = asyncio.Semaphore(max(1, workers - 1))  # of two or more workers, hints leave one to the bots
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(
        self, game: AnyGame, bot: str, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]
    ) -> Any:
        """The bot's action, or a random legal one if it fails; it takes the whole budget however easy the move is."""
        until = asyncio.get_running_loop().time() + self.budget
        question = Question(bot=bot, **self._told(game, seat, view, seen, actions))
        number = await asyncio.shield(self._asked(self._number(question, len(actions))))
        await asyncio.sleep(until - asyncio.get_running_loop().time())
        return actions[number]

    async def hint(self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]) -> Advice:
        """The strongest level's move and its reasons; raises Illegal if the worker fails."""
        question = HintQuestion(bot="", **self._told(game, seat, view, seen, actions))
        return await asyncio.shield(self._asked(self._advise(question, len(actions))))

    def _told(
        self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]
    ) -> dict[str, Any]:
        """The part that all questions share."""
        return {
            "game": pickle.dumps(game),
            "seat": seat,
            "view": encode(view),
            "seen": tuple(encode(event) for event in seen),
            "actions": encode(actions),
            "budget": self.budget,
            "seed": secrets.randbits(64),
        }

    def _asked(self, answer: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Finish a question even if its caller has left, so that the worker returns to the pool."""
        task = asyncio.create_task(answer)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        return task

    async def _number(self, question: Question, actions: int) -> int:
        try:
            return (await self._answer(question, actions)).number
        except Exception as error:
            BOT_FALLBACKS.inc()
            log.warning("bot failed, random move", extra={"bot": question.bot, "problem": repr(error)})
            return secrets.randbelow(actions)

    async def _advise(self, question: HintQuestion, actions: int) -> Advice:
        async with self.advising:
            try:
                return await self._answer(question, actions)
            except Exception as error:
                log.warning("no hint", extra={"problem": repr(error)})
                raise Illegal("server-hint-failed") from None

    async def _answer(self, question: Question, actions: int) -> Advice:
        """The answer of the next idle worker; raises the worker's error."""
        worker = await self.idle.get()
        try:
            advice = msgspec.msgpack.decode(await worker.ask(question, self.budget + self.grace), type=Advice)
        finally:
            self.idle.put_nowait(worker)
        if not 0 <= advice.number < actions:
            raise ValueError(f"expected a number below {actions}, found {advice.number}")
        return advice

    async def close(self) -> None:
        for task in list(self.asking):
            task.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()
