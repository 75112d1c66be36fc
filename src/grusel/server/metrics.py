"""Metrics in the text format of Prometheus; none of them names a table or a person."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence


class Gauge:
    """A number that goes up and down."""

    kind = "gauge"

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.value = 0.0

    def set(self, value: float) -> None:
        self.value = value

    def samples(self) -> Iterator[tuple[str, float]]:
        yield self.name, self.value


class Counter:
    """A number that only grows."""

    kind = "counter"

    def __init__(self, name: str, says: str) -> None:
        self.name = f"{name}_total"
        self.says = says
        self.value = 0.0

    def inc(self, by: float = 1) -> None:
        self.value += by

    def samples(self) -> Iterator[tuple[str, float]]:
        yield self.name, self.value


class Histogram:
    """How many observations are at most as large as each limit."""

    kind = "histogram"

    def __init__(self, name: str, says: str, limits: Sequence[float]) -> None:
        self.name = name
        self.says = says
        self.limits = limits
        self.found = [0] * (len(limits) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.found[bisect_left(self.limits, value)] += 1
        self.sum += value

    def samples(self) -> Iterator[tuple[str, float]]:
        below = 0
        for limit, found in zip([*self.limits, float("inf")], self.found, strict=True):
            below += found
            yield f'{self.name}_bucket{{le="{_written(limit)}"}}', below
        yield f"{self.name}_count", below
        yield f"{self.name}_sum", self.sum


SOCKETS = Gauge("grusel_sockets", "Open sockets.")
TABLES = Gauge("grusel_tables", "Tables in memory.")
MOVES = Counter("grusel_moves", "Moves made by people and bots.")
REFUSED = Counter("grusel_refused", "Messages refused.")
BOT_FALLBACKS = Counter("grusel_bot_fallbacks", "Moves made at random because a bot failed.")
SLOW_READERS = Counter("grusel_slow_readers", "Sockets cut off because they did not read.")
FORKS = Counter("grusel_forks", "Writes refused because another process had written.")
COMMIT_SECONDS = Histogram(
    "grusel_commit_seconds",
    "From the first write that waits for a commit to that commit.",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
ALL: tuple[Gauge | Counter | Histogram, ...] = (
    SOCKETS,
    TABLES,
    MOVES,
    REFUSED,
    BOT_FALLBACKS,
    SLOW_READERS,
    FORKS,
    COMMIT_SECONDS,
)


def exposition() -> bytes:
    return "".join(map(_shown, ALL)).encode()


def _shown(metric: Gauge | Counter | Histogram) -> str:
    samples = "".join(f"{name} {_written(value)}\n" for name, value in metric.samples())
    return f"# HELP {metric.name} {metric.says}\n# TYPE {metric.name} {metric.kind}\n{samples}"


def _written(value: float) -> str:
    return "+Inf" if value == float("inf") else str(float(value))
