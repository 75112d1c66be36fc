"""Analyses of finished games over HTTP: only after the end, in a separate process, kept as long as the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from grusel.coach.findings import Analysis
from grusel.game import Illegal
from grusel.games.shy import GAME as SHY
from grusel.games.shy.state import Options
from grusel.match import AnyMatch, Match
from grusel.record import to_text
from grusel.server.app import build, make_app
from grusel.server.http import analyses
from grusel.server.http.analyses import Analyses, Work
from grusel.server.settings import Settings
from grusel.server.workers.analysis import teller
from server.test_http import KEY, Http, as_asgi


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Http]:
    settings = Settings(data=str(tmp_path), bot_budget=0.0, bot_workers=1, synchronous="OFF")
    with TestClient(as_asgi(make_app(build(settings))), "http://127.0.0.1") as client:
        yield client


def played(most: int = 10**6) -> str:
    match: AnyMatch = Match(SHY, 2, Options(peeks="may"))  # analysed by random play, which is quick
    match.play_randomly(Random(4), until=lambda match: len(match.moments) > most)
    return to_text(match.record())


def imported(http: Http, record: str) -> str:
    table: str = http.post("/api/records", json={"record": record}, headers=KEY).json()["table"]
    return table


def analysed(http: Http, table: str) -> Any:
    """Poll until it is there, as the page does."""
    for _ in range(600):
        answer = http.post(f"/api/tables/{table}/analysis").json()
        if answer["analysis"]:
            return answer["analysis"]
        time.sleep(0.1)
    raise AssertionError("it takes too long")


def test_a_finished_game_is_analysed_and_kept(http: Http) -> None:
    table = imported(http, played())
    first = http.post(f"/api/tables/{table}/analysis").json()
    assert first == {"percent": 0, "analysis": None}
    found = analysed(http, table)
    assert msgspec.convert(found, Analysis).game == "shy"
    assert http.post(f"/api/tables/{table}/analysis").json() == {"percent": 100, "analysis": found}


def test_an_unfinished_game_is_not_analysed(http: Http) -> None:
    table = imported(http, played(10))
    answer = http.post(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "server-not-over")


def test_an_analysis_is_deleted_with_its_table(http: Http) -> None:
    table = imported(http, played())
    http.post(f"/api/tables/{table}/analysis")
    http.delete(f"/api/tables/{table}", headers=KEY)
    assert http.post(f"/api/tables/{table}/analysis").status_code == 404


async def test_beyond_a_few_analyses_clients_have_to_retry_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WAITING", 1)

    works = Analyses(1)
    works.begin("one", "", "here")
    works.begin("two", "", "here")
    with pytest.raises(Illegal) as error:
        works.begin("three", "", "here")
    works.begin("four", "", "elsewhere")
    await works.close()
    assert error.value.message.id == "analysis-busy"


async def test_a_failed_analysis_says_so_and_may_be_tried_again() -> None:
    works = Analyses(1)
    works.begin("one", "no record at all", "here")
    await asyncio.gather(*works.tasks.values())
    with pytest.raises(Illegal) as error:
        works.known("one")
    assert (error.value.message.id, works.known("one") is None) == ("analysis-failed", True)


def test_the_process_sends_progress_and_then_the_analysis() -> None:
    work = Work()
    work.hear(b"41\n")
    assert work.shown().percent == 41
    work.hear(b'{"game": "shy"}\n')
    assert bytes(work.shown().analysis) == b'{"game": "shy"}'


def test_every_percent_is_reported_once() -> None:
    said: list[str] = []
    tell = teller(said.append)
    for share in (0.001, 0.01, 0.015, 0.5, 0.5, 1.0):
        tell(share)
    assert said == ["1", "50", "100"]


async def test_the_analyses_of_one_address_keep_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def listen(_: Analyses, work: Work, record: str) -> None:
        begun.append(record)
        await asyncio.sleep(60)

    monkeypatch.setattr(Analyses, "_listen", listen)
    found = Analyses(jobs=1)
    for number in range(3):
        found.begin(f"table {number}", f"crowd {number}", "crowd")
    found.begin("mine", "alone", "alone")
    await asyncio.sleep(0.01)
    await found.close()
    assert begun == ["crowd 0", "alone"]
