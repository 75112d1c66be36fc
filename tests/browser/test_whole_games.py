"""Each game from the start page to its end in a browser."""

from __future__ import annotations

from random import Random

import pytest
from ours import OURS
from playwright.sync_api import expect

from browser.conftest import WORKER, People
from browser.table import (
    OUR_TURN,
    finished,
    is_over,
    links,
    open_from_the_start_page,
    open_table,
    play_by_list,
    take_up,
)

BY_NAME = pytest.mark.parametrize("game", [game.name for game in OURS])


@BY_NAME
def test_a_person_plays_to_the_end_by_the_list_alone(people: People, game: str) -> None:
    page = people.new(**WORKER)
    least = next(one.seats[0] for one in OURS if one.name == game)
    open_from_the_start_page(page, game, ["me", *["bot:random"] * (least - 1)])
    play_by_list([page], Random(3))
    assert is_over(page)


def test_two_people_and_a_bot_play_by_link(people: People) -> None:
    anna, bo = people.new(**WORKER), people.new(locale="de-DE", **WORKER)
    open_table(anna, "flure", ["me", "open", "bot:random"])
    table = anna.url.rpartition("/")[2]
    bo.goto(links(anna, table)[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    expect(bo.locator(".board > .ask")).to_contain_text("Runde 1")
    play_by_list([anna, bo], Random(5))
    assert is_over(bo)


def test_a_reload_in_the_middle_changes_nothing(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    page.locator("[data-tab=list]").click()
    page.locator(".panel ul button").nth(3).click()
    expect(page.locator(".board > .ask")).to_contain_text("3 figures")
    expect(page.locator(OUR_TURN)).to_be_visible()
    asked = page.locator(".board > .ask").inner_text()
    page.reload()
    expect(page.locator(".board > .ask")).to_have_text(asked)


def test_the_language_can_be_switched_in_the_middle(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    expect(page.locator(".board > .ask")).to_contain_text("Round 1")
    for language, word in (("de", "Runde 1"), ("nl", "Ronde 1")):
        page.locator("header select").select_option(language)
        expect(page.locator(".board > .ask")).to_contain_text(word)


def test_a_finished_game_is_replayed_from_a_link(people: People) -> None:
    page = people.new()
    open_table(page, "shy", ["me", "bot:random"])
    play_by_list([page], Random(1))
    page.locator("a[href^='/replay/']").click()
    expect(page.locator(".head")).to_contain_text("Move 0 of")
    expect(page.locator(".seen")).to_contain_text("Will-o’-the-wisp")
    page.locator("[aria-label='One move on']").click()
    expect(page.locator(".head")).to_contain_text("Move 1 of")
    page.keyboard.press("End")
    last = page.locator(".head strong").inner_text()
    somebody = people.new()
    somebody.goto(page.url)
    expect(somebody.locator(".head strong")).to_have_text(last)
    somebody.locator(".seen select").select_option("1")
    expect(somebody.locator(".head strong")).to_have_text(last)


def test_a_replay_names_its_bots_describes_ends_of_ways_and_pauses(people: People) -> None:
    page = people.new()
    page.clock.install()
    take_up(page, finished("flure", 8), ["me", "bot:random"])
    page.locator("a[href^='/replay/']").click()
    expect(page.locator(".seen")).to_contain_text("Will-o’-the-wisp")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".scrub input").fill("20")
    page.clock.run_for(1500)  # longer than a move takes
    expect(page.locator(".head")).to_contain_text("Move 20 of")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_an_unfinished_game_has_no_replay(people: People) -> None:
    page = people.new()
    open_table(page, "shy", ["me", "bot:random"])
    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/replay")
    assert answer.status == 400
    assert answer.json()["why"]["id"] == "server-not-over"


def test_a_finished_game_is_replayed_event_by_event(people: People) -> None:
    page = people.new()
    take_up(page, finished("flure", 8), ["me", "bot:random"])
    page.locator("a[href^='/replay/']").click()
    expect(page.locator(".head")).to_contain_text("Move 0 of")
    presses = 0
    while "Move 6 " not in page.locator(".head").inner_text():
        page.keyboard.press(".")
        presses += 1
        assert presses < 100
    assert presses > 6  # moves have several events: a figure comes in, and is turned over
