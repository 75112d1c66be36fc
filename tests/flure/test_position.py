"""Errors in a diagram name the line and what was expected."""

from __future__ import annotations

import pytest

from grusel.game import Illegal
from grusel.games.flure import GAME
from grusel.games.flure.state import Options
from grusel.words import LANGUAGES, words

ROW_TWO = " 2 " + ". " * 13


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("seats: 9", "flure-diagram-value", 1),
        ("seats: two", "flure-diagram-value", 1),
        ("round: 16", "flure-diagram-value", 1),
        ("\n\nround: 0", "flure-diagram-value", 3),
        ("starter: Q", "flure-diagram-value", 1),
        ("turn: C", "flure-diagram-value", 1),
        ("turn: A", "flure-diagram-turn", 1),
        ("outside: A4\nturn: B", "flure-diagram-turn", 2),
        ("outside: A9", "flure-diagram-value", 1),
        ("outside: A4 a3", "flure-diagram-twice", 1),
        ("outside: A4\nsaved: A4", "flure-diagram-twice", 2),
        ("lost: A4\nplayed: A4", "flure-diagram-played", 2),
        ("outside: A4\nplayed: a3", "flure-diagram-played", 2),
        ("seats: 2\noutside: C4", "flure-diagram-seats", 1),
        ("seats: 5\noutside: A3", "flure-diagram-seats", 1),
        ("cards: 6", "flure-diagram-value", 1),
        ("removed: K", "flure-diagram-value", 1),
        ("stock: A4", "flure-diagram-value", 1),
        ("round: 1\nround: 2", "flure-diagram-twice", 2),
        ("colour: red", "flure-diagram-key", 1),
        ("option colour: red", "flure-diagram-key", 1),
        ("option setup: huge", "flure-diagram-value", 1),
        ("option second_half: 9", "flure-diagram-value", 1),
        ("option must_enter: perhaps", "flure-diagram-value", 1),
        ("option must_enter: 1", "flure-diagram-value", 1),
        ("round: " + "9" * 5000, "flure-diagram-value", 1),
        ("9" * 5000 + " . .", "flure-diagram-value", 1),
        ("0002 . .", "flure-diagram-value", 1),
        ("what is this", "flure-diagram-line", 1),
        (ROW_TWO + "\nround: 2", "flure-diagram-late", 2),
        (ROW_TWO + "\n" + ROW_TWO, "flure-diagram-twice", 2),
        ("12 . .", "flure-diagram-value", 1),
        (" 2 . . .", "flure-diagram-row", 1),
        (ROW_TWO.replace(". ", "? ", 1), "flure-diagram-token", 1),
        (ROW_TWO.replace(". ", "K^~ ", 1), "flure-diagram-token", 1),
        (ROW_TWO.replace(". ", "M> ", 2), "flure-diagram-twice", 1),
        (ROW_TWO.replace(". ", "A4 ", 2), "flure-diagram-twice", 1),
        (ROW_TWO.replace(". ", "K> ", 3), "flure-diagram-twice", 1),
        (ROW_TWO.replace(". ", "A2 ", 1), "flure-diagram-value", 1),
    ],
)
def test_a_bad_diagram_names_its_line(text: str, id: str, line: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse(text)
    assert refused.value.message.id == id
    assert refused.value.message.args["line"] == line
    assert all(words(language).say(refused.value.message) for language in LANGUAGES)


def test_an_empty_diagram_is_an_empty_hall_for_two() -> None:
    state = GAME.parse("")
    assert (state.seats, state.phase, state.round, state.monster) == (2, "monster", 2, -1)


def test_the_first_seat_from_the_starter_that_has_a_figure_plays() -> None:
    assert GAME.parse("seats: 4\nstarter: C\noutside: A4 B4").mover == 0


def test_with_a_stock_the_starter_places() -> None:
    state = GAME.parse("starter: B\nstock: # K")
    assert (state.phase, state.mover) == ("place", 1)


def test_every_option_is_written_when_it_differs() -> None:
    options = Options(
        "expert", "first", True, "flips", 8, "rests", "rests", True, "three", False, "destroyed", "pushes", "pays",
        "forbidden", "pushes", True, "everybody",
    )  # fmt: skip
    drawn = GAME.draw(GAME.start(options, 2))
    assert drawn.count("option ") == len(Options.__struct_fields__)
    assert GAME.parse(drawn).options == options


def test_a_monster_may_stand_on_a_teleporter_and_things_on_blood() -> None:
    drawn = GAME.draw(GAME.parse("turn: monster\n 2 M>K^ A4~ #~ R~ ~ . . . . . . . ."))
    assert " 2 M>K^ A4~ #~  R~  ~   ." in drawn


def test_an_option_says_what_it_can_be() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse("option setup: huge")
    assert refused.value.message.args["expected"] == "basic, expert"


def test_the_widest_hall_fits_in_eighty_columns() -> None:
    row = " 6 " + "A4~ " + ". " * 14 + "M>K^"
    drawn = GAME.draw(GAME.parse(f"turn: monster\n{row}"))
    assert max(map(len, drawn.split("\n"))) <= 80
    assert GAME.draw(GAME.parse(drawn)) == drawn
