"""The commands of the table server."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
import typer

from grusel.game import Illegal
from grusel.record import from_json, from_text
from grusel.server import addresses
from grusel.server.settings import database_url, read_settings
from grusel.terminal.arguments import Language
from grusel.terminal.files import make_folder, read_text, write_record
from grusel.terminal.screen import Screen

if TYPE_CHECKING:
    from grusel.tables.store import Storage, Store

# The server's libraries take a while to import: each command does it for itself, so that the others start at once.

commands = typer.Typer()
T = TypeVar("T")
SHORTEST_KEY: Final = 20  # as in the protocol
LONGEST_KEY: Final = 100
Config = Annotated[Path | None, typer.Option(help="A TOML file; GRUSEL_* variables override it.")]


@commands.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = None,
    config: Config = None,
    open: Annotated[bool, typer.Option("--open", help="Open the address in a browser.")] = False,
) -> None:
    """Start the table server."""
    from grusel.server import logs
    from grusel.server import run as server

    settings = read_settings(config)
    changes = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    settings = msgspec.structs.replace(settings, **changes)
    logs.set_up(settings.log_level)
    listening = addresses.listen(settings)
    got = listening.getsockname()[1]
    address = addresses.address(settings.host, got)

    def opened() -> None:
        if addresses.is_handed_over():  # who opened the socket has told where it is
            return
        _tell_where(address, settings.port, got)
        if open:
            webbrowser.open(address)

    server.serve(settings, listening, opened=opened)


def _tell_where(address: str, wanted: int, got: int) -> None:
    """Print the address, who can reach it, and whether the usual port was taken."""
    screen = Screen()
    screen.say("server-listens", address=address)
    screen.say("server-listens-here" if addresses.is_local(address) else "server-listens-wide")
    if wanted not in (0, got):
        screen.say("server-other-port", port=str(wanted))
    sys.stdout.flush()


@commands.command()
def verify(file: Annotated[Path, typer.Argument(help="A record of a finished game.")], lang: Language = "") -> None:
    """Verify that the dice of a record follow from its seed."""
    from grusel.server.http import records

    text = read_text(file)
    record = from_json(text.encode()) if text.lstrip().startswith("{") else from_text(text)
    checked = records.verify(record)
    Screen(lang).say("server-fair", number=checked, hash=record.tags[records.HASH])


@commands.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Folder for the records, one file for each table.")],
    all: Annotated[
        bool, typer.Option("--all", help="Include unfinished games, whose records hold every secret.")
    ] = False,
    json: bool = False,
    config: Config = None,
) -> None:
    """Write the games of a server to files."""
    from grusel.server.storage.factory import visit_store

    make_folder(folder)
    screen = Screen()
    written = _stored(_export(visit_store(database_url(read_settings(config))), folder, all, json, screen))
    screen.say("server-exported", number=written, folder=str(folder))


async def _export(store: Store, folder: Path, all: bool, json: bool, screen: Screen) -> int:
    """Export and count; report and skip a table whose game is no longer installed."""
    from grusel.server.http import records
    from grusel.server.storage.files import create_private

    written = 0
    await store.open()
    for id in await store.everything():
        listed = await store.find(id)
        if listed is None or not (all or listed.row.phase == "over"):
            continue
        try:
            record = records.whole(listed.row, listed.seats, await store.log(id))
        except Illegal as error:
            screen.aside.print(f"{id}: {screen.words.say(error.message)}", markup=False, soft_wrap=True)
            continue
        file = folder / f"{id}.{'json' if json else 'grusel'}"
        create_private(file)  # of a running game it shows every hand
        write_record(file, record)
        written += 1
    await store.close()
    return written


@commands.command("import")
def import_(
    files: Annotated[list[Path], typer.Argument(help="Records, in text or JSON.")],
    key: Annotated[str, typer.Option(help="Key of the browser that owns them (see its settings page).")],
    config: Config = None,
) -> None:
    """Import records into the server, to resume or study."""
    from grusel.server.storage.factory import visit_store

    if not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise Illegal("terminal-bad-key", found=len(key), least=SHORTEST_KEY, most=LONGEST_KEY)
    store = visit_store(database_url(read_settings(config)))
    for id in _stored(_import(store, [read_text(file) for file in files], key)):
        print(id)


async def _import(store: Store, texts: list[str], key: str) -> list[str]:
    from grusel.server.http.opening import open_record
    from grusel.server.messages.http import Import

    openings = [open_record(Import(record=text), key, time.time()) for text in texts]
    await store.open()
    for opening in openings:
        await store.write(opening.batch)
    await store.close()
    return [opening.row.id for opening in openings]


@commands.command()
def delete(table: str, config: Config = None) -> None:
    """Delete a table and all its data."""
    from grusel.server.storage.factory import visit_store

    settings = read_settings(config)
    _stored(_delete(visit_store(database_url(settings)), table, settings.lease))


async def _delete(store: Storage, table: str, lease: float) -> None:
    """Raises Illegal if there is no such table, or a server has it."""
    from grusel.tables.rows import Batch
    from grusel.tables.store import Forked

    me = secrets.token_hex(6)
    await store.open()
    try:
        owner = await store.claim(table, me, lease)
        if owner is None:
            raise Illegal("server-no-table")
        if owner != me:
            raise Illegal("server-elsewhere")
        await store.write(Batch(table=table, owner=me, removes=True))
    except Forked:  # a server was faster
        raise Illegal("server-elsewhere") from None
    finally:
        await store.close()


def _stored(work: Coroutine[Any, Any, T]) -> T:
    """Run work on the database; raise Illegal if it cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(work)
    except (OSError, SQLAlchemyError) as error:
        raise Illegal("terminal-no-database", problem=str(getattr(error, "orig", None) or error)) from None


@commands.command()
def doctor(config: Config = None) -> None:
    """Check settings, database, migrations, bus and disk."""
    from grusel.server.doctor import examine

    screen, sick = Screen(), False
    for check in asyncio.run(examine(read_settings(config))):
        sick |= not check.well
        screen.console.print(f"[{'green' if check.well else 'red'}]{'ok ' if check.well else 'NOT'}[/] {check.what}")
    raise SystemExit(int(sick))
