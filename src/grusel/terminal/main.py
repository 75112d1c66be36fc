"""The command `grusel`."""

from __future__ import annotations

import sys
from itertools import pairwise

import typer

from grusel.game import Illegal
from grusel.terminal import analyse, arena, bench, games, play, puzzle, records, remote, serve, shy_solve
from grusel.terminal.screen import Screen
from grusel.words import LANGUAGES

app = typer.Typer(help="A haunted games table.", no_args_is_help=True, pretty_exceptions_enable=False)
for part in (games, play, records, serve, analyse, arena, remote, shy_solve):
    app.add_typer(part.commands)
app.add_typer(bench.commands, name="bench")
app.add_typer(puzzle.commands, name="puzzle")


def run() -> None:
    """Start the command; what is wrong is said in one line of the person's language."""
    try:
        app()
    except Illegal as error:
        screen = Screen(_language_asked_for(sys.argv))
        sys.stderr.write(screen.words.say(error.message) + "\n")
        raise SystemExit(2) from None


def _language_asked_for(arguments: list[str]) -> str:
    """What --lang says, where we speak it: errors come before the screen that knows."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(arguments) if word == "--lang"]
    return next((language for language in asked if language in LANGUAGES), "")
