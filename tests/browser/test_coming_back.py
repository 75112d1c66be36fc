"""Whoever comes back to a table finds what happened there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import People
from browser.table import open_table


def lines(page: Page) -> list[str]:
    return page.locator("[role=tabpanel] ol > li").all_inner_texts()


def test_the_log_is_there_again_after_a_reload(people: People) -> None:
    anna = people.new()
    open_table(anna, "insel", ["me", "me"])
    anna.get_by_role("tab", name="Moves").click()
    anna.locator("[role=tabpanel] button").first.click()
    anna.get_by_role("tab", name="What happened").click()
    expect(anna.locator("[role=tabpanel] ol > li").first).to_be_visible()
    before = lines(anna)
    anna.reload()
    expect(anna.locator("[role=tabpanel] ol > li")).not_to_have_count(0)
    assert set(before) <= set(lines(anna))
