"""Runs a server process."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from grusel.server.app import build, make_app
from grusel.server.connection.patience import PatientProtocol
from grusel.server.connection.socket import Mailbag, SocketWire
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings


def serve(
    settings: Settings, listening: socket.socket, hub: Hub | None = None, opened: Callable[[], None] = lambda: None
) -> None:
    """Serve until told to stop; raises Illegal if another process uses the database file."""
    hub = hub or build(settings)
    hub.store.reserve()
    server = Server(settings, hub, opened)
    collect_rarely()
    server.run(sockets=[listening])


def collect_rarely() -> None:
    """Make full garbage collections rare, because they pause every table.

    Objects from the start live until the end and need no search; a game makes hardly any cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class Server(uvicorn.Server):
    """Announces the address, and says goodbye to every client before the sockets are closed."""

    def __init__(self, settings: Settings, hub: Hub, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config(settings, hub))
        self.hub = hub
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        await super().shutdown(sockets)


def config(settings: Settings, hub: Hub) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hub),
        ws=cast(type[asyncio.Protocol], partial(SocketWire, hub, Mailbag())),  # uvicorn only calls it
        http=PatientProtocol,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.message_bytes * 4,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
