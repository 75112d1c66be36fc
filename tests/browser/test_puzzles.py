"""The puzzle hall in the browser: levels by mouse and by keyboard, the editor, links, the puzzle of the day."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import People
from browser.test_pages import THEMES, serious, use_theme
from browser.test_weight import MOST, Scripts
from grusel.games.flure.puzzles.hall import shipped, worlds
from grusel.games.flure.puzzles.level import Level
from grusel.games.flure.squares import HALL, name
from grusel.games.flure.tokens import token_in
from grusel.puzzles.daily import daily

# A stone on f5, or A4 two steps away, makes B4 the one that the monster sees first.
LEVEL = """name: Who is nearer?
hint: One of the two must not be seen first.
stock: # K
moves: A4:2
 1 .  .  .  .  .  B4 .  .  .  .  .  .
 4 .  .  .  .  .  M> .  .  .  .  .  .  .  .  .
 6 .  .  .  .  .  A4 .  .  .  .  .  .  .  .  .  .
"""
LOOP = """name: Round and round
 1 .  .  #  .  .  .  .  .  .  .  .  .
 2 .  #  B4 #  .  .  .  .  .  .  .  .  .
 3 .  .  #  .  .  .  .  .  .  .  .  .  .  .
 6 .  .  .  .  .  M> .  .  .  .  .  .  .  .  .  .
"""
A_WHILE = 30_000  # milliseconds of the page's own clock, more than a walk of two steps takes
PALETTE = {"monster": "f4", "figure 1": "f6", "figure 5": "f1"}


def open_level(page: Page, text: str = LEVEL) -> str:
    """The level by its link."""
    answer = page.request.post("/api/puzzles/open", data={"level": text})
    assert answer.ok, answer.text()
    link = f"/puzzles/link#{answer.json()['link']}"
    page.goto(link)
    expect(page.locator("svg.hall")).to_be_visible()
    return link


def lit(page: Page, square: str) -> Any:
    return page.locator(f"svg.hall [data-lit='{HALL.find(square)}']")


def middle(page: Page, square: str) -> tuple[float, float]:
    """The place of a square on the screen; the hall lies on its side."""
    x, y = HALL.place(HALL.find(square))
    spot: list[float] = page.evaluate(
        "([x, y]) => { const drawn = document.querySelector('svg.hall').getScreenCTM();"
        " const at = new DOMPoint(x, y).matrixTransform(drawn); return [at.x, at.y] }",
        [10 * x + 5, 10 * y + 5],
    )
    return spot[0], spot[1]


def click(page: Page, square: str) -> None:
    page.locator("svg.hall").scroll_into_view_if_needed()
    page.mouse.click(*middle(page, square))


def tab_to_hall(page: Page) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('svg.hall')"):
            return
    raise AssertionError("the keyboard does not reach the hall")


def drag(page: Page, start: tuple[float, float], square: str) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*middle(page, square), steps=6)
    page.mouse.up()


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_level_with_one_kind_of_change_says_how_to_make_it(people: People) -> None:
    page = people.new()
    open_level(page, LEVEL.replace("stock: # K\n", ""))
    expect(page.locator(".ask")).to_contain_text("Press a ringed figure")
    click(page, "f6")
    expect(page.locator(".ask")).to_contain_text("Choose a lit square")
    page.keyboard.press("Escape")
    open_level(page)
    expect(page.locator(".ask")).to_contain_text("Arrange the hall")


def test_a_level_is_solved_with_the_mouse(people: People) -> None:
    page = people.new()
    open_level(page)
    page.locator("[data-kind=stone]").click()
    lit(page, "f5").click()
    expect(page.get_by_role("button", name="Take back: A stone on f5")).to_be_visible()
    page.locator(".go").click()
    expect(page.locator(".result.won")).to_contain_text("Solved")
    expect(page.locator("aside ol li").filter(has_text="It sees B’s 4 at 3")).to_be_visible()


def test_a_figure_and_a_tile_are_dragged(people: People) -> None:
    page = people.new()
    open_level(page)
    drag(page, middle(page, "f6"), "f8")
    expect(page.get_by_role("button", name="Take back: A4 goes")).to_be_visible()
    stone = page.locator("[data-kind=stone]").bounding_box()
    assert stone
    drag(page, (stone["x"] + 20, stone["y"] + 20), "h8")
    expect(page.get_by_role("button", name="Take back: A stone on h8")).to_be_visible()
    drag(page, middle(page, "h8"), "h9")
    expect(page.get_by_role("button", name="Take back: A stone on h9")).to_be_visible()


def test_a_finger_drags_a_figure_without_scrolling_the_page(people: People) -> None:
    page = people.new(viewport={"width": 390, "height": 700}, is_mobile=True, has_touch=True)
    open_level(page)
    before = page.evaluate("scrollY")
    start = page.locator(f"[data-cell='{HALL.find('f6')}']").bounding_box()
    assert start
    x, y, side = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2, start["width"] / 0.92
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 11):  # the hall is upright: south is left; things float 34 pixels above the finger
        spot = {"x": x - 2 * side * part / 10, "y": y + 34 * part / 10}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [spot]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name="Take back: A4 goes ←← to f8")).to_be_visible()
    assert page.evaluate("scrollY") == before


def test_a_level_is_solved_with_the_keyboard_alone(people: People) -> None:
    page = people.new()
    open_level(page)
    tab_to_hall(page)
    page.keyboard.press("1")
    expect(page.locator(".play .ask")).to_contain_text("In hand: a stone")
    page.keyboard.press("ArrowDown")  # the cursor begins on the monster
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take back: A stone on f5")).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator(".result.won")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".go")).to_be_visible()


def test_changes_are_undone_redone_and_all_taken_back(people: People) -> None:
    page = people.new()
    open_level(page)
    changes = page.get_by_role("list", name="What you have changed").get_by_role("button")
    page.locator("[data-kind=stone]").click()
    lit(page, "f5").click()
    page.locator("[data-kind=knobbed]").click()
    page.keyboard.press("t")
    lit(page, "h8").click()
    expect(changes).to_have_text(["A stone on f5 ✕", "A knobbed teleporter on h8, its arrow east ✕"])
    page.keyboard.press("u")
    expect(changes).to_have_count(1)
    page.keyboard.press("y")
    expect(changes).to_have_count(2)
    page.keyboard.press("x")
    expect(changes).to_have_count(0)


def test_a_reload_in_the_middle_keeps_what_was_arranged(people: People) -> None:
    page = people.new()
    open_level(page)
    page.locator("[data-kind=stone]").click()
    lit(page, "f5").click()
    arranged = page.get_by_role("button", name="Take back: A stone on f5")
    expect(arranged).to_be_visible()
    page.reload()
    expect(arranged).to_be_visible()


def test_the_list_describes_and_does_everything(people: People) -> None:
    page = people.new()
    open_level(page)
    page.get_by_text("Everything as a list").click()
    page.get_by_role("button", name="A4 goes ↓↓ to f8", exact=True).click()
    expect(page.get_by_role("button", name="Take back: A4 goes ↓↓ to f8").first).to_be_visible()


def test_the_walk_is_viewed_step_by_step(people: People) -> None:
    page = people.new()
    open_level(page)
    page.locator(".go").click()
    expect(page.locator(".result")).to_contain_text("Not yet: after 2 steps the monster gets A4")
    expect(page.get_by_role("button", name="Back to arranging")).to_have_count(1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".play .ask")).to_contain_text("it turns south")
    expect(page.locator("svg.hall .sight")).to_have_count(3)


def test_on_a_phone_the_stock_and_the_button_that_lets_the_monster_go_are_in_sight(people: People) -> None:
    page = people.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_level(page)
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-kind]").first).to_be_in_viewport(ratio=1)
    page.locator(".go").tap()
    expect(page.locator(".result")).to_be_in_viewport()
    page.locator(".result").get_by_role("button").tap()
    expect(page.locator("svg.hall")).to_be_in_viewport(ratio=0.7)


def test_a_walk_in_motion_can_be_paused_and_rewound(people: People) -> None:
    page = people.new(reduced_motion="no-preference")
    page.clock.install()
    page.goto("/")
    page.evaluate("localStorage.setItem('grusel.settings', JSON.stringify({ speed: 'slow' }))")
    open_level(page)
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.locator(".go").click()
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(A_WHILE)
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_role("combobox", name="Animation speed").select_option("fast")
    page.locator(".walk .wide").click()
    page.clock.run_for(A_WHILE)
    expect(page.locator(".result")).to_be_visible()


def test_an_endless_walk_is_shown_as_a_loop(people: People) -> None:
    page = people.new()
    open_level(page, LOOP)
    page.locator(".go").click()
    expect(page.locator(".result")).to_contain_text("forever")
    expect(page.locator("svg.hall path.round.dashes")).to_have_count(1)


def test_hints_say_more_each_time(people: People) -> None:
    page = people.new()
    open_level(page, f"most: 1\n{LEVEL}")
    hints = page.locator(".hints li")
    for number, words in enumerate(("One of the two must not be seen first", "best solution", "Try this")):
        page.locator(".hints button").click()
        expect(hints.nth(number)).to_contain_text(words)


def test_a_solved_level_has_its_stars_once_the_walk_was_seen(people: People) -> None:
    page = people.new(reduced_motion="no-preference")
    page.clock.install()
    level = worlds()["sight"][0]
    page.goto(f"/puzzles/{level}")
    page.get_by_text("Everything as a list").click()
    for entry in entries(shipped(level)):
        page.locator(f"[data-move='{entry}']").click()
    stars = page.locator("main header").get_by_role("img", name="3 of 3 stars")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))  # the walk lasts while we look
    page.locator(".go").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(stars).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".result.won")).to_be_visible()
    expect(stars).to_be_visible()
    page.locator(".result a.main").click()
    expect(page.locator("main h1")).to_have_text(shipped(worlds()["sight"][1]).names["en"])


def test_progress_is_kept_in_this_browser(people: People) -> None:
    page = people.new()
    page.goto("/")
    page.locator("a.button[href='/puzzles']").click()
    level = page.locator("main ol a.card").first
    expect(level.get_by_role("img").first).to_have_attribute("aria-label", "0 of 3 stars")
    page.evaluate(
        "id => localStorage.setItem('grusel.puzzles', JSON.stringify("
        "{ levels: { [id]: { stars: 2, changes: 2, steps: 9, tries: 1, day: '2026-11-16' } } }))",
        (level.get_attribute("href") or "").removeprefix("/puzzles/"),
    )
    page.reload()
    expect(level.get_by_role("img").first).to_have_attribute("aria-label", "2 of 3 stars")


# --- making -----------------------------------------------------------------------------------------------------------


def build(page: Page) -> None:
    """The level of the other tests, in the editor."""
    page.goto("/puzzles/edit")
    for tool, square in PALETTE.items():
        page.locator(f"[data-tool='{tool}']").click()
        click(page, square)
    page.get_by_role("button", name="a stone +1").click()
    page.get_by_label("Name", exact=True).fill("A stone’s throw")
    page.get_by_label("Changes at most").select_option("1")


def test_a_level_is_made_checked_shared_and_opened_by_its_link(people: People) -> None:
    page, friend = people.new(), people.new(locale="nl-NL")
    build(page)
    expect(page.get_by_text("This is a level")).to_be_visible()
    page.get_by_role("button", name="Ask the solver").click()
    expect(page.locator(".outcome.found")).to_contain_text("One solution")
    expect(page.locator(".solver .grade")).to_be_visible()
    page.get_by_text("Show the best solutions").click()
    expect(page.locator(".solver ol")).to_contain_text("a stone on f5")
    link = page.get_by_label("The whole level is in this link")
    expect(link).to_have_value(re.compile(f"{people.address}/puzzles/link#1.+"))
    friend.goto(link.input_value())
    expect(friend.locator("h1")).to_have_text("A stone’s throw")
    friend.locator("[data-kind=stone]").click()
    lit(friend, "f5").click()
    friend.locator(".go").click()
    expect(friend.locator(".result.won [role=img]").first).to_have_attribute("aria-label", "3 van 3 sterren")


def test_a_level_without_a_solution_is_labelled_as_one(people: People) -> None:
    page = people.new()
    build(page)
    page.locator("[data-tool='figure 1']").click()
    click(page, "f3")
    page.get_by_role("button", name="Ask the solver").click()
    expect(page.locator(".outcome.none")).to_contain_text("no solution")


def test_a_level_goes_to_a_file_and_comes_back(people: People) -> None:
    page, friend = people.new(), people.new()
    build(page)
    expect(page.get_by_text("This is a level")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "a-stone-s-throw.txt"
    friend.goto("/puzzles/edit")
    friend.get_by_text("Open a level").click()
    friend.get_by_label("From a text file").set_input_files(download.value.path())
    expect(friend.get_by_label("Name", exact=True)).to_have_value("A stone’s throw")
    expect(friend.get_by_label("Changes at most")).to_have_value("1")


def test_things_are_dragged_into_the_hall_and_out_of_it(people: People) -> None:
    page = people.new()
    page.goto("/puzzles/edit")
    monster = page.locator("[data-tool=monster]").bounding_box()
    assert monster
    drag(page, (monster["x"] + 20, monster["y"] + 20), "f4")
    expect(page.get_by_text("Now an enemy")).to_be_visible()
    drag(page, middle(page, "f4"), "h8")
    page.get_by_text("What lies on the table").click()
    expect(page.get_by_text("Monster on h8")).to_be_visible()
    page.mouse.move(*middle(page, "h8"))
    page.mouse.down()
    page.mouse.move(monster["x"], monster["y"], steps=5)
    page.mouse.up()
    expect(page.get_by_text("First put the monster into the hall")).to_be_visible()


def test_the_editor_is_used_with_the_keyboard(people: People) -> None:
    page = people.new()
    page.goto("/puzzles/edit")
    expect(page.get_by_text("First put the monster into the hall")).to_be_visible()
    page.locator("[data-tool=monster]").focus()
    page.keyboard.press("Enter")
    page.locator("svg.hall").focus()
    page.keyboard.press("t")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Now an enemy")).to_be_visible()
    page.keyboard.press("Delete")
    expect(page.get_by_text("First put the monster into the hall")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_text("Now an enemy")).to_be_visible()


@pytest.mark.parametrize(
    ("garbage", "words"),
    [
        ("1garbage", "does not contain a level"),
        ("", "does not contain a level"),
        ("%E2%98%83", "does not contain a level"),
        ("x" * 5000, "longer than any level"),
    ],
)
def test_a_link_with_garbage_gets_a_clear_message(people: People, garbage: str, words: str) -> None:
    page = people.new()
    people.expected.append("400")  # the refusal itself, which the browser logs
    page.goto(f"/puzzles/link#{garbage}")
    expect(page.locator("h1")).to_have_text("This level cannot be opened")
    expect(page.get_by_role("alert")).to_contain_text(words)


# --- every day --------------------------------------------------------------------------------------------------------

MONDAY = date(2026, 11, 16)


def entries(level: Level) -> list[str]:
    """The solution as the list of moves on the page names it."""
    solution = level.solution
    assert solution
    arrows = str.maketrans("NESW", "↑→↓←")
    moves = [f"{token_in(level.position, one.figure)} {one.path.translate(arrows)}" for one in solution.moves]
    places = [f"{one.tile} {name(one.cell)} {one.arrow or ''}" for one in solution.places]
    turns = [f"turn {one.cell} {one.arrow}" for one in solution.turns]
    return [*moves, *turns, *([f"face {solution.facing}"] if solution.facing else []), *places]


def test_the_puzzle_of_the_day_is_solved_and_shared_without_its_solution(people: People) -> None:
    page = people.new(permissions=["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time(datetime(2026, 11, 16, 12))
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_have_text("No streak yet")
    page.locator("a[href='/puzzles/daily']").click()
    expect(page.locator("h1")).to_have_text("Puzzle of 16 November 2026", timeout=60_000)
    page.get_by_text("Everything as a list").click()
    for entry in entries(daily(MONDAY)):
        page.locator(f"[data-move='{entry}']").click()
    page.locator(".go").click()
    expect(page.locator(".result.won")).to_be_visible()
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    told = page.evaluate("navigator.clipboard.readText()")
    assert "★★★" in told
    assert told.endswith(f"{people.address}/puzzles/daily/2026-11-16")
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_have_text("One day in a row")


def test_an_invalid_day_gets_a_clear_message(people: People) -> None:
    page = people.new()
    people.expected.append("400")
    page.goto("/puzzles/daily/2026-02-30")
    expect(page.get_by_role("alert")).to_contain_text("2026-02-30")


# --- for all ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_the_puzzle_hall_is_accessible(people: People, theme: str) -> None:
    page = people.new()
    page.goto("/puzzles")
    use_theme(page, theme)
    expect(page.locator("main ol a.card").first).to_be_visible()
    assert not serious(page)
    open_level(page)
    page.locator("[data-kind=stone]").click()
    expect(lit(page, "f5")).to_be_visible()
    assert not serious(page)
    lit(page, "f5").click()
    page.locator(".go").click()
    expect(page.locator(".result")).to_be_visible()
    assert not serious(page)
    build(page)
    expect(page.get_by_text("This is a level")).to_be_visible()
    assert not serious(page)


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_overflows_in_the_puzzle_hall(people: People, width: int) -> None:
    page = people.new(viewport={"width": width, "height": 800}, locale="de-DE")
    for path in ("/puzzles", "/puzzles/edit"):
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    open_level(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".go").click()
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_overflows_before_the_typeface_is_loaded(people: People) -> None:
    page = people.new(viewport={"width": 768, "height": 800}, locale="de-DE")
    page.route("**/*.woff2", lambda _: None)
    page.goto("/puzzles", wait_until="commit")
    expect(page.get_by_text("Auseinandergeschoben")).to_be_visible()
    assert page.evaluate("document.fonts.status") == "loading"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/edit", "level"])
def test_the_puzzle_hall_is_light(people: People, path: str) -> None:
    page = people.new()
    scripts = Scripts(page)
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    before = scripts.total()
    if path == "level":
        open_level(page)
    else:
        page.goto(path)
        expect(page.locator("main a[href='/puzzles/edit'], svg.hall")).to_be_visible()
    assert 0 < scripts.total() - before < MOST
