"""How vectors name the squares in events."""

from __future__ import annotations

from floes.rules import BOARD

FIELDS = {"source": BOARD.name, "target": BOARD.name}
