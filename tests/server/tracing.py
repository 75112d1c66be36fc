"""Trace moves through a running server: the functions and modules they pass. Run as a program, interpreted."""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import grusel
from grusel.server.run import serve
from grusel.server.settings import Settings

ROOT = Path(grusel.__file__).parent
KEYS = ["a" * 30, "b" * 30]
MOVES = 6


class Trace:
    """The functions of ours that run while it is on, in the order in which each was called first."""

    def __init__(self) -> None:
        self.on = False
        self.passed: dict[str, list[str]] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if self.on and event == "call" and file.startswith(str(ROOT)):
            module = str(Path(file).relative_to(ROOT).with_suffix(""))
            functions = self.passed.setdefault(module, [])
            if frame.f_code.co_name not in functions:
                functions.append(frame.f_code.co_name)


def main(game: str) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    trace, ready = Trace(), threading.Event()
    played = threading.Thread(target=play, args=(address, game, trace, ready), daemon=True)
    played.start()  # before threads are traced: it is the client's
    threading.setprofile(trace)
    sys.setprofile(trace)
    folder = tempfile.mkdtemp()
    serve(Settings(data=folder, bot_workers=1, lease=3600), listening, opened=ready.set)


def play(address: str, game: str, trace: Trace, ready: threading.Event) -> None:
    ready.wait(30)
    sockets = sit(address, game)
    steps = [caught_up(one) for one in sockets]
    rng = Random(1)
    for number in range(MOVES):
        [seat] = [seat for seat, step in enumerate(steps) if step["actions"]][:1]
        choice = rng.choice(steps[seat]["actions"])["action"]
        message = {"type": "play", "id": f"m{number}", "seat": seat, "seq": steps[seat]["seq"], "action": choice}
        before = json.dumps(trace.passed)
        trace.on = True
        sockets[seat].send(json.dumps(message))
        hear(sockets[seat], "played")
        trace.on = False
        steps = [caught_up(one) for one in sockets]
        if steps[0]["turn"]["type"] == "over":
            break  # the move that ends a game also announces the table: it is not typical
    else:
        before = json.dumps(trace.passed)
    sys.stdout.write(before)
    sys.stdout.flush()
    os._exit(0)


def caught_up(one: ClientConnection) -> dict[str, Any]:
    """The newest step of a client; unnoticed steps are not sent to it."""
    one.send('{"type":"sync"}')
    while (message := heard(one))["type"] != "alive":
        if message["type"] == "step":
            newest = message
    return newest


def sit(address: str, game: str) -> list[ClientConnection]:
    """A host and a guest at a table that has begun."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = httpx.post(f"http://{address}/api/tables", json=wish, headers={"x-grusel-key": KEYS[0]}).json()
    sockets = [connect(f"ws://{address}/ws", legacy=True) for _ in KEYS]
    for one, key, tokens in zip(sockets, KEYS, ([], [made["invites"]["1"]]), strict=True):
        hello = {"type": "hello", "version": 1, "table": made["table"], "key": key, "tokens": tokens}
        one.send(json.dumps(hello))
        hear(one, "welcome")
    sockets[0].send('{"type":"start"}')
    return sockets


def hear(one: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := heard(one))["type"] != kind:
        if message["type"] == "refused":
            raise AssertionError(message)
    return message


def heard(one: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(one.recv(20))
    return message


if __name__ == "__main__":
    main(sys.argv[1])
