"""A game kept as a file can be continued, and a bad file is refused with the place of its error."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from browser.conftest import People
from browser.test_pages import THEMES, serious, use_theme
from grusel.games.flure import GAME as FLURE
from grusel.games.shy import GAME as SHY
from grusel.match import AnyMatch, Match
from grusel.record import Record, to_json, to_text

FIRST_MOVES = 6


def begun() -> Record:
    """A game for two after some moves."""
    match: AnyMatch = Match(FLURE, 2)
    rng = Random(5)
    for _ in range(FIRST_MOVES):
        match.play_chance(rng)
        seat = match.turn.seats[0]  # type: ignore[union-attr]  # so early a seat is to move
        match.play(seat, rng.choice(match.game.actions(match.state, seat)))
    match.play_chance(rng)
    return match.record(["Anna", "Bo"])


def choose(page: Page, name: str, content: str) -> None:
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    give(page, name, content)


def give(page: Page, name: str, content: str) -> None:
    page.locator("input[type=file]").set_input_files(FilePayload(name=name, mimeType="", buffer=content.encode()))


def expect_refusal(people: People) -> None:
    """The browser logs the server's refusal itself."""
    people.expected.append("400 (Bad Request)")


@pytest.mark.parametrize("form", ["text", "windows", "json"])
def test_a_game_continues_its_record(people: People, form: str) -> None:
    record, page = begun(), people.new()
    files = {
        "text": to_text(record),
        "windows": to_text(record).replace("\n", "\r\n"),
        "json": to_json(record).decode(),
    }
    choose(page, f"kept.{'json' if form == 'json' else 'txt'}", files[form])
    expect(page.locator(".people")).to_contain_text("Anna")
    expect(page.locator(".board .figure").first).to_be_visible()
    expect(page.locator(".ask .mine")).to_be_visible()
    page.goto("/")
    expect(page.locator("a[href^='/table/']")).to_contain_text("Bo")


def test_a_record_saved_at_the_table_opens_again(people: People, tmp_path: Path) -> None:
    page = people.new()
    match: AnyMatch = Match(SHY, 2)
    match.play_randomly(Random(4))
    choose(page, "kept.txt", to_text(match.record(["Anna", "Bo"])))
    page.locator("[data-tab=table]").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="For programs (JSON)").click()
    saved = tmp_path / "saved.json"
    waiting.value.save_as(saved)
    choose(page, "saved.json", saved.read_text("utf-8"))
    expect(page.locator("a[href^='/replay/']")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Line 6, column 7: move 1, “nonsense”, is not possible."),
        ("de", "Zeile 6, Spalte 7: Zug 1, „nonsense“, geht nicht."),
        ("nl", "Regel 6, kolom 7: zet 1, ‘nonsense’, kan niet."),
    ],
)
def test_a_bad_file_is_refused_with_the_place_of_the_error(people: People, language: str, said: str) -> None:
    page = people.new(locale=language)
    choose(page, "bad.txt", "game: flure 1\nseats: 2\nname A: Anna\nname B: Bo\n\n1. *: nonsense\n")
    expect(page.locator("[role=alert]")).to_contain_text(said)
    expect(page.locator("[role=alert]")).not_to_contain_text("flure-")
    expect_refusal(people)


def test_a_corrected_file_can_be_chosen_again(people: People) -> None:
    page = people.new()
    choose(page, "kept.txt", "no game at all")
    expect(page.locator("[role=alert]")).to_contain_text("Line 1")
    give(page, "kept.txt", to_text(begun()))
    expect(page.locator(".board .figure").first).to_be_visible()
    expect_refusal(people)


def test_the_file_button_is_reached_with_the_keyboard(people: People) -> None:
    page = people.new()
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    page.locator("footer a").focus()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_label("Choose a file")).to_be_focused()
    outline = "field => getComputedStyle(field.parentElement).outlineStyle"
    assert page.get_by_label("Choose a file").evaluate(outline) == "solid"  # the focus is visible


@pytest.mark.parametrize("theme", THEMES)
def test_the_refusal_is_accessible(people: People, theme: str) -> None:
    page = people.new(viewport={"width": 360, "height": 780})
    page.goto("/")
    use_theme(page, theme)
    choose(page, "bad.txt", "game: flure 1\nseats: nobody\n")
    expect(page.locator("[role=alert]")).not_to_be_empty()
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect_refusal(people)
