"""The hall opens for a game that has puzzles, and says why it is closed."""

from __future__ import annotations

import kuhn
import pytest

from grusel.game import Illegal
from grusel.puzzles import hall as halls
from grusel.puzzles.hall import hall


def test_the_hall_is_that_of_the_game_that_has_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzles = hall()
    monkeypatch.setattr(halls, "installed", lambda: {"kuhn": kuhn.GAME, game.name: game})
    assert hall() == (game, puzzles)


def test_without_a_game_with_puzzles_the_hall_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "installed", lambda: {"kuhn": kuhn.GAME})
    with pytest.raises(Illegal, match="no-puzzles"):
        hall()


def test_a_sentence_of_the_hall_is_one_of_the_game() -> None:
    assert hall().id("help") == f"{hall().game.name}-puzzle-help"
