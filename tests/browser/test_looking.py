"""What a board shows before and after a move: tries, walks that would follow, lines of the log, a closer look."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards import PRESSED, WITH_BOARDS
from browser.conftest import People
from browser.pressing import by_mouse, first_there
from browser.table import NOTHING_BY_ITSELF, OUR_TURN, is_over, open_on_our_turn, open_table, patiently
from grusel.registry import installed
from grusel.words import words

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


def asked(page: Page) -> list[dict[str, Any]]:
    """The client's requests for a preview, as they are sent."""
    sent: list[dict[str, Any]] = []

    def hear(socket: Any) -> None:
        socket.on("framesent", lambda frame: sent.append(frame) if '"foresee"' in str(frame) else None)

    page.on("websocket", hear)
    return sent


def play_on(page: Page, game: str, rng: Random) -> None:
    """Press something on the board, if there is anything to press."""
    if found := first_there(page, PRESSED[game]):
        by_mouse(page, found, rng)


def test_walks_are_shown_as_they_follow_the_tried_move(people: People) -> None:
    page = people.new()
    sent = asked(page)
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").nth(1).click()
    expect(page.locator(".cards")).to_contain_text("What would the monster do?")
    page.locator(".end").last.hover()
    expect(page.locator(".cards")).to_contain_text("would the monster do then?")
    expect(page.locator(".chip.thinking")).to_have_count(0)
    expect(page.locator(".trails .path-end").first).to_be_visible()
    assert len(sent) == 1
    expect(page.locator(".board > .ask")).to_contain_text("4 figures")  # no move was made
    page.mouse.move(5, 5)
    expect(page.locator(".trails .path")).to_have_count(0)


def test_where_several_ways_lead_to_a_square_the_question_is_in_sight(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "me"])
    page.locator(".token.lit").nth(2).click()
    page.locator(".end:has(.ways)").first.click()
    for button in page.locator(".ways-card button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_focus_moves_from_a_figure_to_its_squares_and_back(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "me"])
    five = page.locator(".token.lit").nth(2)
    five.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".end:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(five).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".end:has(.ways)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ways-card button").first).to_be_focused()
    page.locator(".ways-card button.plain").press("Enter")
    expect(page.locator(".end:has(.ways):focus")).to_have_count(1)


def test_a_square_out_of_reach_says_why(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").first.wait_for()
    page.locator("[data-square='40']").click()
    expect(page.locator(".why")).to_have_text("Choose a lit figure of yours first.")
    page.locator(".token.lit").first.click()
    page.locator("[data-square='40']").click()
    expect(page.locator(".why")).to_contain_text("This figure cannot end on i3")


def test_the_first_touch_tries_a_square_and_the_second_moves_there(people: People) -> None:
    page = people.new(**PHONE)
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".token.lit").nth(1).tap()  # the 1 may find the entrance taken and have nowhere to go
    end = page.locator(".end:not(:has(.ways))").first
    end.tap()
    expect(page.locator(".end.tried")).to_have_count(1)
    expect(page.locator(".board > .ask")).to_contain_text("4 ")
    end.tap()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".figure")).not_to_have_count(0)


def test_a_figure_is_dragged_to_its_square(people: People) -> None:
    page, rng = people.new(), Random(2)
    open_table(page, "flure", ["me", "me"])
    page.locator(".token.lit").first.click()
    page.locator(".end").first.click()
    if page.locator(".ways-card").count():
        page.locator(".ways-card button").first.click()
    for _ in patiently(page):
        if page.locator(".figure.lit").count():
            break
        play_on(page, "flure", rng)
    figure = page.locator(".figure.lit").first
    number = figure.get_attribute("data-figure")
    before = figure.get_attribute("style")
    figure.click()
    end = page.locator(".end").first.bounding_box()
    start = figure.bounding_box()
    assert start
    assert end
    page.keyboard.press("Escape")
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(f".figure[data-figure='{number}']")).not_to_have_attribute("style", before or "")


def test_the_expert_set_up_is_shown_on_the_board(people: People) -> None:
    page = people.new()
    page.goto("/new/flure")
    page.locator("summary").first.click()
    page.locator("select").filter(has=page.locator("option[value=expert]")).first.select_option("expert")
    page.locator("form ol li select").nth(1).select_option("me")
    while page.locator("form ol li").count() > 2:
        page.locator("form ol li").last.locator("button").click()
    page.locator("form button.main").click()
    page.locator("[data-kind=knobbed]").click()
    page.keyboard.press("t")
    page.locator(".place").nth(40).click()
    expect(page.locator(".board > .ask")).to_contain_text("16")
    page.locator("[data-tab=log]").click()
    expect(page.locator(".panel li").last).to_contain_text("its arrow to the east")


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_a_line_of_the_log_lights_up_its_subject(people: People, game: Any) -> None:
    page, rng = people.new(), Random(2)
    page.add_init_script(NOTHING_BY_ITSELF)
    open_on_our_turn(page, game.name)
    for _ in patiently(page):
        # On our own turn nothing happens automatically: lines that reveal too much in Gruft go with the next step.
        if page.locator(OUR_TURN).count() and page.locator(".panel li.somewhere").count():
            break
        if is_over(page):  # before the line was there
            open_on_our_turn(page, game.name)
        play_on(page, game.name, rng)
    line = page.locator(".panel li.somewhere").last
    line.hover()
    expect(page.locator(".board .marked").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".board .marked")).to_have_count(0)
    page.locator(".panel li").last.focus()
    for _ in range(30):
        if page.locator(".board .marked").count():
            break
        page.keyboard.press("ArrowUp")
    expect(page.locator(".board .marked").first).to_be_visible()


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_two_fingers_zoom_a_board_and_one_moves_it(people: People, game: Any) -> None:
    page = people.new(**PHONE)
    open_table(page, game.name, ["me", *["bot:random"] * (game.seats[0] - 1)])
    page.locator(".window").wait_for()
    page.locator(".window").scroll_into_view_if_needed()
    box = page.locator(".window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 500) / 2
    touches(page, [(x - 20, y), (x + 20, y)], [(x - 60, y), (x + 60, y)])
    closer = placed(page)
    assert 2.5 < closer["scale"] < 3.5
    touches(page, [(x, y)], [(x - 70, y - 30)])
    moved = placed(page)
    assert moved["scale"] == closer["scale"]
    assert moved["x"] == pytest.approx(closer["x"] - 70, abs=12)
    for _ in patiently(page):  # so soon after a swipe the browser takes no tap
        if not page.evaluate("document.querySelector('.sheet').style.transform"):
            break
        page.locator("[aria-label='The whole board']").tap()
    expect(page.locator(".board > .ask")).to_be_visible()


def test_plus_minus_zero_and_control_with_the_wheel_zoom_a_board(people: People) -> None:
    page = people.new()
    open_table(page, "flure", ["me", "bot:random"])
    page.locator(".window").hover()
    page.keyboard.press("+")
    assert placed(page)["scale"] == pytest.approx(1.5)
    page.keyboard.press("-")
    assert placed(page)["scale"] == 1
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('.sheet').style.transform.includes('scale')")
    page.keyboard.press("0")
    assert placed(page)["scale"] == 1


def placed(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate("""() => {
      const matrix = new DOMMatrix(document.querySelector('.sheet').style.transform);
      return { scale: matrix.a, x: matrix.e, y: matrix.f };
    }""")
    return found


def touches(page: Page, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
    """Fingers that touch, move in eight steps and lift."""
    devtools = page.context.new_cdp_session(page)
    for step in range(9):
        points = [
            {"x": a + (c - a) * step / 8, "y": b + (d - b) * step / 8, "id": finger}
            for finger, ((a, b), (c, d)) in enumerate(zip(start, end, strict=True))
        ]
        kind = "touchMove" if step else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.name)
def test_the_table_is_described_in_words(people: People, game: Any, language: str) -> None:
    page = people.new(locale=language)
    open_on_our_turn(page, game.name)
    page.locator("[data-tab=list]").click()
    page.locator("[role=tabpanel] summary").click()
    expect(page.locator(".things li").first).to_be_visible()
    text = page.locator("[role=tabpanel]").inner_text()
    assert "web-" not in text
    assert f"{game.name}-" not in text
    expect(page.locator(".choices button")).not_to_have_count(0)
    for button in page.locator(".choices button").all()[:5]:
        move = button.get_attribute("data-move") or ""
        assert button.inner_text() != move


def test_the_list_words_moves_as_the_rules_do(people: People) -> None:
    page = people.new(locale="de-DE")
    open_table(page, "gruft", ["me", "me"])
    page.locator("[data-tab=list]").click()
    page.locator(".choices button").first.wait_for(timeout=20_000)
    game = installed()["gruft"]
    said = words("de").say(game.phrase(game.start(game.types.options(), 2), 0, game.read(None, 0, "c3")))
    expect(page.locator("[data-move='c3']")).to_have_text(said)
