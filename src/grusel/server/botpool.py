"""Worker processes for bots: a crash or a time-out costs one worker and nobody the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import secrets
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from grusel.game import Seat
from grusel.registry import AnyGame
from grusel.server.botworker import Question
from grusel.server.metrics import BOT_FALLBACKS

log = logging.getLogger("grusel.bots")
START_WITHIN = 20.0
encode = msgspec.json.Encoder().encode


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, within: float) -> int:
        """The bot's answer; raises when it crashes or takes too long, and the process is gone then."""
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
            "grusel.server.botworker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        await self._read()

    async def _ask(self, question: Question) -> int:
        assert self.process
        assert self.process.stdin
        data = msgspec.msgpack.encode(question)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        return msgspec.msgpack.decode(await self._read(), type=int)

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
        self.workers = [Worker() for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.asking: set[asyncio.Task[int]] = set()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(
        self, game: AnyGame, bot: str, seat: Seat, view: Any, seen: Sequence[Any], actions: Sequence[Any]
    ) -> Any:
        """The bot's action; any legal one if the bot fails. It takes the budget, whatever there is to think about."""
        until = asyncio.get_running_loop().time() + self.budget
        question = Question(
            game=pickle.dumps(game),
            bot=bot,
            seat=seat,
            view=encode(view),
            seen=tuple(encode(event) for event in seen),
            actions=encode(actions),
            budget=self.budget,
            seed=secrets.randbits(64),
        )
        number = await asyncio.shield(self._asked(question, len(actions)))
        await asyncio.sleep(until - asyncio.get_running_loop().time())
        return actions[number]

    def _asked(self, question: Question, actions: int) -> asyncio.Task[int]:
        """A question goes on even if nobody wants the answer any more: the worker has to come back."""
        task = asyncio.create_task(self._answer(question, actions))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        return task

    async def _answer(self, question: Question, actions: int) -> int:
        worker = await self.idle.get()
        try:
            number = await worker.ask(question, self.budget + self.grace)
            if 0 <= number < actions:
                return number
            raise ValueError(f"expected a number below {actions}, found {number}")
        except Exception as error:
            BOT_FALLBACKS.inc()
            log.warning("bot failed, random move", extra={"bot": question.bot, "problem": repr(error)})
            return secrets.randbelow(actions)
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        for task in list(self.asking):
            task.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()
