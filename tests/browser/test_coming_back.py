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


def test_a_page_whose_files_the_server_has_renewed_is_fetched_anew(people: People) -> None:
    page = people.new(service_workers="block")
    page.goto("/")
    page.route("**/assets/About-*.js", lambda route: route.fulfill(status=404), times=1)
    page.locator("a[href='/about']").click()
    expect(page.locator("h1")).to_have_text("About Grusel")
    assert [said for said in people.trouble if "404" in said]  # the file that had gone was asked for
    people.trouble.clear()
