"""What a tab is called: somebody with many of them finds ours, and sees whose turn it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.table import open_table

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


def test_the_tab_says_when_it_is_ones_turn(people: People) -> None:
    anna = people.new()
    open_table(anna, "insel", ["me", "me"])
    expect(anna).to_have_title(re.compile("^● your turn · The Forbidden Island"))
