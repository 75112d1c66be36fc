"""The puzzle hall over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grusel.games.flure.puzzle_hall import draw, unsolved
from grusel.puzzles.daily import daily, day
from grusel.server.app import build, make_app
from grusel.server.connection.rate_limits import Buckets
from grusel.server.settings import Settings
from grusel.server.workers.process import PROCESSES
from grusel.server.workers.solver import QUESTIONS, Solver

HOPELESS = "4 . . . M> . . A4 . . B5 . . . . .\n"
LONG = "stock: # # # R R\n 4 . . . M> . . . . . . . . . . .\n 6 . . . . . A4 . . . . B5 . . . . .\n"
FIRST = "sight/01-the-shorter-way"
Http = TestClient[Any]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Http]:
    folder: Path = tmp_path_factory.mktemp("puzzles")
    app: Any = make_app(build(Settings(data=str(folder), bot_workers=1, synchronous="OFF")))
    with TestClient(app, "http://127.0.0.1") as client:
        yield client


def ask(http: Http, what: str, status: int = 200, **wish: Any) -> Any:
    answer = http.post(f"/api/puzzles/{what}", json=wish)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_worlds_list_their_levels(http: Http) -> None:
    worlds = {world["name"]: world["levels"] for world in http.get("/api/puzzles").json()}
    assert FIRST in [level["id"] for level in worlds["sight"]]
    assert set(worlds["sight"][0]["names"]) == {"en", "de", "nl"}


def test_a_level_comes_without_its_solution_and_opens_again_by_its_link(http: Http) -> None:
    level = http.get(f"/api/puzzles/{FIRST}").json()
    assert "solution" not in level["text"]
    assert "hint" not in level["text"]
    again = ask(http, "open", level=level["link"])
    assert (again["view"], again["best"], again["text"]) == (level["view"], level["best"], level["text"])
    assert ask(http, "open", level=level["text"])["link"] == level["link"]


def test_an_arrangement_is_tried_step_by_step_with_reasons(http: Http) -> None:
    walk = ask(http, "try", level=FIRST, arrangement={"moves": [{"type": "play", "figure": 1, "path": "SS"}]})
    assert walk["outcome"] == "solved"
    assert walk["steps"][0]["events"][0]["event"]["type"] == "monster-looked"
    assert walk["steps"][-1]["view"]["places"][5] == -3
    assert ask(http, "try", level=FIRST)["text"]["id"] == "flure-puzzle-lost"


def test_the_board_is_told_which_changes_remain(http: Http) -> None:
    ways = http.get(f"/api/puzzles/{FIRST}").json()["choices"]["ways"]
    assert {"figure": 1, "path": "SS", "end": 117} in ways
    moved = ask(http, "arrange", level=FIRST, arrangement={"moves": [{"type": "play", "figure": 1, "path": "SS"}]})
    assert (moved["view"]["places"][1], moved["changes"], moved["choices"]["ways"]) == (117, 1, [])


def test_hints_come_in_the_readers_language(http: Http) -> None:
    english, dutch = (ask(http, "hint", level=FIRST, language=language)["text"] for language in ("en", "nl"))
    assert english["id"] == dutch["id"] == "flure-puzzle-hint-own"
    assert english["args"] != dutch["args"]


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"level": "1garbage"}, 400, "flure-puzzle-link"),
        ({"level": "sight/99-nowhere"}, 404, "flure-puzzle-unknown"),
        ({"level": "a wall\nof text"}, 400, "flure-diagram-line"),
        ({"level": FIRST, "arrangement": {"facing": "N"}}, 400, "flure-puzzle-no-facing"),
        ({"level": FIRST, "arrangement": {"facing": "up"}}, 400, "server-bad-request"),
        ({"level": "1" + "x" * 7000}, 400, "flure-puzzle-too-long"),
        ({"level": "name.en: x\n" * 700}, 400, "flure-puzzle-too-long"),
        ({"level": "x" * 31_000}, 400, "server-bad-request"),
        ({}, 400, "server-bad-request"),
    ],
)
def test_garbage_gets_a_clear_message(http: Http, wish: dict[str, Any], status: int, id: str) -> None:
    assert ask(http, "try", status, **wish)["why"]["id"] == id


def test_an_unknown_level_is_not_found(http: Http) -> None:
    assert http.get("/api/puzzles/sight/99-nowhere").status_code == 404


def test_the_solver_runs_in_a_process_of_its_own(http: Http) -> None:
    found = ask(http, "solve", level=FIRST)
    assert (found["outcome"], found["text"]["id"]) == ("found", "flure-puzzle-solver-found")
    best = found["shown"][0]
    assert ask(http, "try", level=FIRST, arrangement=best["arrangement"])["outcome"] == "solved"


def test_a_level_without_a_solution_is_proved_to_have_none(http: Http) -> None:
    assert ask(http, "solve", level=HOPELESS)["text"]["id"] == "flure-puzzle-solver-none"
    assert ask(http, "hint", 400, level=HOPELESS, grade=3)["why"]["id"] == "flure-puzzle-hint-none"


def test_a_solver_that_runs_out_of_time_says_so(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solver.solve, "__defaults__", (0.0,))
    found = ask(http, "solve", level=LONG)
    assert (found["outcome"], found["text"]["id"]) == ("late", "flure-puzzle-solver-late")


async def test_a_solver_process_that_does_not_end_is_killed() -> None:
    assert (await Solver().run("here", "grusel.puzzles.solving", ["60"], b"x", 0.01)) == b""


def test_the_third_hint_leads_to_a_solution(http: Http) -> None:
    level = http.get(f"/api/puzzles/{FIRST}").json()["link"]
    told = ask(http, "hint", level=level, grade=3)["text"]
    assert told["id"] == "flure-puzzle-hint-do"
    wrong = {"moves": [{"type": "play", "figure": 1, "path": "N"}]}
    assert ask(http, "hint", level=level, grade=3, arrangement=wrong)["text"]["id"] == "flure-puzzle-hint-undo"


def test_too_many_questions_to_the_solver_are_refused(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([True, False])
    monkeypatch.setattr(Buckets, "take", lambda self, whose: self.burst != QUESTIONS[1] or next(answers))
    ask(http, "solve", level=HOPELESS)
    assert ask(http, "solve", 429, level=HOPELESS)["why"]["id"] == "server-too-fast"


def test_a_players_own_level_keeps_its_hint_in_the_link(http: Http) -> None:
    text = "hint.en: Look twice.\n" + http.get(f"/api/puzzles/{FIRST}").json()["text"]
    link = ask(http, "open", level=text)["link"]
    assert "hint.en: Look twice.\n" in ask(http, "open", level=link)["text"]
    assert ask(http, "hint", level=link)["text"]["args"] == {"text": "Look twice."}


def test_the_puzzle_of_a_day_is_made_once_and_shared_without_spoilers(http: Http) -> None:
    level = http.get("/api/puzzles/daily/2027-01-04").json()
    assert (level["id"], level["grade"]) == ("daily/2027-01-04", 1)
    assert level["text"] == draw(unsolved(daily(day("2027-01-04"))))
    best = ask(http, "solve", level=level["id"])["shown"][0]
    walk = ask(http, "try", level=level["id"], arrangement=best["arrangement"])
    assert (walk["stars"], walk["share"]["args"]["stars"]) == (3, "★★★")
    assert http.get("/api/puzzles/daily/2027-02-30").json()["why"]["id"] == "flure-puzzle-date"


async def test_the_questions_of_one_address_keep_no_other_from_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bytes] = []

    async def lines(module: str, words: Sequence[str], question: bytes) -> AsyncIterator[bytes]:
        begun.append(question)
        await asyncio.sleep(60)
        yield b""

    monkeypatch.setattr(PROCESSES, "lines", lines)
    solver = Solver()
    asked = [("crowd", b"1"), ("crowd", b"2"), ("alone", b"3")]
    tasks = [asyncio.create_task(solver.run(address, "", [], question, 1.0)) for address, question in asked]
    await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == [b"1", b"3"]
