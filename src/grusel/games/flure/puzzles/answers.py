"""Requests and answers of the puzzle hall over HTTP, and conversions of levels, walks and solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from grusel.game import Message
from grusel.games.flure.events import Event
from grusel.games.flure.puzzles import hall
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.changes import write
from grusel.games.flure.puzzles.choices import Choices, choices
from grusel.games.flure.puzzles.level import Arrangement, Best, Idea, Level, Movable, count
from grusel.games.flure.puzzles.link import to_link
from grusel.games.flure.puzzles.roam import Outcome
from grusel.games.flure.puzzles.solved import Difficulty, Solution, Solved
from grusel.games.flure.puzzles.text import draw

encode = msgspec.json.Encoder().encode
SHOWN = 5  # solutions
NOTHING = Solved(complete=False, solutions=(), walks=0, space=0, near=0, difficulty=None)
# An id like sight/03-tie, a link, or a whole text; the reader itself refuses one that is slightly too long, with the
# reason.
Reference = Annotated[str, Meta(min_length=1, max_length=30_000)]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class PuzzleEntry(Struct, frozen=True, kw_only=True):
    """A level in a list."""

    id: str
    names: dict[str, str]  # by language
    grade: int  # how hard, 1 to 5
    best: Best | None


class PuzzleWorld(Struct, frozen=True, kw_only=True):
    """A world of the hall; its title is the message flure-puzzle-world-NAME, its lesson the same with -help."""

    name: str
    levels: tuple[PuzzleEntry, ...]


class Puzzle(Struct, frozen=True, kw_only=True):
    """A level to be played, without hints and solution."""

    id: str  # empty for a level that is not shipped
    names: dict[str, str]
    text: str  # the whole level, to be edited
    link: str  # the same as one word
    view: Raw  # the position; its stock is the tiles to be placed
    moves: tuple[Movable, ...]
    arrows: tuple[int, ...]
    facings: tuple[Literal["N", "E", "S", "W"], ...]
    where: tuple[int, ...]  # empty: everywhere
    most: int
    best: Best | None
    grade: int  # 0: not graded
    choices: Choices


class AskedPuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: Reference


class Tried(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An arrangement of a level."""

    level: Reference
    arrangement: Arrangement = Arrangement()


class AskedHint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: Reference
    arrangement: Arrangement = Arrangement()
    grade: Literal[1, 2, 3] = 1
    language: Language = "en"


class Arranged(Struct, frozen=True, kw_only=True):
    """The hall with an arrangement, and the changes that are still possible."""

    view: Raw
    changes: int
    choices: Choices


class Stride(Struct, frozen=True, kw_only=True):
    """One step of the monster: its events, and the hall after it."""

    events: Raw
    view: Raw


class Walked(Struct, frozen=True, kw_only=True):
    """The walk that results from an arrangement."""

    outcome: Outcome
    text: Message
    view: Raw  # before the first step
    steps: tuple[Stride, ...]
    loop: int | None  # the number of steps after which the hall was the same as at the end
    gone: tuple[int, ...]  # enemies, as they were lost
    lost: tuple[int, ...]  # own figures
    changes: int
    stars: int  # 0 if it is not solved
    score: Message | None  # of a solved level whose best is known
    idea: Idea | None  # the surprising idea of the level, told once it is solved
    share: Message | None  # a text about the puzzle of a day to share with others


class Hinted(Struct, frozen=True, kw_only=True):
    text: Message


class FoundSolution(Struct, frozen=True, kw_only=True):
    arrangement: Arrangement
    changes: tuple[str, ...]  # in words
    steps: int


class SolvedPuzzle(Struct, frozen=True, kw_only=True):
    """The solver's result: every solution, none, or a time-out."""

    outcome: Literal["found", "none", "late"]
    text: Message
    solutions: int  # number found; all of them unless time ran out
    shown: tuple[FoundSolution, ...]  # the best few, the best first
    walks: int
    seconds: float
    difficulty: Difficulty | None


ASKED = (AskedPuzzle, Tried, AskedHint)
ANSWERED = (PuzzleWorld, Puzzle, Arranged, Walked, Hinted, SolvedPuzzle)


# --- made of what is known --------------------------------------------------------------------------------------------


def world_list() -> list[PuzzleWorld]:
    """The worlds and their levels."""
    return [PuzzleWorld(name=world, levels=tuple(map(_entry, ids))) for world, ids in hall.worlds().items()]


def _entry(id: str) -> PuzzleEntry:
    level = hall.shipped(id)
    return PuzzleEntry(id=id, names=level.names, grade=level.grade, best=level.best)


def puzzle(id: str, level: Level) -> Puzzle:
    """Convert a level. A shipped level gives its hints on request; a player's level brings them along."""
    shown = hall.unsolved(level) if id else hall.shared(level)
    return Puzzle(
        id=id,
        names=shown.names,
        text=draw(shown),
        link=to_link(shown),
        view=Raw(encode(shown.position)),
        moves=shown.moves,
        arrows=shown.arrows,
        facings=shown.facings,
        where=shown.where,
        most=shown.most,
        best=shown.best,
        grade=shown.grade,
        choices=choices(shown, Arrangement()),
    )


def tried(level: Level, arrangement: Arrangement) -> Arranged:
    """The hall before the monster goes; raises Illegal."""
    view = Raw(encode(arrange(level, arrangement)))
    return Arranged(view=view, changes=count(level, arrangement), choices=choices(level, arrangement))


def hinted(text: Message) -> Hinted:
    return Hinted(text=text)


def solution(level: Level, found: Solved | None, seconds: float) -> SolvedPuzzle:
    """The solver's result; None if it ran out of time."""
    found = found or NOTHING
    outcome: Literal["found", "none", "late"] = "late"
    if found.complete:
        outcome = "found" if found.solutions else "none"
    return SolvedPuzzle(
        outcome=outcome,
        text=hall.said(found, seconds),
        solutions=len(found.solutions),
        shown=tuple(_found(level, one) for one in found.solutions[:SHOWN]),
        walks=found.walks,
        seconds=round(seconds, 2),
        difficulty=found.difficulty if found.complete else None,
    )


def _found(level: Level, solution: Solution) -> FoundSolution:
    arrangement = solution.arrangement
    return FoundSolution(arrangement=arrangement, changes=tuple(write(level, arrangement)), steps=solution.steps)


def walked(level: Level, attempt: hall.Attempt, date: str, tell: Callable[[Sequence[Event]], Raw]) -> Walked:
    roamed, reached = attempt.roamed, attempt.reached
    won = roamed.outcome == "solved"
    return Walked(
        outcome=roamed.outcome,
        text=attempt.text,
        view=Raw(encode(roamed.before)),
        steps=tuple(Stride(events=tell(step.events), view=Raw(encode(step.after))) for step in roamed.steps),
        loop=roamed.loop,
        gone=roamed.gone,
        lost=roamed.lost,
        changes=attempt.changes,
        stars=attempt.stars,
        score=hall.score(level.best, reached, attempt.stars) if won and level.best else None,
        idea=level.idea if won else None,
        share=hall.share(date, reached, attempt.stars) if won and date else None,
    )
