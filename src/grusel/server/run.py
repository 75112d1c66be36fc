"""Runs a server process."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Literal, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from grusel.server import addresses, logs, machine_code
from grusel.server.app import build, make_app
from grusel.server.connection.asgi import App
from grusel.server.connection.direct import DirectWire, Mailbag
from grusel.server.connection.patience import Crowd, Patient
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings, read_settings

WebSockets = type[asyncio.Protocol] | Literal["websockets-sansio"]
GOODBYE_WITHIN = 2  # seconds for answers that are on their way when the server stops
LOOK_EVERY = 1.0  # seconds, for compiled rules
log = logging.getLogger("grusel.run")
PING_EVERY = 20.0  # seconds; a client that has not answered by the next ping is gone


def serve(
    settings: Settings, listening: socket.socket, hub: Hub | None = None, opened: Callable[[], None] = lambda: None
) -> None:
    """Serve until told to stop; raises Illegal if another process uses the database file."""
    hub = hub or build(settings)
    hub.store.reserve()
    server = Server(settings, hub, opened)
    collect_rarely()
    with listening.dup() as same:  # stays open, so that connections wait while the server starts again
        server.run(sockets=[listening])
        if server.again:
            start_again(same)


def start_again(listening: socket.socket) -> None:
    """Run the same command in the same process on the same socket, with compiled rules."""
    handed = addresses.hand_over(listening)
    environment = {**os.environ, **handed, "PYTHONPATH": machine_code.search_path()}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


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
        super().__init__(config(settings, hub, websockets or direct(settings)))
        self.hub = hub
        self.opened = opened
        self.again = False  # whether to start again when this one has ended
        self.looking: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()
            if machine_code.awaited() and sys.platform != "win32":  # where exec starts a second process
                self.looking = asyncio.create_task(self._look_for_machine_code())

    async def _look_for_machine_code(self) -> None:
        """Start again on compiled rules while no table is open and none is being analysed."""
        while machine_code.runs_here() or not self.hub.at_rest():
            await asyncio.sleep(LOOK_EVERY)
        log.info("no table is open: restarting with compiled rules")
        self.again = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.looking:
            self.looking.cancel()
        await self.hub.say_goodbye()
        await super().shutdown(sockets)


def direct(settings: Settings) -> type[asyncio.Protocol]:
    """Sockets with frames of our own."""
    mailbag = Mailbag((settings.frames_per_second, settings.frame_burst))
    return cast(type[asyncio.Protocol], partial(DirectWire, mailbag))


def config(settings: Settings, hub: Hub, websockets: WebSockets) -> uvicorn.Config:
    made = uvicorn.Config(
        make_app(hub),
        ws=websockets,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        http="h11",
        loop="auto",  # uvloop where it is installed
        ws_max_size=settings.message_bytes * 4,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GOODBYE_WITHIN,
        lifespan="on",
    )
    made.load()
    crowd = Crowd(settings.connections_per_address, _is_proxy(settings))
    made.http_protocol_class = cast(type[asyncio.Protocol], partial(Patient, made.http_protocol_class, crowd))
    return made


def _is_proxy(settings: Settings) -> Callable[[str], bool]:
    return ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts.__contains__  # read as uvicorn does


async def _nothing(*_: object) -> None:
    return
