"""The folder of a game, wherever it is installed: words, lessons, rules and boards lie beside its class."""

from __future__ import annotations

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grusel.game import Game


def package_of(game: Game[Any, Any, Any, Any, Any]) -> Traversable:
    """The folder in which the module with the game's class lies."""
    module = sys.modules[type(game).__module__]
    if module.__package__:
        return files(module.__package__)
    return Path(module.__file__ or "").parent  # a game in a single file
