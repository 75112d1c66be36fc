"""The browser's storage keeps tables as every store does."""

from __future__ import annotations

import asyncio

import pytest

from grusel.tab.storage import BrowserStore
from grusel.tables.rows import Batch
from grusel.tables.store import Forked, Refused
from grusel.testing.store_laws import LAWS
from grusel.testing.store_model import line, opens, step
from tab.shelves import MemoryShelves


async def opened(shelves: MemoryShelves, home: str = "here") -> BrowserStore:
    store = BrowserStore(shelves, home)
    await store.open()
    return store


@pytest.mark.parametrize("law", LAWS)
async def test_the_browsers_storage_keeps(law: str) -> None:
    store = await opened(MemoryShelves())
    async with asyncio.timeout(40):
        await LAWS[law](store)
    await store.close()


async def test_reported_writes_survive_a_crash() -> None:
    shelves = MemoryShelves()
    store = await opened(shelves)
    await store.write(opens("train", steps=2))
    await store.write(Batch(table="train", steps=(step(3),), chat=(line(1),), snapshot=(2, "two")))
    before = await store.load("train"), await store.log("train")
    anew = await opened(shelves)
    assert (await anew.load("train"), await anew.log("train")) == before
    await anew.write(Batch(table="train", steps=(step(4),)))
    assert [row.seq for row in await anew.log("train")] == [1, 2, 3, 4]


async def test_a_tab_that_has_lost_the_tables_writes_nothing() -> None:
    shelves = MemoryShelves()
    old = await opened(shelves, "old")
    await old.write(opens("train"))
    new = await opened(shelves, "new")
    with pytest.raises(Forked):
        await old.write(Batch(table="train", steps=(step(1),)))
    assert await new.log("train") == ()


async def test_without_room_nothing_is_written_and_all_is_as_before() -> None:
    shelves = MemoryShelves()
    store = await opened(shelves)
    await store.write(opens("train"))
    shelves.room = False
    with pytest.raises(Refused):
        await store.write(Batch(table="train", steps=(step(1),), changes={"phase": "over"}))
    shelves.room = True
    found = await store.find("train")
    assert found
    assert (found.row.phase, await store.log("train")) != ("over", (step(1),))
    await store.write(Batch(table="train", steps=(step(1),)))
    assert await store.log("train") == (step(1),)
