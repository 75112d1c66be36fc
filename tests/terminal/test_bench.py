"""`grusel bench rules`: all its targets, and the median of several rounds."""

from __future__ import annotations

import pytest

from grusel.bench import rules
from grusel.bench.rules import bench_rules, middle, targets


def test_the_median_of_several_rounds_counts() -> None:
    assert middle([{"a": 3.0, "b": 1.0}, {"a": 9.0, "b": 2.0}, {"a": 4.0, "b": 9.0}]) == {"a": 4.0, "b": 2.0}


def test_the_rules_are_measured_beside_the_peers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(rules, "peers", lambda: [(target.peer, lambda _: 100) for target in targets()])
    bench_rules(seconds=0.001, rounds=2)
    printed = capsys.readouterr().out
    for target in targets():
        assert f"{target.what}{', compiled' if target.compiled else ', interpreted'} / {target.peer}" in printed
