"""Runs a server process."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Literal, cast

import uvicorn

from grusel.server import logs
from grusel.server.app import build, make_app
from grusel.server.connection.asgi import App
from grusel.server.connection.direct import DirectWire, Mailbag
from grusel.server.connection.patience import Patient
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings, read_settings

WebSockets = type[asyncio.Protocol] | Literal["websockets-sansio"]
PING_EVERY = 20.0  # seconds; a client that has not answered by the next ping is gone


def serve(
    settings: Settings, listening: socket.socket, hub: Hub | None = None, opened: Callable[[], None] = lambda: None
) -> None:
    """Serve until told to stop; raises Illegal if another process uses the database file."""
    hub = hub or build(settings)
    hub.store.reserve()
    server = Server(settings, hub, opened)
    collect_rarely()
    server.run(sockets=[listening])


def application() -> App:
    """The ASGI application by the settings in the environment, for another server than uvicorn to carry."""
    settings = read_settings()
    logs.set_up(settings.log_level)
    hub = build(settings)
    hub.store.reserve()
    return make_app(hub)


def collect_rarely() -> None:
    """Make full garbage collections rare, because they pause every table.

    Objects from the start live until the end and need no search; a game makes hardly any cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class Server(uvicorn.Server):
    """Announces the address, and says goodbye to every client before the sockets are closed."""

    def __init__(
        self,
        settings: Settings,
        hub: Hub,
        opened: Callable[[], None] = lambda: None,
        websockets: WebSockets | None = None,
    ) -> None:
        super().__init__(config(settings, hub, websockets or direct()))
        self.hub = hub
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        await super().shutdown(sockets)


def direct() -> type[asyncio.Protocol]:
    """Sockets with frames of our own."""
    return cast(type[asyncio.Protocol], partial(DirectWire, Mailbag()))


def config(settings: Settings, hub: Hub, websockets: WebSockets) -> uvicorn.Config:
    made = uvicorn.Config(
        make_app(hub),
        ws=websockets,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        http="h11",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.message_bytes * 4,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    made.load()
    made.http_protocol_class = cast(type[asyncio.Protocol], partial(Patient, made.http_protocol_class))
    return made
