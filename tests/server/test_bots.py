"""Bots in their own processes: fair, in time, and unable to break a game."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import time
from collections.abc import Callable, Sequence
from functools import partial
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

WHOSE = ("here", "host", "table")


class Asking:
    """A position of Kuhn poker and all that a bot is given."""

    def __init__(self) -> None:
        match: AnyMatch = Match(kuhn.GAME, 2)
        match.play_chance(Random(1))
        self.state = match.state
        self.actions: Sequence[Any] = kuhn.GAME.actions(self.state, 0)
        self.view = kuhn.GAME.view(self.state, 0)
        self.seen = match.seen(0)

    async def choose(self, pool: BotPool, bot: str) -> Any:
        return await pool.choose(kuhn.GAME, bot, 0, self.view, self.seen, self.actions, WHOSE, lambda: None)

    async def hint(self, pool: BotPool) -> Any:
        return await pool.hint(kuhn.GAME, 0, self.view, self.seen, self.actions, WHOSE)


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


async def test_a_bot_moves_however_many_hints_are_requested(monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_missing_bot_causes_a_warning_and_the_game_continues(caplog: pytest.LogCaptureFixture) -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    with caplog.at_level(logging.WARNING):
        moves = [await asking.choose(pool, bot) for bot in ("nosuch", "random")]
    await pool.close()
    assert all(isinstance(move, kuhn.Say) for move in moves)
    assert [record.message for record in caplog.records] == ["bot failed; playing a random move"]


async def test_a_bot_that_takes_too_long_is_killed() -> None:
    asking, pool = Asking(), BotPool(1, 0.05, 0.2)
    worker = pool.workers[0]
    assert isinstance(worker, Worker)
    await worker._start()
    assert worker.process
    os.kill(worker.process.pid, signal.SIGSTOP)  # it never answers
    began = time.monotonic()
    move = await asking.choose(pool, "random")
    took = time.monotonic() - began
    seconds = took
    ended = worker.process is None
    assert isinstance(move, kuhn.Say)
    assert seconds < 2
    assert ended


def test_a_bot_gets_the_view_and_the_witnessed_events_only(monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- whose turn it is -------------------------------------------------------------------------------------------------


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which order workers are asked, by the name of the bot; each takes a moment."""
    asked: list[str] = []

    async def ask(_: Worker, question: Question, within: float) -> bytes:
        asked.append(question.bot)
        await asyncio.sleep(0.001)
        return msgspec.msgpack.encode(Advice(0))

    monkeypatch.setattr(Worker, "ask", ask)
    return asked


async def wanted(pool: BotPool, asking: Asking, bot: str, *whose: str, late: Callable[[], None] = lambda: None) -> Any:
    return await pool.choose(kuhn.GAME, bot, 0, asking.view, asking.seen, asking.actions, whose, late)


async def test_the_bot_of_another_address_is_next_however_many_tables_one_has(order: list[str]) -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    crowd = [asyncio.create_task(wanted(pool, asking, "theirs", "crowd", f"host {n}", str(n))) for n in range(249)]
    await asyncio.sleep(0)
    await wanted(pool, asking, "ours", "alone", "me", "mine")
    assert order.index("ours") <= 2
    await asyncio.gather(*crowd)
    await pool.close()


async def test_a_table_that_needs_no_bot_any_more_has_no_turn(order: list[str]) -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    tasks = [asyncio.create_task(wanted(pool, asking, f"bot {n}", "here", "host", str(n))) for n in range(5)]
    await asyncio.sleep(0)
    for task in tasks[1:4]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (order, pool.turns.free, len(pool.idle)) == (["bot 0", "bot 4"], 1, 1)
    await pool.close()


async def test_only_a_table_that_waits_for_a_turn_is_told_of_the_wait(
    order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grusel.server.workers.pool.SOON", 0.0)
    asking, pool, late = Asking(), BotPool(1, 0.0, 10.0), list[str]()
    names = ("first", "second")
    await asyncio.gather(
        *(wanted(pool, asking, name, name, late=partial(late.append, name)) for name in names), return_exceptions=True
    )
    await pool.close()
    assert (order, late) == ([*names], ["second"])


async def test_time_in_the_queue_is_not_thinking_time(order: list[str]) -> None:
    asking, pool = Asking(), BotPool(1, 0.05, 10.0)
    await pool.turns.get(("other",))
    waiting = asyncio.create_task(wanted(pool, asking, "slow", "here"))
    await asyncio.sleep(0.06)
    began = time.monotonic()
    pool.turns.give_back(("other",))
    await waiting
    assert time.monotonic() - began >= 0.05
    await pool.close()


async def test_the_address_with_the_fewest_waiting_bots_counts_for_a_table(order: list[str]) -> None:
    asking, pool = Asking(), BotPool(1, 0.0, 10.0)
    crowd = [asyncio.create_task(wanted(pool, asking, "theirs", "crowd", str(n))) for n in range(5)]
    await asyncio.sleep(0)
    assert pool.least_busy(["crowd", "alone"]) == "alone"
    await asyncio.gather(*crowd)
    await pool.close()
