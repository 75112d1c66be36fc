"""How much is loaded before a player can play."""

from __future__ import annotations

import gzip

import pytest
from ours import OURS
from playwright.sync_api import Page, Response, expect

from browser.conftest import People
from browser.table import open_table

MOST = 60_000  # bytes of JavaScript, compressed
MOST_TO_PLAY = 110_000  # with the first page


class Scripts:
    """The JavaScript that a page has requested."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[Response] = []
        self.sizes: dict[str, int] = {}
        page.on("response", lambda answer: self.answers.append(answer))

    def total(self) -> int:
        """Wait until everything is loaded."""
        self.page.wait_for_load_state("networkidle")
        while self.answers:
            answer = self.answers.pop()
            if answer.url.endswith(".js") and answer.ok:
                self.sizes[answer.url] = len(gzip.compress(answer.body()))
        return sum(self.sizes.values())


def test_the_first_page_is_light(people: People) -> None:
    page = people.new()
    scripts = Scripts(page)
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    assert 0 < scripts.total() < MOST


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_board_is_light(people: People, game: object) -> None:
    page = people.new()
    scripts = Scripts(page)
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    scripts.total()  # what a page has loaded is gone with the page
    open_table(page, game.name, ["me", *["bot:random"] * (game.seats[0] - 1)])  # type: ignore[attr-defined]
    expect(page.locator(".board svg").first).to_be_visible()
    assert MOST / 2 < scripts.total() < MOST_TO_PLAY
