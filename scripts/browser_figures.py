"""Measure the browser client: weight, first board, smoothness of a long walk, memory.

Starts its own server; needs the built client and a browser. Prints the figures of docs/browser.md.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import statistics
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import websockets
from msgspec import Raw
from own_server import browsing, serving
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from grusel.client.connection import Client
from grusel.match import AnyMatch, Match
from grusel.record import letter
from grusel.registry import installed
from grusel.server.messages.http import Replay, Shown
from grusel.tables.messages import End, TableInfo, Told, encode
from grusel.tables.people import PERSON
from grusel.tables.rows import SeatRow
from grusel.tables.telling import seated

GAMES = ("flure", "gruft", "shy", "insel")
EVENTS = 500
REMATCHES = 50
SMOOTH = 1000 / 60

# Otherwise the heap contains the engine's machine code for the page's scripts, which grows for a long time.
WITHOUT_MACHINE_CODE = "--js-flags=--jitless"

# The time from the start of the navigation until the first board is in the page and painted.
WATCH = """() => {
  const look = () => {
    if (!document.querySelector(".board svg")) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.boardAt = performance.now(); });
  };
  look();
}"""
FRAMES = """() => {
  window.frames_ = [];
  const note = (time) => { window.frames_.push(time); window.noting = requestAnimationFrame(note); };
  window.noting = requestAnimationFrame(note);
}"""


def main() -> None:
    wanted = sys.argv[1:] or list(MEASURES)
    if sys.platform != "win32":
        tell(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with TemporaryDirectory() as data, serving(Path(data)) as address:
        for name, (measure, flags) in MEASURES.items():
            if name in wanted:
                with browsing(*flags) as found:
                    measure(found, address)


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def first_board(found: Browser, address: str) -> None:
    """Follow a link to a table with an empty browser."""
    for game in GAMES:
        times = [_first_board(found, address, game) for _ in range(5)]
        tell(f"first board of {game}: {statistics.median(times):.0f} ms (median of 5, worst {max(times):.0f})")


def _first_board(found: Browser, address: str, game: str) -> float:
    context = _context(found, address)
    page = context.new_page()
    _open_table(page, game)
    storage = context.storage_state()
    context.close()
    fresh = found.new_context(base_url=address, storage_state=storage, reduced_motion="reduce")
    visitor = fresh.new_page()
    visitor.add_init_script(f"({WATCH})()")
    visitor.goto(page.url, wait_until="commit")
    visitor.wait_for_function("() => window.boardAt")
    time: float = visitor.evaluate("window.boardAt")
    fresh.close()
    return time


def weight(found: Browser, address: str) -> None:
    """Compressed JavaScript: of the first page, and of each board."""
    for game in GAMES:
        context = found.new_context(base_url=address, service_workers="block")
        page = context.new_page()
        sizes: dict[str, int] = {}
        page.on("response", partial(_weigh, sizes))
        page.goto("/")
        page.locator(".games li").first.wait_for()
        page.wait_for_load_state("networkidle")
        first = sum(sizes.values())
        _open_table(page, game)
        more = sum(sizes.values()) - first
        tell(f"JavaScript: first page {first / 1000:.1f} kB, the board of {game} {more / 1000:.1f} kB more")
        context.close()


def _weigh(sizes: dict[str, int], response: Response) -> None:
    if response.url.endswith(".js") and response.ok:
        sizes[response.url] = len(gzip.compress(response.body()))


def walk(found: Browser, address: str) -> None:
    """One step of at least 500 events of the monster, played at the highest speed, with every frame drawn."""
    context = found.new_context(base_url=address, viewport={"width": 1280, "height": 900})
    context.add_init_script("localStorage.setItem('grusel.settings', JSON.stringify({ speed: 'fast', theme: 'dark' }))")
    page = context.new_page()
    replay = long_walk()
    page.route("**/api/tables/walk/replay*", lambda route: route.fulfill(body=replay, content_type="application/json"))
    page.goto("/replay/walk")
    page.locator(".bar button.main").wait_for()
    page.evaluate(FRAMES)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)
    page.wait_for_function("() => document.querySelectorAll('.trails .foot').length === 0", timeout=300_000)
    times: list[float] = page.evaluate("window.frames_")
    _tell_frames(times)
    context.close()


def _tell_frames(times: list[float]) -> None:
    gaps = sorted(after - before for before, after in pairwise(times))
    seconds = (times[-1] - times[0]) / 1000
    late = sum(gap > 1.5 * SMOOTH for gap in gaps)
    tell(f"walk: {len(gaps)} frames in {seconds:.1f} s, {len(gaps) / seconds:.1f} a second")
    tell(f"walk: median gap {statistics.median(gaps):.1f} ms, 99 of 100 below {gaps[int(len(gaps) * 0.99)]:.1f} ms")
    tell(f"walk: {late} frames came late ({100 * late / len(gaps):.1f} %), the longest gap {gaps[-1]:.0f} ms")


def long_walk() -> bytes:
    """The monster's walks in several games, chained as if they were one."""
    match = _game(Random(3))
    told: list[Told] = []
    for moment in match.moments:
        monster = [event for event in moment.events if "monster" in type(event).__struct_config__.tag]
        told += [Told(Raw(encode(event)), match.game.tell(event)) for event in monster]
    told = (told * (EVENTS // max(1, len(told)) + 1))[:EVENTS]
    first, last = match.moments[1].state, match.moments[-1].state
    moments = tuple(_shown(match, state, events) for state, events in ((first, []), (last, told)))
    seats = tuple(seated(SeatRow(seat=seat, kind=PERSON, name=letter(seat)), online=False) for seat in range(4))
    return encode(Replay(game="flure", seats=seats, moments=moments))


def _shown(match: AnyMatch, state: Any, told: list[Told]) -> Shown:
    view = match.game.view(state, None)
    ask = match.game.ask(view, None)
    return Shown(by=None, text="", events=Raw(encode(told)), view=Raw(encode(view)), ask=ask)


def _game(rng: Random) -> AnyMatch:
    match: AnyMatch = Match(installed()["flure"], 4)
    match.play_chance(rng)
    while seats := getattr(match.turn, "seats", ()):
        match.play(seats[0], rng.choice(match.game.actions(match.state, seats[0])))
        match.play_chance(rng)
    return match


def memory(found: Browser, address: str) -> None:
    """The heap of a page after a series of rematches, after garbage collection."""
    context = _context(found, address)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    _open_table(page, "flure")
    key = page.evaluate("localStorage.getItem('grusel.key')")
    for number in range(1, REMATCHES + 1):
        _in_a_thread(lambda: asyncio.run(_end(address, page.url.rpartition("/")[2], key)))
        page.locator(".bar button.main").click()
        expect(page.locator(".bar button.main")).to_have_count(0)
        expect(page.locator(".bar button").first).to_be_visible()
        page.locator(".board svg").first.wait_for()
        if number in (1, 10, 20, 30, 40, 50):
            _tell_memory(devtools, number)
    context.close()


def _in_a_thread(act: Callable[[], None]) -> None:
    """Playwright occupies this thread's event loop."""
    thread = Thread(target=act)
    thread.start()
    thread.join()


async def _end(address: str, table: str, key: str) -> None:
    """End the game as its host, from another device."""
    async with websockets.connect(address.replace("http", "ws") + "/ws") as socket:
        client = Client(table, key)
        await client.hello(socket)
        await client.until(TableInfo)
        await client.send(End())
        await client.until(TableInfo, lambda info: info.phase == "over")


def _tell_memory(devtools: Any, number: int) -> None:
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
    used = devtools.send("Runtime.getHeapUsage")["usedSize"] / 2**20
    counters = devtools.send("Memory.getDOMCounters")
    tell(
        f"after {number} rematches: {used:.2f} MiB, {counters['nodes']} nodes, {counters['jsEventListeners']} listeners"
    )


def _context(found: Browser, address: str) -> BrowserContext:
    return found.new_context(base_url=address, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")


def _open_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.locator("form button.main").click()
    page.locator(".board svg").first.wait_for()


MEASURES: dict[str, tuple[Callable[[Browser, str], None], tuple[str, ...]]] = {
    "weight": (weight, ()),
    "first": (first_board, ()),
    "walk": (walk, ()),
    "memory": (memory, (WITHOUT_MACHINE_CODE,)),
    "memory-with-machine-code": (memory, ()),
}

if __name__ == "__main__":
    main()
