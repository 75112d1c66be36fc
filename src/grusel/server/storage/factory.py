"""The store at a database's address."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from grusel.game import Illegal
from grusel.server.storage.postgres import PostgresStore
from grusel.server.storage.sqlite import SqliteStore, SqliteVisitor
from grusel.server.storage.store import DatabaseStore


def open_store(url: str, synchronous: str = "FULL") -> DatabaseStore:
    """The store of a server; raises Illegal. A file is for one server alone."""
    return SqliteStore(url, synchronous) if is_file(url) else PostgresStore(_driven(url))


def visit_store(url: str) -> DatabaseStore:
    """The same for a command that may run beside the server; raises Illegal."""
    return SqliteVisitor(url) if is_file(url) else PostgresStore(_driven(url))


def database_file(url: str) -> Path:
    """The file that a server keeps its tables in; raises Illegal."""
    if not is_file(url):
        raise Illegal("server-not-a-file")
    return SqliteStore(url).file


def is_file(url: str) -> bool:
    """Whether tables are kept in a file of our own; raises Illegal."""
    kind = _backend(url)
    if kind not in ("sqlite", "postgresql"):
        raise Illegal("server-bad-settings", problem=f"database_url: expected sqlite or postgresql, found {kind}")
    return kind == "sqlite"


def _driven(url: str) -> str:
    return make_url(url).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


def _backend(url: str) -> str:
    try:
        return make_url(url).get_backend_name()
    except ArgumentError:  # the address may hold a password and is not repeated
        raise Illegal("server-bad-settings", problem="database_url: expected sqlite:///… or postgresql://…") from None
