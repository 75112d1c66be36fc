"""The door of the server: addresses, origins, limits and the headers of every answer."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address
from urllib.parse import urlsplit

from grusel.game import Message
from grusel.server.connection.asgi import App, Event, Receive, Scope, Send
from grusel.server.connection.operator import METRICS, is_operator
from grusel.server.connection.patience import answering, in_time
from grusel.server.connection.rate_limits import Buckets
from grusel.server.messages.http import Problem
from grusel.server.settings import Settings
from grusel.tables.messages import encode

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
]
SOCKET = "/ws"
NO_TABLES = ("/api/puzzles/", "/api/games/")  # what is asked there opens no table; the solver has limits of its own
UNLIMITED = {"/healthz", "/readyz"}
ASSETS = "/assets/"  # the client's own files: a page needs thirty at once, and a party comes from one address


class Guard:
    """Wraps the apps for requests and for sockets."""

    def __init__(self, app: App, endpoint: App, settings: Settings) -> None:
        self.app = app
        self.endpoint = endpoint
        self.settings = settings
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.new_tables = Buckets(settings.new_tables_per_second, settings.new_table_burst)
        self.sockets: Counter[str] = Counter()
        self.origins = set(settings.origins.split())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._websocket(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Event) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(scope["path"])]
            await send(message)

        if not self._may(scope):
            return await _refuse(send_with_headers, 429, "server-too-fast")
        if scope["path"] == METRICS and not is_operator(scope, self.settings):
            return await _refuse(send_with_headers, 403, "server-operator-only")
        with answering():
            return await self.app(scope, in_time(receive), send_with_headers)

    def _may(self, scope: Scope) -> bool:
        if scope["path"] in UNLIMITED or scope["path"].startswith(ASSETS):
            return True
        address = _address(scope)
        opens_table = scope["method"] == "POST" and not scope["path"].startswith(NO_TABLES)
        return self.requests.take(address) and (not opens_table or self.new_tables.take(address))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = _address(scope)
        crowded = self.sockets[address] >= self.settings.sockets_per_address
        if scope["path"] != SOCKET or crowded or not self._is_ours(scope):
            return await send({"type": "websocket.close", "code": 1008})
        self.sockets[address] += 1
        try:
            return await self.endpoint(scope, receive, send)
        finally:
            self._one_less(address)

    def _one_less(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def _is_ours(self, scope: Scope) -> bool:
        """A page of another site may not use its reader's browser to connect; programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return not origin or origin in self.origins or (bool(host) and _site(origin) == host)


async def _refuse(send: Send, status: int, id: str) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Problem(why=Message(id)))})


def _site(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _address(scope: Scope) -> str:
    """The address that is counted; of IPv6 the network, because one client there has many addresses."""
    client = scope.get("client")
    name = str(client[0]) if client else ""
    if ":" not in name:
        return name
    try:
        address = IPv6Address(name)
    except ValueError:
        return name
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def _caching(path: str) -> list[tuple[bytes, bytes]]:
    if path.startswith(ASSETS):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [(b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache")]
