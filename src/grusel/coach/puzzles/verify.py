"""Proves what the shipped levels and the puzzles of a year promise."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import Struct

from grusel.coach.puzzles import shipped
from grusel.coach.puzzles.daily import daily, promised
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.generator import shared_ideas
from grusel.games.flure.puzzles.level import Best, Level, count
from grusel.games.flure.puzzles.roam import roam
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.solver import solve
from grusel.games.flure.puzzles.text import LANGUAGES

COLUMNS = ("level", "solutions", "best", "grade", "score", "walks", "arrangements", "idea")


class Row(Struct, frozen=True):
    """A level as the solver sees it."""

    id: str
    solutions: int
    best: Best
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
    level, began = shipped(id), time.perf_counter()
    found = solve(level)
    best = found.solutions[0].best if found.solutions else Best(0, 0)
    hard = found.difficulty
    return Row(
        id=id,
        solutions=len(found.solutions),
        best=best,
        grade=hard.grade if hard else 0,
        score=hard.score if hard else 0.0,
        walks=found.walks,
        space=found.space,
        idea=level.idea or "",
        seconds=time.perf_counter() - began,
        problems=tuple(problems(level, found)),
    )


def problems(level: Level, found: Solved) -> Iterator[str]:
    """What is wrong with a level; nothing, if all is well."""
    if not found.complete or not found.solutions:
        yield "it is not solved"
        return
    if level.best != found.solutions[0].best:
        yield f"its best is {found.solutions[0].best}, the file says {level.best}"
    if found.difficulty and level.grade != found.difficulty.grade:
        yield f"its grade is {found.difficulty.grade}, the file says {level.grade}"
    if level.idea and level.idea not in shared_ideas(level, found):
        yield f"not every solution needs the idea {level.idea}"
    yield from _solution_problems(level)
    yield from _word_problems(level)


def _solution_problems(level: Level) -> Iterator[str]:
    if level.solution is None or level.best is None:
        yield "the file has no solution"
        return
    walk = roam(arrange(level, level.solution))
    if walk.outcome != "solved" or Best(count(level, level.solution), len(walk.steps)) != level.best:
        yield "the solution in the file is not the best"


def _word_problems(level: Level) -> Iterator[str]:
    for kind, texts in (("name", level.names), ("hint", level.hints)):
        yield from (f"no {kind} in {language}" for language in LANGUAGES if not texts.get(language))


def markdown(row: Row) -> str:
    """The row of the table in docs/puzzles.md."""
    best = f"{row.best.changes} / {row.best.steps}"
    cells = [row.id, row.solutions, best, row.grade, f"{row.score:.2f}", row.walks, row.space, row.idea]
    return "| " + " | ".join(map(str, cells)) + " |"


def header() -> str:
    return "| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS)


def verify_day(when: date) -> tuple[Day, Level]:
    """Make the puzzle of a day and solve it."""
    began = time.process_time()
    level = daily(when)
    seconds = time.process_time() - began
    found = solve(level)
    wrong = [text for text in problems(level, found) if not text.startswith("no ")]
    if level.grade not in promised(when):
        wrong.append(f"its grade is {level.grade}, promised was {promised(when)}")
    assert level.best
    return Day(when.isoformat(), level.grade, level.best, seconds, tuple(wrong)), level


def days(year: int) -> Iterator[date]:
    when = date(year, 1, 1)
    while when.year == year:
        yield when
        when += timedelta(1)
