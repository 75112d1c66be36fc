"""The puzzle hall over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from grusel.puzzles.hall import Hall, hall
from grusel.server.connection.whose import address_of
from grusel.server.http.interface import PUZZLES
from grusel.server.http.puzzle_desk import PuzzleDesk, shipped
from grusel.server.messages.http import Problem
from grusel.tables.messages import encode

AnyRequest = Request[Any, Any, Any]
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
    return _json(shipped(world, name))


@get("/api/puzzles/daily/{date:str}", responses=BAD, tags=[PUZZLES])
async def daily_puzzle(request: AnyRequest, date: Date) -> Response[bytes]:
    """Show the puzzle of a day, the same for everyone."""
    return _json(await _desk(request).daily(date, address_of(request.scope)))


async def open_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Show the level in a link or a text, or explain what is wrong with it."""
    return _json(await _desk(request).open(data, address_of(request.scope)))


async def arrange_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Show the hall with an arrangement, before the monster walks."""
    return _json(await _desk(request).arrange(data, address_of(request.scope)))


async def try_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Start the monster: return its whole walk and the result."""
    return _json(await _desk(request).attempt(data, address_of(request.scope)))


async def hint_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Give a hint: 1 is gentle, 2 says what is needed, 3 names the next change."""
    return _json(await _desk(request).hint(data, address_of(request.scope)))


async def solve_puzzle(request: AnyRequest, data: Any) -> Response[bytes]:
    """Solve a level: all its solutions, a proof that there is none, or a time-out."""
    return _json(await _desk(request).solve(data, address_of(request.scope)))


def _desk(request: AnyRequest) -> PuzzleDesk:
    desk: PuzzleDesk = request.app.state.setdefault("puzzle_desk", PuzzleDesk())
    return desk


def _json(answer: Struct) -> Response[bytes]:
    return Response(encode(answer), media_type="application/json")
