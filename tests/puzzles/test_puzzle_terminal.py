"""`grusel puzzle`, as a player types it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from grusel.game import Illegal
from grusel.games.flure.puzzle_hall import draw, shipped, unsolved
from grusel.terminal.main import app

FIRST = "sight/01-the-shorter-way"


def typed(*words: str, keys: str = "") -> str:
    done = CliRunner().invoke(app, ["puzzle", *words], input=keys)
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def test_a_level_is_solved_step_by_step_with_reasons_and_stars() -> None:
    said = typed("play", FIRST, "--lang", "en", keys="move A4 SS\ngo\n\n\n")
    assert "It sees B’s 4 at 3 and A’s 4 at 4, so it turns north." in said
    assert "Solved: the last enemy is gone after 3 steps, and all of yours live." in said
    assert "3 stars: one change, 3 steps." in said


def test_a_failed_walk_can_be_tried_again() -> None:
    said = typed("play", FIRST, "--lang", "de", keys="A4 S\ngo\nx\nback\nback\nhint\nhint 2\nhint 3\nquit\n")
    assert "Noch nicht" in said
    assert shipped(FIRST).hints["de"] in said
    assert "eine Figur zieht" in said
    assert "Versuch das: A4" in said


def test_unreadable_input_is_reported_and_changes_nothing() -> None:
    said = typed("play", FIRST, "--lang", "nl", keys="jump\n# d4\nA4 N\n?\n")
    assert "is geen verandering" in said
    assert "Daarvan is er geen meer over: een steen" in said
    assert "Tot nu toe: A4 N" in said


def test_a_file_is_solved_with_output_for_programs(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(draw(unsolved(shipped(FIRST))), "utf-8")
    answer = msgspec.json.decode(typed("solve", str(file), "--json"))
    assert answer["solved"]["complete"]
    assert "One solution" in typed("solve", FIRST, "--lang", "en") or "solutions" in typed(
        "solve", FIRST, "--lang", "en"
    )


def test_a_wrong_best_count_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "proud.txt"
    file.write_text(draw(unsolved(shipped(FIRST))).replace("best: 1 3", "best: 1 2"), "utf-8")
    said = typed("solve", str(file), "--lang", "en")
    assert "The level says that its best has one change and 2 steps. That is not so." in said


def test_two_processes_find_the_same_as_one() -> None:
    one, two = (msgspec.json.decode(typed("solve", "walls/09-convoy", "--jobs", jobs, "--json")) for jobs in ("1", "2"))
    assert one["solved"] == two["solved"]


def test_a_solver_that_runs_out_of_time_says_so() -> None:
    assert "without finishing" in typed("solve", "everything/15-the-long-game", "--seconds", "0", "--lang", "en")


def test_verify_prints_the_table() -> None:
    assert "| walls/01-out-at-y | 1 | 1 / 17 | 1 |" in typed("verify", "walls/01")


def test_levels_are_listed_by_world() -> None:
    said = typed("list", "--lang", "en")
    assert "Sight and ties" in said
    assert "The shorter way" in said


def test_the_puzzle_of_a_day_is_written_without_its_solution() -> None:
    said = typed("daily", "2027-01-04", "--text")
    assert "M>" in said
    assert "solution" not in said


def test_the_puzzle_of_a_day_ends_with_something_to_share() -> None:
    said = typed("daily", "2027-01-04", "--lang", "en", keys="turn d6 v\ngo\nx\n")
    assert "Grusel, puzzle of 2027-01-04: ★★★ (one change, 23 steps)" in said


def test_a_new_level_is_made_from_a_seed() -> None:
    assert typed("new", "walls", "--seed", "6") == typed("new", "walls", "--seed", "6")
    with pytest.raises(Illegal, match="flure-puzzle-no-world"):
        typed("new", "cellar")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Illegal, match="terminal-no-file"):
        typed("play", "nowhere.txt")
    with pytest.raises(Illegal, match="flure-puzzle-unknown"):
        typed("play", "sight/99-nowhere")
    with pytest.raises(Illegal, match="terminal-bad-word"):
        typed("play", "nowhere")


def test_an_unknown_world_is_not_verified() -> None:
    with pytest.raises(Illegal) as refused:
        typed("verify", "garden")
    assert refused.value.message.id == "flure-puzzle-no-world"
