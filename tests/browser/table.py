"""Actions of a person at a table, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.pressing import by_mouse, first_there
from grusel.match import AnyMatch, Match
from grusel.record import to_text
from grusel.registry import installed

LONG = 300  # seconds: a very busy machine is no defect, a game that does not end is
PAUSE = 15  # milliseconds
SOON = 3_000  # milliseconds
GAMES = 10  # of which one must come to our turn

OVER = "a[href^='/replay/']"
HANDED_OVER = ".curtain button"
IN_THE_LIST = ".panel ul button"
NOTHING_BY_ITSELF = "localStorage.setItem('grusel.settings', JSON.stringify({ autoPass: false }))"
# The table waits for the first seat, which has a choice: nothing happens before that.
OUR_TURN = ".table:has(.people li.turn:first-child):has(.ask .mine)"


def patiently(page: Page) -> Iterator[None]:
    """Repeat until the time limit; a count would be no limit, because others move as well."""
    until = monotonic() + LONG
    while monotonic() < until:
        yield
        page.wait_for_timeout(PAUSE)
    raise AssertionError("it does not come to an end")


def open_table(page: Page, game: str, seats: list[str]) -> None:
    """A new table; seats are `me`, `open` or `bot:random`."""
    page.goto(f"/new/{game}")
    _set(page, seats)


def open_from_the_start_page(page: Page, game: str, seats: list[str], start: str = "/") -> None:
    """The same from the start page, as a person gets there."""
    page.goto(start)
    page.locator(f"a[href$='/new/{game}']").click()
    _set(page, seats)


def _set(page: Page, seats: list[str]) -> None:
    rows = page.locator("form ol li")
    expect(rows.first).to_be_visible()
    while rows.count() < len(seats):
        page.locator("form section > button").click()
    while rows.count() > len(seats):
        rows.last.locator("button").click()
    for row, seat in zip(rows.all(), seats, strict=True):
        row.locator("select").select_option(seat)
    page.locator("form button.main").click()
    page.locator(".table").wait_for()


def open_on_our_turn(page: Page, game: str) -> None:
    """A table with bots on our turn; bots may begin, and the worst of them lose games before that."""
    for _ in range(GAMES):
        open_table(page, game, ["me", *["bot:random"] * (installed()[game].seats[0] - 1)])
        page.locator(f"{OUR_TURN}, {OVER}").first.wait_for()
        if not is_over(page):
            return
    raise AssertionError(f"{GAMES} games were over before our first turn")


def links(page: Page, table: str) -> list[str]:
    """The links for the open seats, as the host's browser keeps them."""
    table = table.partition("#")[0]
    invites = page.evaluate(f"JSON.parse(sessionStorage.getItem('grusel.invites.{table}')).invites")
    return [f"/table/{table}#{token}" for token in invites.values()]


def take_up(page: Page, match: AnyMatch, seats: list[str]) -> None:
    """Open a table at which a record is continued, or shown if it is finished; seats as above."""
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    key = page.evaluate("localStorage.getItem('grusel.key')")
    wish = {"record": to_text(match.record()), "seats": [_wished(seat) for seat in seats]}
    answer = page.request.post("/api/records", data=wish, headers={"X-Grusel-Key": key})
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator(".table")).to_be_visible()


def _wished(seat: str) -> dict[str, str]:
    kind, _, bot = seat.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


def finished(game: str, seed: int) -> AnyMatch:
    """A game of random moves with the fewest players."""
    match: AnyMatch = Match(installed()[game], installed()[game].seats[0])
    match.play_randomly(Random(seed))
    return match


def play_the_last_move(page: Page, game: str, seed: int, other: str) -> None:
    """The last part of a game between us and another seat, which may also be ours."""
    match = finished(game, seed)
    last = match.record().steps[-1]
    assert last.by is not None
    match.undo()
    take_up(page, match, ["me" if seat == last.by else other for seat in range(match.seats)])
    page.locator("[data-tab=list]").click()
    expect(page.locator(HANDED_OVER).or_(page.locator(IN_THE_LIST)).first).to_be_visible()
    if first_there(page, [HANDED_OVER]):
        page.locator(HANDED_OVER).click()
    page.locator(f".panel ul [data-move='{last.move}']").click()
    expect(page.locator(OVER)).to_be_visible()


def by_turn(anna: Page, bo: Page) -> tuple[Page, Page]:
    """The player to move of the first two seats, and the other."""
    expect(anna.locator(".people li.turn")).to_have_count(1)
    mover, other = (anna, bo) if anna.locator(".people li.turn:first-child").count() else (bo, anna)
    expect(mover.locator(".ask .mine")).to_be_visible()
    return mover, other


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def play_by_list(pages: list[Page], rng: Random) -> None:
    """Play to the end, each person by the list of moves alone."""
    for page in pages:
        page.locator("[data-tab=list]").click()
    for _ in patiently(pages[0]):
        found = [play_once(page, rng) for page in pages]
        if all(one == OVER for one in found):
            return


def play_some(page: Page, rng: Random, moves: int) -> None:
    """Make some moves by the list, or come to the end of the game."""
    page.locator("[data-tab=list]").click()
    made = 0
    for _ in patiently(page):
        made += play_once(page, rng) == IN_THE_LIST
        if made >= moves or is_over(page):
            return


def play_once(page: Page, rng: Random) -> str:
    """Press the next thing to press, and return what it was."""
    found = first_there(page, [OVER, HANDED_OVER, IN_THE_LIST])
    if found == HANDED_OVER:
        by_mouse(page, found, rng)
    elif found == IN_THE_LIST:
        before = page.locator(".table").get_attribute("data-seq")
        if by_mouse(page, found, rng):
            page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=before)
    return found


def clicked(one: Locator) -> bool:
    """Press it, and return whether it was still there: a move without a choice is made automatically after a moment."""
    try:
        one.click(timeout=SOON)
    except TooLate:
        return False
    return True
