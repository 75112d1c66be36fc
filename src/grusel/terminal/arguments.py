"""Arguments that several commands share, and what is made of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from grusel.game import Illegal
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.registry import AnyGame

Language = Annotated[str, typer.Option("--lang", help="en, de or nl (default: your system's).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GameName = Annotated[str, typer.Argument(help="A name from `grusel games`.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, in text or JSON.")]
Seats = Annotated[int, typer.Option(help="Number of seats (default: the fewest the game allows).", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be repeated.")]
Jobs = Annotated[int, typer.Option(min=1, help="Number of processes.")]
CORES = os.cpu_count() or 1
Dask = Annotated[str, typer.Option(help="Address of a Dask cluster to use instead of processes.")]


def new_match(game: AnyGame, seats: int, words: list[str] | None) -> AnyMatch:
    """A new match with these options and this many seats (0: the fewest)."""
    options = read_options(game.types.options, by_name(words))
    return Match(game, seats or game.seats[0], options)


def by_name(words: list[str] | None) -> dict[str, str]:
    """Parse options given as name=value; raise Illegal."""
    for word in words or []:
        if "=" not in word:
            raise Illegal("terminal-bad-word", word=word, expected="name=value")
    return dict(word.split("=", 1) for word in words or [])
