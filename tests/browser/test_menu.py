"""The menu of a table: my name and colour, the record as a file, and the host's decisions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import People
from browser.table import links, open_table, play_the_last_move
from browser.test_from_file import choose
from browser.test_pages import THEMES, serious, use_theme

NARROW = {"viewport": {"width": 360, "height": 780}}


def menu(page: Page) -> Locator:
    if not page.locator(".menu").count():
        page.locator("[data-tab=table]").click()
    sheet = page.locator(".menu")
    expect(sheet).to_be_visible()
    return sheet


def two_at_a_table(people: People) -> tuple[Page, Page]:
    """A game that has begun: Anna is the host, Bo came by a link."""
    anna, bo = people.new(), people.new()
    open_table(anna, "flure", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    expect(bo.locator(".board svg").first).to_be_visible()
    return anna, bo


def downloaded(page: Page, button: Locator) -> str:
    with page.expect_download() as waiting:
        button.click()
    return Path(waiting.value.path()).read_text("utf-8")


def test_every_player_sees_my_name_and_colour(people: People) -> None:
    anna, bo = two_at_a_table(people)
    sheet = menu(bo)
    sheet.get_by_label("Your name").fill("Bo the Bold")
    sheet.get_by_label("Pink", exact=True).check(force=True)
    sheet.get_by_role("button", name="Save").click()
    expect(anna.locator(".people li").nth(1)).to_contain_text("Bo the Bold")
    colour = "mark => getComputedStyle(mark).fill"
    assert anna.locator(".people li").nth(1).locator("path").evaluate(colour) == "rgb(217, 139, 184)"
    expect(menu(anna).get_by_label("Pink, taken by Bo the Bold")).to_be_disabled()


def test_text_being_typed_stays_when_the_table_changes(people: People) -> None:
    anna, bo = two_at_a_table(people)
    sheet = menu(bo)
    sheet.get_by_label("Your name").fill("Bo")
    anna.locator(".tools").get_by_role("button", name="Pause").click()
    expect(anna.locator(".tools").get_by_role("button", name="Go on")).to_be_visible()
    expect(sheet.get_by_label("Your name")).to_have_value("Bo")


def test_during_play_the_record_holds_what_the_seat_may_know_and_its_address_no_secret(people: People) -> None:
    page = people.new()
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/record?" in sent.url else None)
    open_table(page, "shy", ["me", "bot:random"])
    sheet = menu(page)
    assert "seen by: A" in downloaded(page, sheet.get_by_role("button", name="To read (text)"))
    assert json.loads(downloaded(page, sheet.get_by_role("button", name="For programs (JSON)")))["seen_by"] == "A"
    assert [address.partition("?")[2] for address in asked] == ["form=text&seat=0", "form=json&seat=0"]


def test_the_link_for_spectators_opens_the_record_of_a_spectator(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "bot:random"])
    watch = anna.evaluate("JSON.parse(Object.values(sessionStorage)[0]).watch")
    bo.goto(f"{anna.url}#{watch}")
    sheet = menu(bo)
    assert "seen by: spectator" in downloaded(bo, sheet.get_by_role("button", name="To read (text)"))
    expect(sheet).to_contain_text("in the host’s hands")


def test_after_the_end_the_record_is_whole(people: People) -> None:
    page = people.new()
    play_the_last_move(page, "shy", seed=4, other="bot:random")
    assert "tag seed: " in downloaded(page, menu(page).get_by_role("button", name="To read (text)"))


def test_the_host_turns_the_chat_off_and_the_panel_says_so(people: People) -> None:
    anna, bo = two_at_a_table(people)
    bo.locator("[data-tab=chat]").click()
    expect(bo.locator(".panel input")).to_be_visible()
    sheet = menu(anna)
    sheet.get_by_role("button", name="Turn the chat off").click()
    expect(bo.locator(".panel")).to_contain_text("The chat is off.")
    expect(bo.locator(".panel input")).to_have_count(0)
    sheet.get_by_role("button", name="Turn the chat on").click()
    expect(bo.locator(".panel input")).to_be_visible()


def test_the_host_confirms_before_the_game_is_ended(people: People) -> None:
    anna, bo = two_at_a_table(people)
    sheet = menu(anna)
    sheet.get_by_role("button", name="End the game").click()
    expect(sheet.get_by_role("button", name="Rather not")).to_be_focused()
    anna.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name="End the game")).to_be_focused()
    anna.keyboard.press("Enter")
    expect(bo.locator("a[href^='/replay/']")).to_have_count(0)
    sheet.get_by_role("button", name="End it").click()
    expect(bo.locator("a[href^='/replay/']")).to_be_visible()


def test_a_game_ended_in_our_turn_asks_no_more_questions(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").first.click()
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".hint")).to_be_visible()
    sheet = menu(page)
    sheet.get_by_role("button", name="End the game").click()
    sheet.get_by_role("button", name="End it").click()
    expect(page.locator(".finish")).to_be_in_viewport()
    expect(page.locator(".ask .said")).to_contain_text("broken off")
    for left in (".menu", ".candle.lit", ".token.lit", ".hint", ".stay"):
        expect(page.locator(left)).to_have_count(0)


def test_an_open_game_resumes_from_a_record_taken_along_in_the_middle(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    expect(page.locator(".ask .mine")).to_be_visible()
    taken = downloaded(page, menu(page).get_by_role("button", name="To read (text)"))
    choose(page, "taken.txt", taken)
    expect(page.locator(".ask .mine")).to_be_visible()


def test_a_seat_is_freed_and_its_new_link_lets_another_player_in(people: People) -> None:
    anna, bo = two_at_a_table(people)
    cleo = people.new()
    sheet = menu(anna)
    sheet.get_by_label("Seat B from now on").select_option("free")
    sheet.get_by_role("button", name="Change it").click()
    expect(sheet.get_by_role("alertdialog")).to_contain_text("loses this seat")
    sheet.get_by_role("button", name="Ask for the seat").click()
    expect(bo.locator("main")).to_contain_text("The host has given your seat to another player.")
    cleo.goto(sheet.get_by_label("The link of seat B").input_value())
    expect(cleo.locator(".people li").nth(1)).to_contain_text("You")


def test_a_new_link_is_copied(people: People) -> None:
    anna, _ = two_at_a_table(people)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet = menu(anna)
    sheet.get_by_label("Seat B from now on").select_option("free")
    sheet.get_by_role("button", name="Change it").click()
    sheet.get_by_role("button", name="Ask for the seat").click()
    sheet.get_by_role("button", name="Copy link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.evaluate("navigator.clipboard.readText()") == sheet.get_by_label("The link of seat B").input_value()


def test_a_seat_goes_to_a_bot_of_the_chosen_level(people: People) -> None:
    anna, bo = two_at_a_table(people)
    sheet = menu(anna)
    sheet.get_by_label("Seat B from now on").select_option("level2")
    sheet.get_by_role("button", name="Change it").click()
    sheet.get_by_role("button", name="Ask for the seat").click()
    expect(anna.locator(".people li").nth(1)).to_contain_text("Watcher")
    expect(bo.locator("h1")).to_have_text("This table is closed")


def test_a_deleted_table_is_gone_for_every_player(people: People) -> None:
    anna, bo = two_at_a_table(people)
    table = anna.url.rpartition("/")[2]
    sheet = menu(anna)
    sheet.get_by_role("button", name="Delete this table").click()
    sheet.get_by_role("button", name="Delete it all").click()
    expect(anna).to_have_url(re.compile("/$"))
    expect(anna.locator(".games li").first).to_be_visible()
    anna.wait_for_load_state("networkidle")
    expect(anna.locator(f"a[href='/table/{table}']")).to_have_count(0)
    expect(bo.locator("h1")).to_have_text("This table is closed")


def test_the_boards_keys_do_nothing_while_the_menu_is_open_and_escape_closes_it(people: People) -> None:
    page = people.new()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    open_table(page, "flure", ["me", "bot:random"])
    expect(page.locator(".board svg").first).to_be_visible()
    sheet = menu(page)
    sheet.get_by_role("button", name="To read (text)").focus()
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-tab=table]")).to_be_focused()
    assert not [frame for frame in sent if '"undo"' in frame]


@pytest.mark.parametrize("theme", THEMES)
def test_the_menu_is_accessible(people: People, theme: str) -> None:
    page = people.new(**NARROW)
    page.goto("/")
    use_theme(page, theme)
    open_table(page, "flure", ["me", "bot:random", "open"])
    sheet = menu(page)
    sheet.get_by_label("Seat A from now on").select_option("free")
    sheet.get_by_role("button", name="Change it").click()
    sheet.get_by_role("button", name="Delete this table").click()
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_menu_has_labels_and_large_targets(people: People, language: str) -> None:
    page = people.new(**NARROW, locale=language)
    open_table(page, "flure", ["me", "bot:random"])
    sheet = menu(page)
    assert "web-" not in sheet.inner_text()
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    small = "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    assert sheet.locator("button, input, select").evaluate_all(small) == []
