"""The island's sentences: tiles with the article that their language wants."""

from __future__ import annotations

import pytest

from grusel.game import Message
from grusel.games.insel import GAME
from grusel.games.insel.reasons import the_tile, tile
from grusel.games.insel.state import Moved, RoleTaken, ShoredUp
from grusel.games.insel.tiles import CODES
from grusel.words import LANGUAGES, words


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
def test_whoever_walks_walks_to_a_tile_with_its_article(language: str, sentence: str) -> None:
    assert said(language, GAME.tell(Moved(0, 0, 1, 2, "MM", "walk"))) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna shores up Fools’ Landing."),
        ("de", "Anna legt den Landeplatz der Versager trocken."),
        ("nl", "Anna legt de Landingsplaats der Dwazen droog."),
    ],
)
def test_whoever_shores_up_shores_up_a_tile_with_its_article(language: str, sentence: str) -> None:
    assert said(language, GAME.tell(ShoredUp(0, 2, "FL", "action"))) == sentence


def test_a_palace_that_is_named_after_somebody_needs_no_article_in_german() -> None:
    told = GAME.tell(RoleTaken(0, "diver", "TP", False))
    assert said("de", told) == "Anna ist Taucher und stellt sich auf Poseidons Palast."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_in_the_middle_of_a_sentence_a_tile_keeps_its_name(language: str, code: str) -> None:
    name, inside = said(language, tile(code)), said(language, the_tile(code))
    assert inside.split()[-1] == name.split()[-1]
    assert len(inside.split()) - len(name.split()) in (0, 1)
