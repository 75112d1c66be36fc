"""Worker processes for bots: a crash or a time-out costs one worker and nobody the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import secrets
import sys
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from grusel.game import Illegal, Seat
from grusel.registry import AnyGame
from grusel.server import botworker
from grusel.server.botworker import Advice, HintQuestion, Question
from grusel.server.metrics import BOT_FALLBACKS

log = logging.getLogger("grusel.bots")
START_WITHIN = 20.0
encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class Worker:
    """One process, which runs a module that answers questions."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Struct, within: float) -> bytes:
        """The answer, encoded; raises when it crashes or takes too long, and the process is gone then."""
        try:
            if self.process is None:
                await asyncio.wait_for(self._start(), START_WITHIN)
            return await asyncio.wait_for(self._ask(question), within)
        except BaseException:
            await self.kill()
            raise

    async def _start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        await self._read()

    async def _ask(self, question: Struct) -> bytes:
        assert self.process
        assert self.process.stdin
        data = msgspec.msgpack.encode(question)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        return await self._read()

    async def _read(self) -> bytes:
        assert self.process
        assert self.process.stdout
        head = await self.process.stdout.readexactly(4)
        return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin
        process.stdin.close()
        await process.wait()


class BotPool:
    """Asks bots for their moves, as many at a time as there are workers."""

    def __init__(self, workers: int, budget: float, grace: float) -> None:
        self.budget = budget
        self.grace = grace
        self.workers = [Worker(botworker.__name__) for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.asking: set[asyncio.Task[Any]] = set()
        self.advising = asyncio.Semaphore(max(1, workers - 1))  # however many want hints, bots go on playing
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(
        self, game: AnyGame, bot: str, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]
    ) -> Any:
        """The bot's action; any legal one if the bot fails. It takes the budget, whatever there is to think about."""
        until = asyncio.get_running_loop().time() + self.budget
        question = Question(bot=bot, **self._told(game, seat, view, seen, actions))
        number = await asyncio.shield(self._asked(self._answer(question, len(actions))))
        await asyncio.sleep(until - asyncio.get_running_loop().time())
        return actions[number]

    async def hint(self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]) -> Advice:
        """What the strongest level would do, and why; raises Illegal if it fails."""
        question = HintQuestion(bot="", **self._told(game, seat, view, seen, actions))
        return await asyncio.shield(self._asked(self._advise_in_turn(question, len(actions))))

    def _told(
        self, game: AnyGame, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]
    ) -> dict[str, Any]:
        """What every question says."""
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
        """A question goes on even if nobody wants the answer any more: the worker has to come back."""
        task = asyncio.create_task(answer)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        return task

    async def _answer(self, question: Question, actions: int) -> int:
        worker = await self.idle.get()
        try:
            number = msgspec.msgpack.decode(await worker.ask(question, self.budget + self.grace), type=int)
            if 0 <= number < actions:
                return number
            raise ValueError(f"expected a number below {actions}, found {number}")
        except Exception as error:
            BOT_FALLBACKS.inc()
            log.warning("bot failed, random move", extra={"bot": question.bot, "problem": repr(error)})
            return secrets.randbelow(actions)
        finally:
            self.idle.put_nowait(worker)

    async def _advise_in_turn(self, question: HintQuestion, actions: int) -> Advice:
        async with self.advising:
            return await self._advise(question, actions)

    async def _advise(self, question: HintQuestion, actions: int) -> Advice:
        worker = await self.idle.get()
        try:
            advice = msgspec.msgpack.decode(await worker.ask(question, self.budget + self.grace), type=Advice)
            if 0 <= advice.number < actions:
                return advice
            raise ValueError(f"expected a number below {actions}, found {advice.number}")
        except Exception as error:
            log.warning("no hint", extra={"problem": repr(error)})
            raise Illegal("server-hint-failed") from None
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        for task in list(self.asking):
            task.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()
