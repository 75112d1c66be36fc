"""How vectors name the graves in events."""

from __future__ import annotations

from typing import Final

from grusel.games.gruft.graveyard import NAMES

FIELDS: Final = dict.fromkeys(("grave", "rat"), NAMES.__getitem__)
