"""The store at a database's address."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from grusel.game import Illegal
from grusel.server.storage.postgres import PostgresStore
from grusel.server.storage.sqlite import SqliteStore
from grusel.server.storage.store import Store


def open_store(url: str, synchronous: str = "FULL") -> Store:
    """The store at a database's address; raises Illegal."""
    kind = _backend(url)
    if kind == "sqlite":
        return SqliteStore(url, synchronous)
    if kind == "postgresql":
        return PostgresStore(make_url(url).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False))
    raise Illegal("server-bad-settings", problem=f"database_url: expected sqlite or postgresql, found {kind}")


def _backend(url: str) -> str:
    try:
        return make_url(url).get_backend_name()
    except ArgumentError:  # the address may hold a password and is not repeated
        raise Illegal("server-bad-settings", problem="database_url: expected sqlite:///… or postgresql://…") from None
