"""Chance on the server of these tests follows from the test's name: a test that passes once passes again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from known_luck import write_word
from playwright.sync_api import Page

from browser.conftest import People
from browser.table import open_on_our_turn, patiently
from browser.test_what_if import imagine, try_one
from grusel.registry import installed

HEADERS = {"X-Grusel-Key": "the key of the one who knows it all"}


def opened(page: Page, game: str) -> dict[str, Any]:
    """A table at which bots play at once, and the hash of its dice."""
    seats = [{"kind": "bot", "bot": "random"}] * installed()[game].seats[0]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "start": True}, headers=HEADERS)
    created: dict[str, Any] = answer.json()
    return created


def test_tables_opened_under_the_same_word_are_dealt_alike(people: People, luck: Path) -> None:
    page = people.new()
    write_word(luck, "rabbit")
    first, second = (opened(page, "flure")["dice"] for _ in range(2))
    write_word(luck, "rabbit")
    again = opened(page, "flure")["dice"]
    write_word(luck, "hare")
    other = opened(page, "flure")["dice"]
    assert again == first
    assert len({first, second, other}) == 3


@pytest.mark.parametrize("game", ["shy", "insel"])
def test_bots_play_the_same_game_again(people: People, luck: Path, game: str) -> None:
    page, records = people.new(), []
    for _ in range(2):
        write_word(luck, "rabbit")
        records.append(played(page, game))
    assert records[0] == records[1]


def played(page: Page, game: str) -> str:
    """The record of a game between bots, who play while a spectator is there."""
    created = opened(page, game)
    table = created["table"]
    page.goto(f"/table/{table}#{created['watch']}")
    for _ in patiently(page):
        record = page.request.get(f"/api/tables/{table}/record", headers=HEADERS).text()
        if "tag seed: " in record:
            break
    return record


def test_the_same_word_gives_the_same_imagined_truth(people: People, luck: Path) -> None:
    lines = []
    for _ in range(2):
        write_word(luck, "rabbit")
        lines.append(line_of_garlic(people.new()))
    assert lines[0] == lines[1]


def line_of_garlic(page: Page) -> list[Any]:
    """Open unknown graves in a what-if line, and return what the server tells."""
    heard = imagined_by(page)
    open_on_our_turn(page, "gruft")
    imagine(page)
    page.get_by_role("tab", name="Moves").click()
    for _ in range(4):
        try_one(page)
    return [json.loads(one) for one in heard]


def imagined_by(page: Page) -> list[str]:
    """What the server tells of the line, in order."""
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame) if '"type":"imagined"' in str(frame) else None)

    page.on("websocket", listen)
    return heard
