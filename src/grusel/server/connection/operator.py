"""Access to the metrics of a server: they reveal hidden moves, so they are for the operator alone."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Final

from grusel.server.connection.asgi import Scope
from grusel.server.settings import Settings

METRICS: Final = "/metrics"
OF_PROXIES: Final = {b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via"}


def is_operator(scope: Scope, settings: Settings) -> bool:
    """With the key of the settings; without one, from the machine itself and not through a proxy."""
    headers = dict(scope["headers"])
    if settings.metrics_key:
        shown = headers.get(b"authorization", b"")
        return hmac.compare_digest(shown, f"Bearer {settings.metrics_key}".encode())
    return not OF_PROXIES & headers.keys() and _is_here(scope)


def _is_here(scope: Scope) -> bool:
    address, _ = scope.get("client") or ("", 0)
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
