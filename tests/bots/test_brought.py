"""A game of another package may bring a value function and bots, in modules beside its class."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from grusel.bots import find_bot
from grusel.bots.levels import loner, player
from grusel.bots.search.greedy import Greedy
from grusel.bots.search.mcts import Mcts
from grusel.bots.values import nothing_known, value_of
from grusel.match import Match
from grusel.registry import AnyGame

GAME = "import kuhn\n\n\nclass Dice(kuhn.Kuhn):\n    name = 'dice'\n\n\nGAME = Dice()\n"
VALUE = "def value(view, seat):\n    return 0.25\n"
BOTS = """
class Number:
    def __init__(self, number):
        self.number = number

    def choose(self, game, view, seen, seat, actions, budget, rng):
        return actions[self.number % len(actions)]


def level(number):
    return Number(number)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "brought_dice"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "game.py").write_text(GAME, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.startswith("brought_dice")]:
        monkeypatch.delitem(sys.modules, name)
    return folder


def dice() -> AnyGame:
    game: AnyGame = import_module("brought_dice.game").GAME
    return game


def test_its_value_is_found_beside_its_class(package: Path) -> None:
    (package / "value.py").write_text(VALUE, "utf-8")
    assert value_of(dice())(None, 0) == 0.25


def test_its_levels_are_its_own(package: Path) -> None:
    (package / "bots.py").write_text(BOTS, "utf-8")
    game = dice()
    match = Match(game, 2)
    match.play_chance(Random(1))
    view, actions = game.view(match.state, 0), game.actions(match.state, 0)
    chosen = [
        find_bot(name).choose(game, view, (), 0, actions, 1.0, Random(1)) for name in ("level1", "level2", "alone")
    ]
    assert chosen == [actions[1], actions[0], actions[1]]


def test_without_them_the_general_searches_play(package: Path) -> None:
    game = dice()
    assert value_of(game) is nothing_known
    assert isinstance(player(game, 1), Greedy)
    assert isinstance(player(game, 2), Mcts)
    assert loner(game) is player(game, 5)


def test_a_missing_value_function_is_named(package: Path) -> None:
    (package / "value.py").write_text("", "utf-8")
    with pytest.raises(AttributeError, match=r"brought_dice\.value"):
        value_of(dice())
