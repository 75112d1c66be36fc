"""People who play random moves over sockets and come back after every cut, as browsers do."""

from __future__ import annotations

import asyncio
import secrets
import ssl
import time
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
from websockets.asyncio.client import connect

from grusel import from_text
from grusel.bots import RandomBot
from grusel.client.remote import RemoteBot, SeatLink
from grusel.tables.messages import Played, ServerMessage

WITHIN = 120  # seconds: a busy machine is no defect
PAUSE = 0.02  # seconds before each move
PEOPLE = [{"kind": "me"}, {"kind": "me"}]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]


def trusting() -> ssl.SSLContext:
    """TLS with any certificate."""
    anything = ssl.create_default_context()
    anything.check_hostname, anything.verify_mode = False, ssl.CERT_NONE
    return anything


class Slow(RandomBot):
    """Take a moment for each move, so that the game is not over when something happens."""

    def choose(self, *given: Any) -> Any:
        time.sleep(PAUSE)
        return super().choose(*given)


class Person:
    """Who opened a table and plays all its seats that are not a bot's."""

    def __init__(self, address: str, game: str, seats: list[dict[str, str]], trusted: ssl.SSLContext | None) -> None:
        self.key = secrets.token_urlsafe(24)
        self.trusted = trusted
        self.address = address
        made = self.ask("POST", "/api/tables", json={"game": game, "seats": seats, "start": True})
        assert made.status_code == 201, made.text
        self.table = str(made.json()["table"])
        self.socket = f"{address.replace('http', 'ws', 1)}/ws"
        self.bot = RemoteBot(SeatLink(self.socket, self.table, ""), Slow(), 0.0, "Anna", lambda _: None)
        self.bot.client.key, self.bot.client.tokens = self.key, ()
        self.acknowledged: set[str] = set()
        self.listen = self.bot.client.listen
        self.bot.client.listen = self._heard

    def _heard(self, message: ServerMessage) -> None:
        if isinstance(message, Played):
            self.acknowledged.add(message.id)
        self.listen(message)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        trusted = self.trusted or False  # without one it is plain HTTP
        with httpx.Client(base_url=self.address, headers={"X-Grusel-Key": self.key}, verify=trusted) as web:
            return web.request(method, path, timeout=60, **more)

    def dial(self) -> AbstractAsyncContextManager[Any]:
        opened: connect = connect(self.socket, ssl=self.trusted, max_size=None, open_timeout=10)
        return opened

    async def play(self) -> None:
        async with asyncio.timeout(WITHIN):
            await self.bot.play(self.dial)

    def written(self) -> int:
        """How many choices the record of the finished game has."""
        record = from_text(self.ask("GET", f"/api/tables/{self.table}/record").text)
        return sum(step.by is not None for step in record.steps)


def sit_down(address: str, trusted: ssl.SSLContext | None = None) -> list[Person]:
    """Some tables, with people alone and against bots."""
    return [
        Person(address, game, seats, trusted) for game in ("gruft", "shy", "flure") for seats in (PEOPLE, AGAINST_A_BOT)
    ]
