"""Whether the wall clock can be trusted with the age of tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

JUMP: Final = 5.0  # seconds that a wall clock gains or loses between two looks when it is set


class SteadyClock:
    """A wall clock beside one that cannot be set. Look at it often."""

    def __init__(self, wall: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self.wall = wall
        self.elapsed = elapsed
        self.apart = wall() - elapsed()
        self.since = elapsed()

    def seconds(self) -> float:
        """For how long it has not jumped, as far as we have seen."""
        apart = self.wall() - self.elapsed()
        if abs(apart - self.apart) > JUMP:
            self.since = self.elapsed()
        self.apart = apart
        return self.elapsed() - self.since
