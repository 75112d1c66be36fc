"""Many rows in one statement of SQLite: all of them, or none."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest

from grusel.server.statements import Row, delete, insert, run

COLUMNS = ("table", "by", "seq")
ODD_TEXTS = ["", "'; drop table moves; --", '{"a":"\\"[1]\\""}', "👻 größer\n", "1", "null", "\x01 and more"]


@pytest.fixture
def connection() -> sqlite3.Connection:
    made = sqlite3.connect(":memory:", isolation_level=None)
    made.execute('create table moves (seq integer, "table" text, "by" real, primary key ("table", seq))')
    return made


def rows_in(connection: sqlite3.Connection) -> list[Row]:
    return connection.execute('select "table", "by", seq from moves order by rowid').fetchall()


@pytest.mark.parametrize("number", [1, 2, 65, 1000])
def test_every_row_is_there_once_in_its_order(connection: sqlite3.Connection, number: int) -> None:
    rows: list[Row] = [(f"t{at % 7}", None if at % 3 else at, at) for at in range(number)]
    run(connection, [insert("moves", COLUMNS, rows)])
    assert rows_in(connection) == rows


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_a_text_is_a_text_whatever_it_says(connection: sqlite3.Connection, text: str) -> None:
    run(connection, [insert("moves", COLUMNS, [(text, 0, 1)])])
    assert rows_in(connection) == [(text, 0, 1)]


def test_a_moment_in_time_stays_what_it_is(connection: sqlite3.Connection) -> None:
    rng = Random(1)
    rows: list[Row] = [("t", rng.uniform(1.7e9, 2e9), at) for at in range(10_000)]
    run(connection, [insert("moves", COLUMNS, rows)])
    assert rows_in(connection) == rows


def test_where_one_row_is_there_already_none_is_written(connection: sqlite3.Connection) -> None:
    run(connection, [insert("moves", COLUMNS, [("t", 0, 5)])])
    with pytest.raises(sqlite3.IntegrityError):
        run(connection, [insert("moves", COLUMNS, [("t", 0, at) for at in range(10)])])
    assert rows_in(connection) == [("t", 0, 5)]


def test_several_statements_are_written_together_or_not_at_all(connection: sqlite3.Connection) -> None:
    fine, bad = insert("moves", COLUMNS, [("t", 0, 1)]), insert("moves", COLUMNS, [("u", 0, 1), ("u", 1, 1)])
    with pytest.raises(sqlite3.IntegrityError):
        run(connection, [fine, bad])
    assert rows_in(connection) == []
    assert not connection.in_transaction
    run(connection, [insert("moves", COLUMNS, [("t", 0, 1)])])  # and it can go on
    assert rows_in(connection) == [("t", 0, 1)]


def test_only_rows_with_one_of_the_values_are_taken_out(connection: sqlite3.Connection) -> None:
    run(connection, [insert("moves", COLUMNS, [(f"t{at}", 0, at) for at in range(10)])])
    run(connection, [delete("moves", "table", ["t1", "t4", "t9"])])
    assert [row[2] for row in rows_in(connection)] == [0, 2, 3, 5, 6, 7, 8]
