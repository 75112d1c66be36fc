"""The title of a tab: a reader with many tabs finds ours, and sees whose turn it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.table import open_table
from browser.test_coach import finished

PAGES = {
    "/": "A games table, slightly haunted · Grusel",
    "/games/flure": "Finstere Flure · Grusel",
    "/new/shy": "A table for Shy Monsters · Grusel",
    "/rules/gruft": "Dawn Under (Dicke Luft in der Gruft): Rules · Grusel",
    "/settings": "Settings · Grusel",
    "/about": "About Grusel",
    "/puzzles": "The puzzle hall · Grusel",
    "/nowhere": "Nobody here but a ghost · Grusel",
}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_title_of_its_own(people: People, page: str) -> None:
    anna = people.new()
    anna.goto(page)
    expect(anna).to_have_title(PAGES[page])


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_one_first_level_heading(people: People, page: str) -> None:
    anna = people.new()
    anna.goto(page)
    expect(anna.locator("h1")).to_have_count(1)


def test_a_table_and_a_replay_have_one_first_level_heading(people: People, address: str) -> None:
    anna = people.new()
    heading = anna.get_by_role("heading", level=1)
    open_table(anna, "flure", ["me", "open"])
    expect(heading).to_have_text("Finstere Flure")
    open_table(anna, "flure", ["me", "me"])
    expect(anna.locator(".ask .mine")).to_be_visible()
    expect(heading).to_have_text("Finstere Flure")
    anna.goto(f"/replay/{finished(address)}")
    expect(heading).to_have_text("Shy Monsters")


def test_the_tab_says_when_it_is_your_turn(people: People) -> None:
    anna = people.new()
    open_table(anna, "insel", ["me", "me"])
    expect(anna).to_have_title(re.compile("^● your turn · The Forbidden Island"))
