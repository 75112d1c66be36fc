"""Metrics for Prometheus; none of them names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("grusel_sockets", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("grusel_tables", "Tables in memory.", registry=REGISTRY)
MOVES = Counter("grusel_moves", "Moves made by people and bots.", registry=REGISTRY)
REFUSED = Counter("grusel_refused", "Messages refused.", registry=REGISTRY)
BOT_FALLBACKS = Counter("grusel_bot_fallbacks", "Moves made at random because a bot failed.", registry=REGISTRY)
SLOW_READERS = Counter("grusel_slow_readers", "Sockets cut off because they did not read.", registry=REGISTRY)
FORKS = Counter("grusel_forks", "Writes refused because another process had written.", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "grusel_commit_seconds",
    "From the first write that waits for a commit to that commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
