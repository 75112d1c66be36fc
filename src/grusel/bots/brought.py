"""Parts of a game besides its rules: bots, reasons for hints, winning chances; imported on demand."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from grusel.registry import AnyGame


def brought(game: AnyGame, name: str) -> ModuleType | None:
    """The module with that name beside the one with the game's class; None if there is none."""
    package = sys.modules[type(game).__module__].__package__
    wanted = f"{package}.{name}"
    return import_module(wanted) if package and find_spec(wanted) else None
