"""Killed at any moment, the server continues where it was; `grusel bench crash` runs longer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grusel.bench import crash as crashes
from grusel.bench.crash import ENVIRONMENT, crash, create, listening
from grusel.bench.forge import Forge, free_port
from grusel.tables.messages import encode

KEY = "the key of the host's browser"


async def test_after_every_kill_each_acknowledged_move_is_there_exactly_once() -> None:
    found = await crash(kills=8, tables=6, seed=1)
    assert not found.problems
    assert found.acknowledged >= 8
    assert found.outcomes > 0


async def test_a_second_server_on_one_database_does_not_start_whatever_its_data_folder(tmp_path: Path) -> None:
    """Found by an attack: both started, and a move was lost."""
    (tmp_path / "data").mkdir()
    other = {"GRUSEL_DATA": str(tmp_path / "other"), "GRUSEL_DATABASE_URL": f"sqlite:///{tmp_path}/data/grusel.db"}
    with contextlib.closing(Forge(tmp_path / "data", ENVIRONMENT)) as first:
        first.start()
        await listening(first.port)
        second = subprocess.run(
            [sys.executable, "-m", "grusel", "serve", "--port", "0"],
            env={**os.environ, **other},
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert second.returncode == 2
    assert str(tmp_path / "data" / "grusel.db") in second.stderr


async def test_a_stopping_server_tells_every_client_to_reconnect(tmp_path: Path) -> None:
    with contextlib.closing(Forge(tmp_path, ENVIRONMENT)) as forge:
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
    gone = [message for message in heard if "server-closing" in message]
    assert len(gone) == 1
    assert '"again":true' in gone[0]


async def test_a_restarted_server_waits_for_the_port_its_predecessor_still_holds(tmp_path: Path) -> None:
    with contextlib.closing(Forge(tmp_path, ENVIRONMENT)) as forge:
        with socket.create_server(("127.0.0.1", forge.port)):
            forge.start()
            await asyncio.sleep(0.5)
        await listening(forge.port)


async def test_waiting_for_a_server_that_never_starts_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crashes, "HANGING_AFTER", 0.2)
    with pytest.raises(TimeoutError):
        await listening(free_port())
