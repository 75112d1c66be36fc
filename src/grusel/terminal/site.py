"""The command `grusel site`."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated

import typer

from grusel.terminal.screen import Screen

commands = typer.Typer()


@commands.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where the files go; it may exist.")],
    serve: Annotated[bool, typer.Option("--serve", help="Show it on this machine.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 0,
) -> None:
    """Write the table without a server as files for any static web space."""
    from grusel.tab.site import write_site

    write_site(folder)
    Screen().say("terminal-site", folder=str(folder))
    if serve:
        _serve(folder, port)


def _serve(folder: Path, port: int) -> None:
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        Screen().say("terminal-site-at", address=f"http://127.0.0.1:{server.server_port}/")
        server.serve_forever()
