"""Turns are fair: places are given by address, then by host, then by table."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from grusel.game import Illegal
from grusel.server.turns import Line, Turns


def taken(line: Line[str]) -> list[str]:
    return [line.take() or "" for _ in range(len(line))]


def test_each_address_has_its_turn_however_many_requests_wait_for_another() -> None:
    line: Line[str] = Line()
    for number in range(4):
        line.put(("crowd", f"host{number}", f"table{number}"), f"crowd {number}")
    line.put(("alone", "host", "table"), "alone")
    assert taken(line) == ["crowd 0", "alone", "crowd 1", "crowd 2", "crowd 3"]


def test_within_an_address_hosts_take_turns_and_then_tables() -> None:
    line: Line[str] = Line()
    for host, table in (("a", "1"), ("a", "1"), ("a", "2"), ("b", "3")):
        line.put(("here", host, table), host + table)
    assert taken(line) == ["a1", "b3", "a2", "a1"]


def test_a_removed_request_has_no_turn_and_leaves_nothing_behind() -> None:
    line: Line[str] = Line()
    line.put(("here", "a", "1"), "one")
    line.put(("here", "a", "2"), "two")
    line.remove(("here", "a", "1"), "one")
    assert (taken(line), bool(line), line.below) == (["two"], False, {})


async def test_places_never_exceed_their_limit_and_are_all_returned() -> None:
    rng = Random(7)

    async def run() -> tuple[int, int, int, int]:
        turns, inside, most = Turns(3, each=2), 0, 0
        by_address = dict.fromkeys("abc", 0)
        worst = 0

        async def work(address: str) -> None:
            nonlocal inside, most, worst
            async with turns.turn(address, "table"):
                inside += 1
                by_address[address] += 1
                most, worst = max(most, inside), max(worst, by_address[address])
                try:
                    await asyncio.sleep(rng.uniform(0, 0.002))
                finally:
                    inside -= 1
                    by_address[address] -= 1

        tasks = [asyncio.create_task(work(rng.choice("abc"))) for _ in range(300)]
        await asyncio.sleep(0.01)
        for task in rng.sample(tasks, 100):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return most, worst, turns.free, len(turns.line) + len(turns.held)

    assert await run() == (3, 2, 3, 0)


async def test_an_address_has_a_limit_of_waiting_requests() -> None:
    async def run() -> tuple[str, bool]:
        turns = Turns(1, most=2, busy="analysis-busy")
        await turns.get(("crowd",))
        waiting = [asyncio.create_task(turns.get(("crowd",))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Illegal) as refused:
            await turns.get(("crowd",))
        other = asyncio.create_task(turns.get(("alone",)))
        await asyncio.sleep(0)
        turns.give_back(("crowd",))
        turns.give_back(("crowd",))
        await asyncio.sleep(0.01)
        for task in waiting:
            task.cancel()
        return refused.value.message.id, other.done()

    assert await run() == ("analysis-busy", True)
