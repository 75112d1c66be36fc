"""Games that other packages bring, without a board for the browser: what they declare is drawn, else their diagram."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ours import OURS
from playwright.sync_api import Browser, Page, expect

from browser.conftest import People, serving_with, visiting
from browser.table import links, open_table, patiently
from browser.test_pages import serious

TESTS = Path(__file__).parent.parent
TOYS = ("kuhn", "dodgem")
# Whether there was anything to press.
FOCUS_ONE = """chance => {
  const all = [...document.querySelectorAll(".board [data-choice], .board .square.lit")];
  all[Math.floor(chance * all.length)]?.focus();
  return all.length > 0;
}"""
PHONE = {"viewport": {"width": 360, "height": 740}}


ENTRY_POINTS = """\
[grusel.games]
broken = no_such_package:GAME
dodgem = dodgem:GAME
kuhn = kuhn:GAME
plainpoker = plainpoker:GAME
"""


@pytest.fixture(scope="module")
def with_others(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[str]:
    """A server with our toy games installed: packages on the path, and their entry points."""
    packages = tmp_path_factory.mktemp("packages")
    for toy in TOYS:
        (packages / toy).symlink_to(TESTS / toy)
    put_plain_poker(packages)
    about = packages / "grusel_toys-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: grusel-toys\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    path = os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH", "")]))
    with serving_with(luck, tmp_path_factory.mktemp("data"), PYTHONPATH=path) as found:
        yield found


def put_plain_poker(packages: Path) -> None:
    """A second Kuhn poker, with another name and no declared board."""
    package = packages / "plainpoker"
    (package / "locales").mkdir(parents=True)
    for file in (TESTS / "kuhn" / "locales").iterdir():
        text = re.sub(r"^kuhn\b", "plainpoker", file.read_text("utf-8"), flags=re.MULTILINE)
        (package / "locales" / file.name).write_text(text, "utf-8")
    source = (TESTS / "kuhn" / "__init__.py").read_text("utf-8")
    (package / "__init__.py").write_text(re.sub(r"(?<=[f]\")kuhn|(?<=\")kuhn", "plainpoker", source), "utf-8")


@pytest.fixture
def guests(browser: Browser, with_others: str) -> Iterator[People]:
    with visiting(browser, with_others) as guests:
        yield guests


def seated(guests: People, game: str, *how: dict[str, Any]) -> list[Page]:
    """Two people at a table, each with a browser."""
    host, guest = (guests.new(**wanted) for wanted in how)
    open_table(host, game, ["me", "open"])
    guest.goto(links(host, host.url.rpartition("/")[2])[0])
    expect(guest.locator(".waiting")).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    return [host, guest]


def test_two_people_play_it_on_the_common_board(guests: People) -> None:
    host, guest = seated(guests, "plainpoker", {}, PHONE)
    host.locator("[data-choice=bet]").click()
    expect(guest.locator(".ask")).to_contain_text("Do you pass or bet?")
    guest.locator("[data-choice=bet]").click()
    for page in (host, guest):
        expect(page.locator("pre")).to_contain_text("line: bet bet")
        expect(page.locator(".finish")).to_be_visible()


def test_each_seat_sees_only_its_own_card(guests: People) -> None:
    host, guest = seated(guests, "plainpoker", {}, {})
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


def test_a_game_without_lessons_offers_none(guests: People) -> None:
    page = guests.new()
    page.goto("/games/kuhn")
    expect(page.locator("a[href='/new/kuhn']")).to_be_visible()
    assert page.locator("a[href='/lesson/kuhn']").count() == 0
    page.goto("/lesson/kuhn")
    expect(page.get_by_text("This game brings no lessons.")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize(("game", "waits_for"), [("plainpoker", "pre"), ("kuhn", ".card-face"), ("dodgem", ".square")])
def test_nothing_overflows_and_it_is_accessible(guests: People, width: int, game: str, waits_for: str) -> None:
    page = guests.new(viewport={"width": width, "height": 800})
    open_table(page, game, ["me", "bot:random"])
    expect(page.locator(f".board {waits_for}").first).to_be_visible()
    expect(page.locator(".board .lit, [data-choice]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []


def test_what_if_works_there_too(guests: People) -> None:
    page = guests.new()
    open_table(page, "plainpoker", ["me", "bot:random"])
    expect(page.locator("[data-choice=bet]")).to_be_visible()
    page.keyboard.press("w")
    expect(page.get_by_text("Only imagined.", exact=True)).to_be_visible()
    page.locator("[data-choice=bet]").click()
    expect(page.locator("pre")).to_contain_text("line: bet")


def test_declared_cards_are_drawn_and_each_seat_sees_its_own(guests: People) -> None:
    host, guest = seated(guests, "kuhn", {}, PHONE)
    for page, own in ((host, 0), (guest, 1)):
        hands = page.get_by_role("list", name="The hands").get_by_role("button", disabled=True)
        expect(hands).to_have_count(2)
        expect(hands.nth(own)).to_have_accessible_name(re.compile("Jack|Queen|King"))
        expect(hands.nth(1 - own)).to_have_accessible_name(re.compile("face down"))
    host.locator("[data-choice=bet]").click()
    expect(guest.get_by_role("list", name="What was said").get_by_role("button", name="bet")).to_be_visible()
    guest.locator("[data-choice=bet]").click()
    for page in (host, guest):
        expect(page.locator(".finish")).to_be_visible()
        expect(page.get_by_role("button", name="face down")).to_have_count(0)


def test_a_declared_board_is_played_by_pressing_squares(guests: People) -> None:
    host, guest = seated(guests, "dodgem", {}, PHONE)
    car = host.get_by_role("button", name=re.compile("^a1, car, "))
    car.click()
    expect(car).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="b1, possible").click()
    expect(host.get_by_role("button", name=re.compile("^b1, car, "))).to_be_visible()
    expect(guest.locator(".board > .ask")).to_contain_text("Which car do you drive?")
    guest.get_by_role("button", name="a3", exact=True).click()
    expect(guest.locator(".board > .ask")).to_contain_text("That cannot be done here.")
    guest.get_by_role("button", name=re.compile("^b3, car, ")).click()
    guest.get_by_role("button", name="b2, possible").click()
    expect(host.get_by_role("button", name=re.compile("^b2, car, "))).to_be_visible()


def test_each_seat_sees_a_declared_board_from_its_own_side(guests: People) -> None:
    host, guest = seated(guests, "dodgem", {}, {})
    names = []
    for page in (host, guest):
        expect(page.locator(".square")).to_have_count(9)
        names.append([one.get_attribute("data-cell") for one in page.locator(".square").all()])
    assert names == [[str(cell) for cell in range(9)], [str(cell) for cell in reversed(range(9))]]


def test_a_declared_board_is_played_with_the_keyboard_to_the_end(guests: People) -> None:
    page = guests.new()
    open_table(page, "dodgem", ["me", "me"])
    rng = Random(7)
    for _ in patiently(page):
        if page.locator(".finish").count():
            break
        if page.evaluate(FOCUS_ONE, rng.random()):
            page.keyboard.press("Enter")
    expect(page.locator(".finish")).to_be_visible()


def test_the_log_lights_up_declared_squares(guests: People) -> None:
    page = guests.new()
    open_table(page, "dodgem", ["me", "me"])
    page.get_by_role("button", name=re.compile("^a1, car, ")).click()
    page.get_by_role("button", name="b1, possible").click()
    page.get_by_text(re.compile("drives from a1 to b1")).hover()
    expect(page.locator(".square.marked")).to_have_count(2)


def test_only_the_broken_game_is_left_out(guests: People) -> None:
    page = guests.new()
    page.goto("/")
    expect(page.locator(".games .card h2")).to_have_count(len(OURS) + len(TOYS) + 2)  # plain poker, the puzzle hall
