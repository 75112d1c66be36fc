"""Nothing jumps: neither while a page arrives, nor while a game is played, nor at its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards import WITH_BOARDS
from browser.calm import jumps, watch
from browser.conftest import People
from browser.table import finished, open_on_our_turn, open_table, patiently, play_the_last_move, take_up

SIZES: dict[str, Any] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
PAGES = [
    "/",
    "/games/flure",
    "/new/flure",
    "/rules/shy",
    "/lesson/flure",
    "/settings",
    "/about",
    "/puzzles",
    "/nowhere",
]
SETTLED = 300  # milliseconds
MOVES = 25
GROWING = ("insel", "shy")  # hands of cards and questions there grow and shrink, below the board or beside it
BY_SIZE = pytest.mark.parametrize("size", SIZES)
# Each move begins a new window: a script plays a hundred in the time that a person needs for one.
PLAY_ONE = """number => {
  const choices = document.querySelectorAll(".choices button");
  if (choices.length) window.shifts.last = -Infinity;
  choices[number % choices.length]?.click();
  return Number(choices.length > 0);
}"""


@BY_SIZE
def test_no_page_jumps_while_it_arrives(people: People, size: str) -> None:
    page = people.new(**SIZES[size])
    watch(page)
    open_table(page, "flure", ["me", "open"])  # so that there are lists of tables
    assert [found for one in PAGES if (found := jumps_of(page, one))] == []


def jumps_of(page: Page, address: str) -> list[str]:
    page.goto(address)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(SETTLED)
    return jumps(page)


@BY_SIZE
@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_a_table_and_a_replay_arrive_without_a_jump(people: People, game: Any, size: str) -> None:
    page = people.new(**SIZES[size])
    watch(page)
    open_on_our_turn(page, game.name)
    page.reload()
    expect(page.locator(".board .window, .board .screen").first).to_be_visible()
    page.wait_for_timeout(SETTLED)
    assert jumps(page) == []
    take_up(page, finished(game.name, 3), ["me", "me"])
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".window, .screen").first).to_be_visible()
    page.wait_for_timeout(SETTLED)
    assert jumps(page) == []


@BY_SIZE
@pytest.mark.parametrize("game", [game for game in WITH_BOARDS if game.name not in GROWING], ids=lambda game: game.name)
def test_nothing_jumps_while_a_game_is_played(people: People, game: Any, size: str) -> None:
    """Moves are made by a script, which is no hand: everything that moves counts."""
    page = people.new(**SIZES[size])
    watch(page)
    open_table(page, game.name, ["me", *["bot:random"] * (game.seats[0] - 1)])
    page.locator("[data-tab=list]").click()
    rng = Random(7)
    made = 0
    for _ in patiently(page):
        if made == MOVES or page.locator("a[href^='/replay/']").count():
            break
        made += page.evaluate(PLAY_ONE, rng.randrange(1000))
    assert jumps(page) == []


@BY_SIZE
def test_nothing_jumps_when_a_game_ends(people: People, size: str) -> None:
    page = people.new(**SIZES[size])
    watch(page)
    play_the_last_move(page, "shy", seed=4, other="bot:random")
    expect(page.locator(".finish")).to_be_visible()
    assert jumps(page) == []
