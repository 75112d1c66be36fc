"""`grusel backup` and `grusel restore`: copies of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grusel.server.settings import database_url, read_settings
from grusel.terminal.files import check_folder_of
from grusel.terminal.screen import Screen
from grusel.terminal.serve import Config

# The server's libraries take a while to import: each command does it for itself, so that the others start at once.

commands = typer.Typer()


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; it must not exist.")],
    config: Config = None,
) -> None:
    """Copy the server's database to one file, also while the server runs or after a crash."""
    from grusel.server.storage.backup import back_up
    from grusel.server.storage.factory import database_file

    database = database_file(database_url(read_settings(config)))
    check_folder_of(file)
    Screen().say("server-backed-up", number=back_up(database, file), file=str(file))


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `grusel backup`.")],
    config: Config = None,
) -> None:
    """Replace the server's database by a copy and keep the old one under another name. Stop the server first."""
    from grusel.server.storage.backup import restore
    from grusel.server.storage.factory import database_file

    database, screen = database_file(database_url(read_settings(config))), Screen()
    kept = restore(file, database)
    screen.say("server-restored", file=str(database))
    if kept:
        screen.say("server-restored-kept", kept=str(kept))
