"""Every page: accessible, in every theme and language, from the smallest phone up."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from ours import OURS
from playwright.sync_api import Page, expect

from browser.conftest import People
from browser.table import open_on_our_turn
from grusel.registry import installed
from grusel.words import rules_page

NAMES = [game.name for game in OURS]
PAGES = ["/", "/settings", "/about", "/no/such/page", f"/rules/{NAMES[0]}", *(f"/new/{game}" for game in NAMES)]
THEMES = ["dark", "light", "contrast"]


def use_theme(page: Page, theme: str) -> None:
    page.evaluate("theme => localStorage.setItem('grusel.settings', JSON.stringify({ theme }))", theme)
    page.reload()


def serious(page: Page) -> list[str]:
    """Accessibility faults that axe finds."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_is_accessible(people: People, theme: str) -> None:
    page = people.new()
    page.goto("/")
    use_theme(page, theme)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()
        assert not serious(page), path


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_board_is_accessible(people: People, game: str, theme: str) -> None:
    page = people.new()
    page.goto("/")
    use_theme(page, theme)
    open_on_our_turn(page, game)
    expect(page.locator(".board svg").first).to_be_visible()
    expect(page.locator(".board > .ask .said")).not_to_be_empty()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert not serious(page)


@pytest.mark.parametrize("game", [game.name for game in OURS if "```" in rules_page(game, "en")])
def test_the_rules_draw_the_diagrams_in_their_text(people: People, game: str) -> None:
    page = people.new(viewport={"width": 360, "height": 740})
    page.goto(f"/rules/{game}")
    expect(page.locator("article svg").first).to_be_visible()
    expect(page.locator("article pre")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("game", [game.name for game in OURS if len(game.presets) > 1])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_sets_of_rules_are_named_in_words(people: People, game: str, language: str) -> None:
    page = people.new(locale=language)
    page.goto(f"/new/{game}")
    page.locator("summary").first.click()
    named = page.locator("details select").first.locator("option").all_inner_texts()
    presets = installed()[game].presets
    assert len(named) == len(presets)
    assert not set(named) & set(presets)


@pytest.mark.parametrize("game", NAMES)
def test_the_usual_house_rules_all_have_words(people: People, game: str) -> None:
    page = people.new(locale="nl-NL")
    page.goto(f"/games/{game}")
    page.locator("summary").click()
    expect(page.locator("dl dd").first).to_be_visible()
    assert f"{game}-option-" not in page.locator("main").inner_text()


def test_an_unknown_game_says_so_and_leads_home(people: People) -> None:
    page = people.new()
    page.goto("/new/poker")
    expect(page.locator("main h1")).to_have_text("Nobody here but a ghost")
    page.get_by_role("link", name="To the start").click()
    expect(page.locator(".games li").first).to_be_visible()


def test_the_colours_of_vampires_change_for_the_colour_blind(people: People) -> None:
    page = people.new()
    open_on_our_turn(page, "gruft")
    coloured = page.locator(".board path[fill^='var(--vampire-']:not([fill*='-w'])").first
    fill = "path => getComputedStyle(path).fill"
    usual = coloured.evaluate(fill)
    page.evaluate("document.documentElement.dataset.palette = 'safe'")
    assert usual != coloured.evaluate(fill)
    red = "getComputedStyle(document.documentElement).getPropertyValue('--vampire-r')"
    assert page.evaluate(red) == "#d55e00"
    page.goto("/settings")
    page.get_by_label("Colours for the colour-blind").check()
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"


@pytest.mark.parametrize("game", NAMES)
def test_nothing_animates_for_a_reader_who_prefers_no_motion(people: People, game: str) -> None:
    page = people.new(reduced_motion="reduce")
    open_on_our_turn(page, game)
    expect(page.locator(".candle.lit")).to_be_visible()  # which flickers otherwise
    assert page.evaluate("document.getAnimations().map((one) => one.animationName)") == []


@pytest.mark.parametrize("width", [360, 768, 1440, 3840])
def test_nothing_overflows_the_page(people: People, width: int) -> None:
    page = people.new(viewport={"width": width, "height": 800}, locale="de-DE")
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("game", NAMES)
def test_a_board_fits_on_a_phone(people: People, game: str) -> None:
    page = people.new(viewport={"width": 360, "height": 780}, locale="nl-NL")
    open_on_our_turn(page, game)
    expect(page.locator(".board svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_cut_in_the_middle_of_a_letter_leads_to_the_page_for_the_lost(people: People) -> None:
    page = people.new()
    page.goto("/caf%C3")
    expect(page.locator("h1")).to_have_text("Nobody here but a ghost")
