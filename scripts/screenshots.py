"""Pictures of every page and board for docs/screenshots: 360, 768 and 1440 pixels wide, dark and light.

Starts a server of its own; needs the built client and a browser (`make test` installs one).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect, sync_playwright

from grusel.coach.puzzles import worlds
from grusel.registry import installed

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SIZES = {360: 780, 768: 1024, 1440: 900}
THEMES = ("dark", "light")
LANGUAGES = {360: "de-DE", 768: "nl-NL", 1440: "en-GB"}
TURNS = 12  # that are played before a board is shown


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, BROWSERS)))
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for width in SIZES:
            for theme in THEMES:
                take_all(browser, address, width, theme)
        browser.close()


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        settings = {"GRUSEL_DATA": data, "GRUSEL_BOT_BUDGET": "0.01", "GRUSEL_REQUEST_BURST": "1000"}
        command = [sys.executable, "-m", "grusel", "serve", "--port", "0"]
        with subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            found = re.search(r"http://[0-9.:]+", process.stdout.readline())
            assert found
            yield found[0]
            process.terminate()


def take_all(browser: Browser, address: str, width: int, theme: str) -> None:
    size = {"width": width, "height": SIZES[width]}
    context = browser.new_context(
        base_url=address,
        viewport=size,  # type: ignore[arg-type]
        color_scheme=theme,  # type: ignore[arg-type]
        locale=LANGUAGES[width],
        reduced_motion="reduce",
    )
    page = context.new_page()
    for name, path in pages():
        page.goto(path)
        page.wait_for_timeout(700)
        take(page, f"{name}-{theme}-{width}")
    for game in games():
        show_board(page, game)
        take(page, f"{game}-{theme}-{width}")
    page.goto(f"/puzzles/{worlds()['everything'][0]}")
    page.wait_for_timeout(700)
    take(page, f"puzzle-{theme}-{width}")
    page.locator(".go").click()
    page.wait_for_timeout(700)
    take(page, f"puzzle-walk-{theme}-{width}")
    context.close()


def pages() -> Iterator[tuple[str, str]]:
    yield from (("start", "/"), ("settings", "/settings"), ("about", "/about"))
    for game in games():
        yield from ((f"{game}-page", f"/games/{game}"), (f"{game}-set-up", f"/new/{game}"))
    yield "rules", "/rules/flure"
    yield from (("puzzles", "/puzzles"), ("puzzle-editor", "/puzzles/edit"))


def games() -> list[str]:
    return [game.name for game in installed().values()]


def show_board(page: Page, game: str) -> None:
    """A board in the middle of a game."""
    page.goto(f"/new/{game}")
    page.locator("form button.main").click()
    rng = Random(1)
    expect(page.locator(".table")).to_be_visible()
    page.locator("[role=tab]").last.click()
    for _ in range(TURNS):
        page.wait_for_timeout(250)
        moves = page.locator(".panel ul button")
        if count := moves.count():
            moves.nth(rng.randrange(count)).click()
    page.locator("[role=tab]").first.click()
    page.wait_for_timeout(1500)
    if (figure := page.locator(".figure.lit")).count():
        figure.first.click()


def take(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82, full_page=True)


if __name__ == "__main__":
    main()
