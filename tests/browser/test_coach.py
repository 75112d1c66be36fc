"""The coach in the browser: a hint when it is asked for, and the analysis beside the replay."""

from __future__ import annotations

import json
import re
import urllib.request
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import People
from browser.table import open_table
from grusel.games.shy import GAME as SHY
from grusel.games.shy.state import Options
from grusel.match import AnyMatch, Match
from grusel.record import to_text

TOP = "one => one.getBoundingClientRect().top + scrollY"
UNCOVERED = """one => {
  const { left, bottom } = one.getBoundingClientRect();
  return !document.elementFromPoint(left + 2, bottom - 2)?.closest(".hint");
}"""
KEY = "the key of the one who looks again"


def posted(address: str, path: str, body: dict[str, Any]) -> Any:
    headers = {"content-type": "application/json", "X-Grusel-Key": KEY}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def finished(address: str) -> str:
    """A table with a finished game of random moves."""
    match: AnyMatch = Match(SHY, 2, Options(peeks="may"))
    match.play_randomly(Random(4))
    table: str = posted(address, "/api/records", {"record": to_text(match.record(["Anna", "Bo"]))})["table"]
    return table


def test_a_finished_game_is_analysed_beside_its_replay(address: str, people: People) -> None:
    page = people.new()
    page.goto(f"/replay/{finished(address)}")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("img", name="Winning chances, move by move")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("row", name="Anna")).to_be_visible()
    page.get_by_role("region", name="Analysis").get_by_role("listitem").first.get_by_role("button").click()
    expect(page).to_have_url(re.compile("/replay/.*/[1-9]"))


def test_a_hint_names_a_move_gives_reasons_and_makes_it(people: People) -> None:
    page = people.new()
    open_table(page, "gruft", ["me", "bot:random"])
    expect(page.get_by_role("button", name="A hint")).to_be_visible(timeout=30_000)
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=30_000)
    before = page.locator(".table").get_attribute("data-seq")
    hint.get_by_role("button", name="Do it").click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=before)
    expect(hint).to_have_count(0)


def twice(page: Page) -> None:
    """Give every reason for a move twice, as when it saves two tiles."""

    def through(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        theirs.on_message(lambda text: ours.send(doubled(text)))

    page.route_web_socket(re.compile("/ws$"), through)


def doubled(text: str | bytes) -> str:
    told = json.loads(text)
    return json.dumps({**told, "reasons": 2 * told["reasons"]}) if told["type"] == "hinted" else str(text)


def test_a_hint_may_have_two_reasons_of_one_kind(people: People) -> None:
    page = people.new()
    twice(page)
    open_table(page, "gruft", ["me", "bot:random"])
    expect(page.get_by_role("button", name="A hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hint").get_by_role("button", name="Do it")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_hint_does_not_move_the_board_and_keeps_its_subject_in_sight(people: People, width: int) -> None:
    page = people.new(viewport={"width": width, "height": 780})
    open_table(page, "flure", ["me", "bot:random"])
    expect(page.get_by_role("button", name="A hint")).to_be_visible()
    board = page.locator(".board .window")
    before = board.evaluate(TOP)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .marked").first).to_be_in_viewport()
    assert board.evaluate(TOP) == before
    assert all(mark.evaluate(UNCOVERED) for mark in page.locator(".board .marked").all())


def test_a_hint_is_put_away_with_escape(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    expect(page.get_by_role("button", name="A hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.get_by_role("button", name="A hint")).to_be_visible()


def test_with_hints_off_no_hint_is_offered(people: People) -> None:
    page = people.new()
    page.goto("/new/gruft")
    page.get_by_label("People may ask for hints").uncheck()
    for row in page.locator("form ol li").all():
        row.locator("select").select_option("me")
    page.locator("form button.main").click()
    expect(page.locator(".ask .mine")).to_be_visible()
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
