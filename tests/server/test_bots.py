"""Bots in their own processes: fair, in time, and never the end of a game."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import kuhn
import msgspec
import pytest

from grusel import bots
from grusel.match import AnyMatch, Match
from grusel.server.workers.bot import Advice, HintQuestion, Question, answer
from grusel.server.workers.pool import BotPool
from grusel.server.workers.process import Worker
from grusel.tables.messages import encode


class Asking:
    """A position of Kuhn poker and everything a bot is asked with."""

    def __init__(self) -> None:
        match: AnyMatch = Match(kuhn.GAME, 2)
        match.play_chance(Random(1))
        self.state = match.state
        self.actions: Sequence[Any] = kuhn.GAME.actions(self.state, 0)
        self.view = kuhn.GAME.view(self.state, 0)
        self.seen = match.seen(0)

    async def choose(self, pool: BotPool, bot: str) -> Any:
        return await pool.choose(kuhn.GAME, bot, 0, self.view, self.seen, self.actions)

    async def hint(self, pool: BotPool) -> Any:
        return await pool.hint(kuhn.GAME, 0, self.view, self.seen, self.actions)


async def test_a_bot_answers_with_one_of_the_actions() -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    move = await asking.choose(pool, "random")
    worker = pool.workers[0]
    assert isinstance(worker, Worker)
    assert worker.process
    pid = worker.process.pid
    await pool.close()
    assert isinstance(move, kuhn.Say)
    assert pid != os.getpid()


async def test_however_many_want_hints_a_bot_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(_: Worker, question: Question, within: float) -> bytes:
        if isinstance(question, HintQuestion):
            await asyncio.sleep(60)
        return msgspec.msgpack.encode(Advice(0))

    monkeypatch.setattr(Worker, "ask", ask)
    asking, pool = Asking(), BotPool(2, 0.0, 10.0)
    hints = [asyncio.create_task(asking.hint(pool)) for _ in range(3)]
    await asyncio.sleep(0.01)
    async with asyncio.timeout(5):
        move = await asking.choose(pool, "random")
    await pool.close()
    await asyncio.gather(*hints, return_exceptions=True)
    assert isinstance(move, kuhn.Say)


async def test_a_bot_that_does_not_exist_costs_a_warning_and_not_the_game(caplog: pytest.LogCaptureFixture) -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    with caplog.at_level(logging.WARNING):
        moves = [await asking.choose(pool, bot) for bot in ("nosuch", "random")]
    await pool.close()
    assert all(isinstance(move, kuhn.Say) for move in moves)
    assert [record.message for record in caplog.records] == ["bot failed, random move"]


async def test_a_bot_that_takes_too_long_is_ended() -> None:
    asking, pool = Asking(), BotPool(1, 0.05, 0.2)
    worker = pool.workers[0]
    assert isinstance(worker, Worker)
    await worker._start()
    assert worker.process
    os.kill(worker.process.pid, signal.SIGSTOP)  # it thinks for ever
    began = time.monotonic()
    move = await asking.choose(pool, "random")
    took = time.monotonic() - began
    seconds = took
    ended = worker.process is None
    assert isinstance(move, kuhn.Say)
    assert seconds < 2
    assert ended


def test_a_bot_gets_the_view_and_what_was_seen_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Any] = []

    class Nosy:
        def choose(self, *everything: Any) -> Any:
            got.extend(everything)
            return everything[4][0]

    monkeypatch.setitem(bots.BOTS, "nosy", Nosy)
    asking = Asking()
    question = Question(
        game=pickle.dumps(kuhn.GAME),
        bot="nosy",
        seat=0,
        view=encode(asking.view),
        seen=tuple(encode(event) for event in asking.seen),
        actions=encode(asking.actions),
        budget=1.0,
        seed=3,
    )
    assert answer(question) == Advice(0)
    assert [type(thing) for thing in got[:4]] == [kuhn.Kuhn, kuhn.View, list, int]
    assert got[1] == asking.view
    assert got[2] == asking.seen
    assert not any(isinstance(thing, kuhn.State) for thing in got)
