"""The games of this package, without Kuhn poker, which the tests bring along."""

from __future__ import annotations

from grusel.registry import installed

OURS = [game for game in installed().values() if type(game).__module__.startswith("grusel.games.")]
