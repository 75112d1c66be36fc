"""A bot on a seat of another person's table: it plays over the protocol and reconnects after a cut."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from grusel.bots import Bot
from grusel.client.connection import Client, Link
from grusel.game import Illegal, Message, Seat
from grusel.record import letter
from grusel.registry import AnyGame, find
from grusel.tables.messages import NOTHING, Gone, Refused, ServerMessage, Step, Sync, TableInfo, Told, Welcome

LINK: Final = re.compile(r"/(?:t|table)/([a-z0-9]{1,40})")
RETRY: Final = (0.3, 0.8, 2.0, 5.0)
SYNC_EVERY: Final = 15.0
BREATH: Final = 0.01  # seconds before a move after a refusal for speed, doubled with each further one
PASSING: Final = {"server-too-fast", "server-busy", "server-trouble"}  # reasons to try again
LONGEST_BREATH: Final = 1.0
CUT: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)

decode_told = msgspec.json.Decoder(list[Told]).decode
Dial = Callable[[], AbstractAsyncContextManager[Link]]
Listen = Callable[[Message], None]


class SeatLink(Struct, frozen=True):
    """The parts of a seat's link."""

    socket: str
    table: str
    token: str


def read_link(link: str) -> SeatLink:
    """Parse the link; raises Illegal if it leads to no seat."""
    try:
        parts = urlsplit(link)
        host = parts.port != 0 and parts.hostname
    except ValueError:
        raise Illegal("remote-bad-link", link=link) from None
    table = LINK.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not host or not table or not parts.fragment:
        raise Illegal("remote-bad-link", link=link)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return SeatLink(f"{scheme}://{parts.netloc}/ws", table[1], parts.fragment)


def dialled(link: SeatLink) -> Dial:
    """Open a new socket to the table's server."""

    def dial() -> AbstractAsyncContextManager[Any]:
        opened: connect = connect(link.socket, max_size=None, open_timeout=10)
        return opened

    return dial


class RemoteBot:
    """One bot, one seat, one game to its end."""

    def __init__(self, link: SeatLink, bot: Bot, budget: float, name: str, listen: Listen) -> None:
        self.bot = bot
        self.budget = budget
        self.listen = listen
        self.rng = Random(secrets.randbits(64))
        self.name = secrets.token_hex(6)  # prefix of our moves' ids: a resent move is made once
        self.client = Client(link.table, tokens=(link.token,), name=name)
        self.client.listen = self._heard
        self.seen: dict[Seat, list[Any]] = {}
        self.have: dict[Seat, int] = {}  # the last step included in it
        self.answered: dict[Seat, int] = {}  # the step we have answered with a move
        self.sent: dict[Seat, tuple[int, bytes]] = {}  # our last move, and the step it was for
        self.refused = False
        self.breath = 0.0
        self.gone: Gone | None = None
        self.socket = link.socket

    async def play(self, dial: Dial) -> None:
        """Play until the game is over; raises Illegal if the table refuses the bot."""
        tries = 0
        while not self.client.over:
            try:
                async with dial() as link:
                    await self._at_the_table(link)
                    tries = 0
            except CUT:
                self.listen(Message("remote-lost"))
            self._check_gone()
            if not self.client.over:
                if not self.client.welcome and tries == len(RETRY):
                    raise Illegal("remote-nobody", address=self.socket)
                await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
                tries += 1
        self.listen(Message("remote-over"))

    async def _at_the_table(self, link: Link) -> None:
        """Play for as long as the socket lives."""
        await self.client.hello(link)
        await self.client.until(Welcome | Gone)
        if not self.seen and self.client.welcome:  # if the game began without us
            await self.client.send(Sync(have={str(seat): 0 for seat in self.client.welcome.seats}))
        while not self.client.over and self.gone is None:
            await self._move()
            try:
                async with asyncio.timeout(SYNC_EVERY):
                    await self.client.receive()
            except TimeoutError:
                await self.client.sync()
                await self._send_again()

    async def _move(self) -> None:
        for seat in self.client.to_move():
            step = self.client.steps[str(seat)]
            if self.answered.get(seat) != step.seq:
                self.answered[seat] = step.seq
                action = await asyncio.to_thread(self._choose, seat, step)
                await asyncio.sleep(self.breath)
                self.sent[seat] = step.seq, msgspec.json.encode(action)
                await self._send(seat)

    async def _send(self, seat: Seat) -> None:
        seq, action = self.sent[seat]
        await self.client.play(seat, action, id=f"{self.name}-{seat}-{seq}")

    async def _send_again(self) -> None:
        """Repeat moves without an answer: they may have been lost between two servers."""
        for seat in self.client.to_move():
            seq = self.client.steps[str(seat)].seq
            if self.answered.get(seat) == seq and seat in self.sent and not self.refused:
                await self._send(seat)

    def _choose(self, seat: Seat, step: Step) -> Any:
        """Choose as at any table: from the view and the witnessed events."""
        game = self._game()
        view = msgspec.json.decode(step.view, type=game.types.view)
        actions = [msgspec.json.decode(action, type=game.types.move) for action in self.client.choices(seat)]
        return self.bot.choose(game, view, self.seen.get(seat, []), seat, actions, self.budget, self.rng)

    def _game(self) -> AnyGame:
        assert self.client.info
        return find(self.client.info.game)

    def _heard(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case Step():
                self._remember(message)
            case Refused(why=Message(id=id)) if id in PASSING:
                self.breath = min(max(BREATH, 2 * self.breath), LONGEST_BREATH)
                self.answered.clear()  # our move was not made
            case Refused(why=Message(id="server-stale")):
                self.answered.clear()  # answer the step again, even if no newer one arrives
            case Refused(step=raw):
                self.refused = True
                if raw != NOTHING:
                    self._remember(msgspec.json.decode(raw, type=Step))
            case TableInfo(phase="playing") if self.refused:
                self.refused = False
                self.answered.clear()  # after a pause or a stand-in our move is needed again
            case Gone():
                self.gone = message

    def _welcomed(self, welcome: Welcome) -> None:
        """The invitation is used up; remember the token that lets us return."""
        self.answered.clear()
        if welcome.tokens:
            self.client.tokens = tuple(welcome.tokens.values())
            seats = ", ".join(map(letter, welcome.seats))
            self.listen(Message("remote-joined", {"table": self.client.table, "seat": seats}))

    def _remember(self, step: Step) -> None:
        """Collect what the seat has witnessed, as far as we were told; start again after an undo."""
        if step.seat is None or (step.since is None and not step.undone):
            return
        seat, kind = step.seat, self._game().types.event
        told = [msgspec.json.decode(one.event, type=kind) for one in decode_told(step.events)]
        if step.undone or step.since == 0:
            self.seen[seat] = told
        elif step.since == self.have.get(seat, 0):
            self.seen.setdefault(seat, []).extend(told)
        self.have[seat] = step.seq

    def _check_gone(self) -> None:
        if self.gone is not None and not self.gone.again:
            raise Illegal(self.gone.why.id, **self.gone.why.args)
        self.gone = None
