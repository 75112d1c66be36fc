"""Killed in the middle of anything, the server goes on where it was: `grusel bench crash` does it longer."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grusel.bench.crash import ENVIRONMENT, crash, create, listening
from grusel.bench.forge import Forge
from grusel.server.protocol import encode

KEY = "the key of the host's browser"


def test_after_every_kill_each_acknowledged_move_is_there_exactly_once() -> None:
    found = asyncio.run(crash(kills=8, tables=6, seed=1))
    assert not found.problems
    assert found.acknowledged >= 8
    assert found.outcomes > 0


def test_told_to_stop_the_server_tells_everybody_to_come_back(tmp_path: Path) -> None:
    forge = Forge(tmp_path, ENVIRONMENT)

    async def run() -> list[str]:
        forge.start()
        await listening(forge.port)
        made = create(forge.address, b'{"game":"flure","seats":[{"kind":"me"},{}]}', KEY)
        heard: list[str] = []
        async with connect(f"ws://{forge.address}/ws") as socket:
            hello = {"type": "hello", "version": 1, "table": made.table, "key": KEY}
            await socket.send(encode(hello).decode())
            await socket.recv()
            forge.stop()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard.append(str(await socket.recv()))
        return [message for message in heard if "server-closing" in message]

    try:
        gone = asyncio.run(run())
    finally:
        forge.close()
    assert len(gone) == 1
    assert '"again":true' in gone[0]
