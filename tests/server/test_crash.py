"""Killed in the middle of anything, the server goes on where it was: `grusel bench crash` does it longer."""

from __future__ import annotations

import asyncio

from grusel.bench.crash import crash


def test_after_every_kill_each_acknowledged_move_is_there_exactly_once() -> None:
    found = asyncio.run(crash(kills=8, tables=6, seed=1))
    assert not found.problems
    assert found.acknowledged >= 8
    assert found.outcomes > 0
