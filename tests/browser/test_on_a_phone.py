"""What a small screen must not do: let the board jump, or put a sentence out of sight."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards import WITH_BOARDS
from browser.conftest import People
from browser.table import is_over, open_on_our_turn, open_table, play_by_list, play_the_last_move

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "locale": "de-DE"}
MOVES = 12
PRESS_ONE = """number => {
  const choices = document.querySelectorAll(".choices button");
  choices[number % choices.length]?.click();
  return choices.length;
}"""


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_a_board_stays_in_place_during_every_question(people: People, game: Any) -> None:
    page = people.new(**PHONE)
    open_on_our_turn(page, game.name)
    page.locator("[data-tab=list]").click()
    assert len(places_of_the_board(page, Random(3))) == 1


def places_of_the_board(page: Page, rng: Random) -> set[float]:
    """The position of the board at every question."""
    places: set[float] = set()
    for _ in range(MOVES):
        page.locator(".choices button, a[href^='/replay/']").first.wait_for()
        if is_over(page):
            break
        places.add(top_of_board(page))
        before = page.locator(".table").get_attribute("data-seq")
        if page.evaluate(PRESS_ONE, rng.randrange(60)):  # else a window was passed automatically just now
            page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=before)
    return places


def test_a_player_choosing_a_grave_sees_the_vampires_to_bury(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "gruft", ["me", "bot:random"])
    page.locator(".grave.lit").first.wait_for()
    expect(page.locator(".grave").first).to_be_in_viewport()
    expect(page.locator(".player.mine .tile").first).to_be_in_viewport(ratio=1)


def test_the_reason_appears_in_sight_of_the_touched_square(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").first.wait_for()
    page.locator("[data-square='175']").scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 300)")
    page.locator("[data-square='140']").tap()
    expect(page.locator(".why")).to_be_in_viewport()
    expect(page.locator(".why")).to_contain_text("leuchtenden Figuren")
    page.locator(".token.lit").first.tap()
    expect(page.locator(".why")).to_be_empty()


def test_the_end_names_the_winner_and_offers_another_game_without_scrolling(people: People) -> None:
    page = people.new(**PHONE)
    play_the_last_move(page, "shy", seed=5, other="me")
    expect(page.locator(".finish h2")).to_contain_text("gewinnt!")
    expect(page.locator(".finish button.main")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .window")).to_be_in_viewport()


def test_the_end_gives_its_reason_in_sight_of_the_winner(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "insel", ["me", "bot:random"])
    play_by_list([page], Random(5))
    page.evaluate("scrollTo(0, 0)")
    how = page.locator(".board > .ask .said")
    expect(how).to_contain_text("Verloren")
    expect(how).to_be_in_viewport()


def test_an_unfinished_game_is_listed_above_the_games_with_its_players(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "flure", ["me", "bot:level3"])
    page.goto("/")
    mine = page.locator("a[href^='/table/']")
    expect(mine).to_contain_text("du")
    expect(mine).to_contain_text("Nachbar")
    assert mine.bounding_box()["y"] < page.locator(".games").bounding_box()["y"]  # type: ignore[index]


def test_a_free_seat_has_room_for_its_name_and_its_buttons(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "gruft", ["me", "open", "open"])
    name = page.locator(".people .name", has_text="frei").first
    expect(name).to_be_visible()
    assert name.evaluate("name => name.getClientRects()[0].height < 40")


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_a_lesson_lights_up_what_it_asks_for_and_keeps_its_words_in_sight(people: People, game: Any) -> None:
    page = people.new(**PHONE)
    page.goto(f"/lesson/{game.name}")
    expect(page.locator(".marked").first).to_be_in_viewport()
    expect(page.locator(".words .task")).to_be_in_viewport()
    expect(page.locator(".words button")).to_be_in_viewport()


def test_a_move_tried_with_a_finger_is_made_with_a_button(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").nth(1).tap()
    page.locator(".end:not(:has(.ways))").first.tap()
    expect(page.locator(".end.tried")).to_have_count(1)
    page.locator(".stay .main").tap()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".figure")).not_to_have_count(0)


def top_of_board(page: Page) -> float:
    """The distance from the top of the page, whatever the scroll position."""
    found: float = page.evaluate(
        "scrollY + document.querySelector('.board .window, .board .screen').getBoundingClientRect().top"
    )
    return found


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_a_table_can_be_opened_without_looking_for_the_button(people: People, game: Any) -> None:
    page = people.new(**PHONE)
    page.goto(f"/new/{game.name}")
    expect(page.locator("form button.main")).to_be_in_viewport(ratio=1)


def test_the_roles_in_the_dungeon_are_not_cut_off(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "shy", ["me", "bot:random"])
    roles = page.locator(".status .who .quiet")
    expect(roles).to_have_text(["Herr des Verlieses", "Held"])
    edge = page.locator(".board [aria-label='Näher']").evaluate("one => one.getBoundingClientRect().left")
    for role in roles.all():
        assert role.evaluate("one => one.getBoundingClientRect().right") <= edge


def test_a_phone_on_its_side_shows_the_whole_hall_and_the_figures_beside_it(people: People) -> None:
    page = people.new(**{**PHONE, "viewport": {"width": 740, "height": 360}})
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").first.wait_for()
    page.locator(".board").evaluate("board => scrollBy(0, board.getBoundingClientRect().top)")
    expect(page.locator("svg.hall")).to_be_in_viewport(ratio=1)
    expect(page.locator(".token.lit").first).to_be_in_viewport(ratio=1)
