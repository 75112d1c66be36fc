"""Tables as text, for games without a board of their own in the browser."""

from __future__ import annotations

from typing import Final

import msgspec

from grusel.game import Illegal
from grusel.registry import AnyGame

LONGEST: Final = 50_000  # bytes of a view
LARGEST: Final = 100_000  # characters of a diagram: a number in a view may ask for any size
WITHIN: Final = 3.0  # seconds


def draw(game: AnyGame, view: bytes) -> str:
    """Draw a view that this server has sent; raises Illegal for any other. Called by a clerk."""
    try:
        drawn = "" if len(view) > LONGEST else game.draw(msgspec.json.decode(view, type=game.types.view))
    except Exception:  # games declare no errors for views that they did not make
        drawn = ""
    if not drawn or len(drawn) > LARGEST:
        raise Illegal("server-bad-message")
    return drawn
