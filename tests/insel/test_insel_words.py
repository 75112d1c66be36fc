"""The island's sentences: tiles with the article of their language, questions that list all free actions."""

from __future__ import annotations

import pytest

from grusel.game import Message
from grusel.games.insel import GAME
from grusel.games.insel.reasons import the_tile, tile
from grusel.games.insel.state import Moved, RoleTaken, ShoredUp
from grusel.games.insel.tiles import CODES
from grusel.words import LANGUAGES, words

SECOND_HALF = """
phase: actions
bonus: {bonus}
actions: {left}
A: {role}
B: pilot
C: messenger
.   .   FL  #   .   .
.   ~   ~   #   #   .
#   ~   #@A #   #   #
#   #@C #   #@B #   #
.   #   #   #   #   .
.   .   #   #   .   .
"""
STUCK = """
phase: swim
A: engineer
B: pilot helicopter
C: messenger helicopter
.   .   FL  #   .   .
.   #   x   #   #   .
#   x   x@A x   #   #
#   #@C x   #@B #   #
.   #   #   #   #   .
.   .   #   #   .   .
"""


def said(language: str, message: Message) -> str:
    return words(language).say(message, ["Anna", "Bo"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna walks to the Misty Marsh."),
        ("de", "Anna zieht auf die Sümpfe der Ruhe."),
        ("nl", "Anna loopt naar het Mistige Moeras."),
    ],
)
def test_a_walk_names_the_tile_with_its_article(language: str, sentence: str) -> None:
    assert said(language, GAME.tell(Moved(0, 0, 1, 2, "MM", "walk"))) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna shores up Fools’ Landing."),
        ("de", "Anna legt den Landeplatz der Versager trocken."),
        ("nl", "Anna legt de Landingsplaats der Dwazen droog."),
    ],
)
def test_shoring_up_names_the_tile_with_its_article(language: str, sentence: str) -> None:
    assert said(language, GAME.tell(ShoredUp(0, 2, "FL", "action"))) == sentence


def test_a_palace_named_after_a_person_needs_no_article_in_german() -> None:
    told = GAME.tell(RoleTaken(0, "diver", "TP", False))
    assert said("de", told) == "Anna ist Taucher und stellt sich auf Poseidons Palast."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_in_the_middle_of_a_sentence_a_tile_keeps_its_name(language: str, code: str) -> None:
    name, inside = said(language, tile(code)), said(language, the_tile(code))
    assert inside.split()[-1] == name.split()[-1]
    assert len(inside.split()) - len(name.split()) in (0, 1)


@pytest.mark.parametrize(
    ("role", "bonus", "left", "sentence"),
    [
        (
            "engineer",
            "shore",
            2,
            "2 actions left; but first, as the Engineer, you may shore up a second tile for free.",
        ),
        ("engineer", "shore", 0, "As the Engineer you may shore up a second tile, or end your actions."),
        (
            "navigator",
            "push B",
            1,
            "One action left; but first, as the Navigator, you may move another pawn one step for free.",
        ),
        ("navigator", "push B", 0, "As the Navigator you may move another pawn one step, or end your actions."),
    ],
)
def test_an_unused_second_half_of_an_action_is_asked_for(role: str, bonus: str, left: int, sentence: str) -> None:
    state = GAME.parse(SECOND_HALF.format(role=role, bonus=bonus, left=left))
    assert said("en", GAME.ask(GAME.view(state, 0), 0)) == sentence


def test_one_of_two_helicopters_may_be_kept_without_losing() -> None:
    state = GAME.parse(STUCK)
    assert said("en", GAME.ask(GAME.view(state, 1), 1)) == (
        "Anna cannot get off the sinking tile: send a helicopter, or decline. Without a helicopter, the game is lost."
    )
