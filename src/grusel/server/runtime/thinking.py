"""A bot's turn at a table: ask for its move until there is one."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from grusel.tables.commands import BotMove
from grusel.tables.waiting import Thought

log = logging.getLogger("grusel.thinking")
AGAIN_AFTER = 1.0  # seconds


class Thinking:
    """One thought at a time; another one ends it."""

    def __init__(self, ask: Callable[[Thought], Awaitable[BotMove]], tell: Callable[[BotMove], None]) -> None:
        self.ask = ask
        self.tell = tell
        self.thought: Thought | None = None
        self.task: asyncio.Task[None] | None = None

    def about(self, thought: Thought | None) -> None:
        """Think about this from now on, unless that is under way."""
        if thought == self.thought and (self.task is None or not self.task.done()):
            return
        self.stop()
        self.thought = thought
        if thought is not None:
            self.task = asyncio.create_task(self._think(thought))

    def stop(self) -> None:
        if self.task:
            self.task.cancel()
        self.task = self.thought = None

    async def _think(self, thought: Thought) -> None:
        while True:
            try:
                return self.tell(await self.ask(thought))
            except Exception:
                log.exception("bot cannot be asked", extra={"seq": thought.seq})
                await asyncio.sleep(AGAIN_AFTER)
