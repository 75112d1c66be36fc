"""What people do at a table besides moving: take back, pass the device, use the keyboard, watch, chat."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import People
from browser.table import by_turn, clicked, links, open_table, patiently, play_the_last_move


def test_a_move_is_taken_back_at_one_device(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "me"])
    before = page.locator(".board > .ask").inner_text()
    page.locator("[data-tab=list]").click()
    page.locator(".panel ul button").nth(3).click()
    expect(page.locator(".panel ul button").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".tools button").first.click()
    expect(page.locator(".board > .ask")).to_contain_text(before.split(":")[0])
    expect(page.locator(".panel")).to_contain_text("possible moves")
    page.locator("[data-tab=log]").click()
    expect(page.locator(".panel li").last).to_contain_text("takes back a move")


def test_a_player_asked_for_an_undo_sees_it_at_once_and_the_other_sees_that_it_was_asked(people: People) -> None:
    anna, bo = people.new(), people.new(viewport={"width": 360, "height": 740})
    anna.goto("/new/shy")
    anna.get_by_label("Seat B").select_option("open")
    anna.locator("summary").first.click()
    anna.get_by_label("Dungeon Master").first.select_option("second")
    anna.locator("form button.main").click()
    expect(anna.locator(".table")).to_be_visible()
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".board > .ask")).to_contain_text("Everybody is here")
    anna.get_by_role("button", name="Start").click()
    for _ in range(6):
        bo.locator(".field .spot.lit").first.click()
    bo.locator(".board .answer").click()
    anna.locator(".field .spot.lit").first.click()
    expect(anna.locator(".board > .ask")).to_contain_text("one peek")
    anna.keyboard.press("u")
    expect(anna.locator(".asked")).to_contain_text("Waiting for a yes from Seat B")
    expect(bo.locator(".asked")).to_be_in_viewport(ratio=1)
    bo.get_by_role("button", name="Yes, take it back").click()
    bo.locator("[data-tab=log]").click()
    expect(bo.locator(".panel li").last).to_contain_text("takes back a move")
    expect(anna.locator(".asked")).to_have_count(0)


def test_every_player_is_told_of_a_move_taken_back(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "flure", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    expect(anna.locator(".board > .ask")).to_contain_text("Round 1")
    mover, other = by_turn(anna, bo)
    mover.locator("[data-tab=list]").click()
    mover.locator(".panel ul button").nth(3).click()
    expect(other.locator(".ask .mine")).to_be_visible()
    expect(mover.locator(".ask .mine")).to_have_count(0)
    mover.keyboard.press("u")
    for page in (anna, bo):
        page.locator("[data-tab=log]").click()
        expect(page.locator(".panel li").last).to_contain_text("takes back a move")


def test_a_clock_is_chosen_seen_and_runs(people: People) -> None:
    page = people.new()
    page.goto("/new/shy")
    page.get_by_label("Seat B").select_option("bot:random")
    page.get_by_label("Time to think").select_option(index=1)
    page.locator("form button.main").click()
    expect(page.locator(".people .clock, .ask .clock").first).to_contain_text(re.compile(r"0:5\d"), timeout=15_000)


def test_the_device_is_passed_before_the_other_player_sees_anything(people: People) -> None:
    page = people.new()
    open_table(page, "shy", ["me", "me"])
    play_by_list_until_curtain(page)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board svg")).to_have_count(0)
    for tab in (page.locator("[data-tab=log]"), page.locator("[data-tab=list]")):
        tab.click()
        expect(page.locator(".panel")).to_be_empty()
    page.locator(".curtain button").click()
    expect(page.locator(".board svg").first).to_be_visible()


def play_by_list_until_curtain(page: Page) -> None:
    page.locator("[data-tab=list]").click()
    rng = Random(2)
    for _ in patiently(page):
        if page.locator(".curtain").count():
            return
        moves = page.locator(".panel ul button")
        if count := moves.count():
            seq = page.locator(".table").get_attribute("data-seq")
            if not clicked(moves.nth(rng.randrange(count))):
                continue
            page.wait_for_function(
                "seq => document.querySelector('.curtain') || document.querySelector('.table').dataset.seq !== seq",
                arg=seq,
            )


def test_players_chat(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    bo.locator("[data-tab=chat]").click()
    bo.locator(".panel input").fill("Boo <b>!")
    bo.keyboard.press("Enter")
    expect(anna.locator(".notice")).to_have_text("Seat B: Boo <b>! ✕")
    expect(anna.locator("[data-tab=chat]")).to_have_text("Chat 1")
    anna.locator("[data-tab=chat]").click()
    expect(anna.locator(".panel")).to_contain_text("Seat B Boo <b>!")
    expect(anna.locator("[data-tab=chat]")).to_have_text("Chat")
    expect(bo.locator(".notice")).to_have_count(0)


def test_a_visitor_may_sit_down_at_a_public_table(people: People) -> None:
    anna, bo = people.new(), people.new()
    anna.goto("/new/shy")
    anna.get_by_label("Anybody may join and watch").check()
    anna.get_by_label("Seat B").select_option("open")
    anna.locator("form button.main").click()
    expect(anna.locator(".table")).to_be_visible()
    bo.goto("/")
    bo.locator(f"a[href='/table/{anna.url.rpartition('/')[2].partition('#')[0]}']").click()
    expect(bo.locator(".board > .ask")).to_contain_text("There is a free seat")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_label("What are you called?")).to_be_visible()
    expect(anna.locator(".board > .ask")).to_contain_text("Everybody is here")
    anna.get_by_role("button", name="Start").click()
    expect(anna.locator(".board > .ask")).not_to_contain_text("Everybody is here")
    cy = people.new()
    cy.goto("/", wait_until="networkidle")
    expect(cy.locator("a[href^='/table/']")).to_have_count(0)  # the free seat is no longer offered


def test_every_player_is_told_of_a_pause_and_cannot_play_during_it(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    anna.get_by_role("button", name="Start").click()
    anna.get_by_role("button", name="Pause").click()
    expect(anna.locator(".board > .ask")).to_contain_text("Go on when you like")
    expect(bo.locator(".board > .ask")).to_contain_text("The host says when it goes on")
    for page in (anna, bo):
        expect(page.locator(".board .lit")).to_have_count(0)
    anna.locator(".board > .ask").get_by_role("button", name="Go on").click()
    expect(bo.locator(".board > .ask")).not_to_contain_text("Paused")


def test_players_who_share_a_device_have_their_own_names(people: People) -> None:
    page = people.new()
    page.goto("/new/flure")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seat C").select_option("me")
    page.get_by_label("Name at seat C").fill("Cleo")
    page.get_by_label("Remove seat B").click()
    page.locator("form button.main").click()
    expect(page.locator(".people .name")).to_have_text(["Anna", "Cleo"])


def test_a_guest_by_link_is_asked_for_a_name_and_told_what_the_table_waits_for(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    expect(anna.locator(".board > .ask")).to_contain_text("Send the links.")
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(bo.locator(".board > .ask")).to_contain_text("the host will start the game")
    expect(anna.locator(".board > .ask")).to_contain_text("Everybody is here")
    bo.get_by_label("What are you called?").fill("Bo")
    bo.keyboard.press("Enter")
    expect(anna.locator(".people")).to_contain_text("Bo")
    expect(bo.get_by_label("What are you called?")).to_have_count(0)


def test_a_rematch_has_the_same_players_and_begins_at_once_for_each_who_accepts(people: People) -> None:
    page = people.new()
    play_the_last_move(page, "shy", seed=4, other="bot:random")
    before = page.url
    page.locator(".finish button.main").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".people li")).to_have_count(2)
    expect(page.locator(".board > .ask.over")).to_have_count(0)


def test_a_bot_plays_for_a_player_who_leaves_and_may_return(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    bo.locator("[data-tab=table]").click()
    bo.get_by_text("Let a bot play for me").click()
    expect(anna.locator(".people")).to_contain_text("a bot stands in")
    bo.get_by_text("I am back").click()
    expect(anna.locator(".people")).not_to_contain_text("a bot stands in")
    bo.locator("[data-tab=table]").click()
    expect(bo.get_by_text("Let a bot play for me")).to_be_visible()


def test_a_player_who_returns_reads_what_happened_meanwhile(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "flure", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    bo.locator("[data-tab=table]").click()
    bo.get_by_text("Let a bot play for me").click()
    anna.locator("[data-tab=list]").click()
    anna.locator(".panel ul button").first.click()
    anna.locator("[data-tab=log]").click()
    expect(anna.locator(".panel li", has_text="Seat B’s")).not_to_have_count(0)
    expect(anna.locator(".ask .mine")).to_be_visible()
    bo.get_by_text("I am back").click()
    expect(bo.locator(".panel li")).to_have_text(anna.locator(".panel li").all_inner_texts())
