"""The journal of version 0.1: acknowledged moves that may not be in the database yet. It is taken in once.

Each record has a head (the round it belongs to, its number, its length, a checksum) and the moves of some tables. Those
of the round that the first one belongs to are valid, up to the first that is not.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from grusel.processes import lock
from grusel.server.storage import files
from grusel.server.storage.lock import InUse
from grusel.server.storage.sqlite_write import write_steps
from grusel.tables.rows import StepRow

log = logging.getLogger("grusel.store")
BLOCK = 4096
HEAD = struct.Struct("<16sIII")
CHECKED = struct.Struct("<16sII")  # the head without its checksum

Move = tuple[str, tuple[StepRow, ...]]  # a table, and the steps that were made at once
decode_moves = msgspec.json.Decoder(list[Move]).decode


class TakenIn(Struct, frozen=True):
    """The result of taking in a journal."""

    written: int  # moves that were not in the database
    left: tuple[tuple[str, int], ...]  # table and step of moves that would leave a gap


def check_journal(file: Path) -> None:
    """Raise InUse if a server still writes the journal beside a database."""
    journal = journal_of(file)
    if journal.exists():
        with _locked(journal):
            return


def take_in_journal(file: Path, connection: Connection) -> None:
    """Write what a journal beside a database has and the database has not; raises InUse if a server still writes it."""
    journal = journal_of(file)
    if not journal.exists():
        return
    with _locked(journal):
        data = journal.read_bytes()
        found = records(data)
        taken = _take_in(connection, [move for record in found for move in decode_moves(record)])
        log.info("journal taken in", extra={"moves": taken.written})
        if taken.left or (any(data) and not found):
            kept = files.free_name(journal, "kept")
            files.rename(journal, kept)
            log.error("part of the journal could not be used", extra={"file": str(kept), "left": taken.left})
        else:
            files.remove(journal)


def journal_of(file: Path) -> Path:
    """The path of version 0.1's journal of a database."""
    return Path(f"{file}-moves")


@contextlib.contextmanager
def _locked(journal: Path) -> Iterator[None]:
    """The server that writes a journal has locked it."""
    opened = os.open(journal, os.O_RDWR)
    try:
        _take(opened, journal)
        yield
    finally:
        os.close(opened)


def _take(opened: int, journal: Path) -> None:
    try:
        lock(opened)
    except OSError:
        raise InUse(journal) from None


def _take_in(connection: Connection, moves: Sequence[Move]) -> TakenIn:
    """Safe on the disk when it returns, whatever the settings say: the journal was."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    [[usual]] = driver.execute("pragma synchronous")
    driver.execute("pragma synchronous = full")
    with driver:
        taken = write_missing(driver, moves)
    driver.execute(f"pragma synchronous = {usual}")
    return taken


def write_missing(database: sqlite3.Connection, moves: Sequence[Move]) -> TakenIn:
    """Write the moves that follow what is stored, table by table and in their order."""
    tables: dict[str, list[tuple[StepRow, ...]]] = {}
    for table, steps in moves:
        tables.setdefault(table, []).append(steps)
    written, left = 0, list[tuple[str, int]]()
    for table, made in tables.items():
        if database.execute("select 1 from tables where id = ?", (table,)).fetchone():
            missing, gap = _missing(database, table, made)
            write_steps(database, [(table, step) for steps in missing for step in steps])
            written += len(missing)
            left += [(table, seq) for seq in gap]
    return TakenIn(written, tuple(left))


def _missing(
    database: sqlite3.Connection, table: str, made: Sequence[tuple[StepRow, ...]]
) -> tuple[list[tuple[StepRow, ...]], list[int]]:
    """The moves of a table to write, and the numbers of those that would leave a gap.

    A number that is stored belongs to this move, or to one that was made instead: its own was never acknowledged.
    """
    stored = {row[0] for row in database.execute('select seq from steps where "table" = ?', (table,))}
    missing: list[tuple[StepRow, ...]] = []
    gap: list[int] = []
    for steps in made:
        numbers = [step.seq for step in steps]
        if not stored.isdisjoint(numbers):
            continue
        if numbers[0] == 1 or numbers[0] - 1 in stored:
            missing.append(steps)
            stored.update(numbers)
        else:
            gap.append(numbers[0])
    return missing, gap


def records(data: bytes) -> list[bytes]:
    """The records of the last round, in order."""
    found: list[bytes] = []
    at, first = 0, data[:16]
    while at + HEAD.size <= len(data):
        round, number, length, checksum = HEAD.unpack_from(data, at)
        text = data[at + HEAD.size : at + HEAD.size + length]
        if (round, number) != (first, len(found)) or checksum != _checksum(round, number, text):
            break
        found.append(text)
        at += -(-(HEAD.size + length) // BLOCK) * BLOCK
    return found


def _checksum(round: bytes, number: int, text: bytes) -> int:
    return zlib.crc32(text, zlib.crc32(CHECKED.pack(round, number, len(text))))
