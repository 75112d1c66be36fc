"""One socket: its limits, and clients that do not read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import kuhn
import pytest

from grusel.client.connection import Client
from grusel.game import Illegal
from grusel.server.addresses import listen
from grusel.server.app import build
from grusel.server.connection.session import BREATH, MOST_BAD
from grusel.server.settings import Settings, read_settings
from grusel.tables.messages import Gone, Refused, Sync, decode_server
from server.room import Cut, room


async def test_a_reader_that_is_too_slow_is_cut_off_and_its_backlog_freed(tmp_path: Path) -> None:
    async with room(tmp_path, backlog_bytes=1000) as here:
        pipe = here.connect().pipe  # not read
        assert pipe.session
        session = pipe.session
        for _ in range(100):
            session.push(b"x" * 100)
        assert (pipe.code, len(pipe.raw)) == (1013, 11)


async def test_a_slow_reader_can_come_back(tmp_path: Path) -> None:
    async with room(tmp_path, backlog_bytes=3000) as here:
        clients = await here.people(kuhn.GAME, 2)
        session = next(iter(here.hub.post.sessions.values()))
        for _ in range(100):
            session.push(b'{"type":"alive"}' * 20)
        with pytest.raises(Cut):
            await read_all(clients[0].link)
        await here.sit(clients[0])


async def read_all(link: Any) -> None:
    while True:
        await link.recv()


async def test_without_a_database_the_socket_is_closed_and_may_reconnect(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mm", "k" * 30)
        link = here.connect()
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(here.hub.store, "claim", no_database)
            await Client(made.table, "k" * 30).hello(link)
            with pytest.raises(Cut):
                await read_all(link)
        await here.sit(Client(made.table, "k" * 30))
        assert link.pipe.code == 1011


async def no_database(*_: object) -> str:
    raise OSError("no database")


async def test_a_client_that_sends_too_fast_is_told_and_at_last_cut_off(tmp_path: Path) -> None:
    async with room(tmp_path, messages_per_second=0.001, message_burst=2) as here:
        made = await here.open_table(kuhn.GAME, "mm", "k" * 30)
        client = await here.sit(Client(made.table, "k" * 30))
        for _ in range(MOST_BAD + 5):
            await client.send(Sync())
        refused = [await client.until(Refused) for _ in range(3)]
        ids = [answer.why.id for answer in refused]
        last = (await client.until(Gone)).why.id
    assert ids == ["server-too-fast"] * 3
    assert last == "server-too-fast"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"nosuch"}', "[" * 100_000, '{"type":"chat","text":5}', "\x00"]
)
async def test_an_unreadable_message_is_refused(text: str, tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        ear = here.connect()
        await ear.send(text)
        answer = decode_server(await ear.recv())
        assert isinstance(answer, Refused)
        assert answer.why.id == "server-bad-message"


def test_settings_come_from_the_file_and_the_environment_overrides_it(tmp_path: Path) -> None:
    file = tmp_path / "grusel.toml"
    file.write_text('port = 8000\nhost = "0.0.0.0"\n')
    found = read_settings(file, {"GRUSEL_PORT": "9000", "GRUSEL_BOT_BUDGET": "0.5", "PATH": "x"})
    assert found == Settings(host="0.0.0.0", port=9000, bot_budget=0.5)


@pytest.mark.parametrize(
    "text",
    [
        "port = 70000",
        "nosuch = 1",
        "port = ",
        'port = "high"',
        'synchronous = "FULLL"',
        'log_level = "loud"',
        "lease = 0",
    ],
)
def test_invalid_settings_are_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "grusel.toml"
    file.write_text(text)
    with pytest.raises(Illegal, match="server-bad-settings"):
        read_settings(file, {})


def test_a_settings_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "grusel.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Illegal, match="server-bad-settings"):
        read_settings(file)


async def test_a_hello_still_waiting_when_its_socket_closes_takes_no_seat(tmp_path: Path) -> None:
    async with room(tmp_path, messages_per_second=30, message_burst=1) as here:
        made = await here.open_table(kuhn.GAME, "mm", "k" * 30)
        link = here.connect()
        await link.send('{"type":"sync"}')
        await link.send('{"type":"sync"}')  # too fast: messages are not heard for a moment
        await Client(made.table, "k" * 30).hello(link)
        link.cut()
        await asyncio.sleep(3 * BREATH)
        assert len(here.hub.tables) == 0


async def test_a_client_without_a_hello_is_cut_off_at_the_second_check(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mm", "k" * 30)
        guest, stranger = here.connect(), here.connect()
        await Client(made.table, "k" * 30).hello(guest)
        strangers = here.hub.heartbeat.listen(set())
        late = here.connect()
        here.hub.heartbeat.listen(strangers)
        answer = decode_server(await stranger.recv())
        assert isinstance(answer, Gone)
        assert (answer.why.id, [link.pipe.code for link in (guest, stranger, late)]) == (
            "server-say-hello",
            [None, 4000, None],
        )


@pytest.mark.parametrize(
    "values", [{"database_url": "nonsense"}, {"database_url": "mysql://a/b"}, {"redis_url": "nonsense"}]
)
def test_an_impossible_database_or_bus_is_named(values: dict[str, str]) -> None:
    with pytest.raises(Illegal, match="server-bad-settings"):
        build(Settings(**values))  # type: ignore[arg-type]


def test_an_unusable_listening_address_is_named() -> None:
    with listen(Settings(port=0)) as taken, pytest.raises(Illegal, match="server-bad-settings"):
        listen(Settings(port=taken.getsockname()[1]))


def test_an_impossible_data_folder_is_named() -> None:
    with pytest.raises(Illegal, match="server-bad-settings"):
        build(Settings(data="/dev/null/here")).store.reserve()
