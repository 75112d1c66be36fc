"""Lessons in the browser: the learner finds the moves, or is shown them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import People
from grusel.coach.lessons import lesson, lessons
from grusel.registry import installed

TAUGHT = [game for game in installed().values() if lessons(game, "en")]
UNCOVERED = """one => {
  const { left, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + 8, bottom - 8));
}"""


@pytest.mark.parametrize("game", [game.name for game in TAUGHT])
def test_a_lesson_goes_from_beginning_to_end(people: People, game: str) -> None:
    page = people.new()
    page.goto(f"/games/{game}")
    page.locator(f"a[href='/lesson/{game}']").click()
    first = lessons(installed()[game], "en")[0]
    expect(page.locator("aside h1")).to_have_text(first.title)
    for step in lesson(installed()[game], first.name, "en")[0].steps:
        expect(page.locator(".words button")).to_be_enabled()
        page.locator(".words button").click()
        if step.comment:
            expect(page.locator(".words p").first).to_have_text(step.comment.split("\n\n")[0].replace("\n", " "))
    expect(page.locator(".done")).to_be_visible()


def test_the_learner_finds_the_move_in_the_list_and_is_told_when_it_is_wrong(people: People) -> None:
    page = people.new(locale="de-DE")
    found = next(game for game in TAUGHT if game.name == "gruft")
    page.goto("/lesson/gruft")
    record, _ = lesson(found, lessons(found, "en")[0].name, "en")
    page.locator("aside summary").first.click()
    page.locator(f"ul button:not([data-move='{record.steps[0].move}'])").first.click()
    expect(page.locator(".words .danger")).to_be_visible()
    page.locator(f"ul button[data-move='{record.steps[0].move}']").click()
    expect(page.locator(".words .danger")).to_have_count(0)


def test_a_lesson_marks_the_figure_to_take_up_and_says_why_a_square_alone_is_not_enough(people: People) -> None:
    page = people.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto("/lesson/flure")
    figure = page.locator(".token.wanted")
    expect(figure).to_be_in_viewport(ratio=1)
    page.locator("[data-square='111']").tap()
    expect(page.locator(".words .danger")).to_contain_text("Choose a lit figure")
    figure.tap()
    expect(figure).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", [game.name for game in TAUGHT])
def test_the_rules_have_examples_that_move(people: People, game: str) -> None:
    page = people.new(reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"/rules/{game}")
    page.locator("figure .picture svg").first.wait_for()
    expect(page.locator("figcaption")).to_contain_text("Move 0 of")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.locator("figcaption button.main").click()
    expect(page.locator("figcaption")).to_contain_text("Move 1 of")
    page.locator(".choose button").nth(1).click()
    expect(page.locator("figcaption")).to_contain_text("Move 0 of")


@pytest.mark.parametrize(("width", "way"), [(360, (1, 0)), (1280, (0, -1))])
def test_the_arrows_in_a_lesson_point_where_the_hall_does(people: People, width: int, way: tuple[int, int]) -> None:
    """The first move leads from the entrance four squares ↑; on a phone the hall is turned a quarter to the right."""
    page = people.new(viewport={"width": width, "height": 780})
    page.goto("/lesson/flure")
    marks = page.locator(".marked")
    expect(marks).to_have_count(5)
    start, end = ((float(one.get_attribute("x") or 0), float(one.get_attribute("y") or 0)) for one in ends(marks))
    arrow = page.locator(".words .arrow").first
    expect(arrow).to_have_text("↑")
    assert (sign(end[0] - start[0]), sign(end[1] - start[1])) == way
    assert TURNED[arrow.evaluate("one => getComputedStyle(one).rotate")] == way


TURNED = {"none": (0, -1), "90deg": (1, 0)}  # the direction of an arrow written as ↑


def ends(marks: Locator) -> list[Locator]:
    """The entrance and the square four steps from it; the one where the move ends is marked first."""
    return [marks.nth(1), marks.nth(0)]


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def test_on_a_phone_the_words_do_not_hide_the_question_about_a_tile(people: People) -> None:
    page = people.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto("/lesson/insel")
    page.locator(".spot.to-go.to-shore").first.tap()
    menu = page.locator(".doing .menu")
    expect(menu).to_be_in_viewport(ratio=1)
    assert menu.evaluate(UNCOVERED)


def test_on_a_phone_the_words_do_not_hide_the_button_they_ask_for(people: People) -> None:
    page = people.new(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto("/lesson/insel/2-capture")
    for _ in range(2):
        expect(page.locator(".words button")).to_be_enabled()
        page.locator(".words button").click()
    expect(page.locator(".words .task")).to_contain_text("End your actions")
    end = page.get_by_role("button", name="End actions")
    expect(end).to_be_in_viewport(ratio=1)
    assert end.evaluate(UNCOVERED)
