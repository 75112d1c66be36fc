"""The measurements of the bots, and the figures that each loses to the monster, always by a possible card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grusel.bench.cells import Cell, ladder
from grusel.bots.arena.fixture import Result
from grusel.games.flure.events import FigureLost
from grusel.replay import load

HEADING: Final = "| | games | wins of the first | 95 % | longest decision | figures lost a game, by first and second |"
CELLS: Final = (
    *ladder("flure", 400),
    Cell(game="flure", bots=("level5", "random"), games=20),
    Cell(game="flure", bots=("level5", "level1"), games=60),
    Cell(game="flure", bots=("level5", "level1"), seats=4, games=60),
)


def more(cell: Cell, results: Sequence[Result]) -> list[str]:
    """The last column."""
    return [" and ".join(f"{losses(results, bot):.1f}" for bot in cell.bots)]


def losses(results: Sequence[Result], bot: str) -> float:
    """The average number of figures that the monster takes from a seat of this bot in a game, over both halves."""
    counts = [count for result in results for name, count in _by_seat(result) if name == bot]
    return sum(counts) / len(counts)


def _by_seat(result: Result) -> list[tuple[str, int]]:
    lost = [0] * len(result.bots)
    _, match = load(result.record)
    for moment in match.moments:
        for event in moment.events:
            if isinstance(event, FigureLost):
                lost[event.figure.seat] += 1
    return list(zip(result.bots, lost, strict=True))
