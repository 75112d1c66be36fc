"""The arena on a cluster, here a small one on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from dask import config
from distributed import LocalCluster
from typer.testing import CliRunner

from grusel.bots.arena.runs import kept_results, run
from grusel.bots.arena.schedule import fixtures
from grusel.bots.workers import done
from grusel.game import Illegal, Message
from grusel.registry import find
from grusel.terminal.main import app

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture
def scheduler() -> Iterator[str]:
    """The address of a cluster with one worker process."""
    options = {"n_workers": 1, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**options) as cluster:  # type: ignore[no-untyped-call]
        yield str(cluster.scheduler_address)


def test_a_cluster_plays_the_same_games(scheduler: str) -> None:
    planned = list(fixtures(find("gruft"), {}, ["random", "level1"], 2, 4, 1, 1.0))
    found = list(run(planned, 1, dask=scheduler))
    assert {one.key: one.record for one in found} == {one.key: one.record for one in run(planned, 1)}


def test_games_of_a_cluster_are_stored(scheduler: str, tmp_path: Path) -> None:
    words = ["arena", "gruft", "--bots", "random,level1", "--games", "4", "--keep", str(tmp_path), "--dask", scheduler]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert len(kept_results(tmp_path)) == 4


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "somewhere", "ftp://127.0.0.1:1"])
def test_a_missing_cluster_is_reported(address: str) -> None:
    with config.set({"distributed.comm.timeouts.connect": 0.5}), pytest.raises(Illegal) as refused:
        list(done(str, [1], 1, address))
    assert refused.value.message == Message("arena-no-cluster", {"address": address})
