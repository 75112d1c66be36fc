"""The names a server answers to, so that no page of another name gets here through its reader's browser.

A page can have its own name resolve to this machine (DNS rebinding): its browser then takes us for that page's site.
The browser still sends the name. Addresses and loopback names cannot be rebound.
"""

from __future__ import annotations

from functools import cache
from html import escape
from ipaddress import ip_address
from typing import Final

from grusel.game import Illegal, Message
from grusel.server.connection.asgi import Scope
from grusel.server.settings import Settings
from grusel.words import LANGUAGES, Words

LONGEST: Final = 100  # letters of a name that are repeated to its sender
ANY: Final = "*"


class Names:
    """What the `Host` of a request may be; raises Illegal if the settings hold no names."""

    def __init__(self, settings: Settings) -> None:
        names = settings.allowed_hosts.lower().split()
        if wrong := [name for name in names if set(name) & set("/:@")]:
            raise Illegal("server-bad-settings", problem=f"allowed_hosts: expected names alone, found {wrong[0]}")
        self.known = {settings.host.lower(), *names} - {""}

    def know(self, host: str) -> bool:
        name = without_port(host).rstrip(".")
        return ANY in self.known or name in self.known or _is_loopback(name) or _is_address(name)


def host_of(scope: Scope) -> str:
    """The one `Host` of a request; nothing where it has none or several (RFC 9112, section 3.2)."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    return hosts[0].decode("latin-1").strip().lower() if len(hosts) == 1 else ""


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def stranger(host: str) -> Message:
    return Message("server-unknown-host", {"host": without_port(host)[:LONGEST]})


def page_for(why: Message) -> bytes:
    """Say it in every language, because no file of the client is served under that name; slow the first time."""
    said = "".join(f'<p lang="{words.language}">{escape(words.say(why))}</p>' for words in _all_words())
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Grusel</title><h1>Grusel</h1>{said}'.encode()


@cache
def _all_words() -> list[Words]:
    """Without those of the games."""
    return [Words(language, ()) for language in LANGUAGES]


def _is_loopback(name: str) -> bool:
    """Browsers resolve these themselves (RFC 6761, section 6.3)."""
    return name == "localhost" or name.endswith(".localhost")


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name.removeprefix("[").removesuffix("]")))
    except ValueError:
        return False
