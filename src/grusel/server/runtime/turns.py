"""Whom the table waits for: bots think, clocks run, and people who are away are stood in for."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from grusel.game import Seat
from grusel.server.runtime.board import PLAYING, Board
from grusel.server.runtime.letters import BotMove, Tick
from grusel.server.workers.pool import BotPool

log = logging.getLogger("grusel.turns")
Tell = Callable[[BotMove | Tick], None]
AGAIN_AFTER = 1.0


class Turns:
    """Sees to it that the game goes on; what it finds out it tells the table as a letter."""

    def __init__(self, board: Board, bots: BotPool, tell: Tell) -> None:
        self.board = board
        self.bots = bots
        self.tell = tell
        self.thinking: asyncio.Task[None] | None = None
        self.thought: tuple[Seat, int, str] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[Seat, float] = {}  # people who are not here, and since when

    def arrange(self, everybody_saw: bool = True) -> None:
        """Look at whose move it is and do what is needed."""
        seat = self.board.waits_for()
        if self.board.clock and seat is not None and everybody_saw:
            self.board.clock.begin(seat)
        bot = "" if seat is None else self.board.bot_on(seat)
        self._think(seat, bot) if seat is not None and bot else self._stop_thinking()
        self._wait(seat if not bot else None, everybody_saw)

    def time_is_up(self) -> bool:
        """Whether the clock of the person the table waits for has run out."""
        clock = self.board.clock
        return bool(clock and clock.remaining() == 0.0)

    def missing(self) -> Seat | None:
        """The seat the table waits for, if its person has been away too long."""
        seat, patience = self.board.waits_for(), self.board.house.stand_in_after
        if seat is None or not patience or self.board.bot_on(seat) or seat not in self.away:
            return None
        return seat if self.board.now() - self.away[seat] >= patience else None

    def close(self) -> None:
        self.tell = _nobody  # who would hold on to the table
        self._stop_thinking()
        if self.alarm:
            self.alarm.cancel()
        if self.board.clock:
            self.board.clock.stop()

    def _think(self, seat: Seat, bot: str) -> None:
        thought = (seat, self.board.seq, bot)
        if self.thought == thought and self.thinking:
            return
        self._stop_thinking()
        self.thought = thought
        self.thinking = asyncio.create_task(self._ask(seat, bot))

    def _stop_thinking(self) -> None:
        if self.thinking:
            self.thinking.cancel()
        self.thinking = self.thought = None

    async def _ask(self, seat: Seat, bot: str) -> None:
        while True:
            try:
                return self.tell(await self._choice(seat, bot))
            except Exception:
                log.exception("bot cannot be asked", extra={"table": self.board.row.id, "seq": self.board.seq})
                await asyncio.sleep(AGAIN_AFTER)

    async def _choice(self, seat: Seat, bot: str) -> BotMove:
        board = self.board
        seq, state, game = board.seq, board.line.state, board.game
        seen = list(await board.seen(seat))
        move = await self.bots.choose(game, bot, seat, game.view(state, seat), seen, game.actions(state, seat))
        return BotMove(seat, seq, move)

    def _wait(self, seat: Seat | None, everybody_saw: bool) -> None:
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.board.clock:
            self.board.clock.wait_for(seat, everybody_saw)
        until = self._until(seat)
        if until:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, min(until)) + 0.01, self.tell, Tick())

    def _until(self, seat: Seat | None) -> list[float]:
        """In how many seconds the clock is up, and the patience with whoever is away."""
        until: list[float] = []
        clock, patience = self.board.clock, self.board.house.stand_in_after
        if clock and (left := clock.remaining()) is not None:
            until.append(left)
        if patience and seat is not None and seat in self.away and self.board.row.phase == PLAYING:
            until.append(self.away[seat] + patience - self.board.now())
        return until


def _nobody(_: BotMove | Tick) -> None:
    return
