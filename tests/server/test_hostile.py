"""The attacks of `grusel bench hostile`, and how their figures are judged."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from grusel.bench.hostile.honest import Honest, Waits
from grusel.bench.hostile.loads import LOADS
from grusel.bench.hostile.siege import Measured, Siege
from grusel.bench.hostile.target import Target
from grusel.server.settings import Settings
from server.live import serving

FINE = Siege(
    load="nothing",
    moves=100,
    p50_ms=(1.0, 1.0),
    p99_ms=(2.0, 4.0),
    ratio=2.0,
    bot_seconds=(1.0, 1.0),
    megabytes=(100.0, 120.0, 110.0),
    megabytes_of_workers=50.0,
    end_seconds=0.3,
)
WRONG: list[dict[str, Any]] = [{"ratio": 3.1}, {"megabytes": (100, 400, 100)}, {"megabytes": (100, 300, 170)}]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(Settings(data=str(tmp_path), bot_workers=1, bot_budget=0.0, synchronous="OFF")) as address:
        yield address


async def test_each_attack_goes_on_until_it_is_ended_and_people_play(address: str) -> None:
    waits = Waits()
    honest = await asyncio.to_thread(Honest, address, "127.0.1.1", False, waits)
    host, _, port = address.partition(":")
    playing = asyncio.create_task(honest.play_on())
    targets = [Target(host, int(port), honest.table, f"127.0.0.{number}") for number in range(100, 100 + len(LOADS))]
    attacks = {
        name: asyncio.create_task(load(target))
        for target, (name, load) in zip(targets, LOADS.items(), strict=True)
        if name not in {"fragments", "idle connections"}  # which would need as many files again on this side
    }
    await asyncio.sleep(0.2)
    moves = len(waits.moves)
    while len(waits.moves) < moves + 3:
        await asyncio.sleep(0.05)
    ended = [name for name, task in attacks.items() if task.done()]
    for task in [playing, *attacks.values()]:
        task.cancel()
    await asyncio.gather(playing, *attacks.values(), return_exceptions=True)
    for target in targets:
        target.leave()
    await asyncio.sleep(0)
    assert ended == []


def test_figures_within_the_targets_miss_none() -> None:
    assert FINE.misses == []


@pytest.mark.parametrize("figures", [*WRONG, {"end_seconds": 5.1}], ids=str)
def test_a_figure_beyond_its_target_is_named(figures: dict[str, Any]) -> None:
    assert len(replace(FINE, **figures).misses) == 1


def test_of_a_hundred_moves_one_may_take_longer() -> None:
    measured = Measured([0.001] * 99 + [5.0], 0.0, 0.0, 0.0)
    assert (measured.ms(50), measured.ms(98), measured.ms(99)) == (1.0, 1.0, 5000.0)


PAGE = Path(__file__).parent.parent.parent / "docs" / "hostile.md"


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(test_\w+)`", PAGE.read_text("utf-8")))))
def test_a_test_that_the_page_names_exists(name: str) -> None:
    tests = PAGE.parent.parent / "tests"
    assert any(f"def {name}(" in file.read_text("utf-8") for file in tests.glob("*/test_*.py"))
