"""The same package with compiled rules: a folder that may appear while the server runs (`make play` makes one)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import grusel

WHERE: Final = "GRUSEL_COMPILED"  # in the environment: the folder, which is whole from the moment it exists


def folder() -> str:
    """The folder to import the package from; empty while there is none."""
    place = os.environ.get(WHERE, "")
    return place if place and os.path.isdir(place) else ""


def runs_here() -> bool:
    """Whether this process runs the newest code there is."""
    place = folder()
    return not place or Path(grusel.__file__).is_relative_to(place)


def awaited() -> bool:
    """Whether such a folder may still appear, or is not used here yet."""
    return bool(os.environ.get(WHERE)) and not (folder() and runs_here())


def search_path() -> str:
    """The module path of a new process."""
    return os.pathsep.join(filter(None, [folder(), *sys.path]))
