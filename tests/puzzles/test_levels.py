"""What the shipped levels promise, and the puzzle of a day."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from grusel.game import Illegal
from grusel.games.flure.puzzles.hall import problems, shipped, stars, worlds
from grusel.games.flure.puzzles.level import Best
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.solver import solve
from grusel.games.flure.puzzles.text import draw
from grusel.puzzles.daily import daily, day, promised
from grusel.puzzles.verify import Row, days, markdown, verify, verify_day
from grusel.terminal.puzzling import title

HERE = Path(__file__).parent
PAGE = (HERE.parent.parent / "docs" / "puzzles.md").read_text("utf-8")
IDS = [id for ids in worlds().values() for id in ids]
QUICK = 1200  # walks; the others are verified by `grusel puzzle verify`


def table() -> dict[str, list[str]]:
    """The rows of the table in the documentation, by level."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if "/" in line[:20]]
    return {row[0]: row for row in rows if re.fullmatch(r"[a-z]+/\d\d-[a-z-]+", row[0]) and len(row) == 8}


TABLE = table()


def test_there_are_at_least_a_hundred_levels_in_nine_worlds() -> None:
    assert len(worlds()) == 9
    assert len(IDS) >= 100
    assert all(len(ids) >= 10 for ids in worlds().values())


def test_the_table_in_the_documentation_lists_every_level() -> None:
    assert list(TABLE) == IDS


@pytest.mark.parametrize("id", [id for id in IDS if int(TABLE.get(id, ["0"] * 8)[5]) < QUICK])
def test_a_level_matches_its_file_and_the_documentation(id: str) -> None:
    row = verify(id)
    assert row.problems == ()
    assert markdown(row) == "| " + " | ".join(TABLE[id]) + " |"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_level_has_a_name_and_a_hint_of_its_own(language: str) -> None:
    assert len({title(shipped(id), language) for id in IDS}) == len(IDS)
    assert len({shipped(id).hints[language] for id in IDS}) == len(IDS)


def test_levels_get_harder_within_their_world() -> None:
    for ids in worlds().values():
        scores = [float(TABLE[id][4]) for id in ids]
        assert scores == sorted(scores)


def test_more_than_a_quarter_of_the_levels_need_an_idea_that_surprises() -> None:
    surprising = [id for id in IDS if shipped(id).idea not in (None, "turn", "teleporter")]
    assert len(surprising) * 4 > len(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_level_file_is_written_as_it_is_read(id: str) -> None:
    level = shipped(id)
    assert parse(draw(level)) == level


def test_faults_in_a_level_are_found() -> None:
    text = draw(shipped("sight/01-the-shorter-way"))
    level = parse(
        re.sub(r"best: .*\ngrade: .*\n", "best: 1 2\ngrade: 4\nidea: wall\n", text.replace("name.nl", "hint"))
    )
    said = " ".join(problems(level, solve(level)))
    assert "its best is" in said
    assert "its grade is" in said
    assert "needs the idea wall" in said
    assert "the solution in the file is not the best" in said
    assert "no name in nl" in said


def test_stars_are_given_against_the_best_known() -> None:
    best = Best(2, 14)
    given = [stars(best, Best(*reached)) for reached in [(2, 14), (1, 30), (2, 20), (3, 14), (3, 20)]]
    assert given == [3, 3, 2, 2, 1]
    assert stars(None, Best(5, 5)) == 3


def test_the_puzzle_of_a_day_is_the_same_for_all() -> None:
    assert draw(daily(date(2027, 1, 4))) == (HERE / "daily-2027-01-04.txt").read_text("utf-8")


def test_the_puzzle_of_a_day_is_solved_and_as_hard_as_promised() -> None:
    made, level = verify_day(date(2027, 1, 4))
    assert made.problems == ()
    assert level.grade in promised(date(2027, 1, 4))


def test_every_day_of_a_year_has_a_puzzle() -> None:
    assert len(list(days(2027))) == 365
    assert len(list(days(2028))) == 366


@pytest.mark.parametrize("text", ["", "tomorrow", "2027-02-29", "20270101", "1999-01-01", "2027-1-1"])
def test_an_invalid_day_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="flure-puzzle-date"):
        day(text)


def test_a_row_shows_the_solvers_result() -> None:
    row = Row("sight/99-x", 2, Best(1, 7), 1, 1.4, 41, 145, "tie", 0.1, ())
    assert markdown(row) == "| sight/99-x | 2 | 1 / 7 | 1 | 1.40 | 41 | 145 | tie |"
