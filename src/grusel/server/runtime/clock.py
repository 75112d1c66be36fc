"""Time to think: per move or per game; it runs only while the server does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from grusel.game import Seat
from grusel.tables.messages import ClockRule, Clocks

Now = Callable[[], float]


class Clock:
    """The clocks of all seats; the one of whoever the table waits for runs."""

    def __init__(self, rule: ClockRule, seats: int, now: Now, kept: str = "") -> None:
        self.rule = rule
        self.now = now
        self.left = msgspec.json.decode(kept, type=list[float]) if kept else [rule.seconds] * seats
        self.running: Seat | None = None
        self.since = 0.0
        self.everybody_saw = False  # what it runs since

    def wait_for(self, seat: Seat | None, everybody_saw: bool) -> None:
        """From now on the table waits for this seat (None: for nobody).

        A move's time starts anew only with something that everybody noticed: else the clock would tell of hidden moves.
        """
        self.stop()
        if seat is not None and everybody_saw:
            self.begin(seat)
        self.running = seat
        self.since = self.now()
        self.everybody_saw = everybody_saw

    def begin(self, seat: Seat) -> None:
        """This seat has another move to make: time per move starts anew, even if none was left for the last one."""
        if self.rule.per == "move":
            self.stop()
            self.left[seat] = self.rule.seconds

    def told(self) -> None:
        """Whoever is waited for hears of it only now; a hidden move holds no clock up."""
        if self.everybody_saw:
            self.since = self.now()

    def stop(self) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (self.now() - self.since))
        self.running = None

    def remaining(self) -> float | None:
        """Seconds until the running clock has run out."""
        if self.running is None:
            return None
        return max(0.0, self.left[self.running] - (self.now() - self.since))

    def kept(self) -> str:
        """For the database."""
        return msgspec.json.encode([round(seconds, 3) for seconds in self._now_left()]).decode()

    def shown(self) -> Clocks:
        left = tuple(round(seconds, 1) for seconds in self._now_left())
        return Clocks(left=left, running=() if self.running is None else (self.running,))

    def _now_left(self) -> Sequence[float]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] = self.remaining() or 0.0
        return left
