"""Every sentence exists in English, German and Dutch, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from grusel.game import Message, Who
from grusel.registry import AnyGame, installed
from grusel.testing.catalogs import check_catalogs, messages
from grusel.words import LANGUAGES, catalog, shell_catalog, words

GAMES = [*installed().values()]
WEB = Path(__file__).parent.parent / "web" / "src"
BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_says_the_same_in_every_language(language: str) -> None:
    assert messages(shell_catalog(language)) == messages(shell_catalog("en"))


@pytest.mark.parametrize("english", sorted(WEB.rglob("en.ftl")), ids=lambda path: str(path.parent.relative_to(WEB)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_same_in_every_language(english: Path, language: str) -> None:
    spoken = messages(english.with_name(f"{language}.ftl").read_text("utf-8"))
    assert spoken == messages(english.read_text("utf-8"))


@BY_NAME
def test_a_game_brings_all_its_words_in_every_language(game: AnyGame) -> None:
    check_catalogs(game)


def test_names_and_lists_are_inserted_into_sentences() -> None:
    message = Message(
        "record-bad-move",
        {
            "line": 1,
            "column": 2,
            "number": 3,
            "move": "x",
            "why": Message(
                "list-and",
                {
                    "first": Who(0),
                    "last": (Who(0), Who(1), Who(2)),
                },
            ),
        },
    )
    said = words("de").say(message, ["Anna", "Bo"])
    assert said.endswith("geht nicht. Anna und Anna, Bo und C")


def test_long_text_from_players_is_cut_short() -> None:
    said = words("en").say(Message("flure-text-path", {"found": "x" * 5000}))
    assert said.startswith("“" + "x" * 300 + "…” is not a path.")


def test_a_missing_sentence_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        words("en").say(Message("no-such-sentence"))
    with pytest.raises(ValueError, match="list-and"):
        words("en").say(Message("list-and", {"first": "x"}))


def test_an_unknown_language_falls_back_to_english() -> None:
    assert words("fr").language == "en"


def test_tagged_types_have_distinct_tags() -> None:
    for game in GAMES:
        for union in (game.types.move, game.types.event):
            tags = [kind.__struct_config__.tag for kind in get_args(union) or (union,)]
            assert None not in tags
            assert len(set(tags)) == len(tags)


def test_every_sentence_that_the_browser_asks_for_is_there() -> None:
    catalogs = [shell_catalog("en"), *(path.read_text("utf-8") for path in WEB.rglob("en.ftl"))]
    catalogs += [catalog(game, "en") for game in GAMES]
    known = {id for text in catalogs for id in messages(text)}
    scripts = [path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"}]
    sources = [path for path in scripts if not path.name.endswith((".gen.ts", ".test.ts"))]
    asked = {id for path in sources for id in re.findall(r'(?:\bsay\(|\bid: )"([\w-]+)"', path.read_text("utf-8"))}
    assert asked - known == set()
