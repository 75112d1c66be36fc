"""Modules of a game besides its rules: bots, reasons for hints, winning chances, puzzles, commands."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import grusel.games
from grusel.registry import AnyGame, broken


def brought(game: AnyGame, name: str) -> ModuleType | None:
    """The module with that name beside the one with the game's class; None if there is none."""
    package = sys.modules[type(game).__module__].__package__
    wanted = f"{package}.{name}"
    return import_module(wanted) if package and find_spec(wanted) else None


def broken_with(name: str) -> list[str]:
    """Games of ours that cannot be played and have a module of that name in their folder."""
    folders = [Path(folder) for folder in grusel.games.__path__]
    return [game for game in broken() if any(_lies_in(folder / game, name) for folder in folders)]


def _lies_in(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()
