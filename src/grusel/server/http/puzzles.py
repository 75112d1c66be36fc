"""The puzzle hall over HTTP: levels, attempts, hints and the solver; nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from grusel.game import Illegal, Message
from grusel.puzzles.daily import day
from grusel.puzzles.hall import Hall, Level, hall
from grusel.server.connection.whose import address_of
from grusel.server.http.interface import PUZZLES
from grusel.server.messages.http import Problem
from grusel.server.workers.solver import SECONDS, Solver
from grusel.tables.messages import encode
from grusel.tables.views import retold

AnyRequest = Request[Any, Any, Any]
DAILY = "daily/"  # prefix of the ids of daily puzzles: daily/2026-11-30
BAD = {400: ResponseSpec(Problem, description="It cannot be done so.")}
Date = Annotated[str, PathParameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
World = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$")]
Name = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,40}$")]


Handler = Callable[[AnyRequest, Any], Awaitable[Response[bytes]]]


def routes(hall: Hall) -> list[Any]:
    """The requests to a puzzle hall, in the types of its game."""
    types = hall.puzzles
    return [
        _worlds(types.PuzzleWorld),
        one_puzzle,
        daily_puzzle,
        _posted("open", open_puzzle, types.AskedPuzzle),
        _posted("arrange", arrange_puzzle, types.Tried),
        _posted("try", try_puzzle, types.Tried),
        _posted("hint", hint_puzzle, types.AskedHint),
        _posted("solve", solve_puzzle, types.AskedPuzzle),
    ]


def _worlds(kind: type) -> Any:
    def puzzle_worlds() -> Any:
        """List the worlds of the puzzle hall and their levels."""
        return hall().puzzles.world_list()

    puzzle_worlds.__annotations__["return"] = list[kind]  # type: ignore[valid-type]  # known when the server starts
    return get("/api/puzzles", tags=[PUZZLES], sync_to_thread=True)(puzzle_worlds)


def _posted(path: str, handle: Handler, kind: type) -> Any:
    """A route whose body is of a type that the game declares."""

    @wraps(handle)
    async def posted(request: AnyRequest, data: Any) -> Response[bytes]:
        return await handle(request, data)

    posted.__annotations__ = {**handle.__annotations__, "data": _body(kind)}
    del posted.__wrapped__
    return post(f"/api/puzzles/{path}", responses=BAD, tags=[PUZZLES], status_code=200)(posted)


def _body(kind: Any) -> Any:
    return JSONBody[kind]  # type: ignore[misc]  # an alias of a generic Annotated


@get("/api/puzzles/{world:str}/{name:str}", responses=BAD, sync_to_thread=True, tags=[PUZZLES])
def one_puzzle(world: World, name: Name) -> Response[bytes]:
    """Show a shipped level."""
    id, puzzles = f"{world}/{name}", hall().puzzles
    return _json(puzzles.puzzle(id, puzzles.shipped(id)))


@get("/api/puzzles/daily/{date:str}", responses=BAD, tags=[PUZZLES])
async def daily_puzzle(request: AnyRequest, date: Date) -> Response[bytes]:
    """Show the puzzle of a day, the same for everyone."""
    id = f"{DAILY}{date}"
    return _json(hall().puzzles.puzzle(id, await _level(request, id)))


async def open_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Show the level in a link or a text, or explain what is wrong with it."""
    return _json(hall().puzzles.puzzle("", await _level(request, data.level)))


async def arrange_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Show the hall with an arrangement, before the monster walks."""
    return _json(hall().puzzles.tried(await _level(request, data.level), data.arrangement))


async def try_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Start the monster: return its whole walk and the result."""
    game, puzzles = hall()
    level = await _level(request, data.level)
    attempt = await asyncio.to_thread(puzzles.attempt, level, data.arrangement)
    return _json(puzzles.walked(level, attempt, _date(data.level), partial(retold, game)))


async def hint_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Give a hint: 1 is gentle, 2 says what is needed, 3 names the next change."""
    puzzles, level = hall().puzzles, await _level(request, data.level)
    puzzles.tried(level, data.arrangement)
    if level.solution is None and not (data.grade == 1 and data.language in level.hints):
        _slow_down(request)
        answer = await _solver(request).solve(address_of(request.scope), level)
        if answer is None or not (answer.solved.complete or answer.solved.solutions):
            return _json(puzzles.hinted(Message(hall().id("hint-late"), {"seconds": int(SECONDS)})))
        level = puzzles.with_solution(level, answer.solved)
    return _json(puzzles.hinted(puzzles.hint(level, data.arrangement, data.grade, data.language)))


async def solve_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Solve a level: all its solutions, a proof that there is none, or a time-out."""
    level = await _level(request, data.level)
    _slow_down(request)
    answer = await _solver(request).solve(address_of(request.scope), level)
    solved, seconds = (answer.solved, answer.seconds) if answer else (None, SECONDS)
    return _json(hall().puzzles.solution(level, solved, seconds))


async def _level(request: AnyRequest, reference: str) -> Level:
    """Find the level by id, link or text; a daily puzzle is made once and cached. Raises Illegal."""
    if not reference.startswith(DAILY):
        return hall().puzzles.named(reference)
    date = day(_date(reference)).isoformat()
    if date not in _solver(request).days:
        _slow_down(request)
    return await _solver(request).daily(address_of(request.scope), date)


def _date(reference: str) -> str:
    """The date in the id of a daily puzzle, or None."""
    return reference.removeprefix(DAILY) if reference.startswith(DAILY) else ""


def _solver(request: AnyRequest) -> Solver:
    solver: Solver = request.app.state.setdefault("solver", Solver())
    return solver


def _slow_down(request: AnyRequest) -> None:
    """Limit the rate of questions to the solver, which is expensive: a small burst, then one every few seconds."""
    if not _solver(request).questions.take(address_of(request.scope)):
        raise Illegal("server-too-fast")


def _json(answer: Struct) -> Response[bytes]:
    return Response(encode(answer), media_type="application/json")
