"""The causes of waiting at a table: a person, a bot, a clock, or a person's return."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import NamedTuple

from grusel.game import Chance, Seat
from grusel.tables.state import PLAYING, TableState


class Thought(NamedTuple):
    """A bot has to choose for a seat."""

    seat: Seat
    seq: int  # of the table
    bot: str


def is_due(table: TableState) -> bool:
    """Whether the game continues without people: chance is to move, so a server must have the table loaded."""
    return table.row.phase == PLAYING and isinstance(table.position.turn, Chance)


def thought(table: TableState) -> Thought | None:
    """What a bot has to think about now; bots think while people are there."""
    seat = table.waits_for() if len(table.company) else None
    bot = "" if seat is None else table.bot_on(seat)
    return Thought(seat, table.seq, bot) if seat is not None and bot else None


def is_up(table: TableState, now: float) -> bool:
    """Whether the running clock has run out."""
    return table.clock is not None and table.clock.remaining(now) == 0.0


def missing(table: TableState, now: float) -> Seat | None:
    """The seat the table waits for, if its person has been away too long."""
    seat, patience = table.waits_for(), table.house.stand_in_after
    if seat is None or not patience or table.bot_on(seat) or seat not in table.away:
        return None
    return seat if now - table.away[seat] >= patience else None


def next_tick(table: TableState, now: float) -> float | None:
    """Seconds until a clock has run out or patience with an absent person has."""
    until: list[float] = []
    clock, patience, seat = table.clock, table.house.stand_in_after, table.waits_for()
    left = clock.remaining(now) if clock else None
    if left is not None:
        until.append(left)
    if patience and seat is not None and seat in table.away and not table.bot_on(seat):
        until.append(table.away[seat] + patience - now)
    return max(0.0, min(until)) if until else None


def is_idle(table: TableState, now: float, after: float) -> bool:
    """Whether no person is here and nothing is due: the table can leave memory."""
    ticks = table.row.phase == PLAYING and (table.clock is not None or table.house.stand_in_after > 0)
    return not len(table.company) and not is_due(table) and not ticks and now - table.quiet_since >= after
