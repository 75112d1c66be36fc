"""A refused move names the broken rule and says what to do instead."""

from __future__ import annotations

import pytest

from grusel.game import Illegal, Seat
from grusel.games.flure import GAME
from grusel.games.flure.kernel import codes
from grusel.games.flure.refusals import IDS
from grusel.games.flure.state import Card, Move, Options, Place, Play, Starter, State
from grusel.words import LANGUAGES, words

FIGURES = "seats: 2\nturn: A\noutside: B4 A1\nlost: A5\nsaved: B5\n 2 A4 . . . . . . . . . . . ."
MONSTER = "turn: monster\ncards: 5 1h\nround: 1\noutside: A4"
PLACING = "stock: R K ~2x2 ~4x1\n 5 . . # . O^ . . . . . . . . . . ."


def refusal(state: State, seat: Seat | None, move: Move) -> str:
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, seat, move)
    message = refused.value.message
    assert all(words(language).say(message, ["Anna", "Bo"]) for language in LANGUAGES)
    return message.id


@pytest.mark.parametrize(
    ("seat", "move", "id"),
    [
        (1, Play(4, ""), "flure-not-your-turn"),
        (None, Play(4, ""), "flure-not-your-turn"),
        (0, Play(5, ""), "flure-not-your-figure"),
        (0, Play(4, ""), "flure-no-such-figure"),
        (0, Play(99, ""), "flure-no-such-figure"),
        (0, Play(-1, ""), "flure-no-such-figure"),
        (0, Play(2, ""), "flure-figure-not-in-play"),
        (0, Play(1, "X"), "flure-text-path"),
        (0, Play(1, "oN"), "flure-text-path"),
        (0, Play(1, "W"), "flure-wall"),
        (0, Play(1, "o"), "flure-not-at-exit"),
        (0, Play(1, "i"), "flure-not-outside"),
        (0, Play(1, "EWEWE"), "flure-no-points"),
        (0, Play(0, "N"), "flure-still-outside"),
        (0, Play(0, "o"), "flure-still-outside"),
        (0, Play(0, "i^"), "flure-entrance-empty"),
        (0, Card("5"), "flure-not-now-figures"),
        (0, Starter(1), "flure-not-now-figures"),
        (0, Place("stone", 20), "flure-not-now-figures"),
    ],
)
def test_a_play_that_is_not_allowed(seat: Seat | None, move: Move, id: str) -> None:
    assert refusal(GAME.parse(FIGURES), seat, move) == id


@pytest.mark.parametrize(
    ("seat", "move", "id"),
    [
        (0, Card("5"), "flure-wait-for-chance"),
        (None, Card("7"), "flure-card-not-there"),
        (None, Card("1h"), "flure-card-not-there"),
        (None, Play(1, ""), "flure-not-now-monster"),
    ],
)
def test_a_card_that_cannot_come(seat: Seat | None, move: Move, id: str) -> None:
    assert refusal(GAME.parse(MONSTER), seat, move) == id


@pytest.mark.parametrize(
    ("move", "id"),
    [
        (Place("stone", 70), "flure-no-such-tile"),
        (Place("turn-right", 0), "flure-place-kept-free"),
        (Place("turn-right", 66), "flure-place-occupied"),
        (Place("turn-right", 15), "flure-place-off-board"),
        (Place("turn-right", 999), "flure-place-off-board"),
        (Place("turn-right", 70, "N"), "flure-arrow"),
        (Place("knobbed", 70), "flure-arrow"),
        (Place("knobbed", 69, "N"), "flure-place-beside-teleporter"),
        (Place("2x2", 175), "flure-place-off-board"),
        (Place("1x4", 20, "E"), "flure-arrow"),
        (Play(1, ""), "flure-not-now-place"),
    ],
)
def test_a_tile_that_does_not_fit(move: Move, id: str) -> None:
    assert refusal(GAME.parse(PLACING), 0, move) == id


def test_the_starter_must_sit_at_the_table() -> None:
    start = GAME.start(Options(), 3)
    assert refusal(start, None, Starter(3)) == "flure-no-such-seat"
    assert refusal(start, None, Card("5")) == "flure-not-now-starter"


def test_after_the_end_every_move_is_refused() -> None:
    state = GAME.parse("turn: over")
    assert refusal(state, 0, Play(1, "")) == "flure-over"
    with pytest.raises(Illegal):
        GAME.read(state, 0, "A4 N")


def test_with_a_block_on_the_entrance_the_push_is_named() -> None:
    state = GAME.parse("turn: A\noption corner: rests\noutside: A4\n 11 . . . . . . . . . . . #")
    assert refusal(state, 0, Play(1, "i")) == "flure-entrance-block"


def test_in_round_one_a_figure_may_have_to_enter() -> None:
    state = GAME.parse("option must_enter: yes\nround: 1\nturn: A\noutside: A4")
    assert refusal(state, 0, Play(1, "")) == "flure-must-enter"


@pytest.mark.parametrize("seats", [1, 8])
def test_two_to_seven_players_can_play(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.start(Options(), seats)


def test_every_refusal_of_the_kernel_has_a_sentence() -> None:
    refusals = {value for name, value in vars(codes).items() if isinstance(value, int) and -19 <= value < 0}
    places = {codes.OUTSIDE, codes.SAVED, codes.LOST, codes.ABSENT, codes.NOTHING}
    assert refusals | places == set(IDS) | places


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("Z4 N", "flure-text-figure"),
        ("a3 N", "flure-text-figure"),
        ("A4", "flure-text-path"),
        ("A4 Ni", "flure-text-path"),
        ("A4 i>", "flure-text-path"),
    ],
)
def test_a_play_that_cannot_be_read(text: str, id: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.read(GAME.parse(FIGURES), 0, text)
    assert refused.value.message.id == id


def test_a_wrong_figure_is_told_which_can_be_played() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.read(GAME.parse("turn: A\noutside: A1 a3 B4\nplayed: a3\n 2 A5 . . . . . . . . . . . ."), 0, "A4 N")
    assert refused.value.message.args["known"] == "A1 A5"


@pytest.mark.parametrize("text", ["", "R", "R z9", "R p1", "K d4", "X d4", "~3x3 d4"])
def test_a_tile_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.read(GAME.parse(PLACING), 0, text)
    assert refused.value.message.id == "flure-text-place"
