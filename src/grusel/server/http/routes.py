"""HTTP routes: games, new tables, lists, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Stream

from grusel.game import MOST_SEATS
from grusel.registry import find
from grusel.server.connection.whose import address_of
from grusel.server.http import desk, shelf
from grusel.server.http.desk import Desk
from grusel.server.http.interface import BY_KEY, BY_KEY_OR_LINK, GAMES, KEY, RECORDS, TABLES, TOKEN
from grusel.server.http.lessons import course
from grusel.server.messages.http import Analysed, Created, Entry, GameInfo, Import, LessonEntry, NewTable, Problem
from grusel.tables.messages import encode
from grusel.words import rules_page, spoken

AnyRequest = Request[Any, Any, Any]
TABLE_PATTERN = "^[a-z0-9]{1,40}$"
GAME_PATTERN = "^[a-z][a-z0-9_]{0,39}$"
KeyHeader = Annotated[
    str,
    HeaderParameter(name=KEY, min_length=20, max_length=100, description="The browser's own secret."),
]
TokenHeader = Annotated[
    str | None,
    HeaderParameter(name=TOKEN, max_length=100, required=False, description="Of a seat's or the watch link."),
]
TableId = Annotated[str, PathParameter(pattern=TABLE_PATTERN)]
GameName = Annotated[str, PathParameter(pattern=GAME_PATTERN)]
LessonName = Annotated[str, PathParameter(pattern="^[0-9a-z-]{1,60}$")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS, required=False)]
Language = Annotated[str, PathParameter(pattern="^[a-z]{2}$", description="en, de or nl")]

BAD = {400: ResponseSpec(Problem, description="It cannot be done so.")}
MISSING = {404: ResponseSpec(Problem, description="There is no such thing.")}
CLOSED = {403: ResponseSpec(Problem, description="It is not yours to do.")}


@get("/api/games", sync_to_thread=False, tags=[GAMES])
def games() -> list[GameInfo]:
    """List the games and their options."""
    return desk.games()


@get(
    "/api/games/{game:str}/rules/{language:str}",
    media_type="text/markdown",
    responses=BAD | MISSING,
    sync_to_thread=True,
    tags=[GAMES],
)
def rules(game: GameName, language: Language) -> str:
    """Return the rules of a game, in Markdown."""
    return rules_page(find(game), spoken(language))


@get(
    "/api/games/{game:str}/words/{language:str}",
    media_type="text/plain",
    responses=BAD | MISSING,
    sync_to_thread=True,
    tags=[GAMES],
)
def words_of_game(game: GameName, language: Language) -> str:
    """Return every sentence of a game as one Fluent catalog; untranslated ones follow in English."""
    return desk.words_of_game(game, language)


@post("/api/games/{game:str}/diagram", media_type="text/plain", responses=BAD | MISSING, status_code=200, tags=[GAMES])
async def drawn(request: AnyRequest, state: State, game: GameName, body: RawBody) -> str:
    """Draw a view as text, for games without a board of their own in the browser."""
    return await _desk(state).draw(game, body, address_of(request.scope))


@get("/api/games/{game:str}/lessons/{language:str}", responses=BAD, sync_to_thread=False, tags=[GAMES])
def list_lessons(game: GameName, language: Language) -> list[LessonEntry]:
    """List the lessons of a game."""
    return desk.lesson_list(game, language)


@get("/api/games/{game:str}/lessons/{language:str}/{name:str}", responses=BAD, sync_to_thread=False, tags=[GAMES])
def one_lesson(game: GameName, language: Language, name: LessonName) -> Response[bytes]:
    """Return a lesson, moment by moment."""
    return Response(encode(course(find(game), name, spoken(language))), media_type="application/json")


@get("/api/words/{language:str}", media_type="text/plain", responses=BAD, sync_to_thread=True, tags=[GAMES])
def words(language: Language) -> str:
    """Return every sentence of the table and of all games, as one Fluent catalog."""
    return desk.words(language)


@get("/api/tables", tags=[TABLES])
async def lobby(state: State) -> list[Entry]:
    """List the public tables that wait for players."""
    return await _desk(state).lobby()


@get("/api/mine", responses=BAD, tags=[TABLES], security=BY_KEY)
async def mine(state: State, key: KeyHeader) -> list[Entry]:
    """List the tables of this browser."""
    return await _desk(state).mine(key)


@post("/api/tables", responses=BAD, tags=[TABLES], security=BY_KEY)
async def create(state: State, data: JSONBody[NewTable], key: KeyHeader) -> Created:
    """Open a table; the owner of the key becomes its host."""
    return await _desk(state).create(data, key)


@post("/api/records", responses=BAD, tags=[RECORDS], security=BY_KEY)
async def import_record(request: AnyRequest, state: State, data: JSONBody[Import], key: KeyHeader) -> Created:
    """Open a table that continues a record; a long one counts as several new tables."""
    return await _desk(state).take_up(data, key, address_of(request.scope))


@get(
    "/api/tables/{table:str}/record",
    media_type="text/plain",
    responses=BAD | MISSING | CLOSED,
    tags=[RECORDS],
    security=BY_KEY_OR_LINK,
)
async def record(
    request: AnyRequest,
    state: State,
    table: TableId,
    key: KeyHeader,
    token: TokenHeader = None,
    form: Annotated[Literal["text", "json"], QueryParameter()] = "text",
    seat: SeatQuery = None,
) -> Response[bytes]:
    """Return the game so far as the seat may have it; everything after the end."""
    written = await _desk(state).record(table, key, token or "", form, seat, address_of(request.scope))
    return Response(written, media_type="application/json" if form == "json" else "text/plain")


@get("/api/tables/{table:str}/replay", responses=BAD | MISSING, tags=[RECORDS])
async def replay(
    request: AnyRequest,
    state: State,
    table: TableId,
    seat: SeatQuery = None,
) -> Stream:
    """Return a finished game, moment by moment, from a seat or with nothing hidden. The link gives access."""
    data = await _desk(state).replay(table, seat, address_of(request.scope))
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(
            shelf.pieces(data), media_type="application/json", headers={**headers, "content-encoding": "gzip"}
        )
    return Stream(shelf.unpacked(data), media_type="application/json", headers=headers)


@post("/api/tables/{table:str}/analysis", responses=BAD | MISSING, status_code=200, tags=[RECORDS])
async def analysis(request: AnyRequest, state: State, table: TableId) -> Analysed:
    """Return the analysis of a finished game, or its progress: ask again. The link gives access."""
    return await _desk(state).analyse(table, address_of(request.scope))


@delete("/api/tables/{table:str}", responses=BAD | MISSING | CLOSED, tags=[TABLES], security=BY_KEY)
async def remove(state: State, table: TableId, key: KeyHeader) -> None:
    """Delete one's own table and everything stored about it."""
    await _desk(state).remove(table, key)


ROUTES: list[Any] = [
    games,
    rules,
    words_of_game,
    drawn,
    list_lessons,
    one_lesson,
    words,
    lobby,
    mine,
    create,
    import_record,
    record,
    replay,
    analysis,
    remove,
]


def _desk(state: State) -> Desk:
    found: Desk = state.desk
    return found
