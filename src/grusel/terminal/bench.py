"""`grusel bench`: speed, strength and long soaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from grusel.bench.rules import bench_rules
from grusel.bench.soak import soak as run_soak
from grusel.bench.strength import FRESH, Cell, chosen, heading, play_cell, row
from grusel.bots.arena.fixture import Result

app = typer.Typer(help="Measure.", no_args_is_help=True)


@app.command()
def rules(seconds: Annotated[float, typer.Option(help="For each figure.")] = 2.0) -> None:
    """Speed of the rules, interpreted and compiled, beside peers that are installed."""
    bench_rules(seconds)


@app.command()
def soak(
    game: str,
    games: Annotated[int, typer.Option(help="How many.")] = 100_000,
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    varied: Annotated[bool, typer.Option(help="With varied options.")] = True,
) -> None:
    """Play random games at every seat count; stop at the first that breaks a law."""
    console = Console(soft_wrap=True)
    tally = None
    with console.status(game) as status:
        for tally in run_soak(game, games, jobs, varied):
            status.update(f"{game}: {tally.games:,} of {games:,}")
    if tally:
        console.print(f"{game}: {tally.games:,} games, {tally.moves:,} moves, the longest {tally.longest}")
        for ending, count in sorted(tally.ends.items(), key=lambda pair: -pair[1]):
            console.print(f"  {count:>9,}  {ending}")


@app.command()
def strength(
    only: Annotated[list[str] | None, typer.Option(help="Cells whose name begins so; may be given again.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A few games of each cell, to see that it works.")] = False,
    keep: Annotated[Path, typer.Option(help="For results and records; goes on where it was left.")] = Path("strength"),
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    seed: Annotated[int, typer.Option(help="Of the first deal.")] = FRESH,
) -> None:
    """Play the cells of docs/strength.md and print its tables, as far as they are played."""
    console, before = Console(soft_wrap=True, highlight=False), ""
    for cell in chosen(only or [], quick):
        if cell.game != before:
            before = cell.game
            console.print("\n".join(heading(cell.game)), markup=False)
        results = _watched(console, cell, keep, jobs, seed)
        if results:
            console.print(row(cell, results), markup=False)


def _watched(console: Console, cell: Cell, keep: Path, jobs: int, seed: int) -> Sequence[Result]:
    """All results of a cell; those so far if somebody stops it."""
    results: list[Result] = []
    with console.status(cell.name) as status:
        try:
            for result in play_cell(cell, keep, jobs, seed):
                results.append(result)
                status.update(f"{cell.name}: {len(results)} of {cell.games}")
        except KeyboardInterrupt:
            console.print(f"{cell.name}: {len(results)} of {cell.games}")
    return results
