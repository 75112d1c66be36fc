"""`grusel bot`: a bot joins a table by the link of a seat and plays."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from grusel.bots import load_bot
from grusel.terminal.arguments import Language
from grusel.terminal.screen import Screen

commands = typer.Typer()


@commands.command("bot")
def join(
    link: Annotated[str, typer.Argument(help="The link of a free seat, as the host sends it to a friend.")],
    bot: Annotated[str, typer.Option(help="level1 to level5, another name, or path/to/file.py:Name.")] = "level3",
    name: Annotated[str, typer.Option(help="The bot's name at the table.")] = "",
    budget: Annotated[float, typer.Option(help="Processor seconds for each decision.")] = 1.0,
    lang: Language = "",
) -> None:
    """Let a bot take a seat at a table and play its game to the end."""
    from grusel.client.remote import RemoteBot, dialled, read_link  # takes a while to import

    screen, found = Screen(lang), read_link(link)
    player = RemoteBot(found, load_bot(bot), budget, name or bot.rpartition(":")[2], screen.tell)
    asyncio.run(player.play(dialled(found)))
