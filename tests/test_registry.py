"""Games are found in our folders and by the entry points of other packages."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import kuhn
import msgspec
import pytest
from ours import OURS

from grusel import registry
from grusel.game import Illegal
from grusel.words import words

NAMES = sorted(game.name for game in OURS)


@pytest.fixture
def other_packages(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """Replace the entry points of installed packages, for one test."""
    offered: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: offered if group == "grusel.games" else [])
    return offered


def test_a_game_of_another_package_is_found(other_packages: list[EntryPoint]) -> None:
    other_packages.append(EntryPoint("kuhn", "kuhn:GAME", "grusel.games"))
    assert registry.installed.__wrapped__()["kuhn"] is kuhn.GAME


@pytest.fixture
def broken_game(monkeypatch: pytest.MonkeyPatch, other_packages: list[EntryPoint]) -> Callable[[object], str]:
    """The reason why an offered game is not playable, while the others are listed."""

    def offer(value: object) -> str:
        module = ModuleType("others_game")
        vars(module)["GAME"] = value
        monkeypatch.setitem(sys.modules, "others_game", module)
        other_packages.append(EntryPoint("dice", "others_game:GAME", "grusel.games"))
        assert list(registry.installed.__wrapped__()) == NAMES
        return registry.broken.__wrapped__()["dice"]

    return offer


def test_the_first_of_two_games_with_one_name_is_played(other_packages: list[EntryPoint]) -> None:
    other_packages += [
        EntryPoint("kuhn", "kuhn:GAME", "grusel.games"),
        EntryPoint("cards", "kuhn:GAME", "grusel.games"),
    ]
    assert registry.installed.__wrapped__()["kuhn"] is kuhn.GAME
    assert registry.broken.__wrapped__() == {"cards": "kuhn:GAME: another installed game is named 'kuhn'"}


def test_a_package_that_cannot_be_imported_takes_no_other_game_down(other_packages: list[EntryPoint]) -> None:
    other_packages.append(EntryPoint("dice", "no_such_package:GAME", "grusel.games"))
    assert list(registry.installed.__wrapped__()) == NAMES
    said = registry.broken.__wrapped__()["dice"]
    assert said == "no_such_package:GAME: ModuleNotFoundError: No module named 'no_such_package'"


def test_a_game_whose_class_misses_a_method_is_named_with_the_method(
    other_packages: list[EntryPoint], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_game.py").write_text("import grusel\nclass Dice(grusel.Game): pass\nGAME = Dice()\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    other_packages.append(EntryPoint("dice", "half_a_game:GAME", "grusel.games"))
    said = registry.broken.__wrapped__()["dice"]
    assert said.startswith("half_a_game:GAME: TypeError: Can't instantiate abstract class Dice")
    assert "actions" in said


def test_an_entry_point_to_a_class_is_told_to_name_an_instance(broken_game: Callable[[object], str]) -> None:
    assert "expected an instance of a subclass of grusel.Game, like `GAME = TheGame()`" in broken_game(kuhn.Kuhn)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("name", "Liar's dice", "`name` to be small letters"),
        ("version", "1.0", "`version` to be a whole number from 1; got '1.0'"),
        ("version", 0, "`version` to be a whole number from 1; got 0"),
        ("seats", 4, "`seats` to be a range like range(2, 5)"),
        ("seats", range(2, 30), "from 1 to 26; got range(2, 30)"),
        ("longest", None, "`longest` to be a whole number"),
        ("types", (), "`types` to be grusel.Types("),
        ("presets", {}, "`presets` to have a `default`; got none"),
    ],
)
def test_a_games_declarations_are_checked(
    broken_game: Callable[[object], str], field: str, value: object, expected: str
) -> None:
    said = broken_game(type("Dice", (kuhn.Kuhn,), {field: value})())
    assert said.startswith("others_game:GAME: expected ")
    assert expected in said


def test_every_option_has_a_default_and_a_type_that_forms_can_show(broken_game: Callable[[object], str]) -> None:
    bare = msgspec.defstruct("Bare", [("dice", int)])
    odd = msgspec.defstruct("Odd", [("dice", complex, 1j)])
    for options, said in ((bare, "Missing required argument 'dice'"), (odd, "complex")):
        types = kuhn.GAME.types._replace(options=options)
        assert said in broken_game(type("Dice", (kuhn.Kuhn,), {"types": types, "presets": {"default": 1}})())


def test_a_broken_game_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "broken", lambda: {"dice": "no such module"})
    with pytest.raises(Illegal) as refused:
        registry.find("dice")
    assert words("en").say(refused.value.message) == ("The game dice is installed but cannot be played: no such module")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Illegal) as refused:
        registry.find("chess")
    assert refused.value.message.args["name"] == "chess"
