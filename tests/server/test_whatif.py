"""What if, in a game of memory: imagining refreshes no player's memory."""

from __future__ import annotations

from pathlib import Path
from random import Random

from grusel.games.gruft import GAME
from grusel.games.gruft.state import Opened
from grusel.server.runtime.shell import Shell
from grusel.tables.dice import FairDice
from grusel.tables.what_if import imagined
from server.room import play_on, room

MOVES, TRUTHS = 30, 40


async def seen_and_closed_again(table: Shell) -> int:
    """A grave that the first seat has seen open."""
    opened = [event.grave for event in await table.memory.witnessed(0) if isinstance(event, Opened)]
    open_now = table.state.position.view(0).open
    return next(grave for grave in opened if grave not in open_now)


async def test_a_grave_seen_by_the_seat_is_imagined_as_if_forgotten(tmp_path: Path) -> None:
    async with room(tmp_path, dice=lambda _: FairDice(bytes(32))) as here:
        clients = await here.people(GAME, 2)
        await play_on(clients, Random(4), most=MOVES)
        table = here.hub.tables[clients[0].table]
        rng, seen = Random(7), await table.memory.witnessed(0)
        grave = await seen_and_closed_again(table)
        view = table.state.position.view(0)
        assert len({imagined(GAME, view, 0, seen, rng).lids[grave] for _ in range(TRUTHS)}) > 1
