"""Messages lost, doubled, reordered and delayed, sockets cut, two tabs on one seat: all clients agree at the end."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grusel.client.connection import Client
from grusel.registry import AnyGame
from grusel.tables.messages import Played, Refused
from grusel.tables.state import OVER
from server.room import GAMES, Cut, Ear, Room, room, settle

MOVES = 12
PATIENCE = 0.03


class Storm:
    """A link that loses, doubles, delays and reorders messages, but never changes their text."""

    def __init__(self, ear: Ear, rng: Random) -> None:
        self.ear = ear
        self.rng = rng
        self.held: list[str] = []

    async def send(self, text: str, /) -> None:
        for part in self._weathered(text):
            await self.ear.send(part)
        if self.rng.random() < 0.05:
            self.ear.cut()

    async def recv(self) -> str:
        while True:
            if self.held and self.rng.random() < 0.5:
                return self.held.pop(self.rng.randrange(len(self.held)))
            async with asyncio.timeout(PATIENCE):
                text = await self.ear.pipe.to_client.get()
            if text is None:
                raise Cut
            self.held += self._weathered(text)

    def _weathered(self, text: str) -> list[str]:
        luck = self.rng.random()
        return [] if luck < 0.1 else [text, text] if luck < 0.25 else [text]


class Tab:
    """One browser of a person: plays, sends unanswered messages again, reconnects when cut."""

    def __init__(self, here: Room, client: Client, rng: Random) -> None:
        self.here = here
        self.client = client
        self.rng = rng
        self.unanswered: tuple[int, bytes, str] | None = None
        self.acknowledged: list[str] = []

    async def connect(self) -> None:
        await self.client.hello(Storm(self.here.connect(), self.rng))

    async def act(self) -> None:
        try:
            await self._act()
        except (Cut, TimeoutError):
            await self.connect()

    async def _act(self) -> None:
        await self.client.sync()
        for _ in range(self.rng.randrange(6)):
            await self.client.receive()
        if self.unanswered is None and (able := self.client.to_move()):
            seat = self.rng.choice(able)
            action = bytes(self.rng.choice(self.client.choices(seat)))
            self.unanswered = (seat, action, f"c{self.rng.randrange(10**12)}")
        if self.unanswered:
            await self._send(*self.unanswered)

    async def _send(self, seat: int, action: bytes, id: str) -> None:
        await self.client.play(seat, action, id)
        answer = await self.client.until(Played | Refused, lambda answer: answer.id == id)
        if isinstance(answer, Played):
            self.acknowledged.append(id)
        self.unanswered = None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=3, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32 - 1))
async def test_after_the_storm_all_clients_see_the_same_table(game: AnyGame, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        await storm(game, Random(seed), Path(folder))


async def storm(game: AnyGame, rng: Random, folder: Path) -> None:
    async with room(folder) as here:
        clients = await here.people(game, game.seats[0])
        twins = [Client(client.table, client.key) for client in clients]
        tabs = [Tab(here, client, Random(rng.random())) for client in [*clients, *twins]]
        for tab in tabs:
            await tab.connect()
        table = here.hub.tables[clients[0].table]
        for _ in range(40):
            await asyncio.gather(*(tab.act() for tab in tabs))
            made = sum(step.client != "" for step in await here.hub.store.log(table.id))
            if made >= MOVES or table.state.row.phase == OVER:
                break
        await calm(here, [tab.client for tab in tabs])
        for tab in tabs:
            for place, step in tab.client.steps.items():
                seat = None if place == "watch" else int(place)
                state = table.state
                assert (step.seq, bytes(step.view)) == (state.place(seat).seq, state.position.look(seat))
        written = Counter(step.client for step in await here.hub.store.log(table.id) if step.client)
        assert set(written.values()) <= {1}
        assert {id for tab in tabs for id in tab.acknowledged} <= set(written)
        assert written


async def calm(here: Room, clients: list[Client]) -> None:
    for client in clients:
        await here.sit(client)
    await settle(clients)
