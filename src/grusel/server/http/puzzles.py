"""The puzzle hall over HTTP: levels, attempts, hints and the solver; nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Raw, Struct

from grusel.coach import puzzles
from grusel.coach.puzzles import Level, Solved
from grusel.coach.puzzles.daily import day
from grusel.coach.puzzles.solving import Answer
from grusel.game import Illegal, Message
from grusel.server.messages import puzzles as hall
from grusel.server.messages.http import Problem
from grusel.server.messages.puzzles import Arranged, AskedHint, AskedPuzzle, Hinted, PuzzleWorld, Tried
from grusel.server.workers.solver import SECONDS, Solver
from grusel.tables.messages import encode

AnyRequest = Request[Any, Any, Any]
DAILY = "daily/"  # prefix of the ids of daily puzzles: daily/2026-11-30
NOTHING = Solved(complete=False, solutions=(), walks=0, space=0, near=0, difficulty=None)
BAD = {400: ResponseSpec(Problem, description="It cannot be done so.")}
Date = Annotated[str, PathParameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
World = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$")]
Name = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,40}$")]


@get("/api/puzzles", sync_to_thread=True)
def puzzle_worlds() -> list[PuzzleWorld]:
    """List the worlds of the puzzle hall and their levels."""
    return [PuzzleWorld(name=world, levels=tuple(map(hall.entry, ids))) for world, ids in puzzles.worlds().items()]


@get("/api/puzzles/{world:str}/{name:str}", responses=BAD, sync_to_thread=True)
def one_puzzle(world: World, name: Name) -> Response[bytes]:
    """Show a shipped level."""
    id = f"{world}/{name}"
    return _json(hall.puzzle(id, puzzles.shipped(id)))


@get("/api/puzzles/daily/{date:str}", responses=BAD)
async def daily_puzzle(request: AnyRequest, date: Date) -> Response[bytes]:
    """Show the puzzle of a day, the same for everyone."""
    id = f"{DAILY}{date}"
    return _json(hall.puzzle(id, await _level(request, id)))


@post("/api/puzzles/open", responses=BAD, status_code=200)
async def open_puzzle(request: AnyRequest, data: JSONBody[AskedPuzzle]) -> Response[bytes]:
    """Show the level in a link or a text, or explain what is wrong with it."""
    return _json(hall.puzzle("", await _level(request, data.level)))


@post("/api/puzzles/arrange", responses=BAD, status_code=200)
async def arrange_puzzle(request: AnyRequest, data: JSONBody[Tried]) -> Response[bytes]:
    """Show the hall with an arrangement, before the monster walks."""
    level = await _level(request, data.level)
    view = Raw(encode(puzzles.arrange(level, data.arrangement)))
    made, left = puzzles.count(level, data.arrangement), puzzles.choices(level, data.arrangement)
    return _json(Arranged(view=view, changes=made, choices=left))


@post("/api/puzzles/try", responses=BAD, status_code=200)
async def try_puzzle(request: AnyRequest, data: JSONBody[Tried]) -> Response[bytes]:
    """Start the monster: return its whole walk and the result."""
    level = await _level(request, data.level)
    attempt = await asyncio.to_thread(puzzles.attempt, level, data.arrangement)
    return _json(hall.walked(level, attempt, _date(data.level)))


@post("/api/puzzles/hint", responses=BAD, status_code=200)
async def hint_puzzle(request: AnyRequest, data: JSONBody[AskedHint]) -> Response[bytes]:
    """Give a hint: 1 is gentle, 2 says what is needed, 3 names the next change."""
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
    """Solve a level: all its solutions, a proof that there is none, or a time-out."""
    level = await _level(request, data.level)
    _slow_down(request)
    answer = await _solver(request).solve(level)
    return _json(hall.solved(level, answer or Answer(NOTHING, SECONDS)))


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
    """Find the level by id, link or text; a daily puzzle is made once and cached. Raises Illegal."""
    if not reference.startswith(DAILY):
        return puzzles.named(reference)
    date = day(_date(reference)).isoformat()
    if date not in _solver(request).days:
        _slow_down(request)
    return await _solver(request).daily(date)


def _date(reference: str) -> str:
    """The date in the id of a daily puzzle, or None."""
    return reference.removeprefix(DAILY) if reference.startswith(DAILY) else ""


def _solver(request: AnyRequest) -> Solver:
    solver: Solver = request.app.state.setdefault("solver", Solver())
    return solver


def _slow_down(request: AnyRequest) -> None:
    """Limit the rate of questions to the solver, which is expensive: a small burst, then one every few seconds."""
    if not _solver(request).questions.take(request.client.host if request.client else ""):
        raise Illegal("server-too-fast")


def _json(answer: Struct) -> Response[bytes]:
    return Response(encode(answer), media_type="application/json")
