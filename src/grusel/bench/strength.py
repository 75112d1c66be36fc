"""Strength of the bots: the cells of docs/strength.md, played in the arena and printed as table rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from grusel.bench.losses import losses
from grusel.bots.arena.fixture import Fixture, Result
from grusel.bots.arena.ratings import Score, matrix, teams
from grusel.bots.arena.runs import record_file, run
from grusel.bots.arena.schedule import fixtures
from grusel.game import Illegal
from grusel.registry import find

FRESH: Final = 20_001  # the first deal: levels were set on others
QUICK: Final = 4  # games of a cell
BUDGET: Final = 2.0  # seconds for a decision
TOURNAMENT: Final = {"navigator": "single", "hand_limit": "each", "rescue": "false"}


class Cell(Struct, frozen=True, kw_only=True):
    """One row of a table: a bot against another, or a team."""

    game: str
    bots: tuple[str, ...]  # one: a team of this bot
    seats: int = 2
    options: dict[str, str] = {}
    games: int = 200
    note: str = ""

    @property
    def name(self) -> str:
        """The name of the cell on the command line and of its folder."""
        words = [self.game, str(self.seats), *self.options.values(), *self.bots]
        return "-".join(word for word in words if word not in TOURNAMENT.values())


def _ladder(game: str, games: int, seats: int = 2) -> tuple[Cell, ...]:
    return tuple(Cell(game=game, bots=(f"level{up}", f"level{up - 1}"), seats=seats, games=games) for up in range(2, 6))


def _island(difficulty: str, seats: int, bot: str, games: int, published: str = "") -> Cell:
    options = {**TOURNAMENT, "difficulty": difficulty}
    return Cell(game="insel", bots=(bot,), seats=seats, options=options, games=games, note=published)


CELLS: Final = (
    *_ladder("flure", 400),
    Cell(game="flure", bots=("level5", "random"), games=20),
    Cell(game="flure", bots=("level5", "level1"), games=60),
    Cell(game="flure", bots=("level5", "level1"), seats=4, games=60),
    *_ladder("gruft", 200),
    *_ladder("gruft", 100, 3),
    *_ladder("gruft", 100, 4),
    Cell(game="gruft", bots=("level1", "random"), games=40),
    *_ladder("shy", 200),
    Cell(game="shy", bots=("level5", "random"), games=100),
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


def chosen(only: Sequence[str], quick: bool) -> list[Cell]:
    """The cells whose names begin with one of these words; raises Illegal if a word matches none."""
    for word in only:
        if not any(cell.name.startswith(word) for cell in CELLS):
            raise Illegal("strength-nothing", name=word, known=", ".join(cell.name for cell in CELLS))
    wanted = [cell for cell in CELLS if not only or any(cell.name.startswith(word) for word in only)]
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
    if cell.game == "flure":
        cells.append(" and ".join(f"{losses(results, bot):.1f}" for bot in cell.bots))
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
        return f"{cell.options['difficulty'].capitalize()}, {players}: {_said(cell.bots[0])}"
    return f"{_said(cell.bots[0])} against {_said(cell.bots[1])}, {players}"


def _said(bot: str) -> str:
    return f"level {bot[-1]}" if bot.startswith("level") else f"`{bot}`"


def heading(game: str) -> list[str]:
    """The heading of a game's table."""
    if game == "insel":
        return ["", "| | games | won | 95 % | longest decision | best published |", "|---|---|---|---|---|---|"]
    if game == "flure":
        titles = "| | games | wins of the first | 95 % | longest decision | figures lost a game, by first and second |"
        return ["", titles, "|---|---|---|---|---|---|"]
    return ["", "| | games | wins of the first | 95 % | longest decision |", "|---|---|---|---|---|"]
