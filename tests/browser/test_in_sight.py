"""Questions are in sight, on a desk and on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.test_from_file import choose
from grusel.games.insel import GAME as INSEL
from grusel.match import AnyMatch, Match
from grusel.record import to_text

DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "de-DE"}
PHONE = {"viewport": {"width": 360, "height": 740}, "locale": "de-DE"}
BOTH = ".spot.to-go.to-shore"


def beside_a_flooded_tile() -> str:
    """The first turn of a game in which a tile can be walked to or shored up."""
    match: AnyMatch = Match(INSEL, 2)
    match.play_chance(Random(4))
    return to_text(match.record(["Anna", "Bo"]))


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_the_question_about_a_tile_is_in_sight_and_answered_with_a_digit(
    people: People, how: dict[str, object]
) -> None:
    page = people.new(**how)
    choose(page, "insel.txt", beside_a_flooded_tile())
    page.locator(BOTH).first.click()
    expect(page.locator(".doing .menu")).to_be_in_viewport(ratio=1)
    page.keyboard.press("2")
    if not page.locator(".panel").count():
        page.locator("[data-tab=log]").click()  # on a phone it is in a sheet
    expect(page.locator(".panel li").last).to_contain_text("trocken")


def test_the_end_of_the_turn_can_be_pressed_without_scrolling(people: People) -> None:
    page = people.new(**DESK)
    choose(page, "insel.txt", beside_a_flooded_tile())
    expect(page.get_by_role("button", name="Aktionen beenden")).to_be_in_viewport(ratio=1)


def test_focus_returns_to_the_tile_when_its_question_is_answered(people: People) -> None:
    page = people.new(**DESK)
    choose(page, "insel.txt", beside_a_flooded_tile())
    tile = page.locator(BOTH).first
    spot = tile.get_attribute("data-spot")
    tile.focus()
    for key in ("Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".panel li").last).to_contain_text("trocken")
    expect(page.locator(f"[data-spot='{spot}']")).to_be_focused()
