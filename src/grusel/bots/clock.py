"""The time a bot has left."""

from __future__ import annotations

from time import perf_counter, process_time

now = perf_counter
SPARE = 0.85  # of the budget: the last round of thinking takes its time too


class Clock:
    """Runs from the moment the bot was asked."""

    def __init__(self, seconds: float) -> None:
        self.began = now()
        self.budget = seconds
        self.seconds = seconds * SPARE

    def up(self) -> bool:
        return now() - self.began >= self.seconds


def count_processor_time() -> None:
    """Count only this process's time from now on: for measurements on a shared machine."""
    global now
    now = process_time
