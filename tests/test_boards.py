"""Boards that are declared as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import dodgem
import kuhn
import msgspec
import pytest
from hypothesis import given, settings
from ours import OURS

from grusel import boards
from grusel.boards import declared_board
from grusel.registry import AnyGame
from grusel.testing.boards import check_board
from grusel.testing.catalogs import check_catalogs
from grusel.testing.laws import check_laws, random_games

TOYS = pytest.mark.parametrize("game", [kuhn.GAME, dodgem.GAME], ids=lambda game: game.name)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Redirect the search for a game's board, for one test."""
    monkeypatch.setattr(boards, "package_of", lambda game: tmp_path)
    return tmp_path


def declare(folder: Path, game: AnyGame, **changes: Any) -> None:
    """The game's own board, with other values for some fields of its first area."""
    about = json.loads((Path(__file__).parent / game.name / boards.FILE).read_text("utf-8"))
    about["areas"][0] |= changes
    (folder / boards.FILE).write_text(json.dumps(about), "utf-8")


@TOYS
def test_tokens_are_declared_and_pressed_squares_exist(game: AnyGame) -> None:
    check_board(game)


@given(random_games(dodgem.GAME, 2))
@settings(max_examples=20)
def test_dodgem_keeps_every_law(match: Any) -> None:
    check_laws(match)


def test_dodgem_says_the_same_in_every_language() -> None:
    check_catalogs(dodgem.GAME)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_game_that_draws_its_board_declares_none(game: AnyGame) -> None:
    assert declared_board(game) is None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"at": "nowhere"}, "expected a list or a text at `nowhere`"),
        ({"rows": ["###", "###"]}, "expected 6 places at `cells`, as in `rows`; got 9"),
        ({"rows": ["##.", "###", "###"]}, "which is no square"),
        ({"title": "dodgem-no-such"}, "does not say: dodgem-no-such"),
    ],
)
def test_a_board_that_does_not_fit_its_game_is_refused(folder: Path, changes: dict[str, Any], said: str) -> None:
    declare(folder, dodgem.GAME, **changes)
    with pytest.raises(AssertionError, match=said):
        check_board(dodgem.GAME)


def test_an_undeclared_token_is_refused(folder: Path) -> None:
    declare(folder, kuhn.GAME, at="line")
    about = json.loads((folder / boards.FILE).read_text("utf-8"))
    del about["tokens"]["bet"]
    (folder / boards.FILE).write_text(json.dumps(about), "utf-8")
    with pytest.raises(AssertionError, match="`tokens` does not say what lies at `line`: bet"):
        check_board(kuhn.GAME)


def test_rows_are_of_equal_length(folder: Path) -> None:
    declare(folder, dodgem.GAME, rows=["###", "##", "###"])
    with pytest.raises(ValueError, match="rows` of equal length"):
        declared_board(dodgem.GAME)


def test_unknown_fields_in_a_declaration_are_refused(folder: Path) -> None:
    declare(folder, dodgem.GAME, tonez={})
    with pytest.raises(msgspec.ValidationError, match="tonez"):
        declared_board(dodgem.GAME)
