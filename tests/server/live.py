"""A server in a thread of the test, with real sockets."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from grusel.server.addresses import listen
from grusel.server.app import build
from grusel.server.run import Server
from grusel.server.settings import Settings


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Run a server and give its address."""
    settings = replace(settings, port=0)
    listening = listen(settings)
    server = Server(settings, build(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    try:
        yield "{}:{}".format(*listening.getsockname())
    finally:
        server.should_exit = True
        thread.join(20)


def plug_in(address: str, origin: str | None = None, path: str = "/ws") -> ClientConnection:
    """A socket of a client."""
    return connect(f"ws://{address}{path}", additional_headers={"Origin": origin} if origin else None)
