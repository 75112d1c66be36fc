"""The table as text, for boards that have no drawing of their own."""

from __future__ import annotations

import logging
import re
from typing import Final

import msgspec

from grusel.game import Illegal
from grusel.registry import AnyGame

log = logging.getLogger("grusel.diagrams")
LONGEST: Final = 50_000  # bytes of a view
# No game counts so far; whoever asks for it wants to see us count.
HUGE: Final = re.compile(rb"(?<![\d.])\d{7}|\d[eE]\+?\d")


def diagram(game: AnyGame, view: bytes) -> str:
    """The diagram of a view that was sent by us; raises Illegal where it was not."""
    if len(view) > LONGEST or HUGE.search(view):
        raise Illegal("server-bad-message")
    try:
        return game.draw(msgspec.json.decode(view, type=game.types.view))
    except Exception as error:  # a view that nobody was ever shown may trip a game over in any way
        log.info("no diagram", exc_info=error, extra={"game": game.name})
        raise Illegal("server-bad-message") from None
