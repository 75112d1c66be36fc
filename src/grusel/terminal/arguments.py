"""What several commands ask for in the same words, and what is made of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from grusel.game import Illegal
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.registry import AnyGame

Language = Annotated[str, typer.Option("--lang", help="en, de or nl; by default that of your system.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
GameName = Annotated[str, typer.Argument(help="A name that `grusel games` lists.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, in text or JSON.")]
Seats = Annotated[int, typer.Option(help="How many play; by default as few as the game allows.", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be given several times.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes.")]
CORES = os.cpu_count() or 1
Dask = Annotated[str, typer.Option(help="The address of a Dask cluster, instead of processes.")]


def new_match(game: AnyGame, seats: int, words: list[str] | None) -> AnyMatch:
    """A game before its first move, with as many seats (0: as few as can be) and options as asked for."""
    options = read_options(game.types.options, by_name(words))
    return Match(game, seats or game.seats[0], options)


def by_name(words: list[str] | None) -> dict[str, str]:
    """What was given as name=value; raises Illegal."""
    for word in words or []:
        if "=" not in word:
            raise Illegal("terminal-bad-word", word=word, expected="name=value")
    return dict(word.split("=", 1) for word in words or [])
