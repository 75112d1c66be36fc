"""Two servers on real PostgreSQL and Redis, disturbed while people play: `grusel bench failover` does it longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.bench import history
from grusel.bench.auditor import audit
from grusel.bench.failover import failover
from grusel.bench.history import Calm, Heard, Sent, Stored
from grusel.bench.services import Missing


def test_nothing_is_lost_when_a_server_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    try:
        trial = failover(kills=1, freezes=0, outages=0, tables=4, seed=1, quiet=4.0, file=file)
    except Missing as missing:
        pytest.skip(str(missing))
    assert not trial.found.problems
    assert trial.kills == 1
    assert trial.found.acknowledged >= 20
    entries = [*history.read(file)]
    assert {Sent, Heard, Calm, Stored} <= {type(entry) for entry in entries}
    without = [entry for entry in entries if not isinstance(entry, Stored)]
    forgetful = [entry if not isinstance(entry, Stored) else _without_last_move(entry) for entry in entries]
    assert {violation.rule for violation in audit(forgetful)} >= {"kept", "true"}
    assert {violation.rule for violation in audit(without)} == {"kept"}


def _without_last_move(stored: Stored) -> Stored:
    """A table that has lost an acknowledged move."""
    last = max(number for number, step in enumerate(stored.steps) if step.client)
    return Stored(stored.at, stored.row, stored.seats, stored.steps[:last], stored.chat)
