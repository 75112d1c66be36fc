"""The browser's storage, as a test has it."""

from __future__ import annotations

import asyncio

from grusel.tab.storage import Cut, Moved, Put


class MemoryShelves:
    def __init__(self) -> None:
        self.home = ""
        self.values: dict[tuple[str, str, int], bytes] = {}
        self.room = True

    async def open(self, home: str) -> None:
        self.home = home

    async def write(self, home: str, work: list[Put | Cut]) -> None:
        await asyncio.sleep(0)
        if home != self.home:
            raise Moved
        if not self.room:
            raise OSError("QuotaExceededError")
        for one in work:
            if isinstance(one, Put):
                self.values[one.shelf, one.table, one.number] = one.value
            else:
                self.values = {key: value for key, value in self.values.items() if key[1] != one.table}

    async def read(self, shelf: str, table: str | None) -> list[bytes]:
        await asyncio.sleep(0)
        keys = sorted(key for key in self.values if key[0] == shelf and table in (None, key[1]))
        return [self.values[key] for key in keys]
