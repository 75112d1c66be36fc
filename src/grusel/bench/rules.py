"""Speed of the rules, interpreted and compiled, next to other libraries' games in the same run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

import grusel
from grusel.bench.peers import Player, peers
from grusel.bench.rates import Work, per_second
from grusel.bots.brought import brought
from grusel.registry import installed

PACKAGE = Path(grusel.__file__).parent


class Target(NamedTuple):
    """A ratio to reach: this rate in multiples of that one."""

    what: str
    compiled: bool
    times: float
    peer: str


def targets() -> list[Target]:
    """The targets that every game declares in its module `speed`."""
    return [
        Target(f"{game.name}: {what}", *more)
        for game in installed().values()
        for what, *more in getattr(brought(game, "speed"), "TARGETS", ())
    ]


def bench_rules(seconds: float, rounds: int = 1) -> None:
    """Print all rates and their ratios to the peers': everything several times in turn, taking the median."""
    console = Console(soft_wrap=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = _plain_copy(Path(folder))
        runs = [_all_rates(copy, seconds) for _ in range(rounds)]
    plain, compiled, others = (middle(each) for each in zip(*runs, strict=True))
    console.print(_rates_table(plain, compiled, others))
    console.print(_targets_table(plain, compiled, others))


def middle(runs: Sequence[dict[str, float]]) -> dict[str, float]:
    """The median rate of each kind of work."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def _all_rates(copy: Path, seconds: float) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """Rates interpreted, compiled (if compiled modules exist), and of the peers."""
    compiled = rates(PACKAGE.parent, seconds) if any(PACKAGE.rglob("*.so")) else {}
    return rates(copy, seconds), compiled, {name: per_second(_seeded(play), seconds) for name, play in peers()}


def rates(source: Path, seconds: float) -> dict[str, float]:
    """The rates of the package in that folder, measured in a separate process."""
    command = [sys.executable, "-m", "grusel.bench.rates", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def _seeded(play: Player) -> Work:
    return lambda number: play(Random(number))


def _plain_copy(folder: Path) -> Path:
    """The package without its compiled modules."""
    shutil.copytree(PACKAGE, folder / "grusel", ignore=shutil.ignore_patterns("*.so", "__pycache__", "_web"))
    return folder


def _rates_table(plain: dict[str, float], compiled: dict[str, float], others: dict[str, float]) -> Table:
    table = Table("a second", "interpreted", "compiled", "ratio", title="Rules")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in plain.items():
        faster = compiled.get(name)
        ratio = f"{faster / rate:.1f}" if faster else ""
        table.add_row(name, f"{rate:,.0f}", f"{faster:,.0f}" if faster else "–", ratio)
    for name, rate in others.items():
        table.add_row(name, f"{rate:,.0f}", "", "")
    return table


def _targets_table(plain: dict[str, float], compiled: dict[str, float], others: dict[str, float]) -> Table:
    table = Table("ratio", "to reach", "is", title="Ratios")
    for target in targets():
        mine = (compiled if target.compiled else plain).get(target.what)
        peer = others.get(target.peer) or plain.get(target.peer)
        is_now = f"{mine / peer:.1f}" if mine and peer else "not measured"
        how = "compiled" if target.compiled else "interpreted"
        table.add_row(f"{target.what}, {how} / {target.peer}", f"{target.times:g}", is_now)
    return table
