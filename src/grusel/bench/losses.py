"""Finstere Flure: how many figures a bot loses to the monster in a game, always to a card that was still possible."""

from __future__ import annotations

from collections.abc import Sequence

from grusel.bots.arena.fixture import Result
from grusel.replay import load


def losses(results: Sequence[Result], bot: str) -> float:
    """Figures that the monster got from a seat of this bot in a game, on average; in both halves."""
    counts = [count for result in results for name, count in _by_seat(result) if name == bot]
    return sum(counts) / len(counts)


def _by_seat(result: Result) -> list[tuple[str, int]]:
    from grusel.games.flure.events import FigureLost  # other games are measured where this one is broken

    lost = [0] * len(result.bots)
    _, match = load(result.record)
    for moment in match.moments:
        for event in moment.events:
            if isinstance(event, FigureLost):
                lost[event.figure.seat] += 1
    return list(zip(result.bots, lost, strict=True))
