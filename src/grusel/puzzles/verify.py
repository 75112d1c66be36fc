"""Proves what the shipped levels and the puzzles of a year promise."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import Struct

from grusel.puzzles.daily import daily, promised
from grusel.puzzles.hall import Best, Level, hall

COLUMNS = ("level", "solutions", "best", "grade", "score", "walks", "arrangements", "idea")


class Row(Struct, frozen=True):
    """A level as the solver sees it."""

    id: str
    solutions: int
    best: Best | None
    grade: int
    score: float
    walks: int
    space: int
    idea: str
    seconds: float
    problems: tuple[str, ...]  # for us, in English


class Day(Struct, frozen=True):
    date: str
    grade: int
    best: Best
    seconds: float  # of processor time
    problems: tuple[str, ...]


def verify(id: str) -> Row:
    """Solve a level of ours and compare with what its file says."""
    puzzles = hall().puzzles
    level, began = puzzles.shipped(id), time.perf_counter()
    found = puzzles.solve(level)
    hard = found.difficulty
    return Row(
        id=id,
        solutions=len(found.solutions),
        best=found.solutions[0].best if found.solutions else None,
        grade=hard.grade if hard else 0,
        score=hard.score if hard else 0.0,
        walks=found.walks,
        space=found.space,
        idea=level.idea or "",
        seconds=time.perf_counter() - began,
        problems=tuple(puzzles.problems(level, found)),
    )


def markdown(row: Row) -> str:
    """The row of the table in docs/puzzles.md."""
    best = f"{row.best.changes} / {row.best.steps}" if row.best else "–"
    cells = [row.id, row.solutions, best, row.grade, f"{row.score:.2f}", row.walks, row.space, row.idea]
    return "| " + " | ".join(map(str, cells)) + " |"


def header() -> str:
    return "| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS)


def verify_day(when: date) -> tuple[Day, Level]:
    """Make the puzzle of a day and solve it."""
    began = time.process_time()
    level = daily(when)
    seconds = time.process_time() - began
    found = hall().puzzles.solve(level)
    wrong = [text for text in hall().puzzles.problems(level, found) if not text.startswith("no ")]
    if level.grade not in promised(when):
        wrong.append(f"its grade is {level.grade}, promised was {promised(when)}")
    return Day(when.isoformat(), level.grade, level.best, seconds, tuple(wrong)), level


def days(year: int) -> Iterator[date]:
    when = date(year, 1, 1)
    while when.year == year:
        yield when
        when += timedelta(1)
