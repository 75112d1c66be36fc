"""Bots compute in worker processes: a crash or a time-out costs one worker, never a game."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import msgspec

from grusel.game import Illegal, Seat
from grusel.registry import AnyGame
from grusel.server.metrics import BOT_FALLBACKS
from grusel.server.turns import Path, Turns
from grusel.server.workers import bot as botworker
from grusel.server.workers.bot import Advice, HintQuestion, Question
from grusel.server.workers.process import PROCESSES, Workers
from grusel.tables.messages import encode

log = logging.getLogger("grusel.bots")
T = TypeVar("T")
SOON: Final = 1.0  # seconds until people are told that a bot waits for its turn


class BotPool:
    """Asks bots for their moves, as many in parallel as there are workers."""

    def __init__(self, workers: int, budget: float, grace: float, by: Workers = PROCESSES) -> None:
        self.budget = budget
        self.grace = grace
        self.workers = [by.asked(botworker.__name__) for _ in range(workers)]
        self.idle = [*self.workers]
        self.turns = Turns(workers)
        self.advising = Turns(max(1, workers - 1))  # of two or more workers, hints leave one to the bots
        self.asking: set[asyncio.Task[Any]] = set()
        self.closed = False

    def least_busy(self, origins: Sequence[str]) -> str:
        """The origin for which the fewest wait."""
        return min(origins, key=self.turns.line.waiting)

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
        """The bot's action, or a random legal one if it fails; it takes the whole budget however easy the move is.

        It thinks when its turn has come; `late` is called if that takes a while.
        """
        loop = asyncio.get_running_loop()
        question = Question(bot=bot, **self._told(game, seat, view, seen, actions))
        waiting = loop.call_later(SOON, late)
        try:
            await self.turns.get(whose)
        finally:
            waiting.cancel()
        until = loop.time() + self.budget
        number = await asyncio.shield(self._asked(self._number(question, len(actions), whose)))
        await asyncio.sleep(until - loop.time())
        return actions[number]

    async def hint(
        self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any], whose: Path
    ) -> Advice:
        """The strongest level's move and its reasons; raises Illegal if the worker fails."""
        question = HintQuestion(bot="", **self._told(game, seat, view, seen, actions))
        await self.advising.get(whose)
        try:
            await self.turns.get(whose)
        except asyncio.CancelledError:
            self.advising.give_back(whose)
            raise
        return await asyncio.shield(self._asked(self._advise(question, len(actions), whose)))

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

    async def _number(self, question: Question, actions: int, whose: Path) -> int:
        try:
            return (await self._answer(question, actions, whose)).number
        except Exception as error:
            BOT_FALLBACKS.inc()
            log.warning("bot failed; playing a random move", extra={"bot": question.bot, "problem": repr(error)})
            return secrets.randbelow(actions)

    async def _advise(self, question: HintQuestion, actions: int, whose: Path) -> Advice:
        try:
            return await self._answer(question, actions, whose)
        except Exception as error:
            log.warning("hint failed", extra={"problem": repr(error)})
            raise Illegal("server-hint-failed") from None
        finally:
            self.advising.give_back(whose)

    async def _answer(self, question: Question, actions: int, whose: Path) -> Advice:
        """The answer of an idle worker, whose turn is given back; raises the worker's error."""
        worker = self.idle.pop()
        try:
            if self.closed:  # its turn came when others were cancelled
                raise ConnectionError("the pool is closed")
            advice = msgspec.msgpack.decode(await worker.ask(question, self.budget + self.grace), type=Advice)
        finally:
            self.idle.append(worker)
            self.turns.give_back(whose)
        if not 0 <= advice.number < actions:
            raise ValueError(f"expected a number below {actions}, found {advice.number}")
        return advice

    async def close(self) -> None:
        self.closed = True
        for task in list(self.asking):
            task.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()
