"""The command `grusel`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import TextIOWrapper
from itertools import pairwise
from typing import NoReturn

import typer

from grusel.bots.brought import broken_with, brought
from grusel.game import Illegal, Message
from grusel.registry import find, installed
from grusel.terminal import analyse, arena, backup, bench, games, new, play, puzzle, records, remote, serve, site
from grusel.terminal.screen import Screen
from grusel.words import LANGUAGES

ANYTHING = {"allow_extra_args": True, "ignore_unknown_options": True}


app = typer.Typer(help="A haunted games table.", pretty_exceptions_enable=False)
for part in (games, play, records, serve, backup, analyse, arena, remote, new, site):
    app.add_typer(part.commands)
app.add_typer(bench.commands, name="bench")
app.add_typer(puzzle.commands, name="puzzle")


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """A haunted games table."""
    if context.invoked_subcommand is None:
        Screen().say("terminal-start")


def _add_commands_of_games() -> None:
    """Commands that a game brings, under its name; those of a broken game report its error."""
    for game in installed().values():
        if own := brought(game, "commands"):
            app.add_typer(own.commands, name=game.name)
    for name in broken_with("commands"):
        app.command(name, hidden=True, context_settings=ANYTHING)(_refusing(name))


def _refusing(game: str) -> Callable[[], None]:
    def refuse() -> None:
        find(game)

    return refuse


_add_commands_of_games()


def run() -> None:
    """Run the command; report errors in one line of the person's language."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 gets question marks
    try:
        app()
    except Illegal as error:
        _fail(error.message)
    except OSError as error:  # the disk is full, a folder is not ours, no answer comes
        _fail(Message("terminal-system", {"problem": str(error)}))


def _fail(why: Message) -> NoReturn:
    screen = Screen(_language_asked_for(sys.argv))
    if sys.stderr is not None:
        sys.stderr.write(screen.words.say(why) + "\n")
    raise SystemExit(2) from None


def _language_asked_for(arguments: list[str]) -> str:
    """The value of --lang if we have that language; errors may occur before the screen is made."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(arguments) if word == "--lang"]
    return next((language for language in asked if language in LANGUAGES), "")
