"""Every sentence is there in English, German and Dutch, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grusel.game import Message, Who
from grusel.options import option_values
from grusel.registry import AnyGame, installed
from grusel.words import LANGUAGES, catalog, rules_page, shell_catalog, words

GAMES = [*installed().values()]
WEB = Path(__file__).parent.parent / "web" / "src"
BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """The ids of a catalog, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_says_the_same_in_every_language(language: str) -> None:
    assert messages(shell_catalog(language)) == messages(shell_catalog("en"))


@pytest.mark.parametrize(
    "folder", ["locales", "puzzles", "table", *(f"games/{game.name}" for game in GAMES if game.name != "kuhn")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_same_in_every_language(folder: str, language: str) -> None:
    texts = WEB / folder
    spoken = messages((texts / f"{language}.ftl").read_text("utf-8"))
    assert spoken == messages((texts / "en.ftl").read_text("utf-8"))


@BY_NAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_the_same_in_every_language(game: AnyGame, language: str) -> None:
    assert messages(catalog(game, language)) == messages(catalog(game, "en"))


@BY_NAME
def test_the_ids_of_a_game_begin_with_its_name(game: AnyGame) -> None:
    assert all(id == game.name or id.startswith(f"{game.name}-") for id in messages(catalog(game, "en")))


@BY_NAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(game: AnyGame, language: str) -> None:
    spoken = words(language)
    known = option_values(game.types.options)
    wanted = [game.name, f"{game.name}-blurb"]
    for name in game.types.options.__struct_fields__:
        wanted += [f"{game.name}-option-{name}", f"{game.name}-option-{name}-help"]
        wanted += [f"{game.name}-option-{name}-{value}" for value in known.get(name, []) if isinstance(value, str)]
    assert not [id for id in wanted if not spoken.has(id)]


@BY_NAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page_of_rules(game: AnyGame, language: str) -> None:
    assert rules_page(game, language).startswith("# ")


def test_names_and_lists_are_put_into_sentences() -> None:
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


def test_what_somebody_typed_at_length_is_cut_short() -> None:
    said = words("en").say(Message("flure-text-path", {"found": "x" * 5000}))
    assert said.startswith("“" + "x" * 300 + "…” is not a path.")


def test_a_missing_sentence_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        words("en").say(Message("no-such-sentence"))
    with pytest.raises(ValueError, match="list-and"):
        words("en").say(Message("list-and", {"first": "x"}))


def test_a_language_we_do_not_speak_is_english() -> None:
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
    sources = [
        path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"} and not path.name.endswith(".gen.ts")
    ]
    asked = {id for path in sources for id in re.findall(r'(?:\bsay\(|\bid: )"([\w-]+)"', path.read_text("utf-8"))}
    assert asked - known == set()
