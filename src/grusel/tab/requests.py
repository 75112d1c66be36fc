"""What a page asks without a server: the addresses of the HTTP interface, answered by the same desks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from grusel.game import Illegal, Message, Seat
from grusel.puzzles.hall import hall
from grusel.registry import find
from grusel.server.http import desk, puzzle_desk, shelf
from grusel.server.http.desk import Desk
from grusel.server.http.lessons import course
from grusel.server.http.puzzle_desk import PuzzleDesk
from grusel.server.http.refusals import status_of
from grusel.server.messages.http import Import, NewTable, Problem
from grusel.tables.messages import encode
from grusel.words import rules_page, spoken

HERE: Final = "here"  # the only address there is
BAD_REQUEST: Final = Message("server-bad-request", {"status": 400})
NO_ADDRESS: Final = Message("server-bad-request", {"status": 404})


class Request(Struct, frozen=True, kw_only=True):
    method: str
    path: str  # with the query
    key: str = ""
    token: str = ""
    body: bytes = b""


class Answered(Struct, frozen=True):
    status: int
    kind: str
    body: bytes


Handler = Callable[["Desks", Request, re.Match[str]], Awaitable[Any]]  # str and bytes are sent as they are


class Desks(Struct, frozen=True):
    tables: Desk
    puzzles: PuzzleDesk


async def answer(desks: Desks, request: Request) -> Answered:
    """The answer that a server would give."""
    try:
        for method, pattern, handle in ROUTES:
            found = pattern.fullmatch(urlsplit(request.path).path)
            if found and method == request.method:
                return _answered(await handle(desks, request, found))
        return _refused(404, NO_ADDRESS)
    except Illegal as error:
        return _refused(status_of(error.message), error.message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return _refused(400, BAD_REQUEST)


def _answered(body: Any) -> Answered:
    if isinstance(body, str):
        return Answered(200, "text/plain", body.encode())
    return Answered(200, "application/json", body if isinstance(body, bytes) else encode(body))


def _refused(status: int, why: Message) -> Answered:
    return Answered(status, "application/json", encode(Problem(why=why)))


# --- games ------------------------------------------------------------------------------------------------------------


async def _games(_: Desks, __: Request, ___: re.Match[str]) -> Any:
    return desk.games()


async def _rules(_: Desks, __: Request, at: re.Match[str]) -> str:
    return rules_page(find(at["game"]), spoken(at["language"]))


async def _words(_: Desks, __: Request, at: re.Match[str]) -> str:
    return desk.words_of_game(at["game"], at["language"])


async def _lessons(_: Desks, __: Request, at: re.Match[str]) -> Any:
    return desk.lesson_list(at["game"], at["language"])


async def _lesson(_: Desks, __: Request, at: re.Match[str]) -> Any:
    return course(find(at["game"]), unquote(at["name"]), spoken(at["language"]))


async def _diagram(desks: Desks, request: Request, at: re.Match[str]) -> str:
    return await desks.tables.draw(at["game"], request.body, HERE)


# --- tables -----------------------------------------------------------------------------------------------------------


async def _lobby(_: Desks, __: Request, ___: re.Match[str]) -> Any:
    return []  # others cannot come


async def _mine(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.tables.mine(request.key)


async def _create(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.tables.create(msgspec.json.decode(request.body, type=NewTable), request.key)


async def _take_up(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.tables.take_up(msgspec.json.decode(request.body, type=Import), request.key, HERE)


async def _record(desks: Desks, request: Request, at: re.Match[str]) -> Any:
    form: desk.Form = "json" if _asked(request, "form") == "json" else "text"
    written = await desks.tables.record(at["table"], request.key, request.token, form, _seat(request), HERE)
    return written if form == "json" else written.decode()


async def _replay(desks: Desks, request: Request, at: re.Match[str]) -> bytes:
    data = await desks.tables.replay(at["table"], _seat(request), HERE)
    return b"".join([piece async for piece in shelf.unpacked(data)])


async def _analysis(desks: Desks, _: Request, at: re.Match[str]) -> Any:
    return await desks.tables.analyse(at["table"], HERE)


async def _remove(desks: Desks, request: Request, at: re.Match[str]) -> Any:
    await desks.tables.remove(at["table"], request.key)


def _asked(request: Request, name: str) -> str:
    return parse_qs(urlsplit(request.path).query).get(name, [""])[0]


def _seat(request: Request) -> Seat | None:
    text = _asked(request, "seat")
    if text and not text.isdecimal():
        raise Illegal("server-bad-request", status=400)
    return int(text) if text else None


# --- puzzles ----------------------------------------------------------------------------------------------------------


async def _worlds(_: Desks, __: Request, ___: re.Match[str]) -> Any:
    return puzzle_desk.worlds()


async def _puzzle(_: Desks, __: Request, at: re.Match[str]) -> Any:
    return puzzle_desk.shipped(at["world"], at["name"])


async def _daily(desks: Desks, _: Request, at: re.Match[str]) -> Any:
    return await desks.puzzles.daily(at["date"], HERE)


async def _open(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.puzzles.open(msgspec.json.decode(request.body, type=hall().puzzles.AskedPuzzle), HERE)


async def _arrange(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.puzzles.arrange(msgspec.json.decode(request.body, type=hall().puzzles.Tried), HERE)


async def _attempt(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.puzzles.attempt(msgspec.json.decode(request.body, type=hall().puzzles.Tried), HERE)


async def _hint(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.puzzles.hint(msgspec.json.decode(request.body, type=hall().puzzles.AskedHint), HERE)


async def _solve(desks: Desks, request: Request, _: re.Match[str]) -> Any:
    return await desks.puzzles.solve(msgspec.json.decode(request.body, type=hall().puzzles.AskedPuzzle), HERE)


def _route(method: str, path: str, handle: Handler) -> tuple[str, re.Pattern[str], Handler]:
    """A path whose `{name}` stands for one part of it."""
    return method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), handle


ROUTES: Final = (
    _route("GET", "/api/games", _games),
    _route("GET", "/api/games/{game}/rules/{language}", _rules),
    _route("GET", "/api/games/{game}/words/{language}", _words),
    _route("GET", "/api/games/{game}/lessons/{language}", _lessons),
    _route("GET", "/api/games/{game}/lessons/{language}/{name}", _lesson),
    _route("POST", "/api/games/{game}/diagram", _diagram),
    _route("GET", "/api/tables", _lobby),
    _route("GET", "/api/mine", _mine),
    _route("POST", "/api/tables", _create),
    _route("POST", "/api/records", _take_up),
    _route("GET", "/api/tables/{table}/record", _record),
    _route("GET", "/api/tables/{table}/replay", _replay),
    _route("POST", "/api/tables/{table}/analysis", _analysis),
    _route("DELETE", "/api/tables/{table}", _remove),
    _route("GET", "/api/puzzles", _worlds),
    _route("GET", "/api/puzzles/daily/{date}", _daily),
    _route("GET", "/api/puzzles/{world}/{name}", _puzzle),
    _route("POST", "/api/puzzles/open", _open),
    _route("POST", "/api/puzzles/arrange", _arrange),
    _route("POST", "/api/puzzles/try", _attempt),
    _route("POST", "/api/puzzles/hint", _hint),
    _route("POST", "/api/puzzles/solve", _solve),
)
