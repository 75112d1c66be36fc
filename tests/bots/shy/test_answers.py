"""Pages are solved in processes, on a cluster or one by one with the same result, and never twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from distributed import LocalCluster
from msgspec.structs import replace
from typer.testing import CliRunner

from grusel.games.shy.bots import campaign
from grusel.games.shy.bots.answers import Answer, answers, kept_answer, write
from grusel.games.shy.bots.book import Page, page_name, told_name
from grusel.games.shy.bots.campaign import PLAIN, Deal, Task, told_task
from grusel.games.shy.bots.equilibrium import mean, solve
from grusel.games.shy.bots.ground import HASTY
from grusel.games.shy.bots.plot import survey
from grusel.games.shy.bots.standing import shapes
from grusel.terminal.main import app

BAT_AND_DRAGON = Task("bat and dragon", 3, 0b000011, HASTY, (Deal(0, 0b000011, PLAIN),), 0.02)
BAT_AND_BEAST = Task("bat and beast", 3, 0b000101, HASTY, (Deal(0, 0b000101, PLAIN),), 0.02)
GAMES = [BAT_AND_DRAGON, BAT_AND_BEAST]
PAGES = {page_name(2, some): Page([], [], [], []) for some in campaign.discoveries(2)}


def on_three_shapes(task: Task) -> Answer:
    plots = [survey(cells, task.monsters, 0, HASTY) for cells in list(shapes())[::230]]
    holding = campaign.hands(task.deals)
    found = solve(plots, holding, task.tolerance)
    page = Page([(0, deal.drawn) for deal in task.deals], found.values, [], [])
    return Answer(task.name, page, mean(holding, found.values), found.high, len(found.in_play))


def refuse(task: Task) -> Answer:
    raise AssertionError(f"{task.name} was solved already")


def by_name(found: Iterator[Answer]) -> dict[str, Answer]:
    return {one.name: one for one in found}


def test_parallel_and_serial_runs_find_the_same(tmp_path: Path) -> None:
    alone = by_name(answers(GAMES, 1, "", tmp_path / "alone", on_three_shapes))
    assert by_name(answers(GAMES, 2, "", tmp_path / "pool", on_three_shapes)) == alone
    assert len(alone) == 2


@pytest.mark.filterwarnings("default")
def test_a_cluster_finds_the_same(tmp_path: Path) -> None:
    alone = by_name(answers(GAMES, 1, "", tmp_path / "alone", on_three_shapes))
    options = {"n_workers": 1, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**options) as cluster:  # type: ignore[no-untyped-call]
        found = by_name(answers(GAMES, 1, str(cluster.scheduler_address), tmp_path / "dask", on_three_shapes))
    assert found == alone


def test_a_stored_answer_is_not_solved_again(tmp_path: Path) -> None:
    first = by_name(answers(GAMES[:1], 1, "", tmp_path, on_three_shapes))
    assert by_name(answers(GAMES[:1], 1, "", tmp_path, refuse)) == first


def test_a_page_with_another_value_of_leaving_is_another_page(tmp_path: Path) -> None:
    list(answers(GAMES[:1], 1, "", tmp_path, on_three_shapes))
    other = replace(BAT_AND_DRAGON, deals=(Deal(0, 0b000011, (0.5, 0.5, 0.5, 0.5)),))
    assert kept_answer(tmp_path, BAT_AND_DRAGON)
    assert kept_answer(tmp_path, other) is None


def test_an_incomplete_answer_does_not_count(tmp_path: Path) -> None:
    list(answers(GAMES[:1], 1, "", tmp_path, on_three_shapes))
    (file,) = tmp_path.iterdir()
    file.rename(file.with_name(f"{file.name}.half"))
    assert kept_answer(tmp_path, BAT_AND_DRAGON) is None


def made_up(task: Task) -> Answer:
    """A made-up solution: the hero's value is 0.25 with every hand."""
    drawn = [(deal.before, deal.drawn) for deal in task.deals]
    page = Page(drawn, [0.25] * len(drawn), [[(0, 0, 1)] for _ in drawn], [])
    return Answer(task.name, page, 0.25, 0.25, 1)


def test_a_run_that_finds_every_page_kept_only_binds_the_book(tmp_path: Path) -> None:
    pages: campaign.Pages = {}
    highs: campaign.Highs = {}
    for stage in campaign.stages(pages, highs):
        for task in stage:
            write(tmp_path, task, made_up(task))
            pages[task.name], highs[task.name] = made_up(task).page, 0.25
    to = tmp_path / "book"
    shown = CliRunner().invoke(app, ["shy", "solve", "--jobs", "1", "--keep", str(tmp_path), "--to", str(to)])
    assert shown.exit_code == 0, shown.output
    assert set(msgspec.msgpack.decode(to.read_bytes(), type=dict[str, bytes])) == set(pages)


def test_every_set_of_discoveries_has_a_game() -> None:
    assert [len(campaign.discoveries(floor)) for floor in (3, 2, 1)] == [1 + 6 + 15 + 20 + 15, 1 + 6 + 15, 1]


def test_a_wrong_guess_is_free_where_information_is_worthless() -> None:
    highs = {told_name(3, 0b011 | some): 0.25 for some in [4, 8, 16, 32, *campaign.pairs(0b111100)]}
    assert {deal.wrong for deal in told_task(2, 0b011, PAGES, highs).deals} == {(0.0, 0.0)}
