"""What if: a private line beside the game. It never changes the table, nor is it mistaken for it."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from ours import OURS
from playwright.sync_api import Locator, Page, expect

from browser.boards import pressed
from browser.conftest import People
from browser.pressing import by_mouse, first_there
from browser.table import NOTHING_BY_ITSELF, by_turn, links, open_on_our_turn, open_table, patiently
from browser.test_from_file import give
from browser.test_pages import THEMES, serious, use_theme
from grusel.game import Decision
from grusel.games.flure import GAME as FLURE
from grusel.games.insel import GAME as INSEL
from grusel.match import AnyMatch, Match
from grusel.record import to_text

BY_NAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
HARMLESS = {"hello", "sync", "imagine", "try", "back", "share"}
DEPTH_IS_NOT = "before => Number(document.querySelector('.imagined').dataset.depth) !== before"
DEPTH_IS_LESS = "before => Number(document.querySelector('.imagined').dataset.depth) < before"
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      window.sockets.push(this);
    }
  };
"""


def sent(page: Page) -> list[str]:
    """The kinds of messages that go to the table, as they are sent."""
    kinds: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: kinds.append(json.loads(frame)["type"])))
    return kinds


def imagine(page: Page) -> Locator:
    look_for_what_if(page)
    page.get_by_role("button", name="What if").click()
    imagined = page.locator(".imagined")
    expect(imagined.locator("svg").nth(1)).to_be_visible()
    return imagined


def look_for_what_if(page: Page) -> None:
    """On a phone it is in a sheet."""
    if not page.locator("#what-if").count():
        page.locator("[data-tab=table]").click()


def try_one(page: Page) -> None:
    """Try the first move of the list, unless the line has ended."""
    moves = page.locator(".choices button")
    expect(moves.first.or_(page.get_by_text("So it would end."))).to_be_visible()
    if moves.count():
        before = depth(page)
        moves.first.click()
        page.wait_for_function(DEPTH_IS_NOT, arg=before)


def depth(page: Page) -> int:
    return int(page.locator(".imagined").get_attribute("data-depth") or 0)


@BY_NAME
def test_a_line_is_played_without_changing_the_table(people: People, game: Any) -> None:
    page = people.new()
    page.add_init_script(NOTHING_BY_ITSELF)
    kinds = sent(page)
    open_on_our_turn(page, game.name)
    asked, seq = page.locator(".board > .ask").inner_text(), page.locator(".table").get_attribute("data-seq")
    imagined = imagine(page)
    expect(imagined).to_contain_text("Only imagined.")
    page.locator("[data-tab=list]").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("All of this is only imagined.")
    for _ in range(4):
        try_one(page)
    before = depth(page)
    page.keyboard.press("u")
    page.wait_for_function(DEPTH_IS_LESS, arg=before)
    page.get_by_role("button", name="Back to the table").click()
    expect(imagined).to_have_count(0)
    expect(page.locator(".board > .ask")).to_have_text(asked)
    assert page.locator(".table").get_attribute("data-seq") == seq
    assert set(kinds) <= HARMLESS


@BY_NAME
def test_a_line_is_played_on_the_board_too(people: People, game: Any) -> None:
    page, rng = people.new(), Random(6)
    page.add_init_script(NOTHING_BY_ITSELF)
    kinds = sent(page)
    open_on_our_turn(page, game.name)
    imagine(page)
    for _ in patiently(page):
        if depth(page) >= 2:
            break
        if found := first_there(page, pressed(game.name, ".imagined")):
            by_mouse(page, found, rng)
    assert set(kinds) <= HARMLESS


def test_in_a_line_you_move_for_the_other_seats_with_any_move(people: People) -> None:
    page = people.new()
    open_on_our_turn(page, "flure")
    imagined = imagine(page)
    page.locator("[data-tab=list]").click()
    try_one(page)
    expect(imagined).to_contain_text("You move for")
    imagined.get_by_role("button", name="Any move").click()
    expect(imagined).to_have_attribute("data-depth", "2")
    expect(imagined).to_contain_text("Your move in this line")


def test_the_line_is_described_in_words_and_forgets_moves_taken_back(people: People) -> None:
    page = people.new()
    open_on_our_turn(page, "flure")
    imagined = imagine(page)
    page.locator("[data-tab=list]").click()
    try_one(page)
    page.locator("[data-tab=log]").click()
    expect(page.locator(".panel li").first).to_be_visible()
    imagined.get_by_role("button", name="One move back").click()
    expect(page.locator(".panel li")).to_have_count(0)


def with_one_move_left() -> str:
    """The record of a game in which a seat has no choice."""
    match: AnyMatch = Match(FLURE, 2)
    rng = Random(2)
    match.play_chance(rng)
    while len(actions := match.game.actions(match.state, mover(match))) != 1:
        match.play(mover(match), rng.choice(actions))
        match.play_chance(rng)
    return to_text(match.record(["Anna", "Bo"]))


def mover(match: AnyMatch) -> int:
    assert isinstance(match.turn, Decision)
    return match.turn.seats[0]


def test_nothing_is_passed_automatically_during_a_what_if(people: People) -> None:
    """A move without a choice is made after a moment, but not during a what-if."""
    page = people.new()
    kinds = sent(page)
    page.clock.install()
    page.goto("/")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    give(page, "kept.txt", with_one_move_left())
    imagine(page)
    page.clock.run_for(5_000)
    assert set(kinds) <= HARMLESS
    page.get_by_role("button", name="Back to the table").click()
    page.clock.run_for(5_000)
    page.wait_for_function("() => document.querySelector('.panel li')")
    assert "play" in kinds


def before_a_window() -> tuple[str, str]:
    """A record of Die verbotene Insel, and a move after which special cards may be played before cards are drawn."""
    match: AnyMatch = Match(INSEL, 2)
    rng = Random(3)
    match.play_chance(rng)
    while True:
        record, action = to_text(match.record()), rng.choice(match.game.actions(match.state, mover(match)))
        written = match.game.write(match.state, action)
        match.play(mover(match), action)
        match.play_chance(rng)
        if match.state.phase == "draw-window":
            return record, written


def test_moves_passed_automatically_are_skipped_on_the_way_back_too(people: People) -> None:
    page, (record, move) = people.new(), before_a_window()
    page.goto("/")
    give(page, "kept.txt", record)
    imagine(page)
    page.locator("[data-tab=list]").click()
    page.locator(f".choices [data-move='{move}']").click()
    page.wait_for_function("() => Number(document.querySelector('.imagined').dataset.depth) >= 2")
    expect(page.locator(".choices button").first).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".imagined")).to_have_attribute("data-depth", "0")


def two_at_a_table(people: People) -> tuple[Page, Page]:
    """The page of the seat to move, and the other."""
    anna, bo = people.new(), people.new()
    for page in (anna, bo):
        page.add_init_script(KEEP_SOCKETS)
    open_table(anna, "flure", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    expect(anna.locator(".board svg").first).to_be_visible()
    expect(bo.locator(".board svg").first).to_be_visible()
    return by_turn(anna, bo)


def test_the_table_continues_meanwhile_and_says_when_it_is_my_turn(people: People) -> None:
    playing, dreaming = two_at_a_table(people)
    imagined = imagine(dreaming)
    expect(imagined.locator(".news")).to_be_empty()
    playing.locator("[data-tab=list]").click()
    playing.locator(".choices button").nth(3).click()
    expect(imagined.locator(".news")).to_contain_text("it is your turn")
    dreaming.get_by_role("button", name="Back to the table").click()
    expect(dreaming.locator(".ask .mine")).to_be_visible()


def test_a_new_line_begins_where_the_table_stands_by_then(people: People) -> None:
    playing, dreaming = two_at_a_table(people)
    imagined = imagine(dreaming)
    playing.locator("[data-tab=list]").click()
    playing.locator(".choices button").nth(3).click()
    expect(imagined.locator(".news")).to_contain_text("it is your turn")
    imagined.get_by_role("button", name="Begin anew").click()
    expect(imagined.locator(".news")).to_be_empty()
    expect(imagined).to_contain_text("Your move in this line")


def test_a_shared_line_can_be_opened_by_the_others(people: People) -> None:
    dreaming, other = two_at_a_table(people)
    imagined = imagine(dreaming)
    dreaming.locator("[data-tab=list]").click()
    try_one(dreaming)
    imagined.get_by_role("button", name="Show it to the table").click()
    expect(imagined).to_contain_text("Everybody at the table can look at it now.")
    expect(dreaming.locator(".notice")).to_have_count(0)
    expect(other.locator(".imagined")).to_have_count(0)  # nothing covers a board uninvited
    other.locator(".notice").get_by_role("button", name="Look").click()
    shown = other.locator(".imagined")
    expect(shown).to_contain_text("shows you what could be")
    expect(shown.locator(".line li")).to_have_count(1)
    expect(shown.locator(".lit, .end")).to_have_count(0)
    assert not serious(other)
    other.get_by_role("button", name="Back to the table").click()
    expect(shown).to_have_count(0)


def test_a_line_cut_off_with_the_connection_never_turns_into_the_table(people: People) -> None:
    dreaming, _ = two_at_a_table(people)
    imagined = imagine(dreaming)
    dreaming.locator("[data-tab=list]").click()
    try_one(dreaming)
    dreaming.evaluate("sockets.at(-1).close()")
    expect(imagined).to_contain_text("The connection broke")
    expect(dreaming.locator(".choices button")).to_have_count(0)
    expect(imagined.locator(".end, .lit")).to_have_count(0)
    dreaming.wait_for_function("() => sockets.length > 1 && sockets.at(-1).readyState === 1")
    expect(dreaming.locator(".people li .online")).to_have_count(2)
    imagined.get_by_role("button", name="Begin anew").click()
    expect(dreaming.locator(".choices button").first).to_be_visible()


def test_the_keyboard_opens_and_leaves_the_line(people: People) -> None:
    page = people.new()
    open_on_our_turn(page, "gruft")
    page.keyboard.press("w")
    expect(page.locator("#if-title")).to_be_focused()
    expect(page.get_by_role("region", name="Only imagined.")).to_be_visible()
    page.get_by_role("button", name="Back to the table").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#what-if")).to_be_focused()
    expect(page.locator("#what-if")).to_have_attribute("aria-pressed", "false")


def test_a_spectator_has_no_line(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_on_our_turn(anna, "flure")
    watch = anna.evaluate("JSON.parse(Object.values(sessionStorage)[0]).watch")
    bo.goto(f"{anna.url}#{watch}")
    expect(bo.locator(".board svg").first).to_be_visible()
    expect(bo.locator("#what-if")).to_have_count(0)


@BY_NAME
@pytest.mark.parametrize("theme", THEMES)
def test_a_line_is_accessible(people: People, game: Any, theme: str) -> None:
    page = people.new(viewport={"width": 360, "height": 780})
    page.goto("/")
    use_theme(page, theme)
    open_on_our_turn(page, game.name)
    imagine(page)
    page.locator("[data-tab=list]").click()
    try_one(page)
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_line_has_labels_and_large_targets(people: People, language: str) -> None:
    page = people.new(viewport={"width": 360, "height": 780}, locale=language)
    open_on_our_turn(page, "insel")
    look_for_what_if(page)
    page.locator("#what-if").click()
    expect(page.locator(".imagined svg").nth(1)).to_be_visible()
    assert "web-" not in page.locator(".table").inner_text()
    small = "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    assert page.locator(".ribbon button, .imagined > .bar button").evaluate_all(small) == []
