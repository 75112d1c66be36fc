"""When a move has to be confirmed, and when no question is asked at all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import People
from browser.table import OUR_TURN, is_over, open_table, patiently


def ask_before_each_move(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Ask before each move").check()
    expect(page.get_by_label("Pass automatically when I have no choice")).to_be_checked()


def test_a_move_is_made_only_when_it_is_confirmed(people: People) -> None:
    page = people.new()
    ask_before_each_move(page)
    open_table(page, "flure", ["me", "bot:random"])
    page.locator("[data-tab=list]").click()
    move = page.locator(".choices button").nth(3)
    said = move.inner_text()
    asked = page.locator(".board > .ask").inner_text()
    move.click()
    expect(page.locator(".confirm")).to_contain_text(said)
    expect(page.locator(".board > .ask")).to_have_text(asked)
    page.locator(".confirm button").last.click()
    expect(page.locator(".confirm")).to_have_count(0)
    move.click()
    page.locator(".confirm button.main").click()
    expect(page.locator(".board > .ask")).not_to_have_text(asked)


def passes(page: Page) -> list[str]:
    """The windows for special cards that the server says the first seat passed."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.extend(re.findall(r'"type":"passed","seat":0', str(frame))))

    page.on("websocket", listen)
    return heard


def test_a_window_passed_automatically_asks_no_question(people: People) -> None:
    """Die verbotene Insel stops for special cards: a player who wants to play none is never asked to confirm that."""
    page = people.new()
    passed = passes(page)
    ask_before_each_move(page)
    page.evaluate("localStorage.setItem('grusel.insel', JSON.stringify({ asking: 'needed' }))")
    for _ in range(6):
        open_table(page, "insel", ["me", "bot:random"])
        page.locator("[data-tab=list]").click()
        end_turns(page, passed)
        if passed:
            return
    raise AssertionError("no window came in six games")


def end_turns(page: Page, passed: list[str]) -> None:
    """End our turns without an action until a window has been passed or the game is over."""
    for _ in patiently(page):
        if passed or is_over(page):
            return
        if not page.locator(OUR_TURN).count():  # a move in another seat's turn may vanish before it is pressed
            continue
        if page.locator(".confirm").count():
            assert "no special card" not in page.locator(".confirm span").inner_text()
            page.locator(".confirm button.main").click()
        elif page.locator(".choices [data-move=end]").count():
            page.locator(".choices [data-move=end]").click()
        elif page.locator(".choices button:not([data-move=pass])").count():
            page.locator(".choices button:not([data-move=pass])").first.click()
