"""`grusel solve`: strategies that cannot be taken advantage of; `grusel exploit`: how much can, of the shipped ones."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from grusel.bots.shy import book, campaign, measure

commands = typer.Typer()


class Solvable(StrEnum):
    """The games that can be solved."""

    SHY = "shy"


@commands.command()
def solve(
    game: Annotated[Solvable, typer.Argument(help="The only game that is small enough.")],
    to: Annotated[Path, typer.Option(help="Where to keep the strategies.")] = Path(book.FILE),
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    tolerance: Annotated[float, typer.Option(help="1 as shipped; less is finer and takes longer.")] = 1.0,
) -> None:
    """Compute the strategies of the strongest level anew; compiled, within an hour on two cores."""
    pages = campaign.campaign(jobs, _print_answer, tolerance)
    to.write_bytes(book.pack(pages))
    print(f"{to}: {to.stat().st_size} bytes")


def _print_answer(found: campaign.Answer) -> None:
    gap = found.high - found.low
    print(f"{found.name:>5}: {found.low:.4f} to {found.high:.4f}, gap {gap:.4f}, {found.shapes} shapes in play")


@commands.command()
def exploit(game: Annotated[Solvable, typer.Argument(help="The only game whose strategies are shipped.")]) -> None:
    """Measure the shipped strategies: what the best opponents get against them."""
    values = measure.hero_values()
    for floor, discovered in measure.shipped():
        low, high = measure.page_gap(floor, discovered, values)
        name = book.page_name(floor, discovered)
        print(f"{name:>5}: hero at least {low:.4f}, builder leaves at most {high:.4f}, gap {high - low:.4f}")
    whole = values[book.page_name(1, 0)].values()
    print(
        f"whole game: hero at least {sum(whole) / len(whole):.4f}, builder leaves at most {measure.builder_bound():.4f}"
    )
