"""A page that follows rematches frees the memory of the tables it has left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from own_server import launch
from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.conftest import People
from browser.table import open_table

FIRST = 10  # rematches until everything has been used once
MORE = 12
MOST = 100_000  # bytes for all of them together; the board of a single table that was kept weighs more

# The host ends the game from another device.
END = """table => new Promise(done => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  const hello = { type: "hello", version: 1, table, key: localStorage.getItem("grusel.key") };
  socket.onopen = () => [hello, { type: "end" }].forEach(message => socket.send(JSON.stringify(message)));
  socket.onmessage = ({ data }) => { if (JSON.parse(data).phase === "over") { socket.close(); done(); } };
})"""


@pytest.fixture
def browser_without_compiler(browser: Browser) -> Iterator[Browser]:
    """A page whose heap contains no machine code, which the engine generates for a long time."""
    plain = launch(browser.browser_type, "--js-flags=--jitless")
    yield plain
    plain.close()


def test_a_page_frees_the_memory_of_tables_it_has_left(browser_without_compiler: Browser, address: str) -> None:
    people = People(browser_without_compiler, address)
    page = people.new()
    devtools = page.context.new_cdp_session(page)
    open_table(page, "flure", ["me", "bot:random"])
    play_again(page, FIRST)
    before = least(page, devtools)
    play_again(page, MORE)
    assert least(page, devtools) - before < MOST
    assert not people.trouble


def play_again(page: Page, times: int) -> None:
    for _ in range(times):
        page.evaluate(END, page.url.rpartition("/")[2])
        page.locator(".bar button.main").click()
        expect(page.locator(".bar .main")).to_have_count(0)
        expect(page.locator(".board svg").first).to_be_visible()


def least(page: Page, devtools: CDPSession) -> float:
    """The least of three rematches, so that a bot's step being shown does not count."""
    found = []
    for _ in range(3):
        play_again(page, 1)
        found.append(heap(devtools))
    return min(found)


def heap(devtools: CDPSession) -> float:
    """Bytes in use after garbage collection."""
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
    used: float = devtools.send("Runtime.getHeapUsage")["usedSize"]
    return used
