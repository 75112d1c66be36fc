"""What is known of a game besides its rules; looked for when it is needed, so that a broken game hinders no other."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from grusel.registry import AnyGame


def brought(game: AnyGame, name: str) -> ModuleType | None:
    """The module of that name beside the one with the game's class; None if there is none."""
    package = sys.modules[type(game).__module__].__package__
    wanted = f"{package}.{name}"
    return import_module(wanted) if package and find_spec(wanted) else None


def known(game: AnyGame, package: str) -> ModuleType | None:
    """The module for a game in a package of ours that has one for each of our games; None if it has none."""
    wanted = f"{package}.{game.name}"
    ours = type(game).__module__.startswith("grusel.games.")
    return import_module(wanted) if ours and find_spec(wanted) else None
