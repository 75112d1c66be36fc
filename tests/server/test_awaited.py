"""The list of a player's tables says whose move each waits for, without replaying every game each time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from grusel.client.connection import Client
from grusel.game import Seat
from grusel.registry import find
from grusel.server.runtime import awaited
from grusel.tables.history import restored
from grusel.tables.rows import Kept, TableRow
from grusel.timeline import Timeline
from server.room import Room, play_on, room, settle

KEY = "the key of somebody at home"


async def play_and_sleep(here: Room, table: str, moves: int) -> Seat | None:
    """Play all seats for a while and leave; return the seat to move."""
    client = await here.sit(Client(table, KEY))
    await settle([client])
    await play_on([client], Random(moves), most=moves)
    waits = here.hub.tables[table].state.waits_for()
    here.hub.drop(table)
    return waits


async def opened(here: Room) -> str:
    return (await here.open_table(find("flure"), "mm", KEY, start=True)).table


async def rows(here: Room, *tables: str) -> list[TableRow]:
    found = [await here.hub.store.find(table) for table in tables]
    return [listed.row for listed in found if listed]


async def test_each_table_waits_for_its_own_seat_after_more_moves_too(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        tables = [await opened(here) for _ in range(3)]
        for moves in (1, 7, 40):
            expected = {table: await play_and_sleep(here, table, moves + at) for at, table in enumerate(tables)}
            assert await here.hub.waits_for(await rows(here, *tables)) == expected
            assert None not in expected.values()


async def test_a_position_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []

    def counted(kept: Kept) -> Timeline:
        worked.append(kept.row.id)
        return restored(kept)

    async with room(tmp_path) as here:
        monkeypatch.setattr(awaited, "restored", counted)
        one, two = await opened(here), await opened(here)
        for asleep in ((one, two), (two,)):
            for table in asleep:
                await play_and_sleep(here, table, 3)
            for _ in range(3):
                await here.hub.waits_for(await rows(here, one, two))
        assert sorted(worked) == sorted([one, two, two])


async def test_beyond_the_limit_the_oldest_tables_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(tmp_path) as here:
        monkeypatch.setattr(awaited, "KNOWN", 2)
        tables = [await opened(here) for _ in range(3)]
        for table in tables:
            await play_and_sleep(here, table, 1)
        for table in (tables[0], tables[1], tables[0], tables[2]):
            await here.hub.waits_for(await rows(here, table))
        assert list(here.hub.awaited.known) == [tables[0], tables[2]]
