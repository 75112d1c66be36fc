"""What people do at a table besides moving: take back, pass the device, use the keyboard, watch, talk."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import People
from browser.table import clicked, links, open_table, patiently, play_by_list


def test_a_move_is_taken_back_at_one_device(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "me"])
    before = page.locator(".board > .ask").inner_text()
    page.locator("[role=tab]").last.click()
    page.locator(".panel ul button").nth(3).click()
    expect(page.locator(".panel ul button").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".bar button").first.click()
    expect(page.locator(".board > .ask")).to_contain_text(before.split(":")[0])
    expect(page.locator(".panel")).to_contain_text("possible moves")


def test_the_device_is_passed_before_the_other_sees_anything(people: People) -> None:
    page = people.new()
    open_table(page, "shy", ["me", "me"])
    play_by_list_until_curtain(page)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board svg")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator(".board svg").first).to_be_visible()


def play_by_list_until_curtain(page: Page) -> None:
    page.locator("[role=tab]").last.click()
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


def test_people_talk(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    bo.locator("[role=tab]").nth(1).click()
    bo.locator(".panel input").fill("Boo <b>!")
    bo.keyboard.press("Enter")
    expect(anna.locator(".notice")).to_have_text("Seat B: Boo <b>! ✕")
    expect(anna.locator("[role=tab]").nth(1)).to_have_text("Chat 1")
    anna.locator("[role=tab]").nth(1).click()
    expect(anna.locator(".panel")).to_contain_text("Seat B Boo <b>!")
    expect(anna.locator("[role=tab]").nth(1)).to_have_text("Chat")
    expect(bo.locator(".notice")).to_have_count(0)


def test_whoever_looks_in_at_a_table_for_anybody_may_sit_down(people: People) -> None:
    anna, bo = people.new(), people.new()
    anna.goto("/new/shy")
    anna.get_by_label("Anybody may join and watch").check()
    anna.get_by_label("Seat B").select_option("open")
    anna.locator("form button.main").click()
    expect(anna.locator(".table")).to_be_visible()
    bo.goto("/")
    bo.locator(f"a[href='/table/{anna.url.rpartition('/')[2]}']").click()
    expect(bo.locator(".board > .ask")).to_contain_text("There is a free seat")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_label("What are you called?")).to_be_visible()
    expect(anna.locator(".board > .ask")).to_contain_text("Everybody is here")
    anna.get_by_role("button", name="Start").click()
    expect(anna.locator(".board > .ask")).not_to_contain_text("Everybody is here")
    cy = people.new()
    cy.goto("/", wait_until="networkidle")
    expect(cy.locator("a[href^='/table/']")).to_have_count(0)  # nobody is looked for any more


def test_a_pause_is_told_to_everybody_and_nothing_can_be_played_in_it(people: People) -> None:
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


def test_people_who_share_a_device_have_names_of_their_own(people: People) -> None:
    page = people.new()
    page.goto("/new/flure")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seat C").select_option("me")
    page.get_by_label("Name at seat C").fill("Cleo")
    page.get_by_label("Remove seat B").click()
    page.locator("form button.main").click()
    expect(page.locator(".people .name")).to_have_text(["Anna", "Cleo"])


def test_whoever_comes_by_a_link_is_asked_for_a_name_and_told_what_is_waited_for(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    expect(anna.locator(".board > .ask")).to_contain_text("Send the links.")
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(bo.locator(".board > .ask")).to_contain_text("as soon as everybody is here")
    expect(anna.locator(".board > .ask")).to_contain_text("Everybody is here")
    bo.get_by_label("What are you called?").fill("Bo")
    bo.keyboard.press("Enter")
    expect(anna.locator(".people")).to_contain_text("Bo")
    expect(bo.get_by_label("What are you called?")).to_have_count(0)


def test_a_rematch_has_the_same_people(people: People) -> None:
    page = people.new()
    open_table(page, "shy", ["me", "bot:random"])
    play_by_list([page], Random(4))
    page.locator(".bar button.main").click()
    page.locator(".bar a.main").click()
    expect(page.locator(".people li")).to_have_count(2)
    expect(page.locator(".board > .ask.over")).to_have_count(0)


def test_a_bot_plays_for_somebody_who_leaves_and_who_can_come_back(people: People) -> None:
    anna, bo = people.new(), people.new()
    open_table(anna, "shy", ["me", "open"])
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()
    bo.get_by_text("Let a bot play for me").click()
    expect(anna.locator(".people")).to_contain_text("a bot stands in")
    bo.get_by_text("I am back").click()
    expect(anna.locator(".people")).not_to_contain_text("a bot stands in")
    expect(bo.get_by_text("Let a bot play for me")).to_be_visible()
