"""`grusel analyse`: words, data and a drawing from a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grusel.game import Illegal
from grusel.terminal.main import app
from grusel.words import LANGUAGES

FOLDED_KING = """game: kuhn 1
seats: 2
name A: Anna
name B: Bo

1. *: Q
2. *: K
3. A: bet
4. B: pass
"""


def analysed(folder: Path, *words: str) -> Result:
    (folder / "game.txt").write_text(FOLDED_KING)
    return CliRunner().invoke(app, ["analyse", str(folder / "game.txt"), "--jobs", "1", *words], env={"COLUMNS": "120"})


def test_a_blunder_is_named_with_what_was_better(tmp_path: Path) -> None:
    shown = analysed(tmp_path, "--lang", "en").output
    assert "Move 4, Bo: “pass” was a blunder" in shown
    assert "Better: “bet”" in shown
    assert "Anna: luck" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(tmp_path: Path, language: str) -> None:
    shown = analysed(tmp_path, "--lang", language)
    assert shown.exit_code == 0, shown.output
    assert "analysis-" not in shown.output


def test_for_programs_the_output_is_only_data(tmp_path: Path) -> None:
    found = json.loads(analysed(tmp_path, "--json").stdout)
    assert found["points"][-1]["judgement"]["mark"] == "blunder"
    assert len(found["points"][0]["chances"]) == 2


def test_the_graph_is_written_to_a_file(tmp_path: Path) -> None:
    analysed(tmp_path, "--svg", str(tmp_path / "graph.svg"))
    drawn = (tmp_path / "graph.svg").read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Anna" in drawn


def test_a_redacted_record_cannot_be_analysed(tmp_path: Path) -> None:
    (tmp_path / "seen.txt").write_text("game: kuhn 1\nseats: 2\nseen by: A\n\n1. *: Q\n")
    error = CliRunner().invoke(app, ["analyse", str(tmp_path / "seen.txt")]).exception
    assert isinstance(error, Illegal)
    assert error.message.id == "record-redacted"
