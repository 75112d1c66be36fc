"""Whole nights by seeds: no acknowledged move is lost, and every message is true."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import get_args

from grusel.bench.simulation.happenings import TAKEN, TOO_LATE, UNTOLD
from grusel.bench.simulation.plan import FaultKind
from grusel.bench.simulation.seeds import nights
from grusel.tables.messages import FromClient, FromServer

NIGHTS = 200
HAPPENS = {
    *("flure", "gruft", "insel", "shy", "a second device", "a clock", "a table deleted"),
    *(f"fault {kind}" for kind in get_args(FaultKind)),
    *(f"sent {kind.__name__.lower()}" for kind in get_args(FromClient)),
    *(f"heard {kind.__name__.lower()}" for kind in get_args(FromServer)),
    *(f"step of {whose}" for whose in ("a person", "a bot", "a stand-in", "chance", "a record")),
    *("step taken back", "undo granted", "undo not granted", "refused server-undo-secret", "refused server-stale"),
    *(f"notice server-{what}" for what in ("stands-in", "out-of-time", "seat-taken", "seat-freed", "seat-to-bot")),
    *(TAKEN, TOO_LATE, UNTOLD),
}


def test_no_move_is_lost_or_changed_whatever_happens() -> None:
    *_, tally = nights(0, NIGHTS, 1)
    assert not tally.failed
    assert {*tally.happened} >= HAPPENS


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
