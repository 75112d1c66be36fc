"""The door of the server: addresses, origins, limits and the headers of every answer."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from grusel.game import Message
from grusel.server.connection.asgi import App, Event, Receive, Scope, Send
from grusel.server.connection.held import Crowded, Held, Limits, one_less
from grusel.server.connection.names import Names, host_of, page_for, stranger
from grusel.server.connection.operator import METRICS, is_operator
from grusel.server.connection.patience import answering, in_time, taken
from grusel.server.connection.whose import address_of
from grusel.server.messages.http import Problem
from grusel.server.settings import Settings
from grusel.tables.messages import encode

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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
BODY = "http.response.body"
TOO_FAST = Message("server-too-fast")
BAD_REQUEST = Message("server-bad-request", {"status": 400})
OPERATOR_ONLY = Message("server-operator-only")
PIECE = 65_536  # bytes of an answer that are on their way at once
NO_TABLES = ("/api/puzzles/", "/api/games/")  # requests that open no table; the solver has limits of its own
UNLIMITED = {"/healthz", "/readyz"}
ASSETS = "/assets/"  # the client's own files: a page needs thirty at once, and a party comes from one address
RUNTIME = "/runtime/"  # Python for the browser, by version
LISTING = "/runtime/list.json"


class Guard:
    """Wraps the apps for requests and for sockets."""

    def __init__(self, app: App, endpoint: App, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.endpoint = endpoint
        self.settings = settings
        self.limits = limits
        self.names = Names(settings)
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
        answer = Answer(scope, send, self.limits.held)
        try:
            if not self._may(scope):
                return await _refuse(answer.send, 429, TOO_FAST)
            if scope["path"] not in UNLIMITED and not self.names.know(host_of(scope)):
                return await _send_away(answer.send, scope)
            if scope["path"] == METRICS and not is_operator(scope, self.settings):
                return await _refuse(answer.send, 403, OPERATOR_ONLY)
            if _is_ambiguous(scope):
                return await _refuse(answer.send, 400, BAD_REQUEST)
            with answering():
                return await self.app(_as_get(scope), in_time(answer.receiving(receive)), answer.send)
        finally:
            answer.end()

    def _may(self, scope: Scope) -> bool:
        if scope["path"] in UNLIMITED or scope["path"].startswith((ASSETS, RUNTIME)):
            return True
        address = address_of(scope)
        opens_table = scope["method"] == "POST" and not scope["path"].startswith(NO_TABLES)
        return self.limits.requests.take(address) and (not opens_table or self.limits.new_tables.take(address))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = address_of(scope)
        crowded = self.limits.sockets[address] >= self.settings.sockets_per_address
        if scope["path"] != SOCKET or crowded or not self._is_ours(scope) or not self.limits.requests.take(address):
            return await send({"type": "websocket.close", "code": 1008})
        self.limits.sockets[address] += 1
        try:
            return await self.endpoint(scope, receive, send)
        finally:
            one_less(self.limits.sockets, address)

    def _is_ours(self, scope: Scope) -> bool:
        """A page of another site may not use its reader's browser to connect; programs send no origin."""
        origin, host = dict(scope["headers"]).get(b"origin", b"").decode("latin-1"), host_of(scope)
        return self.names.know(host) and (not origin or origin in self.origins or _site(origin) == host)


class Answer:
    """One request and its answer: headers for all, and no more in memory than the client's address may have there."""

    def __init__(self, scope: Scope, send: Send, held: Held) -> None:
        self.scope = scope
        self.to_client = send
        self.held = held
        self.address = address_of(scope)
        self.size = 0  # bytes kept
        self.refused = False

    def receiving(self, receive: Receive) -> Receive:
        """The request's body, as far as there is room for it; raises Crowded."""

        async def receive_counted() -> Event:
            event = await receive()
            self._keep(len(event.get("body", b"")))
            return event

        return receive_counted

    async def send(self, message: Event) -> None:
        """Pass the answer on in pieces, each when the one before it has been taken."""
        if self.refused:
            return
        if message["type"] == "http.response.start":
            await self._start(message)
        elif self.scope["method"] == "HEAD":
            await self.to_client({**message, "body": b""})
        else:
            await self._send_body(message.get("body", b""), message.get("more_body", False))

    def end(self) -> None:
        self.held.give_back(self.address, self.size)

    async def _start(self, message: Event) -> None:
        size = int(dict(message.get("headers", [])).get(b"content-length", b"0"))
        if size > PIECE and self.scope["method"] != "HEAD":
            try:
                self._keep(size)
            except Crowded:
                await _refuse(self.send, 429, TOO_FAST)
                self.refused = True
                return
        headers = [*message.get("headers", []), *HEADERS, *_caching(self.scope["path"])]
        if _is_ambiguous(self.scope):
            headers.append((b"connection", b"close"))
        await self.to_client({**message, "headers": headers})

    async def _send_body(self, body: bytes, more: bool) -> None:
        for at in range(0, len(body) - PIECE, PIECE):
            await taken(self.to_client({"type": BODY, "body": body[at : at + PIECE], "more_body": True}))
        last = body[(max(0, len(body) - 1)) // PIECE * PIECE :]
        await taken(self.to_client({"type": BODY, "body": last, "more_body": more}))

    def _keep(self, size: int) -> None:
        if not self.held.take(self.address, size):
            raise Crowded
        self.size += size


async def _refuse(send: Send, status: int, why: Message) -> None:
    await _answer(send, status, encode(Problem(why=why)), b"application/json")


async def _send_away(send: Send, scope: Scope) -> None:
    """Answer a request for another site: a person reads a page, a program a problem."""
    why = stranger(host_of(scope))
    if b"text/html" in dict(scope["headers"]).get(b"accept", b""):
        await _answer(send, 421, await asyncio.to_thread(page_for, why), b"text/html; charset=utf-8")
    else:
        await _refuse(send, 421, why)


async def _answer(send: Send, status: int, body: bytes, kind: bytes) -> None:
    headers = [(b"content-type", kind), (b"retry-after", b"1"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": BODY, "body": body})


def _as_get(scope: Scope) -> Scope:
    """Answer HEAD like GET, without the body (RFC 9110, section 9.3.2)."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _is_ambiguous(scope: Scope) -> bool:
    """Two statements of the length may be two requests to a proxy (RFC 9112, section 6.1)."""
    names = {name for name, _ in scope["headers"]}
    return b"transfer-encoding" in names and b"content-length" in names


def _site(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _caching(path: str) -> list[tuple[bytes, bytes]]:
    if path.startswith((ASSETS, RUNTIME)) and path != LISTING:
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [(b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache")]
