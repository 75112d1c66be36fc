"""Strength of the bots: the cells of docs/strength.md, played in the arena and printed as table rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from grusel.bench.cells import Cell
from grusel.bots.arena.fixture import Fixture, Result
from grusel.bots.arena.ratings import Score, matrix, teams
from grusel.bots.arena.runs import record_file, run
from grusel.bots.arena.schedule import fixtures
from grusel.bots.brought import brought
from grusel.game import Illegal
from grusel.registry import find, installed

FRESH: Final = 20_001  # the first deal: levels were set on others
QUICK: Final = 4  # games of a cell
BUDGET: Final = 2.0  # seconds for a decision
HEADING: Final = "| | games | wins of the first | 95 % | longest decision |"


@cache
def cells() -> tuple[Cell, ...]:
    """The rows of every game."""
    return tuple(cell for game in installed().values() for cell in getattr(brought(game, "strength"), "CELLS", ()))


def chosen(only: Sequence[str], quick: bool) -> list[Cell]:
    """The cells whose names begin with one of these words; raises Illegal if a word matches none."""
    for word in only:
        if not any(cell.name.startswith(word) for cell in cells()):
            raise Illegal("strength-nothing", name=word, known=", ".join(cell.name for cell in cells()))
    wanted = [cell for cell in cells() if not only or any(cell.name.startswith(word) for word in only)]
    return [replace(cell, games=QUICK) for cell in wanted] if quick else wanted


def planned(cell: Cell, seed: int) -> list[Fixture]:
    return list(fixtures(find(cell.game), cell.options, cell.bots, cell.seats, cell.games, seed, BUDGET))


def play_cell(cell: Cell, keep: Path, jobs: int, seed: int) -> Iterator[Result]:
    """Play a cell, reusing stored results first, and store every record in the cell's folder."""
    for result in run(planned(cell, seed), jobs, keep=keep / cell.name):
        yield result if result.record else replace(result, record=_kept_record(keep / cell.name, result))


def _kept_record(folder: Path, result: Result) -> str:
    file = record_file(folder, result)
    return file.read_text("utf-8") if file.exists() else ""


def row(cell: Cell, results: Sequence[Result]) -> str:
    """The cell as a row of the page."""
    first = cell.bots[0]
    score = matrix(results)[first, cell.bots[1]] if len(cell.bots) > 1 else teams(results)[first]
    cells = [
        _title(cell),
        str(score.games),
        f"{score.mean:.1%}".replace("%", " %"),
        interval(score),
        longest(results, first),
    ]
    more = getattr(brought(find(cell.game), "strength"), "more", None)
    cells += more(cell, results) if more else []
    return f"| {' | '.join([*cells, *([cell.note] if cell.note else [])])} |"


def interval(score: Score) -> str:
    return f"{100 * score.low:.1f} to {100 * score.high:.1f} %"


def longest(results: Sequence[Result], bot: str) -> str:
    """The longest decision of a bot."""
    pairs = [pair for result in results for pair in zip(result.bots, result.slowest, strict=True)]
    return f"{max(seconds for name, seconds in pairs if name == bot):.2f} s"


def _title(cell: Cell) -> str:
    players = f"{cell.seats} players"
    if len(cell.bots) == 1:
        return f"{cell.label.capitalize()}, {players}: {_said(cell.bots[0])}"
    return f"{_said(cell.bots[0])} against {_said(cell.bots[1])}, {players}"


def _said(bot: str) -> str:
    return f"level {bot[-1]}" if bot.startswith("level") else f"`{bot}`"


def heading(game: str) -> list[str]:
    """The heading of a game's table."""
    titles: str = getattr(brought(find(game), "strength"), "HEADING", HEADING)
    return ["", titles, "|---" * titles.count(" | ") + "|---|"]
