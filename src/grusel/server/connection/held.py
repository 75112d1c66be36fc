"""Memory held for clients: incoming requests, unsent answers, unread messages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from grusel.server.connection.rate_limits import Buckets
from grusel.server.settings import Settings

IN_ALL: Final = 4  # times what is kept for one address


class Crowded(Exception):
    """There is no room for what a request has brought."""


class Held:
    """Bytes by address, with a limit for each address and one for all together."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.most = each * IN_ALL
        self.by_address: Counter[str] = Counter()
        self.all = 0

    def take(self, address: str, size: int) -> bool:
        """Count bytes that are kept from now on; false if that would exceed a limit."""
        if self.by_address[address] + size > self.each or self.all + size > self.most:
            self.give_back(address, 0)
            return False
        self.by_address[address] += size
        self.all += size
        return True

    def give_back(self, address: str, size: int) -> None:
        self.all -= size
        self.by_address[address] -= size
        if not self.by_address[address]:
            del self.by_address[address]


class Limits:
    """The use of each address, against its limit."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.new_tables = Buckets(settings.new_tables_per_second, settings.new_table_burst)
        self.held = Held(settings.held_bytes)
        self.sockets: Counter[str] = Counter()


def one_less(counted: Counter[str], address: str) -> None:
    """Count one less, and forget an address that has none left."""
    counted[address] -= 1
    if not counted[address]:
        del counted[address]
