"""Finds the games: one package each in `grusel.games`, and the entry points of other people's packages."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import grusel.games
from grusel.game import Game, Illegal

AnyGame = Game[Any, Any, Any, Any, Any]
GROUP = "grusel.games"


@cache
def installed() -> dict[str, AnyGame]:
    """Every game that is installed, by name, ours first. A package says `GAME = TheGame()`."""
    packages = [import_module(f"grusel.games.{found.name}") for found in pkgutil.iter_modules(grusel.games.__path__)]
    ours = [package.GAME for package in packages if hasattr(package, "GAME")]
    others = [entry.load() for entry in entry_points(group=GROUP)]
    found: dict[str, AnyGame] = {}
    for game in [*sorted(ours, key=lambda game: str(game.name)), *others]:
        if game.name in found:
            raise ValueError(f"two installed games are named {game.name!r}")
        found[game.name] = game
    return found


def find(name: str) -> AnyGame:
    """The game of that name; raises Illegal."""
    if name not in installed():
        raise Illegal("unknown-game", name=name, known=", ".join(installed()))
    return installed()[name]
