"""How vectors name the squares in events."""

from __future__ import annotations

from typing import Final

from grusel.games.flure.squares import name

FIELDS: Final = dict.fromkeys(("at", "cell", "source", "target"), name)
