"""Everything a game of ours needs besides its rules and words."""

from __future__ import annotations

from pathlib import Path

import pytest
from ours import OURS

from grusel.coach.lessons import lessons
from grusel.registry import AnyGame
from grusel.testing.vectors import read_vectors
from grusel.words import LANGUAGES

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
SOURCE = TESTS.parent / "src" / "grusel"
BY_NAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


@BY_NAME
def test_its_package_has_its_name(game: AnyGame) -> None:
    assert type(game).__module__.split(".")[:3] == ["grusel", "games", game.name]


@BY_NAME
def test_its_rule_book_is_drawn(game: AnyGame) -> None:
    folder = TESTS / game.name / "rulebook"
    drawn = len(read_vectors(folder))
    assert drawn >= 80, f"one for each sentence and table row of the rules, at least 80; there are {drawn} in {folder}"
    assert any("rulebook" in test.read_text("utf-8") for test in folder.parent.glob("test_*.py")), "no test runs them"


@BY_NAME
def test_its_playthroughs_are_kept(game: AnyGame) -> None:
    folder = TESTS / game.name / "golden"
    assert list(folder.glob("*.txt")), f"write a test like tests/flure/test_flure_golden.py, then make golden: {folder}"


@BY_NAME
def test_its_rulings_are_written_down(game: AnyGame) -> None:
    page = DOCS / "rules" / f"{game.name}.md"
    assert page.exists(), f"write {page}"
    text = page.read_text("utf-8")
    assert not [name for name in game.types.options.__struct_fields__ if f"`{name}`" not in text]


@BY_NAME
def test_it_has_a_board_a_picture_and_words_in_the_browser(game: AnyGame) -> None:
    folder = TESTS.parent / "web" / "src" / "games" / game.name
    wanted = ["index.ts", "parts.ts", "Board.svelte", "stage.ts", "picture.svg", "en.ftl", "de.ftl", "nl.ftl"]
    missing = [name for name in wanted if not (folder / name).exists()]
    assert not missing, f"until they are in {folder}, the browser shows the diagram and a button for each move"


@BY_NAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_lessons(game: AnyGame, language: str) -> None:
    titles = [one.title for one in lessons(game, language)]
    folder = SOURCE / "games" / game.name / "lessons"
    assert len(titles) >= 6, f"at least six, records with comments; there are {len(titles)} in {folder}"
    if language != "en":
        assert titles != [one.title for one in lessons(game, "en")], "they are translated"


@BY_NAME
def test_its_default_options_are_a_preset(game: AnyGame) -> None:
    assert game.types.options() in game.presets.values()
