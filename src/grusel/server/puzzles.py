"""The puzzle hall over HTTP: levels, attempts, hints and the solver; nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Raw, Struct

from grusel.coach import puzzles
from grusel.coach.puzzles import Arrangement, Best, Choices, Difficulty, Idea, Level, Movable, Outcome, Solution, Solved
from grusel.coach.puzzles.daily import day
from grusel.coach.puzzles.solving import Answer
from grusel.game import Illegal, Message
from grusel.registry import find
from grusel.server.bodies import Problem
from grusel.server.protocol import encode
from grusel.server.sight import told
from grusel.server.solving import SECONDS, Solver

AnyRequest = Request[Any, Any, Any]
DAILY = "daily/"  # the id of a day's puzzle: daily/2026-11-30
SHOWN = 5  # solutions
NOTHING = Solved(complete=False, solutions=(), walks=0, space=0, near=0, difficulty=None)
BAD = {400: ResponseSpec(Problem, description="It cannot be done so.")}
Reference = Annotated[str, Meta(min_length=1, max_length=6000)]  # an id like sight/03-tie, a link, or a whole text
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Date = Annotated[str, PathParameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
World = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$")]
Name = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,40}$")]


class PuzzleEntry(Struct, frozen=True, kw_only=True):
    """A level in a list."""

    id: str
    names: dict[str, str]  # by language
    grade: int  # how hard, 1 to 5
    best: Best | None


class PuzzleWorld(Struct, frozen=True, kw_only=True):
    """A room of the hall; its title is the message flure-puzzle-world-NAME, its lesson the same with -help."""

    name: str
    levels: tuple[PuzzleEntry, ...]


class Puzzle(Struct, frozen=True, kw_only=True):
    """A level to be played: all of it but hints and solution."""

    id: str  # empty for a level that is not ours
    names: dict[str, str]
    text: str  # the whole level, to be edited
    link: str  # the same as one word
    view: Raw  # the position; its stock are the tiles to be placed
    moves: tuple[Movable, ...]
    arrows: tuple[int, ...]
    facings: tuple[Literal["N", "E", "S", "W"], ...]
    where: tuple[int, ...]  # empty: everywhere
    most: int
    best: Best | None
    grade: int  # 0: nobody has said
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
    """The hall with an arrangement in it, and what may still be done."""

    view: Raw
    changes: int
    choices: Choices


class Stride(Struct, frozen=True, kw_only=True):
    """One step of the monster: what happened, and the hall after it."""

    events: Raw
    view: Raw


class Walked(Struct, frozen=True, kw_only=True):
    """The walk that an arrangement leads to."""

    outcome: Outcome
    text: Message
    view: Raw  # before the first step
    steps: tuple[Stride, ...]
    loop: int | None  # after so many steps the hall was as at the end
    gone: tuple[int, ...]  # enemies, as they were lost
    lost: tuple[int, ...]  # own figures
    changes: int
    stars: int  # 0 where it is not solved
    score: Message | None  # of a solved level whose best is known
    idea: Idea | None  # what was surprising about the level, told once it is solved
    share: Message | None  # what one may tell others about the puzzle of a day


class Hinted(Struct, frozen=True, kw_only=True):
    text: Message


class FoundSolution(Struct, frozen=True, kw_only=True):
    arrangement: Arrangement
    changes: tuple[str, ...]  # in words
    steps: int


class SolvedPuzzle(Struct, frozen=True, kw_only=True):
    """What the solver says: every solution, none, or that it ran out of time."""

    outcome: Literal["found", "none", "late"]
    text: Message
    solutions: int  # that were found; all of them unless it was late
    shown: tuple[FoundSolution, ...]  # the best few, the best first
    walks: int
    seconds: float
    difficulty: Difficulty | None


ASKED = (AskedPuzzle, Tried, AskedHint)
ANSWERED = (PuzzleWorld, Puzzle, Arranged, Walked, Hinted, SolvedPuzzle)


@get("/api/puzzles", sync_to_thread=True)
def puzzle_worlds() -> list[PuzzleWorld]:
    """The worlds of the puzzle hall and their levels."""
    return [PuzzleWorld(name=world, levels=tuple(_entry(id) for id in ids)) for world, ids in puzzles.worlds().items()]


@get("/api/puzzles/{world:str}/{name:str}", responses=BAD, sync_to_thread=True)
def one_puzzle(world: World, name: Name) -> Response[bytes]:
    """A level of ours."""
    id = f"{world}/{name}"
    return _json(_puzzle(id, puzzles.shipped(id)))


@get("/api/puzzles/daily/{date:str}", responses=BAD)
async def daily_puzzle(request: AnyRequest, date: Date) -> Response[bytes]:
    """The puzzle of a day, the same for everybody."""
    id = f"{DAILY}{date}"
    return _json(_puzzle(id, await _level(request, id)))


@post("/api/puzzles/open", responses=BAD, status_code=200)
async def open_puzzle(request: AnyRequest, data: JSONBody[AskedPuzzle]) -> Response[bytes]:
    """The level in a link or a text; what is wrong with it is said in the answer."""
    return _json(_puzzle("", await _level(request, data.level)))


@post("/api/puzzles/arrange", responses=BAD, status_code=200)
async def arrange_puzzle(request: AnyRequest, data: JSONBody[Tried]) -> Response[bytes]:
    """The hall with an arrangement in it, before the monster goes."""
    level = await _level(request, data.level)
    view = Raw(encode(puzzles.arrange(level, data.arrangement)))
    made, left = puzzles.count(level, data.arrangement), puzzles.choices(level, data.arrangement)
    return _json(Arranged(view=view, changes=made, choices=left))


@post("/api/puzzles/try", responses=BAD, status_code=200)
async def try_puzzle(request: AnyRequest, data: JSONBody[Tried]) -> Response[bytes]:
    """Let the monster go: its whole walk, and how it ended."""
    level = await _level(request, data.level)
    attempt = await asyncio.to_thread(puzzles.attempt, level, data.arrangement)
    return _json(_walked(level, attempt, _date(data.level)))


@post("/api/puzzles/hint", responses=BAD, status_code=200)
async def hint_puzzle(request: AnyRequest, data: JSONBody[AskedHint]) -> Response[bytes]:
    """A hint: 1 is gentle, 2 says what is needed, 3 what to do next."""
    level = await _level(request, data.level)
    puzzles.arrange(level, data.arrangement)
    if level.solution is None and not (data.grade == 1 and data.language in level.hints):
        _slow_down(request)
        answer = await _solver(request).solve(level)
        if answer is None or not (answer.solved.complete or answer.solved.solutions):
            return _json(Hinted(text=Message("flure-puzzle-hint-late", {"seconds": int(SECONDS)})))
        level = puzzles.with_solution(level, answer.solved)
    return _json(Hinted(text=puzzles.hint(level, data.arrangement, data.grade, data.language)))


@post("/api/puzzles/solve", responses=BAD, status_code=200)
async def solve_puzzle(request: AnyRequest, data: JSONBody[AskedPuzzle]) -> Response[bytes]:
    """All solutions of a level, that there is none, or that the time was not enough to know."""
    level = await _level(request, data.level)
    _slow_down(request)
    answer = await _solver(request).solve(level)
    return _json(_solved(level, answer or Answer(NOTHING, SECONDS)))


ROUTES: list[Any] = [
    puzzle_worlds,
    one_puzzle,
    daily_puzzle,
    open_puzzle,
    arrange_puzzle,
    try_puzzle,
    hint_puzzle,
    solve_puzzle,
]


async def _level(request: AnyRequest, reference: str) -> Level:
    """The level that is meant; the puzzle of a day is made once and remembered. Raises Illegal."""
    if not reference.startswith(DAILY):
        return puzzles.named(reference)
    date = day(_date(reference)).isoformat()
    if date not in _solver(request).days:
        _slow_down(request)
    return await _solver(request).daily(date)


def _date(reference: str) -> str:
    """The day of the puzzle that is meant, or nothing."""
    return reference.removeprefix(DAILY) if reference.startswith(DAILY) else ""


def _solver(request: AnyRequest) -> Solver:
    solver: Solver = request.app.state.setdefault("solver", Solver())
    return solver


def _slow_down(request: AnyRequest) -> None:
    """The solver is dear: a few questions at once, then one every few seconds."""
    if not _solver(request).questions.take(request.client.host if request.client else ""):
        raise Illegal("server-too-fast")


def _json(answer: Struct) -> Response[bytes]:
    return Response(encode(answer), media_type="application/json")


def _entry(id: str) -> PuzzleEntry:
    level = puzzles.shipped(id)
    return PuzzleEntry(id=id, names=level.names, grade=level.grade, best=level.best)


def _puzzle(id: str, level: Level) -> Puzzle:
    shown = puzzles.unsolved(level) if id else puzzles.shared(level)
    return Puzzle(
        id=id,
        names=shown.names,
        text=puzzles.draw(shown),
        link=puzzles.to_link(shown),
        view=Raw(encode(shown.position)),
        moves=shown.moves,
        arrows=shown.arrows,
        facings=shown.facings,
        where=shown.where,
        most=shown.most,
        best=shown.best,
        grade=shown.grade,
        choices=puzzles.choices(shown, Arrangement()),
    )


def _solved(level: Level, answer: Answer) -> SolvedPuzzle:
    solved = answer.solved
    outcome: Literal["found", "none", "late"] = "late"
    if solved.complete:
        outcome = "found" if solved.solutions else "none"
    return SolvedPuzzle(
        outcome=outcome,
        text=puzzles.said(solved, answer.seconds),
        solutions=len(solved.solutions),
        shown=tuple(_found(level, one) for one in solved.solutions[:SHOWN]),
        walks=solved.walks,
        seconds=round(answer.seconds, 2),
        difficulty=solved.difficulty if solved.complete else None,
    )


def _found(level: Level, solution: Solution) -> FoundSolution:
    arrangement = solution.arrangement
    return FoundSolution(
        arrangement=arrangement, changes=tuple(puzzles.written(level, arrangement)), steps=solution.steps
    )


def _walked(level: Level, attempt: puzzles.Attempt, date: str) -> Walked:
    game, roamed = find("flure"), attempt.roamed
    won = roamed.outcome == "solved"
    steps = tuple(Stride(events=told(game, step.events), view=Raw(encode(step.after))) for step in roamed.steps)
    reached = Best(attempt.changes, len(steps))
    return Walked(
        outcome=roamed.outcome,
        text=attempt.text,
        view=Raw(encode(roamed.before)),
        steps=steps,
        loop=roamed.loop,
        gone=roamed.gone,
        lost=roamed.lost,
        changes=attempt.changes,
        stars=attempt.stars,
        score=puzzles.score(level.best, reached, attempt.stars) if won and level.best else None,
        idea=level.idea if won else None,
        share=puzzles.share(date, reached, attempt.stars) if won and date else None,
    )
