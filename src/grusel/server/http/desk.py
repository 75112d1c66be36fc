"""What is answered beside the socket: games, tables, records. HTTP asks here, and so does a page without a server."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Raw

from grusel.boards import declared_board
from grusel.bots import BOTS
from grusel.coach.lessons import lesson_names, lessons
from grusel.game import Illegal, Seat
from grusel.options import options_schema
from grusel.registry import AnyGame, find, installed
from grusel.server.http import diagrams, records, replays
from grusel.server.http.opening import Opened, open_table, packed_record, unpack_opened
from grusel.server.http.shelf import Shelf
from grusel.server.messages.http import Analysed, Created, Entry, GameInfo, Import, LessonEntry, NewTable
from grusel.server.runtime.hub import Hub
from grusel.server.workers.clerks import Clerks
from grusel.server.workers.process import PROCESSES, Workers
from grusel.tables.messages import encode
from grusel.tables.people import PERSON
from grusel.tables.rows import Listed, pack_steps
from grusel.tables.state import OVER
from grusel.tables.telling import seated
from grusel.tables.tokens import hashed, same
from grusel.words import FALLBACK, catalog, shell_catalog, spoken

AS_ONE_TABLE: Final = 5_000  # characters of a record
Form = Literal["text", "json"]

# --- games ------------------------------------------------------------------------------------------------------------


def games() -> list[GameInfo]:
    return [_game_info(game) for game in installed().values()]


def words_of_game(game: str, language: str) -> str:
    """Every sentence of a game as one Fluent catalog; untranslated ones follow in English."""
    found = find(game)
    return "\n\n".join(catalog(found, one) for one in dict.fromkeys((spoken(language), FALLBACK)))


def words(language: str) -> str:
    """Every sentence of the table and of all games, as one Fluent catalog."""
    known = spoken(language)
    return "\n\n".join([shell_catalog(known), *(catalog(game, known) for game in installed().values())])


def lesson_list(game: str, language: str) -> list[LessonEntry]:
    found = lessons(find(game), spoken(language))
    return [LessonEntry(name=one.name, title=one.title) for one in found]


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


# --- tables -----------------------------------------------------------------------------------------------------------


class Desk:
    """Answers questions about the tables of a hub; what takes long is done by clerks."""

    def __init__(self, hub: Hub, by: Workers = PROCESSES) -> None:
        self.hub = hub
        self.clerks = Clerks(by)
        self.shelf = Shelf()

    async def draw(self, game: str, view: bytes, address: str) -> str:
        """A view as text, for games without a board of their own in the browser."""
        return await self.clerks.do(address, diagrams.draw, find(game), view, within=diagrams.WITHIN)

    async def lobby(self) -> list[Entry]:
        return [_entry(listed, "") for listed in await self.hub.store.lobby()]

    async def mine(self, key: str) -> list[Entry]:
        """The tables of the browser with this key."""
        tables = await self.hub.store.mine(hashed(key))
        waits = await self.hub.waits_for([listed.row for listed in tables])
        return [_entry(listed, hashed(key), waits.get(listed.row.id)) for listed in tables]

    async def create(self, wish: NewTable, key: str) -> Created:
        """Open a table; the owner of the key becomes its host."""
        return await self._open(open_table(wish, key, self.hub.now()), key)

    async def take_up(self, wish: Import, key: str, address: str) -> Created:
        """Open a table that continues a record; a long one counts as several new tables."""
        hub = self.hub
        if len(wish.record) > hub.settings.record_bytes:
            raise Illegal("server-too-long", most=hub.settings.record_bytes)
        if not hub.limits.new_tables.take(address, len(wish.record) // AS_ONE_TABLE):
            raise Illegal("server-too-fast")
        opened = await self.clerks.do(address, packed_record, wish, key, hub.now())
        return await self._open(unpack_opened(opened), key)

    async def _open(self, opening: Opened, key: str) -> Created:
        hub = self.hub
        await hub.check_host(hashed(key))
        await hub.store.write(opening.batch)
        return opening.created

    async def record(self, table: str, key: str, token: str, form: Form, seat: Seat | None, address: str) -> bytes:
        """The game so far as the seat may have it; everything after the end."""
        listed = await self._listed(table)
        place = _place(listed, hashed(key), hashed(token) if token else "", seat)
        async with self.clerks.turn(address) as ask:
            steps = pack_steps(await self.hub.store.log(table))
            written: bytes = await ask(records.written, listed.row, listed.seats, steps, place, form)
        return written

    async def replay(self, table: str, seat: Seat | None, address: str) -> bytes:
        """A finished game, moment by moment, from a seat or with nothing hidden; compressed."""
        listed = await self._listed(table)
        if seat is not None and seat >= len(listed.seats):
            raise Illegal("server-no-such-seat")
        if listed.row.phase != OVER:
            raise Illegal("server-not-over")
        place = replays.TRUTH if seat is None else seat

        async def make() -> bytes:
            async with self.clerks.turn(address) as ask:
                steps = pack_steps(await self.hub.store.log(table))
                made: bytes = await ask(replays.packed, listed.row, listed.seats, steps, place)
            return made

        return await self.shelf.get((table, seat), make)

    async def analyse(self, table: str, address: str) -> Analysed:
        """The analysis of a finished game, or its progress."""
        listed, analyses = await self._listed(table), self.hub.analyses
        if listed.row.phase != OVER:
            raise Illegal("server-not-over")
        known = analyses.known(table)
        if known is not None:
            return known
        async with self.clerks.turn(address) as ask:
            steps = pack_steps(await self.hub.store.log(table))
            written = await ask(records.to_analyse, listed.row, listed.seats, steps)
        return analyses.known(table) or analyses.begin(table, written, address)

    async def remove(self, table: str, key: str) -> None:
        """Delete one's own table and everything stored about it."""
        listed = await self._listed(table)
        if not same(listed.row.host, hashed(key)):
            raise Illegal("server-host-only")
        await self.hub.delete(table)
        self.hub.analyses.forget(table)
        self.shelf.forget(table)

    async def close(self) -> None:
        await self.clerks.close()

    async def _listed(self, table: str) -> Listed:
        listed = await self.hub.store.find(table)
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
