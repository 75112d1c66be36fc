"""The application: routes, health, and the client's files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from grusel.game import Illegal, Message
from grusel.puzzles.hall import hall
from grusel.server.connection.asgi import App
from grusel.server.connection.gate import Guard
from grusel.server.connection.held import Crowded
from grusel.server.connection.patience import TooSlow
from grusel.server.connection.socket import Sockets
from grusel.server.http import puzzles
from grusel.server.http.client_files import client_file
from grusel.server.http.desk import Desk
from grusel.server.http.interface import PUZZLES, described
from grusel.server.http.refusals import status_of
from grusel.server.http.routes import ROUTES
from grusel.server.http.runtime import kind_of, runtime
from grusel.server.messages.http import Problem
from grusel.server.metrics import exposition
from grusel.server.runtime.bus import open_bus
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings, database_url
from grusel.server.storage.factory import open_store
from grusel.tables.messages import encode

log = logging.getLogger("grusel.app")


def build(settings: Settings) -> Hub:
    """Build everything one process needs, not yet opened."""
    store = open_store(database_url(settings), settings.synchronous)
    return Hub(store, open_bus(settings.redis_url, store.bus_secret), settings)


def make_app(hub: Hub) -> App:
    """Build the ASGI application around a hub, which it opens and closes."""

    desk = Desk(hub)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        yield
        await desk.close()
        await hub.close()

    app = Litestar(
        [*ROUTES, *_puzzle_hall(), healthz, readyz, metrics, runtime_list, runtime_file, start_page, page],
        lifespan=[life],
        state=State({"hub": hub, "desk": desk}),
        openapi_config=described(),
        exception_handlers={
            Illegal: refused,
            HTTPException: not_so,
            RecursionError: too_deep,
            TooSlow: too_slow,
            Crowded: crowded,
            Exception: trouble,
        },
        request_max_body_size=hub.settings.record_bytes * 2,
        logging_config=None,
    )
    return Guard(app, Sockets(hub), hub.settings, hub.limits)  # type: ignore[arg-type]  # Litestar's own types of the same things


def _puzzle_hall() -> list[Any]:
    """What is asked of it; where no game has puzzles the answer says why, and everything else works."""
    try:
        return puzzles.routes(hall())
    except Illegal:
        return [closed_hall]


@route(["/api/puzzles", "/api/puzzles/{path:path}"], http_method=["GET", "POST"], tags=[PUZZLES], sync_to_thread=False)
def closed_hall() -> None:
    hall()


# --- health -----------------------------------------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Report that the process runs."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """Report whether tables can be served: the database takes writes and has room for more, and the bus answers."""
    hub: Hub = state.hub
    try:
        async with asyncio.timeout(2):
            await asyncio.gather(hub.store.check(), hub.bus.check())
    except Exception:
        return Response("database or bus does not answer", status_code=503, media_type=MediaType.TEXT)
    if not hub.heartbeat.writes():
        return Response("database takes no writes", status_code=503, media_type=MediaType.TEXT)
    return Response("ready" if hub.ready else "closing", status_code=200 if hub.ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics() -> bytes:
    """Tell the operator how the process does; the gate lets no other client get here."""
    return exposition()


# --- pages ------------------------------------------------------------------------------------------------------------


@get("/runtime/list.json", include_in_schema=False, sync_to_thread=True)
def runtime_list() -> Response[bytes]:
    """What a browser loads to have tables of its own."""
    found = runtime()
    if found is None:
        return Response(b"", status_code=404, media_type=MediaType.TEXT)
    return Response(encode(found.listing), media_type=MediaType.JSON)


@get("/runtime/{version:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def runtime_file(version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file of this version; an older page has to reload its list."""
    found = runtime()
    if found is None or version != found.listing.version or name not in found.listing.files:
        return Response(b"", status_code=404, media_type=MediaType.TEXT)
    return Response(found.read(name), media_type=kind_of(name))


@get("/", include_in_schema=False, sync_to_thread=False)
def start_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _client_file("", request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return _client_file(path, request)


def _client_file(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    return client_file(path, str(request.base_url), request.headers.get("accept-encoding", ""))


# --- errors -----------------------------------------------------------------------------------------------------------


def refused(_: Request[Any, Any, Any], error: Illegal) -> Response[bytes]:
    return _problem(status_of(error.message), error.message)


def not_so(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    return _problem(error.status_code, Message("server-bad-request", {"status": error.status_code}))


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    return _problem(400, Message("server-bad-request", {"status": 400}))


def too_slow(_: Request[Any, Any, Any], error: TooSlow) -> Response[bytes]:
    answer = _problem(408, Message("server-bad-request", {"status": 408}))
    answer.headers["connection"] = "close"
    return answer


def crowded(_: Request[Any, Any, Any], error: Crowded) -> Response[bytes]:
    answer = _problem(429, Message("server-too-fast"))
    answer.headers["connection"] = "close"
    return answer


def trouble(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(500, Message("server-trouble"))


def _problem(status: int, why: Message) -> Response[bytes]:
    return Response(encode(Problem(why=why)), status_code=status, media_type=MediaType.JSON)
