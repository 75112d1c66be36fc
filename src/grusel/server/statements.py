"""Statements of SQLite for many rows at once, which go in as one text of JSON.

A thread holds the interpreter while it hands values over, and after every statement it has to wait for it again, which
a busy server seldom lets go of. With one value to hand over and one statement, nearly all is done meanwhile.
(A text ends where it has a NUL; none of ours has one, and PostgreSQL would not take it either.)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

Row = tuple[Any, ...]
Statement = tuple[str, str]
encode = msgspec.json.Encoder().encode


def insert(table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> Statement:
    """Put rows into a table."""
    return _insert(table, columns), encode(rows).decode()


def delete(table: str, column: str, values: Sequence[object]) -> Statement:
    """Take those rows out of a table that have one of these values."""
    return f'delete from "{table}" where "{column}" in (select value from json_each(?))', encode(values).decode()


def run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """All or nothing, on a connection that begins nothing by itself; a statement alone needs no transaction."""
    if len(statements) == 1:
        _execute(connection, statements[0])
        return
    connection.execute("begin immediate")
    try:
        for statement in statements:
            _execute(connection, statement)
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise


def _execute(connection: sqlite3.Connection, statement: Statement) -> None:
    words, rows = statement
    connection.execute(words, (rows,))


@cache
def _insert(table: str, columns: tuple[str, ...]) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    values = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(columns)))
    return f'insert into "{table}" ({names}) select {values} from json_each(?)'
