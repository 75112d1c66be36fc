"""Tables as text, for games without a board of their own in the browser."""

from __future__ import annotations

import asyncio
import logging
import pickle
from typing import Final

from grusel.game import Illegal
from grusel.registry import AnyGame
from grusel.server.workers.diagram import Sight
from grusel.server.workers.process import Worker

log = logging.getLogger("grusel.diagrams")
LONGEST: Final = 50_000  # bytes of a view
WITHIN: Final = 3.0  # seconds


class Diagrams:
    """One drawing process, started on demand; a view that it cannot draw gets no diagram."""

    def __init__(self) -> None:
        self.artist = Worker("grusel.server.workers.diagram")
        self.turn = asyncio.Lock()

    async def draw(self, game: AnyGame, view: bytes) -> str:
        """Draw a view that this server has sent; raises Illegal for any other."""
        drawn = b"" if len(view) > LONGEST else await self._drawn(Sight(pickle.dumps(game), view))
        if not drawn:
            raise Illegal("server-bad-message")
        return drawn.decode()

    async def _drawn(self, sight: Sight) -> bytes:
        try:
            async with self.turn:
                return await self.artist.ask(sight, WITHIN)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.warning("no diagram", extra={"problem": repr(error)})
            return b""

    async def close(self) -> None:
        await self.artist.kill()
