"""Time to think, per move or per game, as a value; it runs only while the server does."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Seat
from grusel.tables.messages import ClockRule, Clocks


class Clock(Struct, frozen=True):
    """The clocks of all seats; at most one runs."""

    rule: ClockRule
    left: tuple[float, ...]
    running: Seat | None = None
    since: float = 0.0
    everybody_saw: bool = False  # the step that set it running

    def waits_for(self, seat: Seat | None, everybody_saw: bool, now: float) -> Clock:
        """Run for this seat (None: for no seat) from now on.

        A move's time starts again only with a step that every place noticed: else the clock would tell of hidden moves.
        """
        clock = self.stopped(now)
        if seat is not None and everybody_saw:
            clock = clock.begun(seat)
        return replace(clock, running=seat, since=now, everybody_saw=everybody_saw)

    def begun(self, seat: Seat) -> Clock:
        """This seat has another move to make: time per move starts again, even if none was left for the last one."""
        if self.rule.per != "move":
            return self
        return replace(self, left=_with(self.left, seat, self.rule.seconds), running=None)

    def told(self, now: float) -> Clock:
        """Start when the player is told; a hidden move must not pause the clock."""
        return replace(self, since=now) if self.everybody_saw else self

    def stopped(self, now: float) -> Clock:
        return replace(self, left=self.left_at(now), running=None)

    def remaining(self, now: float) -> float | None:
        """Seconds until the running clock has run out."""
        if self.running is None:
            return None
        return max(0.0, self.left[self.running] - (now - self.since))

    def left_at(self, now: float) -> tuple[float, ...]:
        if self.running is None:
            return self.left
        return _with(self.left, self.running, self.remaining(now) or 0.0)

    def kept(self, now: float) -> str:
        """The clock as a step stores it."""
        return msgspec.json.encode([round(seconds, 3) for seconds in self.left_at(now)]).decode()

    def shown(self, now: float) -> Clocks:
        left = tuple(round(seconds, 1) for seconds in self.left_at(now))
        return Clocks(left=left, running=() if self.running is None else (self.running,))


def wound_up(rule: ClockRule, seats: int, kept: str) -> Clock:
    """The clock of a table as its last step kept it; full where no step did."""
    left = msgspec.json.decode(kept, type=tuple[float, ...]) if kept else (rule.seconds,) * seats
    return Clock(rule, left)


def _with(left: tuple[float, ...], seat: Seat, seconds: float) -> tuple[float, ...]:
    return (*left[:seat], seconds, *left[seat + 1 :])
