"""`grusel shy solve` computes strategies; `grusel shy exploit` measures how far they can be exploited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grusel.games.shy.bots import book, campaign, measure
from grusel.games.shy.bots.answers import Answer, answers
from grusel.terminal.arguments import CORES, Dask, Jobs
from grusel.terminal.files import check_folder_of, make_folder, write_bytes

commands = typer.Typer(help="Strategies of Shy Monsters.", no_args_is_help=True)


@commands.command()
def solve(
    to: Annotated[Path, typer.Option(help="File for the strategies.")] = Path(book.FILE),
    keep: Annotated[Path, typer.Option(help="Folder for single pages; an interrupted run is resumed.")] = Path("shy"),
    jobs: Jobs = CORES,
    dask: Dask = "",
    tolerance: Annotated[float, typer.Option(help="1 is what is shipped; less is finer and slower.")] = 1.0,
    alone: Annotated[bool, typer.Option(help="Solve each floor as a separate game.")] = False,
) -> None:
    """Compute the strategies of the strongest level (compiled: an hour on two cores)."""
    make_folder(keep)
    if alone:
        _shown(answers(map(campaign.alone, (3, 2, 1)), jobs, dask, keep), 3)
        return
    check_folder_of(to)
    pages: campaign.Pages = {}
    highs: campaign.Highs = {}
    for games in campaign.stages(pages, highs, tolerance):
        found = _shown(answers(games, jobs, dask, keep), len(games))
        for task in games:
            pages[task.name], highs[task.name] = found[task.name].page, found[task.name].high
    write_bytes(to, book.pack(pages))
    print(f"{to}: {to.stat().st_size} bytes")


def _shown(found: Iterable[Answer], total: int) -> dict[str, Answer]:
    """Every answer by its name, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    by_name: dict[str, Answer] = {}
    with Progress(*columns) as progress:
        bar = progress.add_task("games", total=total)
        for one in found:
            by_name[one.name] = one
            print_game(progress.console, one)
            progress.advance(bar)
    print(f"{sum(one.seconds for one in by_name.values()):.0f} s of processor time")
    return by_name


def print_game(console: Console, found: Answer | measure.Measured) -> None:
    """The guarantees of both sides of a page; a page for the builder alone has no hero."""
    low = f"hero at least {found.low:.4f}, " if found.low else ""
    gap = f", gap {found.high - found.low:.4f}" if found.low else ""
    console.print(f"{found.name:>13}: {low}builder leaves at most {found.high:.4f}{gap}", highlight=False)


@commands.command()
def exploit(jobs: Jobs = CORES) -> None:
    """Measure what the best opponents get against the shipped strategies (compiled: 15 minutes)."""
    console = Console()
    found = {one.name: one for one in _printed(measure.measure(jobs), console)}
    low, high = measure.whole_game(found)
    console.print(f"whole game: hero at least {low:.4f}, builder leaves at most {high:.4f}", highlight=False)


def _printed(found: Iterable[measure.Measured], console: Console) -> Iterator[measure.Measured]:
    for one in found:
        print_game(console, one)
        yield one
