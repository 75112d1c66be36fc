"""Replays that were asked for lately: a large one is made once, kept compressed, and sent in pieces."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

MOST: Final = 16_000_000  # bytes, compressed
PIECE: Final = 32_768
LITTLE: Final = 4_096  # compressed bytes that are unpacked at once: they may be a thousand times as many
GZIP: Final = 16 + zlib.MAX_WBITS
Key = tuple[str, int | None]  # a table and a seat; None: with nothing hidden


class Shelf:
    def __init__(self) -> None:
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.making: dict[Key, asyncio.Task[bytes]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the answer for this key; concurrent requests wait for the same one."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self._made(key, make))
            self.making[key].add_done_callback(lambda _: self.making.pop(key))
        return await asyncio.shield(self.making[key])

    def forget(self, table: str) -> None:
        """Drop everything about a deleted table."""
        for key in [key for key in self.kept if key[0] == table]:
            self.size -= len(self.kept.pop(key))

    async def _made(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = self.kept[key] = await make()
        self.size += len(made)
        while self.size > MOST and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])
        return made


def packed(data: bytes) -> bytes:
    """Compressed as HTTP has it."""
    packer = zlib.compressobj(6, wbits=GZIP)
    return packer.compress(data) + packer.flush()


async def pieces(data: bytes) -> AsyncIterator[bytes]:
    for at in range(0, len(data), PIECE):
        yield data[at : at + PIECE]


async def unpacked(data: bytes) -> AsyncIterator[bytes]:
    """The pieces of the original, of which there is never more than one in memory."""
    unpacker = zlib.decompressobj(GZIP)
    for at in range(0, len(data), LITTLE):
        rest = data[at : at + LITTLE]
        while rest:
            yield unpacker.decompress(rest, PIECE)
            rest = unpacker.unconsumed_tail
    yield unpacker.flush()
