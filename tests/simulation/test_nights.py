"""Whole nights by seeds: no acknowledged move is lost, and every message is true."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grusel.bench.simulation.night import simulate
from grusel.bench.simulation.plan import plan_of

NIGHTS = 200
TOGETHER = 10


@pytest.mark.parametrize("first", range(0, NIGHTS, TOGETHER))
def test_no_move_is_lost_or_changed(first: int) -> None:
    found = {seed: simulate(plan_of(seed)).violations for seed in range(first, first + TOGETHER)}
    assert not {seed: violations for seed, violations in found.items() if violations}


PRINTED = """
import hashlib
from grusel.bench import history
from grusel.bench.simulation.night import Night
from grusel.bench.simulation.plan import plan_of
for seed in range(8):
    night = Night(plan_of(seed))
    night.run()
    print(seed, hashlib.sha256(b"".join(map(history.encode, night.entries))).hexdigest())
"""


def test_a_night_is_the_same_in_every_process() -> None:
    assert printed("1") == printed("2")


def printed(hashes: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    command = [sys.executable, "-c", PRINTED]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
