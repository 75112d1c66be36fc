"""Each game from the start page to its end on the board itself: two people in two browsers, and bots."""

from __future__ import annotations

from random import Random

import pytest
from ours import OURS
from playwright.sync_api import Page, expect

from browser.boards import play_on_the_boards
from browser.conftest import WORKER, People
from browser.pressing import Press, by_finger, by_keyboard, by_mouse
from browser.table import links, open_from_the_start_page

BY_NAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}


def together(people: People, anna: Page, bo: Page, game: object) -> None:
    """A game that has begun: two people and, where there is room, a bot."""
    bots = ["bot:level5"] if game.seats[-1] > 2 else []  # type: ignore[attr-defined]
    open_from_the_start_page(anna, game.name, ["me", "open", *bots])  # type: ignore[attr-defined]
    bo.goto(links(anna, anna.url.rpartition("/")[2])[0])
    expect(anna.locator(".people li .online")).to_have_count(2)
    anna.locator(".bar button.main").click()


def play(people: People, game: object, anna: Page, bo: Page, presses: list[Press]) -> None:
    together(people, anna, bo, game)
    play_on_the_boards([anna, bo], game.name, presses, Random(7))  # type: ignore[attr-defined]
    expect(bo.locator(".board > .ask.over .said")).not_to_be_empty()
    expect(bo.locator(".finish h2")).to_be_visible()


@BY_NAME
def test_two_people_play_to_the_end_with_mouse_and_finger(people: People, game: object) -> None:
    play(people, game, people.new(**WORKER), people.new(**PHONE, **WORKER), [by_mouse, by_finger])


@BY_NAME
def test_two_people_play_to_the_end_with_the_keyboard_alone(people: People, game: object) -> None:
    play(people, game, people.new(**WORKER), people.new(**WORKER), [by_keyboard, by_keyboard])
