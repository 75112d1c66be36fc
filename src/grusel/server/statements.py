"""Statements of SQLite for many rows at once.

After every statement its thread has to wait for the interpreter, which a busy server seldom lets go of: what takes one
statement instead of five is on disk in half the time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

Row = tuple[Any, ...]
Statement = tuple[str, list[Any]]
MOST_ROWS = 256


def insert(table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> Iterator[Statement]:
    """Put rows into a table; the first column is never empty."""
    for part in _parts(rows):
        yield _insert(table, columns, _room(part)), _filled(part)


def delete(table: str, column: str, values: Sequence[object]) -> Iterator[Statement]:
    """Take those rows out of a table that have one of these values."""
    for part in _parts([(value,) for value in values]):
        marks = ", ".join("?" * _room(part))
        yield f'delete from "{table}" where "{column}" in ({marks})', _filled(part)


def run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """All or nothing, on a connection that begins nothing by itself; a statement alone needs no transaction."""
    if len(statements) == 1:
        connection.execute(*statements[0])
        return
    connection.execute("begin immediate")
    try:
        for statement in statements:
            connection.execute(*statement)
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise


@cache
def _insert(table: str, columns: tuple[str, ...], room: int) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    marks = ", ".join([f"({', '.join('?' * len(columns))})"] * room)
    return f'insert into "{table}" ({names}) select * from (values {marks}) where column1 is not null'


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    return (rows[at : at + MOST_ROWS] for at in range(0, len(rows), MOST_ROWS))


def _room(rows: Sequence[Row]) -> int:
    """How many rows the statement is for: a power of two, so that few statements are known by heart."""
    return 1 << (len(rows) - 1).bit_length()


def _filled(rows: Sequence[Row]) -> list[Any]:
    """The values of all rows, and nothing in the room that is left."""
    left = _room(rows) - len(rows)
    return [value for row in rows for value in row] + [None] * (left * len(rows[0]))
