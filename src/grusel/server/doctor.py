"""Find problems that would keep a server from working."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from grusel.game import Illegal
from grusel.registry import broken, installed
from grusel.server.connection.names import Names
from grusel.server.runtime.bus import open_bus
from grusel.server.settings import Settings, database_url
from grusel.server.storage.backup import quick_check
from grusel.server.storage.factory import database_file, is_file, visit_store
from grusel.server.storage.files import open_to_others
from grusel.server.storage.migrate import is_current

LEAST_DISK = 200_000_000


class Check(Struct, frozen=True):
    what: str
    well: bool


async def examine(settings: Settings) -> list[Check]:
    return [check async for check in _checks(settings)]


async def _checks(settings: Settings) -> AsyncIterator[Check]:
    yield Check(f"python {sys.version.split()[0]}", sys.version_info >= (3, 11))
    yield Check(f"games: {', '.join(installed()) or 'none'}", bool(installed()))
    for name, problem in broken().items():
        yield Check(f"game {name}: {problem}", False)
    yield await _database(settings)
    yield await _bus(settings)
    yield _names(settings)
    if is_file(database_url(settings)):
        for check in _file(database_file(database_url(settings))):
            yield check
    if settings.host not in ("127.0.0.1", "localhost", "::1") and not settings.origins:
        yield Check("open to other machines: put a proxy with HTTPS before it", True)


def _names(settings: Settings) -> Check:
    try:
        known = Names(settings).known
    except Illegal as error:
        return Check(f"names: {_plainly(error)}", False)
    return Check(f"names: {', '.join(sorted({'localhost', 'addresses', *known}))}", True)


async def _database(settings: Settings) -> Check:
    url = database_url(settings)
    shown = url.rpartition("@")[2]
    try:
        store = visit_store(url)
        await store.open()
        current = await store.read(is_current)
        await store.close()
    except Exception as error:
        return Check(f"database {shown}: {_plainly(error)}", False)
    return Check(f"database {shown}: migrations {'are' if current else 'are not'} up to date", current)


def _file(file: Path) -> Iterator[Check]:
    problem = _damage(file)
    yield Check(f"database file: {problem or 'undamaged (quick check)'}", not problem)
    if others := open_to_others(file):
        yield Check(f"others can read {', '.join(map(str, others))}", False)
    folder = next(folder for folder in file.absolute().parents if folder.exists())
    free = shutil.disk_usage(folder).free
    yield Check(f"disk: {free // 1_000_000} MB free for {folder}", free > LEAST_DISK)


def _damage(file: Path) -> str:
    try:
        with closing(sqlite3.connect(file)) as database:
            return quick_check(database)
    except sqlite3.Error as error:
        return str(error)


async def _bus(settings: Settings) -> Check:
    if not settings.redis_url:
        return Check("bus: one process, no Redis", True)
    try:
        bus = open_bus(settings.redis_url, _no_secret)
        await bus.open("doctor", _nothing)
        await bus.check()
        await bus.close()
    except Exception as error:
        return Check(f"redis {settings.redis_url.rpartition('@')[2]}: {_plainly(error)}", False)
    return Check("redis answers", True)


def _plainly(error: Exception) -> str:
    return str(error) if isinstance(error, Illegal) else repr(error)


async def _no_secret() -> bytes:
    return bytes(32)  # it sends nothing


async def _nothing(_: bytes) -> None:
    return
