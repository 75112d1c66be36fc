"""HTTP routes: games, new tables, lists, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Stream
from msgspec import Raw

from grusel.boards import declared_board
from grusel.bots import BOTS
from grusel.coach.lessons import lesson_names, lessons
from grusel.game import MOST_SEATS, Illegal, Seat
from grusel.options import options_schema
from grusel.registry import AnyGame, find, installed
from grusel.server.connection.whose import address_of
from grusel.server.http import diagrams, records, replays, shelf
from grusel.server.http.interface import BY_KEY, BY_KEY_OR_LINK, GAMES, KEY, RECORDS, TABLES, TOKEN
from grusel.server.http.lessons import course
from grusel.server.http.opening import Opened, open_table, packed_record, unpack_opened
from grusel.server.http.shelf import Shelf
from grusel.server.messages.http import Analysed, Created, Entry, GameInfo, Import, LessonEntry, NewTable, Problem
from grusel.server.runtime.hub import Hub
from grusel.server.workers.clerks import Clerks
from grusel.tables.messages import encode
from grusel.tables.people import PERSON
from grusel.tables.rows import Listed, pack_steps
from grusel.tables.state import OVER
from grusel.tables.telling import seated
from grusel.tables.tokens import hashed, same
from grusel.words import FALLBACK, catalog, rules_page, shell_catalog, spoken

AnyRequest = Request[Any, Any, Any]
AS_ONE_TABLE = 5_000  # characters of a record
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
    return [_game_info(game) for game in installed().values()]


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
    found = find(game)
    return "\n\n".join(catalog(found, one) for one in dict.fromkeys((spoken(language), FALLBACK)))


@post("/api/games/{game:str}/diagram", media_type="text/plain", responses=BAD | MISSING, status_code=200, tags=[GAMES])
async def drawn(request: AnyRequest, state: State, game: GameName, body: RawBody) -> str:
    """Draw a view as text, for games without a board of their own in the browser."""
    address = address_of(request.scope)
    return await _clerks(state).do(address, diagrams.draw, find(game), body, within=diagrams.WITHIN)


@get("/api/games/{game:str}/lessons/{language:str}", responses=BAD, sync_to_thread=False, tags=[GAMES])
def list_lessons(game: GameName, language: Language) -> list[LessonEntry]:
    """List the lessons of a game."""
    found = lessons(find(game), spoken(language))
    return [LessonEntry(name=one.name, title=one.title) for one in found]


@get("/api/games/{game:str}/lessons/{language:str}/{name:str}", responses=BAD, sync_to_thread=False, tags=[GAMES])
def one_lesson(game: GameName, language: Language, name: LessonName) -> Response[bytes]:
    """Return a lesson, moment by moment."""
    return Response(encode(course(find(game), name, spoken(language))), media_type="application/json")


@get("/api/words/{language:str}", media_type="text/plain", responses=BAD, sync_to_thread=True, tags=[GAMES])
def words(language: Language) -> str:
    """Return every sentence of the table and of all games, as one Fluent catalog."""
    known = spoken(language)
    return "\n\n".join([shell_catalog(known), *(catalog(game, known) for game in installed().values())])


@get("/api/tables", tags=[TABLES])
async def lobby(state: State) -> list[Entry]:
    """List the public tables that wait for players."""
    return [_entry(listed, "") for listed in await _hub(state).store.lobby()]


@get("/api/mine", responses=BAD, tags=[TABLES], security=BY_KEY)
async def mine(state: State, key: KeyHeader) -> list[Entry]:
    """List the tables of this browser."""
    hub = _hub(state)
    tables = await hub.store.mine(hashed(key))
    waits = await hub.waits_for([listed.row for listed in tables])
    return [_entry(listed, hashed(key), waits.get(listed.row.id)) for listed in tables]


@post("/api/tables", responses=BAD, tags=[TABLES], security=BY_KEY)
async def create(state: State, data: JSONBody[NewTable], key: KeyHeader) -> Created:
    """Open a table; the owner of the key becomes its host."""
    hub = _hub(state)
    return await _open(hub, open_table(data, key, hub.now()), key)


@post("/api/records", responses=BAD, tags=[RECORDS], security=BY_KEY)
async def import_record(request: AnyRequest, state: State, data: JSONBody[Import], key: KeyHeader) -> Created:
    """Open a table that continues a record; a long one counts as several new tables."""
    hub, address = _hub(state), address_of(request.scope)
    if len(data.record) > hub.settings.record_bytes:
        raise Illegal("server-too-long", most=hub.settings.record_bytes)
    if not hub.limits.new_tables.take(address, len(data.record) // AS_ONE_TABLE):
        raise Illegal("server-too-fast")
    opened = await _clerks(state).do(address, packed_record, data, key, hub.now())
    return await _open(hub, unpack_opened(opened), key)


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
    listed = await _listed(state, table)
    place = _place(listed, hashed(key), hashed(token) if token else "", seat)
    async with _clerks(state).turn(address_of(request.scope)) as ask:
        steps = pack_steps(await _hub(state).store.log(table))
        written = await ask(records.written, listed.row, listed.seats, steps, place, form)
    return Response(written, media_type="application/json" if form == "json" else "text/plain")


@get("/api/tables/{table:str}/replay", responses=BAD | MISSING, tags=[RECORDS])
async def replay(
    request: AnyRequest,
    state: State,
    table: TableId,
    seat: SeatQuery = None,
) -> Stream:
    """Return a finished game, moment by moment, from a seat or with nothing hidden. The link gives access."""
    listed = await _listed(state, table)
    if seat is not None and seat >= len(listed.seats):
        raise Illegal("server-no-such-seat")
    if listed.row.phase != OVER:
        raise Illegal("server-not-over")
    place = replays.TRUTH if seat is None else seat

    async def make() -> bytes:
        async with _clerks(state).turn(address_of(request.scope)) as ask:
            steps = pack_steps(await _hub(state).store.log(table))
            made: bytes = await ask(replays.packed, listed.row, listed.seats, steps, place)
        return made

    data = await _shelf(state).get((table, seat), make)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(
            shelf.pieces(data), media_type="application/json", headers={**headers, "content-encoding": "gzip"}
        )
    return Stream(shelf.unpacked(data), media_type="application/json", headers=headers)


@post("/api/tables/{table:str}/analysis", responses=BAD | MISSING, status_code=200, tags=[RECORDS])
async def analysis(request: AnyRequest, state: State, table: TableId) -> Analysed:
    """Return the analysis of a finished game, or its progress: ask again. The link gives access."""
    listed, analyses = await _listed(state, table), _hub(state).analyses
    if listed.row.phase != OVER:
        raise Illegal("server-not-over")
    known = analyses.known(table)
    if known is not None:
        return known
    address = address_of(request.scope)
    async with _clerks(state).turn(address) as ask:
        steps = pack_steps(await _hub(state).store.log(table))
        written = await ask(records.to_analyse, listed.row, listed.seats, steps)
    return analyses.known(table) or analyses.begin(table, written, address)


@delete("/api/tables/{table:str}", responses=BAD | MISSING | CLOSED, tags=[TABLES], security=BY_KEY)
async def remove(state: State, table: TableId, key: KeyHeader) -> None:
    """Delete one's own table and everything stored about it."""
    listed = await _listed(state, table)
    if not same(listed.row.host, hashed(key)):
        raise Illegal("server-host-only")
    await _hub(state).delete(table)
    _hub(state).analyses.forget(table)
    _shelf(state).forget(table)


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


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _clerks(state: State) -> Clerks:
    clerks: Clerks = state.clerks
    return clerks


def _shelf(state: State) -> Shelf:
    found: Shelf = state.shelf
    return found


async def _open(hub: Hub, opening: Opened, key: str) -> Created:
    await hub.check_host(hashed(key))
    await hub.store.write(opening.batch)
    return opening.created


async def _listed(state: State, table: str) -> Listed:
    listed = await _hub(state).store.find(table)
    if listed is None:
        raise Illegal("server-no-table")
    return listed


def _place(listed: Listed, key: str, token: str, seat: Seat | None) -> Seat | None:
    """The place whose record this client may have; raises Illegal."""
    people = [row for row in listed.seats if row.kind == PERSON]
    mine = [row.seat for row in people if same(row.key, key) or same(row.token, token)]
    if mine:
        if seat is not None and seat not in mine and listed.row.phase != OVER:
            raise Illegal("server-not-your-seat")
        return mine[0] if seat is None else seat
    if listed.row.public or same(listed.row.host, key) or same(listed.row.watch, token):
        return None
    raise Illegal("server-no-entry")


def _entry(listed: Listed, key: str, waits_for: Seat | None = None) -> Entry:
    row = listed.row
    return Entry(
        table=row.id,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # one of the four
        seats=tuple(seated(seat, online=False) for seat in listed.seats),
        yours=tuple(seat.seat for seat in listed.seats if same(seat.key, key)),
        waits_for=waits_for,
        host=same(row.host, key),
        created=row.created,
        next=row.next,
    )


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=Raw(encode(options_schema(game.types.options))),
        presets=Raw(encode(dict(game.presets))),
        bots=tuple(BOTS),
        lessons=bool(lesson_names(game)),
        board=declared_board(game),
    )
