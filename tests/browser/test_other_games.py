"""A game that another package brings, without a board for the browser, is played there all the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import People, serving_with, visiting
from browser.table import links, open_table
from browser.test_pages import serious
from grusel.registry import installed

TESTS = Path(__file__).parent.parent
PHONE = {"viewport": {"width": 360, "height": 740}}


@pytest.fixture(scope="module")
def with_kuhn(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[str]:
    """A server beside which Kuhn poker is installed: the package on the path, and its entry point."""
    installed = tmp_path_factory.mktemp("packages")
    (installed / "kuhn").symlink_to(TESTS / "kuhn")
    about = installed / "grusel_kuhn-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: grusel-kuhn\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(
        "[grusel.games]\nbroken = no_such_package:GAME\nkuhn = kuhn:GAME\n", "utf-8"
    )
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH", "")]))
    with serving_with(luck, tmp_path_factory.mktemp("data"), PYTHONPATH=path) as found:
        yield found


@pytest.fixture
def guests(browser: Browser, with_kuhn: str) -> Iterator[People]:
    with visiting(browser, with_kuhn) as guests:
        yield guests


def seated(guests: People, *how: dict[str, Any]) -> list[Page]:
    """Two people at a table of Kuhn poker, each with a browser."""
    host, guest = (guests.new(**wanted) for wanted in how)
    open_table(host, "kuhn", ["me", "open"])
    guest.goto(links(host, host.url.rpartition("/")[2])[0])
    expect(guest.locator(".waiting")).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    return [host, guest]


def test_two_people_play_it_on_the_common_board(guests: People) -> None:
    host, guest = seated(guests, {}, PHONE)
    host.locator("[data-choice=bet]").click()
    expect(guest.locator(".ask")).to_contain_text("Do you pass or bet?")
    guest.locator("[data-choice=bet]").click()
    for page in (host, guest):
        expect(page.locator("pre")).to_contain_text("line: bet bet")
        expect(page.locator(".finish")).to_be_visible()


def test_each_sees_its_own_card_only(guests: People) -> None:
    host, guest = seated(guests, {}, {})
    expect(host.locator("pre")).to_contain_text("hands:")
    expect(guest.locator("pre")).to_contain_text("hands:")
    hands = [page.locator("pre").inner_text().split("hands: ")[1][:2] for page in (host, guest)]
    assert [one.index("?") for one in hands] == [1, 0]


def test_it_speaks_the_readers_language(guests: People) -> None:
    page = guests.new(locale="de-DE")
    open_table(page, "kuhn", ["me", "bot:level2"])
    expect(page.locator(".ask")).to_contain_text("Passt du oder setzt du?")
    page.goto("/rules/kuhn")
    expect(page.locator("article h1")).to_have_text("Kuhn-Poker")


def test_it_offers_no_lessons_where_there_are_none(guests: People) -> None:
    page = guests.new()
    page.goto("/games/kuhn")
    expect(page.locator("a[href='/new/kuhn']")).to_be_visible()
    assert page.locator("a[href='/lesson/kuhn']").count() == 0
    page.goto("/lesson/kuhn")
    expect(page.get_by_text("This game brings no lessons.")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_sticks_out_and_everybody_can_use_it(guests: People, width: int) -> None:
    page = guests.new(viewport={"width": width, "height": 800})
    open_table(page, "kuhn", ["me", "bot:random"])
    expect(page.locator("[data-choice=bet]")).to_be_visible()
    expect(page.locator("pre")).to_contain_text("hands:")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []


def test_what_if_is_asked_there_too(guests: People) -> None:
    page = guests.new()
    open_table(page, "kuhn", ["me", "bot:random"])
    expect(page.locator("[data-choice=bet]")).to_be_visible()
    page.keyboard.press("w")
    expect(page.get_by_text("Only imagined.", exact=True)).to_be_visible()
    page.locator("[data-choice=bet]").click()
    expect(page.locator("pre")).to_contain_text("line: bet")


def test_a_broken_game_is_left_out_and_nothing_else(guests: People) -> None:
    page = guests.new()
    page.goto("/")
    expect(page.locator(".games .card h2")).to_have_count(len(installed()) + 1)  # and the puzzle hall
