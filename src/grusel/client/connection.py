"""A client of a table, for programs: remote bots, tests, load."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from grusel.game import Over, Seat
from grusel.tables.messages import (
    NOTHING,
    VERSION,
    Choice,
    ClientMessage,
    FromServer,
    Hello,
    Play,
    Refused,
    ServerMessage,
    Step,
    Sync,
    TableInfo,
    Welcome,
    decode_server,
    encode,
)
from grusel.tables.views import place_name


class Link(Protocol):
    """A connection that carries text both ways; raises when it is cut."""

    async def send(self, text: str, /) -> None: ...

    async def recv(self) -> Any: ...


class Client:
    """Keeps the newest step of each of its places, and asks for missed ones."""

    def __init__(self, table: str, key: str = "", tokens: tuple[str, ...] = (), name: str = "") -> None:
        self.table = table
        self.key = key or secrets.token_urlsafe(24)
        self.tokens = tokens
        self.name = name
        self.steps: dict[str, Step] = {}
        self.info: TableInfo | None = None
        self.welcome: Welcome | None = None
        self.heard: list[ServerMessage] = []
        self.listen: Callable[[ServerMessage], None] = self.heard.append
        self.link: Link | None = None

    @property
    def have(self) -> dict[str, int]:
        return {place: step.seq for place, step in self.steps.items()}

    async def hello(self, link: Link, **more: Any) -> None:
        """Use a connection: the first one, and again after every cut."""
        self.link = link
        hello = Hello(
            version=VERSION, table=self.table, key=self.key, tokens=self.tokens, name=self.name, have=self.have, **more
        )
        await self.send(hello)

    async def send(self, message: ClientMessage) -> None:
        assert self.link
        await self.link.send(encode(message).decode())

    async def play(self, seat: Seat, action: Raw | bytes, id: str = "") -> str:
        """Send a move; return its id, which a resend has to repeat if no answer arrives."""
        id = id or secrets.token_hex(6)
        await self.send(Play(id=id, seat=seat, seq=self.steps[str(seat)].seq, action=Raw(action)))
        return id

    async def receive(self) -> FromServer:
        """Return the next message, after updating the state."""
        assert self.link
        message: FromServer = decode_server(await self.link.recv())
        self.note(message)
        self.listen(message)
        return message

    async def until(self, kind: Any, where: Callable[[Any], bool] = lambda _: True) -> Any:
        """Read until a message of this type arrives."""
        while True:
            message = await self.receive()
            if isinstance(message, kind) and where(message):
                return message

    def note(self, message: FromServer) -> None:
        match message:
            case Step():
                self._note_step(message)
            case Refused(step=raw) if raw != NOTHING:
                self._note_step(msgspec.json.decode(raw, type=Step))
            case TableInfo():
                self.info = message
            case Welcome():
                self.welcome = message

    def _note_step(self, step: Step) -> None:
        place = place_name(step.seat)
        mine = self.steps.get(place)
        if mine and step.seq < mine.seq:
            return  # a late, older one
        self.steps[place] = step

    async def sync(self) -> None:
        await self.send(Sync(have=self.have))

    def to_move(self) -> list[Seat]:
        """Our seats that may act now."""
        return [step.seat for step in self.steps.values() if step.seat is not None and step.actions != NOTHING]

    def choices(self, seat: Seat) -> list[Raw]:
        raw = self.steps[str(seat)].actions
        return [] if raw == NOTHING else [choice.action for choice in msgspec.json.decode(raw, type=list[Choice])]

    @property
    def over(self) -> bool:
        return any(isinstance(step.turn, Over) for step in self.steps.values())
