"""Clients at many tables: plain sockets in one loop, light enough that the server is the bottleneck."""

from __future__ import annotations

import base64
import heapq
import secrets
import select
import socket
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct

from grusel.processes import need_linux
from grusel.server.messages.http import Created
from grusel.tables.messages import encode

READ = 1 << 18
WHOLE_TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of frames (RFC 6455, section 5.2)
MASKED = 0x80  # the bit of the second byte that a client must set; the others are the length
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # instead of the length, which follows
MASK = bytes(4)
AHEAD = b'"actions":['  # only in the step of a seat that may act


class Guest:
    """One socket; plays a random legal move whenever its seat may act, and goes along to each rematch."""

    def __init__(self, address: str, created: Created, seat: int, key: str) -> None:
        self.address = address
        self.table = created.table
        self.host = seat == 0
        self.key = key
        self.token = created.invites.get(str(seat), "")
        self.rng = Random(f"{created.table}{seat}")
        self.plays = 0
        self.sent = 0.0  # time of the last play
        self.busy = False  # the guest thinks, or waits for the answer to a play
        self.step: Step | None = None  # the last one, if its seat may act

    def sit(self) -> None:
        self.socket, self.rest = opened(self.address)
        hello = {"type": "hello", "version": 1, "table": self.table, "key": self.key}
        self.say(encode({**hello, "tokens": [self.token] if self.token else []}))

    def say(self, text: bytes) -> None:
        self.socket.send(framed(text))

    def messages(self) -> Iterator[bytes]:
        """Yield the texts received; answer pings."""
        data = self.rest + self.socket.recv(READ)
        if not data:
            raise ConnectionError("the server has hung up")
        found, self.rest = unframed(data)
        for kind, text in found:
            if kind == WHOLE_TEXT:
                yield text
            elif kind == PING:
                self.socket.send(framed(text, PONG))

    def play(self) -> None:
        """Play, unless the seat's turn has passed in the meantime."""
        step, self.step = self.step, None
        self.busy = step is not None
        if step is None:
            return
        self.plays += 1
        action = self.rng.choice(step.actions).action
        play = {"type": "play", "id": f"c{self.plays}", "seat": step.seat, "seq": step.seq, "action": action}
        self.sent = perf_counter()
        self.say(encode(play))


class Choice(Struct):
    action: msgspec.Raw


class Step(Struct):
    """The part of a step that a client needs to play."""

    seat: int
    seq: int
    actions: list[Choice]


class Info(Struct):
    next: str


class Crowd:
    """All clients, and how long each waited for the acknowledgement of its moves."""

    def __init__(self, pause: float = 0.0) -> None:
        need_linux()
        self.pause = pause  # thinking time in seconds
        self.guests: dict[int, Guest] = {}
        self.thinking: list[tuple[float, int]] = []
        self.welcomed = 0
        self.waits: list[float] = []
        self.poll = select.epoll()

    def seat(self, guests: list[Guest], patience: float) -> None:
        """Connect the clients and wait until each is welcomed."""
        wanted = self.welcomed + len(guests)
        for guest in guests:
            self._sit(guest)
        self.run(patience, lambda: self.welcomed == wanted)
        if self.welcomed < wanted:
            raise TimeoutError(f"{wanted - self.welcomed} of {len(guests)} clients got no welcome")

    def run(self, seconds: float, enough: Callable[[], bool] = lambda: False) -> float:
        """Play for this long, or until the condition holds; return the duration."""
        now = began = perf_counter()
        while now < began + seconds and not enough():
            for number, _ in self.poll.poll(self._wait(began + seconds - now)):
                self._hear(self.guests[number])
            now = perf_counter()
            while self.thinking and self.thinking[0][0] <= now:
                _, number = heapq.heappop(self.thinking)
                if number in self.guests:  # else it has gone along to a rematch
                    self.guests[number].play()
        return now - began

    def leave(self) -> None:
        for guest in self.guests.values():
            guest.socket.close()
        self.poll.close()

    def _sit(self, guest: Guest) -> None:
        guest.sit()
        self.guests[guest.socket.fileno()] = guest
        self.poll.register(guest.socket.fileno(), select.EPOLLIN)

    def _wait(self, left: float) -> float:
        return min(left, max(0.0, self.thinking[0][0] - perf_counter())) if self.thinking else left

    def _hear(self, guest: Guest) -> None:
        for text in guest.messages():
            if text.startswith(b'{"type":"step"'):
                guest.step = msgspec.json.decode(text, type=Step) if AHEAD in text else None
            elif text.startswith(b'{"type":"played"'):
                self.waits.append(perf_counter() - guest.sent)
                guest.busy = False
            elif text.startswith(b'{"type":"refused"'):  # another seat was faster
                guest.busy = False
            elif text.startswith(b'{"type":"welcome"'):
                self.welcomed += 1
            elif text.startswith(b'{"type":"table"') and b'"phase":"over"' in text:
                self._again(guest, msgspec.json.decode(text, type=Info).next)
        if guest.step and not guest.busy:
            self._think(guest)

    def _think(self, guest: Guest) -> None:
        if self.pause:
            guest.busy = True
            heapq.heappush(self.thinking, (perf_counter() + self.pause, guest.socket.fileno()))
        else:
            guest.play()

    def _again(self, guest: Guest, rematch: str) -> None:
        if rematch:
            guest.table, guest.token = rematch, ""  # the key is known there
            guest.busy, guest.step = False, None
            del self.guests[guest.socket.fileno()]
            guest.socket.close()
            self._sit(guest)
        elif guest.host:
            guest.say(b'{"type":"rematch"}')


def opened(address: str) -> tuple[socket.socket, bytes]:
    """Open a WebSocket; also return what has arrived already (RFC 6455, section 4.1)."""
    host, _, port = address.partition(":")
    made = socket.create_connection((host, int(port)))
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"
    made.sendall("\r\n".join(["GET /ws HTTP/1.1", *lines, "Sec-WebSocket-Version: 13", "", ""]).encode())
    data = b""
    while b"\r\n\r\n" not in data:
        more = made.recv(READ)
        if not more:
            raise ConnectionError("the server has hung up")
        data += more
    answer, _, rest = data.partition(b"\r\n\r\n")
    if b" 101 " not in answer:
        raise ConnectionError(answer.decode())
    return made, rest


def framed(text: bytes, kind: int = WHOLE_TEXT) -> bytes:
    """A short text as a client frame, with a mask of zeros, which changes nothing."""
    size = len(text)
    length = bytes((MASKED | size,)) if size < IN_TWO_BYTES else bytes((MASKED | IN_TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((kind,)) + length + MASK + text


def unframed(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The frames a server has sent, each with its first byte, and the incomplete rest."""
    found: list[tuple[int, bytes]] = []
    begin = 0
    while len(data) >= begin + 2:
        size, text = data[begin + 1], begin + 2
        if size >= IN_TWO_BYTES:
            text += 8 if size == IN_EIGHT_BYTES else 2
            size = int.from_bytes(data[begin + 2 : text], "big")
        if len(data) < text + size:
            break
        found.append((data[begin], data[text : text + size]))
        begin = text + size
    return found, data[begin:]
