"""The measurements of the bots: how often a team wins by the tournament rules with published results."""

from __future__ import annotations

from typing import Final

from grusel.bench.cells import Cell

HEADING: Final = "| | games | won | 95 % | longest decision | best published |"
TOURNAMENT: Final = {"navigator": "single", "hand_limit": "each", "rescue": "false"}


def _island(difficulty: str, seats: int, bot: str, games: int, published: str = "") -> Cell:
    options = {**TOURNAMENT, "difficulty": difficulty}
    return Cell(game="insel", bots=(bot,), seats=seats, options=options, label=difficulty, games=games, note=published)


CELLS: Final = (
    *(_island("novice", 2, bot, 2000) for bot in ("random", "level1", "level2", "level3", "level4")),
    _island("novice", 2, "level5", 2000, "20.2 %"),
    _island("novice", 2, "alone", 500),
    _island("novice", 3, "alone", 500),
    _island("novice", 3, "level5", 2000, "18.5 %"),
    _island("novice", 4, "level5", 2000, "8.7 %"),
    *(_island("normal", seats, "level5", 2000, best) for seats, best in ((2, "8.9 %"), (3, "8.5 %"), (4, "3.9 %"))),
    *(_island("elite", seats, "level5", 2000, best) for seats, best in ((2, "2.3 %"), (3, "2.7 %"), (4, "1.2 %"))),
    *(_island("legendary", seats, "level5", 2000, best) for seats, best in ((2, "0.8 %"), (3, "0.8 %"), (4, "0.2 %"))),
)
