"""`grusel bench strength`: the cells of the page, on fresh deals, resumed after an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grusel.bench import strength
from grusel.bench.cells import Cell
from grusel.bench.strength import QUICK, cells, chosen, planned, play_cell, row
from grusel.bots.arena.fixture import Result
from grusel.game import Illegal
from grusel.games.flure.events import WalkEnded
from grusel.games.flure.strength import losses
from grusel.replay import load
from grusel.terminal.main import app


def result(bots: tuple[str, ...], payoffs: tuple[float, ...], deal: int) -> Result:
    return Result(f"{deal}:{bots}", bots, deal, payoffs, 10, (0.25,) * len(bots))


def test_no_two_cells_have_the_same_name() -> None:
    names = [cell.name for cell in cells()]
    assert len(set(names)) == len(names)


def test_every_cell_can_be_played() -> None:
    for cell in chosen([], quick=True):
        assert len(planned(cell, 1)) == QUICK


def test_cells_are_chosen_by_the_beginning_of_their_names() -> None:
    assert {cell.game for cell in chosen(["gruft"], quick=False)} == {"gruft"}
    assert [cell.name for cell in chosen(["insel-2-elite"], quick=False)] == ["insel-2-elite-level5"]
    with pytest.raises(Illegal) as error:
        chosen(["chess"], quick=False)
    assert error.value.message.id == "strength-nothing"


def test_a_row_has_the_score_and_its_interval() -> None:
    cell = Cell(game="gruft", bots=("level2", "level1"))
    wins = [result(("level2", "level1"), (1.0, -1.0), deal) for deal in range(10)]
    assert row(cell, wins) == "| level 2 against level 1, 2 players | 10 | 100.0 % | 72.2 to 100.0 % | 0.25 s |"


def test_a_team_is_compared_with_published_results() -> None:
    cell = next(cell for cell in cells() if cell.name == "insel-3-novice-level5")
    lost = [result(("level5",) * 3, (-1.0,) * 3, deal) for deal in range(10)]
    assert row(cell, lost) == "| Novice, 3 players: level 5 | 10 | 0.0 % | 0.0 to 27.8 % | 0.25 s | 18.5 % |"


def test_a_row_of_finstere_flure_shows_the_figures_lost(tmp_path: Path) -> None:
    cell = Cell(game="flure", bots=("level2", "random"), games=2)
    played = list(play_cell(cell, tmp_path, 1, 5))
    assert list(play_cell(cell, tmp_path, 1, 5)) == played
    moments = [moment for found in played for moment in load(found.record)[1].moments]
    walks = [event.lost for moment in moments for event in moment.events if isinstance(event, WalkEnded)]
    both = [losses(played, "level2"), losses(played, "random")]
    assert 2 * sum(both) == sum(walks) > 0
    assert row(cell, played).endswith(f"| {both[0]:.1f} and {both[1]:.1f} |")


def test_the_command_prints_tables_keeps_records_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "cells", lambda: (Cell(game="gruft", bots=("level1", "random")),))
    words = ["bench", "strength", "--quick", "--keep", str(tmp_path), "--jobs", "1"]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    assert "| level 1 against `random`, 2 players | 4 |" in first.output
    folder = tmp_path / "gruft-2-level1-random"
    assert len(list(folder.glob("*.txt"))) == QUICK
    written = (folder / "results.jsonl").stat().st_mtime_ns
    assert CliRunner().invoke(app, words).output == first.output
    assert (folder / "results.jsonl").stat().st_mtime_ns == written
