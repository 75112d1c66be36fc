"""The Python client in docs/protocol.md plays a whole game on a real server."""

from __future__ import annotations

import asyncio
import random
import re
import textwrap
from pathlib import Path
from typing import Any

import httpx
import websockets

from grusel.client.connection import Client
from grusel.server.settings import Settings
from grusel.tables.messages import Start, Step
from server.live import serving

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
HOST = "the key of the host of this table"
NAMES = {"asyncio": asyncio, "random": random, "websockets": websockets, "Client": Client, "Step": Step}


def example(address: str) -> Any:
    """The code of the page, as a function of a table and a token."""
    code = PAGE.read_text("utf-8").partition("## A client in Python")[2]
    (shown,) = re.findall(r"```python\n(.*?)```", code, re.DOTALL)
    names: dict[str, Any] = dict(NAMES)
    exec("async def play(table, token):\n" + textwrap.indent(shown.replace("127.0.0.1:4787", address), "    "), names)
    return names["play"]


async def test_the_client_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as address:
        body = {"game": "shy", "seats": [{}, {}]}
        made = httpx.post(f"http://{address}/api/tables", json=body, headers={"X-Grusel-Key": HOST}).json()
        playing = [example(address)(made["table"], token) for token in made["invites"].values()]
        async with websockets.connect(f"ws://{address}/ws") as socket:
            host = Client(made["table"], key=HOST)
            await host.hello(socket)
            seated = asyncio.gather(*playing)
            while not (host.info and all(seat.online for seat in host.info.seats)):
                await host.receive()
            await host.send(Start())
            async with asyncio.timeout(60):
                await seated
