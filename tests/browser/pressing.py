"""Ways to press things on a page: one of those that a selector finds, chosen at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from playwright.sync_api import Page

NEAR = 6  # Tab goes to one of this many next things

Press = Callable[[Page, str, Random], bool]  # whether it was done

# The middle of one of these things, if a click there would hit it and nothing above it.
MIDDLE = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)];
  const one = all[Math.floor(chance * all.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest(selector) === one ? [x, y] : null;
}"""

# How many times to press Tab from the focus to each of these things, the nearest first.
TABS = """selector => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (one) => one.tabIndex === 0 && !one.disabled && one.getClientRects().length,
  );
  const from = stops.indexOf(document.activeElement);
  const steps = stops.flatMap((one, at) => (one.matches(selector) ? [(at - from + stops.length) % stops.length] : []));
  return steps.sort((a, b) => a - b);
}"""


def first_there(page: Page, selectors: Iterable[str]) -> str:
    """The first of these selectors that finds something; empty if none does."""
    found: str = page.evaluate("all => all.find((one) => document.querySelector(one)) ?? ''", list(selectors))
    return found


def by_mouse(page: Page, selector: str, rng: Random) -> bool:
    if place := page.evaluate(MIDDLE, [selector, rng.random()]):
        page.mouse.click(*place)
    return place is not None


def by_finger(page: Page, selector: str, rng: Random) -> bool:
    if place := page.evaluate(MIDDLE, [selector, rng.random()]):
        page.touchscreen.tap(*place)
    return place is not None


def by_keyboard(page: Page, selector: str, rng: Random) -> bool:
    """Tab until such a thing has the focus, arrow keys to its neighbours, Enter."""
    tabs = page.evaluate(TABS, selector)
    for _ in range(rng.choice(tabs[:NEAR] or [0])):
        page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.tagName === 'g'"):
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    # If the page changed meanwhile, or an arrow led elsewhere, the next try does it.
    found: bool = page.evaluate("selector => document.activeElement.matches(selector)", selector)
    if found:
        page.keyboard.press("Enter")
    return found
