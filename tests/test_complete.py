"""What a game needs besides its rules, and which of it is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.registry import AnyGame, installed
from grusel.testing.vectors import read_vectors

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
OURS = [game for game in installed().values() if type(game).__module__.startswith("grusel.")]
BY_NAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


@BY_NAME
def test_its_package_has_its_name(game: AnyGame) -> None:
    assert type(game).__module__.split(".")[:3] == ["grusel", "games", game.name]


@BY_NAME
def test_its_rule_book_is_drawn(game: AnyGame) -> None:
    assert len(read_vectors(TESTS / game.name / "rulebook")) >= 80


@BY_NAME
def test_its_playthroughs_are_kept(game: AnyGame) -> None:
    assert list((TESTS / game.name / "golden").glob("*.txt"))


@BY_NAME
def test_its_rulings_are_written_down(game: AnyGame) -> None:
    page = (DOCS / "rules" / f"{game.name}.md").read_text("utf-8")
    assert not [name for name in game.types.options.__struct_fields__ if f"`{name}`" not in page]


@BY_NAME
def test_its_default_options_are_a_preset(game: AnyGame) -> None:
    assert game.types.options() in game.presets.values()
