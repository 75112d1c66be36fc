"""Games are found in our folders and by the entry points of other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import kuhn
import pytest

from grusel import registry
from grusel.game import Illegal


@pytest.fixture
def other_packages(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """What other installed packages offer, for one test."""
    offered: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: offered if group == "grusel.games" else [])
    return offered


def test_a_game_of_another_package_is_found(other_packages: list[EntryPoint]) -> None:
    other_packages.append(EntryPoint("kuhn", "kuhn:GAME", "grusel.games"))
    assert registry.installed.__wrapped__()["kuhn"] is kuhn.GAME


def test_two_games_of_one_name_are_refused(other_packages: list[EntryPoint]) -> None:
    other_packages += [EntryPoint("kuhn", "kuhn:GAME", "grusel.games")] * 2
    with pytest.raises(ValueError, match="'kuhn'"):
        registry.installed.__wrapped__()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Illegal) as refused:
        registry.find("chess")
    assert refused.value.message.args["name"] == "chess"
