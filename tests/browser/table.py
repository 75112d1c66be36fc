"""What a person does at a table, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

LONG = 300  # seconds: a very busy machine is no defect, a game that does not end is
PAUSE = 15  # milliseconds
SOON = 3_000  # milliseconds


def patiently(page: Page) -> Iterator[None]:
    """Again and again, for as long as it may take; how often that is says nothing, for others have to move as well."""
    until = monotonic() + LONG
    while monotonic() < until:
        yield
        page.wait_for_timeout(PAUSE)
    raise AssertionError("it does not come to an end")


def open_table(page: Page, game: str, seats: list[str]) -> None:
    """From the start page to the table; seats are `me`, `open` or `bot:random`."""
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").click()
    rows = page.locator("form ol li")
    expect(rows.first).to_be_visible()
    while rows.count() < len(seats):
        page.locator("form section > button").click()
    while rows.count() > len(seats):
        rows.last.locator("button").click()
    for row, seat in zip(rows.all(), seats, strict=True):
        row.locator("select").select_option(seat)
    page.locator("form button.main").click()
    expect(page.locator(".table")).to_be_visible()


def links(page: Page, table: str) -> list[str]:
    """The links for the open seats, as the host's browser keeps them."""
    invites = page.evaluate(f"JSON.parse(sessionStorage.getItem('grusel.invites.{table}')).invites")
    return [f"/table/{table}#{token}" for token in invites.values()]


def is_over(page: Page) -> bool:
    return page.locator("a[href^='/replay/']").count() > 0


def play_by_list(pages: list[Page], rng: Random) -> None:
    """Play to the end, each person by the list of moves alone."""
    for page in pages:
        page.locator("[role=tab]").last.click()
    for _ in patiently(pages[0]):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if page.locator(".curtain button").count():
                page.locator(".curtain button").click()
            moves = page.locator(".panel ul button")
            if count := moves.count():
                move = moves.nth(rng.randrange(min(count, 200)))
                before = page.locator(".table").get_attribute("data-seq")
                if clicked(move):
                    page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=before)


def clicked(one: Locator) -> bool:
    """Whether it was still there: a move without a choice is made by itself after a moment."""
    try:
        one.click(timeout=SOON)
    except TooLate:
        return False
    return True
