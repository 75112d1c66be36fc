"""Finstere Flure: figures that a bot loses to the monster in a game, always by a card that was still possible."""

from __future__ import annotations

from collections.abc import Sequence

from grusel.bots.arena.fixture import Result
from grusel.replay import load


def losses(results: Sequence[Result], bot: str) -> float:
    """The average number of figures that the monster takes from a seat of this bot in a game, over both halves."""
    counts = [count for result in results for name, count in _by_seat(result) if name == bot]
    return sum(counts) / len(counts)


def _by_seat(result: Result) -> list[tuple[str, int]]:
    from grusel.games.flure.events import FigureLost  # late: this game may be broken

    lost = [0] * len(result.bots)
    _, match = load(result.record)
    for moment in match.moments:
        for event in moment.events:
            if isinstance(event, FigureLost):
                lost[event.figure.seat] += 1
    return list(zip(result.bots, lost, strict=True))
