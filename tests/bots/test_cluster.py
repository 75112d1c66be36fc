"""The arena on a cluster; a small one on this machine."""

from __future__ import annotations

import pytest

from grusel.bots.arena.runs import run
from grusel.bots.arena.schedule import fixtures
from grusel.registry import find

distributed = pytest.importorskip("distributed")


@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games() -> None:
    planned = list(fixtures(find("gruft"), {}, ["random", "level1"], 2, 4, 1, 1.0))
    cluster = distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None)
    with cluster:
        found = list(run(planned, 1, dask=cluster.scheduler_address))
    assert {one.key: one.record for one in found} == {one.key: one.record for one in run(planned, 1)}
