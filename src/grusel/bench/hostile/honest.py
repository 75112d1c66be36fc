"""Honest people: some play at tables of their own, one plays with a bot; how long each waits."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import connect

from grusel.bench.crash import create
from grusel.bench.hostile.material import lasting_game
from grusel.client.connection import Client
from grusel.tables.messages import Played, Step, encode

PACE: Final = 1 / 16  # seconds between two moves: a socket may send twenty messages a second


class Waits:
    """Seconds that people waited; those of moves, and those of bots' answers."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.asked: float | None = None  # when the bot that thinks now was asked

    def forget(self) -> None:
        self.moves.clear()
        self.bots.clear()

    def longest_for_a_bot(self) -> float:
        """Also while it has not answered."""
        waiting = [perf_counter() - self.asked] if self.asked is not None else []
        return max([*self.bots, *waiting], default=0.0)


class Honest:
    """One person at a socket, from an address of their own."""

    def __init__(self, address: str, source: str, with_bot: bool, waits: Waits) -> None:
        self.address = address
        self.source = source
        self.with_bot = with_bot
        self.waits = waits
        self.key = secrets.token_urlsafe(24)
        self.rng = Random(source)
        self.table = self.new_table()

    def new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level3"} if self.with_bot else {"kind": "me"}]
        house = {"public": True}
        wish = encode({"game": lasting_game().name, "seats": seats, "house": house, "start": True})
        return create(self.address, wish, self.key).table

    async def play_on(self) -> None:
        """One game after another."""
        while True:
            client = Client(self.table, self.key)
            async with connect(
                f"ws://{self.address}/ws", local_addr=(self.source, 0), compression=None, max_queue=None
            ) as link:
                await client.hello(link)
                await client.until(Step)
                while not client.over:
                    await self._move(client)
            self.table = await asyncio.to_thread(self.new_table)

    async def _move(self, client: Client) -> None:
        await self._turn(client)
        if client.over:
            return
        seat = self.rng.choice(client.to_move())
        began = perf_counter()
        id = await client.play(seat, self.rng.choice(client.choices(seat)))
        await client.until(Played, lambda played: played.id == id)
        took = perf_counter() - began
        self.waits.moves.append(took)
        await asyncio.sleep(max(0.0, PACE - took))

    async def _turn(self, client: Client) -> None:
        """Wait for it, and for the step that may come after the acknowledgement."""
        while not (client.over or client.to_move()):
            began = perf_counter()
            self.waits.asked = began if self.with_bot else None
            await client.until(Step)
            if self.with_bot:
                self.waits.bots.append(perf_counter() - began)
        if self.with_bot:
            self.waits.asked = None
