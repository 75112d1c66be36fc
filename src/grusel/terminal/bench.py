"""`grusel bench`: speed and long soaks."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console

from grusel.bench.rules import bench_rules
from grusel.bench.soak import soak as run_soak

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
