"""Batches into SQLite, inside a transaction.

Moves of many tables are handed over as one text of JSON: a thread holds the interpreter while it passes values, and has
to wait for it again after every statement. (Rows with a NUL go one by one: SQLite ends a text of JSON there.)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from grusel.tables.rows import Batch, ChatRow, Opening, SeatRow, StepRow, TableRow
from grusel.tables.store import CHAT_KEPT, Forked, Refused, Stand, after, opened

Steps = list[tuple[str, StepRow]]  # each with its table
Shots = list[tuple[str, int, str]]  # table, step, state
encode = msgspec.json.Encoder().encode
read_stands = msgspec.json.Decoder(list[tuple[str, Stand]]).decode


def _columns(row: type[msgspec.Struct]) -> list[str]:
    return [f'"{name}"' for name in row.__struct_fields__]


def _insert(into: str, columns: Sequence[str]) -> str:
    return f"insert into {into} ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"


STANDS = """
    select json_group_array(json_array(id, json_array(
        owner,
        coalesce((select max(seq) from steps where "table" = id), 0),
        coalesce((select max(number) from chat where "table" = id), 0)
    )))
    from tables where id in (select value from json_each(?))
"""
STAND = """
    select
        owner,
        coalesce((select max(seq) from steps where "table" = id), 0),
        coalesce((select max(number) from chat where "table" = id), 0),
        touched
    from tables where id = ?
"""
INSERT_STEPS = """
    insert into steps ("table", {names})
    select json_extract(value, '$[0]'), {values} from json_each(?)
""".format(
    names=", ".join(_columns(StepRow)),
    values=", ".join(f"json_extract(value, '$[1][{at}]')" for at, _ in enumerate(StepRow.__struct_fields__)),
)
INSERT_STEP = _insert("steps", ['"table"', *_columns(StepRow)])
INSERT_TABLE = _insert("tables", _columns(TableRow))
INSERT_CHAT = _insert("chat", ['"table"', *_columns(ChatRow)])
INSERT_SEAT = _insert("seats", ['"table"', *_columns(SeatRow)]).replace("insert", "insert or replace", 1)
INSERT_SNAPSHOT = """
    insert or replace into snapshots ("table", seq, body) select ?1, ?2, ?3
    where not exists (select 1 from snapshots where "table" = ?1 and seq > ?2)
"""
DELETE_OLDER = 'delete from snapshots where "table" = ? and seq < ?'
DELETE_CHAT = 'delete from chat where "table" = ? and number <= ?'


def write_batches(database: sqlite3.Connection, batches: Sequence[Batch]) -> list[Refused | None]:
    """Write batches of different tables, those of them that may be written; why others may not."""
    answers: dict[str, Refused | None] = {}
    moves = [batch for batch in batches if batch.only_moves]
    if moves:
        answers |= _write_moves(database, moves)
    for batch in batches:
        if not batch.only_moves:
            answers[batch.table] = _write(database, batch)
    return [answers[batch.table] for batch in batches]


def _write_moves(database: sqlite3.Connection, batches: Sequence[Batch]) -> dict[str, Refused | None]:
    stands = _stands(database, [batch.table for batch in batches])
    answers = {batch.table: _judged(batch, stands.get(batch.table)) for batch in batches}
    good = [batch for batch in batches if answers[batch.table] is None]
    write_steps(database, [(batch.table, step) for batch in good for step in batch.steps])
    for batch in good:
        if batch.snapshot:
            _write_snapshot(database, batch.table, batch.snapshot)
    return answers


def _stands(database: sqlite3.Connection, tables: Sequence[str]) -> dict[str, Stand]:
    """The owners of tables, and their last steps and chat lines."""
    [found] = database.execute(STANDS, (encode(tables).decode(),)).fetchone()
    return dict(read_stands(found))


def _judged(batch: Batch, stand: Stand | None) -> Refused | None:
    try:
        after(batch, stand)
    except Refused as error:
        return error
    return None


def _write(database: sqlite3.Connection, batch: Batch) -> Refused | None:
    """Write a batch of any kind; before anything is written it is known whether it may be."""
    try:
        new = _opened(database, batch.opens) if batch.opens else None
        itself = batch.opens is not None and batch.opens.row.id == batch.table
        stand = after(batch, new if itself else _stand(database, batch.table))
    except Refused as error:
        return error
    if batch.opens:
        _open(database, batch.opens)
    _write_parts(database, batch, stand)
    if batch.removes:
        database.execute("delete from tables where id = ?", (batch.table,))  # and with it whatever belongs to it
    return None


def _opened(database: sqlite3.Connection, opening: Opening) -> Stand:
    if _stand(database, opening.row.id):
        raise Forked("there is such a table")
    return opened(opening)


def _stand(database: sqlite3.Connection, table: str) -> Stand | None:
    found = database.execute(STAND, (table,)).fetchone()
    return Stand(*found) if found else None


def _open(database: sqlite3.Connection, opening: Opening) -> None:
    table = opening.row.id
    database.execute(INSERT_TABLE, _values(opening.row))
    database.executemany(INSERT_SEAT, [(table, *_values(seat)) for seat in opening.seats])
    write_steps(database, [(table, step) for step in opening.steps])
    if opening.snapshot:
        _write_snapshot(database, table, opening.snapshot)


def _write_parts(database: sqlite3.Connection, batch: Batch, stand: Stand) -> None:
    table = batch.table
    if batch.changes:
        names = ", ".join(f'"{name}" = ?' for name in batch.changes)  # after() has seen that they are fields
        database.execute(f"update tables set {names} where id = ?", (*batch.changes.values(), table))
    write_steps(database, [(table, step) for step in batch.steps])
    if batch.seats:
        database.executemany(INSERT_SEAT, [(table, *_values(seat)) for seat in batch.seats])
    if batch.chat:
        database.executemany(INSERT_CHAT, [(table, *_values(line)) for line in batch.chat])
        database.execute(DELETE_CHAT, (table, stand.chat - CHAT_KEPT))
    if batch.snapshot:
        _write_snapshot(database, table, batch.snapshot)


def write_steps(database: sqlite3.Connection, steps: Steps) -> None:
    if not steps:
        return
    rows = encode(steps)
    if b"\\u0000" in rows:
        database.executemany(INSERT_STEP, [(table, *_values(step)) for table, step in steps])
    else:
        database.execute(INSERT_STEPS, (rows.decode(),))


def _write_snapshot(database: sqlite3.Connection, table: str, snapshot: tuple[int, str]) -> None:
    """A newer one is from a process that knows more."""
    seq, body = snapshot
    if database.execute(INSERT_SNAPSHOT, (table, seq, body)).rowcount:
        database.execute(DELETE_OLDER, (table, seq))


def _values(row: msgspec.Struct) -> tuple[Any, ...]:
    return msgspec.structs.astuple(row)
