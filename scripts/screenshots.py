"""Screenshots of every page and board in `build/screenshots`: 360, 768 and 1440 pixels wide, dark and light.

The narrow ones are in German and show the first screen of a phone, the middle ones in Dutch and the wide ones in
English, both with the whole page. Starts its own server with predictable chance, so that every size shows the same
games; needs the built client and a browser (`make test` installs one). Those that the README shows are in
`docs/screenshots`, and are taken anew with the others.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from known_luck import program, write_word
from own_server import browsing, serving
from playwright.sync_api import Browser, Locator, Page

from grusel.games.flure.puzzle_hall import shipped, to_link, worlds
from grusel.registry import installed

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "screenshots"
SHOWN_IN_README = ROOT / "docs" / "screenshots"
SIZES = {360: 780, 768: 1024, 1440: 900}
PHONE = 360
THEMES = ("dark", "light")
LANGUAGES = {360: "de-DE", 768: "nl-NL", 1440: "en-GB"}
TURNS = {"flure": 22, "gruft": 14, "insel": 5, "shy": 9}  # moves played before a board is shown
LUCK = "moth"  # the word that chance follows from
PUZZLE = worlds()["everything"][8]
SHOWN = 120  # the most choices of a list to choose from
PATIENCE = 400  # polls of a board before it is taken as it is


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    with TemporaryDirectory() as folder:
        data, luck = Path(folder), Path(folder) / "luck"
        command, where = program(luck)
        write_word(luck, LUCK)
        with serving(data, command, **where) as address, browsing() as found:
            for width in SIZES:
                for theme in THEMES:
                    take_all(found, address, luck, width, theme)
    for old in SHOWN_IN_README.glob("*.jpg"):
        shutil.copy(FOLDER / old.name, old)


def take_all(found: Browser, address: str, luck: Path, width: int, theme: str) -> None:
    context = found.new_context(
        base_url=address,
        viewport={"width": width, "height": SIZES[width]},
        color_scheme=theme,  # type: ignore[arg-type]
        locale=LANGUAGES[width],
        reduced_motion="reduce",
        has_touch=width == PHONE,
        is_mobile=width == PHONE,
    )
    page = context.new_page()
    for name, path in pages():
        page.goto(path)
        page.wait_for_timeout(700)
        take(page, f"{name}-{theme}-{width}")
    for game in games():
        write_word(luck, LUCK)
        take_board(page, game, f"{theme}-{width}")
    write_word(luck, LUCK)
    take_expert(page, f"{theme}-{width}")
    take_beside(page, f"{theme}-{width}")
    take_end(page, f"{theme}-{width}")
    take_puzzle(page, f"{theme}-{width}")
    context.close()


def pages() -> Iterator[tuple[str, str]]:
    yield from (("start", "/"), ("settings", "/settings"), ("about", "/about"))
    for game in games():
        yield from ((f"{game}-page", f"/games/{game}"), (f"{game}-set-up", f"/new/{game}"))
        yield from ((f"{game}-rules", f"/rules/{game}"), (f"{game}-lesson", f"/lesson/{game}"))
    yield from (("puzzles", "/puzzles"), ("puzzle-editor", f"/puzzles/edit#{to_link(shipped(PUZZLE))}"))


def games() -> list[str]:
    return [game.name for game in installed().values() if game.name in TURNS]


def take_board(page: Page, game: str, ending: str) -> None:
    """A board in the middle of a game, with a move being tried if possible, and the same in words."""
    open_table(page, game)
    play(page, TURNS[game], Random(1))
    in_words = page.locator("[data-tab=list]")
    in_words.click()
    page.locator("[role=tabpanel] summary").click()
    page.wait_for_timeout(300)
    take(page, f"{game}-in-words-{ending}", in_words)
    page.locator("[data-tab=log]").click()
    if (figure := page.locator(".figure.lit, .token.lit")).count():
        figure.first.click()
        if (end := page.locator(".end")).count():
            end.nth(end.count() // 2).focus()
            page.wait_for_timeout(700)
    take(page, f"{game}-{ending}")


def take_expert(page: Page, ending: str) -> None:
    page.goto("/new/flure")
    page.locator("summary").first.click()
    page.locator("select").filter(has=page.locator("option[value=expert]")).first.select_option("expert")
    page.locator("form button.main").click()
    page.locator("[data-tab=list]").wait_for()
    play(page, 4, Random(5))
    take(page, f"flure-expert-{ending}")


def take_beside(page: Page, ending: str) -> None:
    """The menu of a table, and an imagined line."""
    open_table(page, "flure")
    play(page, 9, Random(3))
    page.locator("[data-tab=table]").click()
    page.locator(".menu").wait_for()
    page.wait_for_timeout(400)
    take(page, f"menu-{ending}")
    page.keyboard.press("Escape")
    page.locator("#what-if").click()
    page.locator("#what-if[aria-pressed=true]").wait_for()
    page.wait_for_timeout(800)
    take(page, f"what-if-{ending}")


def take_end(page: Page, ending: str) -> None:
    """The end of a game, and its replay."""
    open_table(page, "insel")
    play(page, PATIENCE, Random(2))
    take(page, f"insel-end-{ending}")
    page.locator("a[href^='/replay/']").first.click()
    page.locator("input[type=range]").fill("70")
    page.wait_for_timeout(800)
    take(page, f"replay-{ending}")


def take_puzzle(page: Page, ending: str) -> None:
    """A level before and after the monster's walk."""
    page.goto(f"/puzzles/{PUZZLE}")
    page.locator("[data-kind]").first.click()
    page.wait_for_timeout(400)
    take(page, f"puzzle-{ending}")
    page.locator(".go").click()
    page.locator(".result").wait_for()
    take(page, f"puzzle-walk-{ending}")


def open_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.locator("form button.main").click()
    page.locator(".board svg").first.wait_for()


def play(page: Page, turns: int, rng: Random) -> None:
    """This many moves of the first seat, chosen in the list; ends when it is asked again, or the game is over."""
    page.locator("[data-tab=list]").click()
    moves = page.locator(".choices button")
    for _ in range(PATIENCE):
        if page.locator("a[href^='/replay/']").count() or (turns < 0 and moves.count()):
            break
        if (count := moves.count()) and turns >= 0:
            moves.nth(rng.randrange(min(count, SHOWN))).click()
            turns -= 1
        page.wait_for_timeout(60)
    page.locator("[data-tab=log]").click()
    page.wait_for_timeout(500)


def take(page: Page, name: str, about: Locator | None = None) -> None:
    """The whole page; of a long one, and on a phone, only the first screen or the relevant part."""
    page.evaluate("scrollTo(0, 0)")
    if about and on_phone(page):
        about.evaluate("one => one.scrollIntoView({ block: 'start' })")
    short = page.evaluate("document.documentElement.scrollHeight <= 3 * innerHeight")
    whole = short and not on_phone(page)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=50, full_page=whole)


def on_phone(page: Page) -> bool:
    """A screenshot of the whole page is taken without touch, so none is taken there."""
    return page.viewport_size is not None and page.viewport_size["width"] == PHONE


if __name__ == "__main__":
    main()
