"""Previews of a move before it is made, and of walks before a card is drawn."""

from __future__ import annotations

from random import Random

import pytest

from grusel.game import Decision
from grusel.games.flure import GAME
from grusel.games.flure.preview import Sketch
from grusel.games.flure.squares import HALL
from grusel.games.flure.state import SAVED, Options, Place, Play
from grusel.match import Match


def drawn(text: str, move: str) -> Sketch:
    state = GAME.parse(text)
    found = GAME.sketch(state, 0, GAME.read(state, 0, move))
    assert found is not None
    return found


def test_a_push_onto_blood_is_shown_with_its_slide() -> None:
    sketch = drawn(
        "turn: A\n 2 . . . A4 . . . . . . . . .\n 3 . . . # . . . . . . . . . .\n 4 . . . ~ . . . . . . . . . . .",
        "A4 S",
    )
    assert sketch == Sketch(HALL.find("d3"), (HALL.find("d3"),), ((HALL.find("d3"), HALL.find("d5")),), ())


def test_a_slide_is_shown_square_by_square() -> None:
    sketch = drawn("turn: A\n 2 . A4 ~ ~ . . . . . . . . .", "A4 E")
    assert [HALL.name(cell) for cell in sketch.way] == ["c2", "d2", "e2"]


def test_a_figure_that_leaves_ends_among_the_saved() -> None:
    assert drawn("turn: A\n 1 A4 . . . . . . . . . . .", "A4 o").end == SAVED


@pytest.mark.parametrize("seed", range(5))
def test_every_sketch_ends_where_the_move_does(seed: int) -> None:
    match = Match(GAME, 4)
    match.play_randomly(Random(seed), until=lambda match: len(match.moments) > 50 and isinstance(match.turn, Decision))
    assert isinstance(match.turn, Decision)
    seat = match.turn.seats[0]
    for action in GAME.actions(match.state, seat):
        assert isinstance(action, Play)
        sketch = GAME.sketch(match.state, seat, action)
        assert sketch is not None
        assert sketch.end == GAME.apply(match.state, seat, action).places[action.figure]


def test_tiles_need_no_sketch() -> None:
    state = GAME.start(Options(setup="expert"), 2)
    assert GAME.sketch(state, 0, Place("stone", 40)) is None
    assert GAME.forecast(state, 0) is None


def test_the_forecast_has_a_walk_for_each_card_and_their_probabilities_add_up() -> None:
    state = GAME.parse(
        "turn: A\ncards: 5 7 7 1h\nround: 3\n 1 M> . . . . . . . . . . .\n 6 A4 . . . . . . . . . . . . . . ."
    )
    forecast = GAME.forecast(state, None)
    assert forecast is not None
    assert [(walk.card, walk.probability) for walk in forecast.walks] == [("5", 0.25), ("7", 0.5), ("1h", 0.25)]
    assert len(forecast.walks[0].poses) >= 5
