"""`grusel arena`: bots against bots, and tables of their results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grusel.bots import load_bot
from grusel.bots.arena.fixture import Fixture, Result
from grusel.bots.arena.ratings import Rating, Score, elo_table, matrix, teams
from grusel.bots.arena.runs import run
from grusel.bots.arena.schedule import fixtures, plays_together
from grusel.game import Illegal
from grusel.registry import find
from grusel.terminal.arguments import CORES, Dask, GameName, Jobs, Language, Options, Seats, by_name
from grusel.terminal.files import make_folder
from grusel.terminal.screen import Screen

commands = typer.Typer()


@commands.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more, separated by commas: level1,level3,path/to/file.py:Name.")],
    games: Annotated[int, typer.Option(min=1, help="Games for each pair of bots, or for each team.")] = 200,
    seats: Seats = 0,
    option: Options = None,
    budget: Annotated[float, typer.Option(help="Processor seconds for each decision.")] = 2.0,
    seed: Annotated[int, typer.Option(help="Seed of the first deal.")] = 1,
    jobs: Jobs = CORES,
    dask: Dask = "",
    keep: Annotated[
        Path | None, typer.Option(help="Folder for results and records; an interrupted run is resumed.")
    ] = None,
    lang: Language = "",
) -> None:
    """Let bots play each other, every deal in both seatings; in games played together, each bot as a team."""
    screen, found, names = Screen(lang), find(game), list(dict.fromkeys(bots.split(",")))
    for name in names:
        load_bot(name)
    if keep:
        make_folder(keep)
    planned = list(fixtures(found, by_name(option), names, seats or found.seats[0], games, seed, budget))
    if not planned:
        raise Illegal("terminal-bad-word", word=bots, expected="level1,level3")
    results = _watched(screen, planned, jobs, dask, keep)
    if plays_together(found):
        _print_teams(screen, results)
    elif results:
        _print_ratings(screen, results)
        _print_matrix(screen, results, names)
    _print_times(screen, results)


def _watched(screen: Screen, planned: Sequence[Fixture], jobs: int, dask: str, keep: Path | None) -> list[Result]:
    """Play with a progress bar; return the results so far if interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[Result] = []
    with Progress(*columns, console=screen.console) as progress:
        task = progress.add_task("arena", total=len(planned))
        try:
            for result in run(planned, jobs, dask, keep):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            screen.say("arena-stopped")
    return results


def _print_teams(screen: Screen, results: Sequence[Result]) -> None:
    table = Table("bot", "games", "won", "95 %")
    for bot, score in teams(results).items():
        table.add_row(bot, str(score.games), f"{score.mean:.1%}", f"{score.low:.1%} to {score.high:.1%}")
    screen.console.print(table)


def _print_ratings(screen: Screen, results: Sequence[Result]) -> None:
    table = Table("bot", "Elo", "95 %")
    rated = elo_table(results, Random(0))
    for bot, rating in sorted(rated.items(), key=lambda pair: -pair[1].elo):
        table.add_row(bot, f"{rating.elo:+.0f}", _interval(rating))
    screen.console.print(table)


def _interval(rating: Rating) -> str:
    """A rating, or a bound if one side has won every game."""
    return f"{rating.low:+.0f} to {rating.high:+.0f}" if rating.low < rating.high else "unknown"


def _print_matrix(screen: Screen, results: Sequence[Result], names: Sequence[str]) -> None:
    table = Table("wins of", *(f"against {name}" for name in names))
    found = matrix(results)
    for one in names:
        table.add_row(one, *(_cell(found.get((one, other))) for other in names))
    screen.console.print(table)


def _cell(score: Score | None) -> str:
    return f"{score.mean:.1%} ({score.low:.1%} to {score.high:.1%})" if score else ""


def _print_times(screen: Screen, results: Sequence[Result]) -> None:
    slowest: dict[str, float] = {}
    for result in results:
        for bot, seconds in zip(result.bots, result.slowest, strict=True):
            slowest[bot] = max(slowest.get(bot, 0.0), seconds)
    for bot, seconds in slowest.items():
        screen.console.print(f"{bot}: longest decision {seconds:.2f} s", highlight=False)
