"""The home answers as a server does, and needs none of a server's libraries."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from httpx import Client as Http
from server.live import serving

from grusel.client.connection import Client
from grusel.game import Over
from grusel.registry import installed
from grusel.replay import load
from grusel.server.settings import Settings
from grusel.tab.home import Home, without_waiting
from grusel.tab.minds import Minds
from grusel.tab.requests import Answered, Request
from grusel.tables.messages import Played, Refused
from tab.minds import Here
from tab.shelves import MemoryShelves

KEY = "a-browser-of-its-own-in-a-train"
GAMES = ["flure", "gruft", "insel", "shy"]
ASKED = [
    "/api/games",
    "/api/tables",
    "/api/mine",
    "/api/games/flure/rules/de",
    "/api/games/nosuch/rules/de",
    "/api/games/insel/words/nl",
    "/api/games/gruft/lessons/en",
    "/api/games/shy/lessons/en/nosuch",
    "/api/tables/nosuch/replay",
    "/api/puzzles",
    "/api/puzzles/nosuch/1",
]


@pytest.fixture(name="http", scope="module")
def http_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Http]:
    settings = Settings(data=str(tmp_path_factory.mktemp("server")), bot_workers=1, synchronous="OFF")
    with serving(settings) as address, Http(base_url=f"http://{address}") as http:
        yield http


class Cut(Exception):
    """The home has closed the port."""


class Door:
    """A page's port to the home, as the client has it."""

    def __init__(self, home: Home) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.home = home
        self.session = home.enter(self.heard.put_nowait, lambda _: self.heard.put_nowait(None))

    async def send(self, text: str) -> None:
        self.session.hear(text.encode())

    async def recv(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise Cut
        return text


@asynccontextmanager
async def opened(shelves: MemoryShelves) -> AsyncIterator[Home]:
    home = Home(shelves, Minds(Here), without_waiting())
    await home.open()
    yield home
    await home.close()


async def ask(home: Home, path: str, body: Any = None) -> Answered:
    data = b"" if body is None else msgspec.json.encode(body)
    return await home.ask(Request(method="GET" if body is None else "POST", path=path, key=KEY, body=data))


async def new_table(home: Home, game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level1"}] * (installed()[game].seats[0] - 1)]
    answered = await ask(home, "/api/tables", {"game": game, "seats": seats, "start": True})
    assert answered.status == 200, answered.body
    table: str = msgspec.json.decode(answered.body)["table"]
    return table


async def play_on(home: Home, table: str, rng: Random, most: int = 10**6) -> bool:
    """Play our seat by random moves; whether the game is over."""
    door, client = Door(home), Client(table, KEY)
    await client.hello(door)
    made = 0
    while not client.over and made < most:
        for seat in client.to_move():
            await client.play(seat, rng.choice(client.choices(seat)))
            made += 1
            await client.until(Played | Refused)
            break
        else:
            await client.receive()
    home.leave(door.session)
    return client.over


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_continues_in_another_home_and_its_record_replays(game: str) -> None:
    shelves, rng = MemoryShelves(), Random(game)
    async with asyncio.timeout(60):
        async with opened(shelves) as home:
            table = await new_table(home, game)
            await play_on(home, table, rng, most=3)
        async with opened(shelves) as home:
            mine = msgspec.json.decode((await ask(home, "/api/mine")).body)
            assert [entry["table"] for entry in mine] == [table]
            assert await play_on(home, table, rng)
            record = await ask(home, f"/api/tables/{table}/record?form=text")
            replay = msgspec.json.decode((await ask(home, f"/api/tables/{table}/replay")).body)
    _, match = load(record.body.decode())
    assert isinstance(match.turn, Over)
    assert len(replay["moments"]) == len(match.moments)


@pytest.mark.parametrize("path", ASKED)
async def test_a_page_is_answered_as_by_a_server(path: str, http: Http) -> None:
    async with opened(MemoryShelves()) as home:
        answered = await ask(home, path)
    served = http.get(path, headers={"X-Grusel-Key": KEY})
    assert (answered.status, answered.body) == (served.status_code, served.content)


async def test_bad_requests_are_refused_as_by_a_server(http: Http) -> None:
    async with opened(MemoryShelves()) as home:
        answered = await ask(home, "/api/tables", {"game": 7})
    served = http.post("/api/tables", json={"game": 7}, headers={"X-Grusel-Key": KEY})
    assert (answered.status, answered.body) == (served.status_code, served.content)


def test_the_house_needs_none_of_a_servers_libraries() -> None:
    """Nothing but msgspec, librt and mypy-extensions comes with the runtime of a browser."""
    program = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WORDS}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import grusel.tab.home, grusel.tab.minds
import grusel.server.workers.bot, grusel.server.workers.clerk, grusel.server.workers.analysis
import grusel.puzzles.solving, grusel.puzzles.daily
from grusel.registry import broken
assert not broken()
"""
    missing = {"alembic", "fluent", "litestar", "prometheus_client", "sqlalchemy", "typer", "uvicorn", "websockets"}
    subprocess.run([sys.executable, "-c", program.replace("{WORDS}", repr(missing))], check=True)
