"""Rate limits: buckets that fill up with time."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """A burst at once, then a rate a second."""

    __slots__ = ("burst", "left", "per_second", "since")

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each client, by address or by socket; the least recently used is forgotten first."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, cost: float = 1) -> bool:
        bucket = self.buckets.get(whose) or Bucket(self.per_second, self.burst)
        self.buckets[whose] = bucket
        self.buckets.move_to_end(whose)
        if len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)
        return bucket.take(cost)

    def forget(self, whose: str) -> None:
        self.buckets.pop(whose, None)
