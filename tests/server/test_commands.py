"""The commands beside the server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import kuhn
import pytest
from typer.testing import CliRunner

from grusel.game import Illegal
from grusel.record import from_text, to_text
from grusel.registry import installed
from grusel.server.addresses import listen
from grusel.server.run import serve
from grusel.server.settings import Settings
from grusel.server.storage.sqlite import SqliteStore
from grusel.tables.dice import FairDice, roll, shown_hash
from grusel.tables.rows import Batch
from grusel.terminal.main import app
from server.room import play_on, room

RUN = CliRunner()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a server's database: one finished game and one begun."""
    monkeypatch.setenv("GRUSEL_DATA", str(tmp_path))

    async def play() -> None:
        async with room(tmp_path) as here:
            for most in (100, 1):
                await play_on(await here.people(kuhn.GAME, 2), Random(1), most=most)

    asyncio.run(play())
    return tmp_path


def test_finished_games_are_exported_and_their_dice_checked(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert RUN.invoke(app, ["export", str(out)]).exit_code == 0
    (file,) = out.iterdir()
    assert "Fair: all 2 outcomes" in RUN.invoke(app, ["verify", str(file), "--lang", "en"]).output
    assert RUN.invoke(app, ["export", str(out), "--all"]).exit_code == 0
    assert {file.stat().st_mode & 0o777 for file in out.iterdir()} == {0o600}  # of a running game it shows every hand
    assert len(list(out.iterdir())) == 2


def test_a_table_of_a_missing_game_does_not_stop_the_export(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(installed(), "kuhn")
    result = RUN.invoke(app, ["export", str(tmp_path / "out")])
    assert result.exit_code == 0
    assert "There is no game called kuhn." in result.output


def test_a_record_whose_dice_were_loaded_is_caught(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    RUN.invoke(app, ["export", str(out)])
    (file,) = out.iterdir()
    record = from_text(file.read_text())
    cards = [step.move for step in record.steps[:2]]
    other = next(card for card in "JQK" if card not in cards)
    file.write_text(to_text(record).replace(f"1. *: {cards[0]}", f"1. *: {other}"))
    result = RUN.invoke(app, ["verify", str(file)])
    assert isinstance(result.exception, Illegal)
    assert result.exception.message.id == "server-unfair"
    file.write_text(to_text(record).replace("tag seed: ", "tag seed: 00"))
    assert isinstance(RUN.invoke(app, ["verify", str(file)]).exception, Illegal)
    file.write_text(to_text(record).replace("tag seed: ", "tag before our dice: some\ntag seed: "))
    assert isinstance(RUN.invoke(app, ["verify", str(file)]).exception, Illegal)


def test_records_are_imported_for_a_key_and_tables_deleted(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    RUN.invoke(app, ["export", str(out)])
    (file,) = out.iterdir()
    result = RUN.invoke(app, ["import", str(file), "--key", "the key of somebody's browser"])
    assert result.exit_code == 0
    table = result.output.strip()
    assert RUN.invoke(app, ["delete", table]).exit_code == 0
    assert isinstance(RUN.invoke(app, ["delete", table]).exception, Illegal)


async def test_a_table_that_a_server_has_open_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_DATA", str(tmp_path))
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        refused = (await asyncio.to_thread(RUN.invoke, app, ["delete", clients[0].table])).exception
        await play_on(clients, Random(1))
        steps = len(await here.hub.store.log(clients[0].table))
    assert isinstance(refused, Illegal)
    assert refused.message.id == "server-elsewhere"
    assert steps > 2


def test_a_table_that_a_server_opens_at_the_same_moment_is_not_deleted(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = SqliteStore.write

    async def write_late(store: SqliteStore, batch: Batch) -> None:
        await store.beat("server", 60)
        assert await store.claim(batch.table, "server", 60) == "server"
        await write(store, batch)

    monkeypatch.setattr(SqliteStore, "write", write_late)
    with closing(sqlite3.connect(data / "grusel.db")) as database:
        [table] = database.execute("select id from tables").fetchone()
    refused = RUN.invoke(app, ["delete", table]).exception
    assert isinstance(refused, Illegal)
    assert refused.message.id == "server-elsewhere"


@pytest.mark.parametrize(
    "words", [["verify", "nowhere"], ["import", "nowhere", "--key", "k" * 30]], ids=["verify", "import"]
)
def test_a_missing_file_is_named(data: Path, words: list[str]) -> None:
    refused = RUN.invoke(app, words).exception
    assert isinstance(refused, Illegal)
    assert refused.message.id == "terminal-no-file"


def test_a_folder_that_cannot_be_created_is_named(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = RUN.invoke(app, ["export", str(tmp_path / "file")]).exception
    assert isinstance(refused, Illegal)
    assert refused.message.args["problem"] == "File exists"


@pytest.mark.parametrize("words", [["export", "out"], ["delete", "9zr9jx4jf5m5"]])
def test_an_unusable_database_is_named(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GRUSEL_DATA", str(tmp_path))
    (tmp_path / "grusel.db").write_text("This is no database, but a text that is longer than a header.\n" * 20)
    error = RUN.invoke(app, words).exception
    assert isinstance(error, Illegal)
    assert error.message.id == "terminal-no-database"


def test_a_record_is_not_imported_for_an_unknown_key(data: Path, tmp_path: Path) -> None:
    (tmp_path / "record").write_text("game: kuhn 1\nseats: 2\n")
    error = RUN.invoke(app, ["import", str(tmp_path / "record"), "--key", "k" * 19]).exception
    assert isinstance(error, Illegal)
    assert error.message.id == "terminal-bad-key"


def test_the_doctor_finds_a_healthy_server_healthy(data: Path) -> None:
    result = RUN.invoke(app, ["doctor"])
    assert result.exit_code == 0, result.output
    assert "migrations are up to date" in " ".join(result.output.split())


def test_the_doctor_finds_faults(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    assert RUN.invoke(app, ["doctor"]).exit_code == 1


def test_the_doctor_names_the_hosts_of_the_server(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUSEL_ALLOWED_HOSTS", "table.example.org")
    assert "table.example.org" in RUN.invoke(app, ["doctor"]).output
    monkeypatch.setenv("GRUSEL_ALLOWED_HOSTS", "https://table.example.org")
    assert RUN.invoke(app, ["doctor"]).exit_code == 1


def test_opening_is_announced_only_by_a_server_that_opens() -> None:
    told: list[str] = []
    away = Settings(port=0, database_url="postgresql://nobody@127.0.0.1:1/nothing")
    with suppress(SystemExit), listen(away) as listening:
        serve(away, listening, opened=lambda: told.append("open"))
    assert told == []


def test_every_face_of_the_dice_comes_up_by_its_weight() -> None:
    dice, outcomes = FairDice(b"a seed"), [("a", 1), ("b", 2), ("c", 3)]
    drawn = [dice.draw(number, outcomes) for number in range(6000)]
    counts = [drawn.count(face) for face in "abc"]
    assert [900 < counts[0] < 1100, 1850 < counts[1] < 2150, 2850 < counts[2] < 3150] == [True] * 3
    assert drawn == [FairDice(b"a seed").draw(number, outcomes) for number in range(6000)]


def test_the_dice_match_the_documentation() -> None:
    assert shown_hash(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert [roll(bytes(32), number, 6) for number in range(8)] == [
        0,
        2,
        4,
        2,
        1,
        2,
        5,
        1,
    ]  # computed independently
