"""What if, in a game of memory: nobody's memory is refreshed by imagining things."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec.structs import replace

from grusel.games.gruft import GAME
from grusel.games.gruft.state import Opened
from grusel.server.runtime.table import Table
from grusel.tables.dice import FairDice
from server.room import in_time, play_on, room

MOVES, TRUTHS = 30, 40


async def seen_and_closed_again(table: Table) -> int:
    """A grave that the first seat has looked into."""
    opened = [event.grave for event in await table.board.seen(0) if isinstance(event, Opened)]
    open_now = GAME.view(table.board.line.state, 0).open
    return next(grave for grave in opened if grave not in open_now)


def test_a_grave_that_was_seen_is_imagined_as_if_it_were_forgotten(tmp_path: Path) -> None:
    async def run() -> set[str]:
        async with room(tmp_path, dice=lambda _: FairDice(bytes(32))) as here:
            clients = await here.people(GAME, 2)
            await play_on(clients, Random(4), most=MOVES)
            table = here.hub.tables[clients[0].table]
            table.services = replace(table.services, rng=Random(7))
            grave = await seen_and_closed_again(table)
            return {(await table._imagined(0)).lids[grave] for _ in range(TRUTHS)}

    assert len(in_time(run())) > 1
