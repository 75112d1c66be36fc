"""How each board is played: what can be pressed on it now. People choose among that at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from ours import OURS
from playwright.sync_api import Page

from browser.table import patiently

NEAR = 6  # one of so many things that Tab leads to next is chosen

WEB = Path(__file__).parent.parent.parent / "web" / "src" / "games"
WITH_BOARDS = [game for game in OURS if (WEB / game.name / "Board.svelte").exists()]

# Of these the first that is there is played: an answer before a square, a square before another figure.
PRESSED = {
    **{game.name: ("[data-choice]",) for game in OURS if game not in WITH_BOARDS},
    "flure": (".ways-card button:not(.plain)", ".end, .stay button", ".figure.lit, .token.lit"),
    "gruft": (".answer, .tile.lit", ".grave.lit"),
    "shy": (".panel .answer", ".field .spot.lit"),
    "insel": (
        ".doing .sure",
        ".doing .main, .doing .asked button:not(.plain)",
        ".spot[class*='to-'], .doing button:not(.tool):not(.plain), .hands .lit",
    ),
}

Press = Callable[[Page, str, Random], None]

# The middle of one of these things, if a click there would hit it and nothing that lies above it.
MIDDLE = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)];
  const one = all[Math.floor(chance * all.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest(selector) === one ? [x, y] : null;
}"""

# How often Tab leads from what has the focus to each of these things, the nearest first.
TABS = """selector => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (one) => one.tabIndex === 0 && !one.disabled && one.getClientRects().length,
  );
  const from = stops.indexOf(document.activeElement);
  const steps = stops.flatMap((one, at) => (one.matches(selector) ? [(at - from + stops.length) % stops.length] : []));
  return steps.sort((a, b) => a - b);
}"""


def by_mouse(page: Page, selector: str, rng: Random) -> None:
    if place := page.evaluate(MIDDLE, [selector, rng.random()]):
        page.mouse.click(*place)


def by_finger(page: Page, selector: str, rng: Random) -> None:
    if place := page.evaluate(MIDDLE, [selector, rng.random()]):
        page.touchscreen.tap(*place)


def by_keyboard(page: Page, selector: str, rng: Random) -> None:
    """Tab until such a thing has the focus, arrow keys to its neighbours, Enter."""
    tabs = page.evaluate(TABS, selector)
    for _ in range(rng.choice(tabs[:NEAR] or [0])):
        page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.tagName === 'g'"):
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    # Something may have changed on the way, or an arrow has led to something else: then the next try does it.
    if page.evaluate("selector => document.activeElement.matches(selector)", selector):
        page.keyboard.press("Enter")


def play_on_the_boards(pages: list[Page], game: str, presses: list[Press], rng: Random) -> None:
    """Until everybody sees the end."""
    for _ in patiently(pages[0]):
        if all(page.locator("a[href^='/replay/']").count() for page in pages):
            return
        for page, press in zip(pages, presses, strict=True):
            _play_once(page, game, press, rng)


def _play_once(page: Page, game: str, press: Press, rng: Random) -> None:
    find = "all => all.find(one => document.querySelector(`.board :is(${one})`)) ?? ''"
    if found := page.evaluate(find, list(PRESSED[game])):
        press(page, f".board :is({found})", rng)
