"""Many moves into SQLite at once, as one text of JSON.

A thread holds the interpreter while it hands values over, and after every statement it has to wait for it again, which
a busy server seldom lets go of. With one value to hand over and one statement, nearly all is done meanwhile.
(A text ends where it has a NUL; none of ours has one, and PostgreSQL would not take it either.)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from grusel.server.storage.queries import last_steps
from grusel.tables.rows import StepRow

Shots = dict[str, tuple[int, str]]  # the last snapshot of each table
Journalled = tuple[str, tuple[StepRow, ...]]  # a table and the steps of a move
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Journalled]).decode

INSERT_STEPS = """
    insert or ignore into steps ("table", {names})
    select json_extract(batch.value, '$[0]'), {values}
    from json_each(?) batch, json_each(batch.value, '$[1]') step
    where json_extract(batch.value, '$[0]') in (select id from tables)
""".format(
    names=", ".join(f'"{name}"' for name in StepRow.__struct_fields__),
    values=", ".join(f"json_extract(step.value, '$[{at}]')" for at, _ in enumerate(StepRow.__struct_fields__)),
)
DELETE_SNAPSHOTS = 'delete from snapshots where "table" in (select value from json_each(?))'
INSERT_SNAPSHOTS = """
    insert or ignore into snapshots ("table", seq, body)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    from json_each(?) where json_extract(value, '$[0]') in (select id from tables)
"""


def settle(connection: Connection, rows: bytes, shots: Shots) -> int:
    """Write steps, as they are in the journal, and snapshots, of tables that are there; how many steps were new."""
    driver = driver_of(connection)
    written = driver.execute(INSERT_STEPS, (rows.decode(),)).rowcount
    if shots:
        driver.execute(DELETE_SNAPSHOTS, (encode([*shots]).decode(),))
        driver.execute(INSERT_SNAPSHOTS, (encode([(table, *shot) for table, shot in shots.items()]).decode(),))
    return written


def recover(connection: Connection, records: Sequence[bytes]) -> int:
    """Write what goes on where the database stops; the rest is there already, or failed and was done otherwise."""
    batches = [batch for record in records for batch in decode(record)]
    last = last_steps(connection, list({table for table, _ in batches}))
    missing: list[Journalled] = []
    for table, steps in batches:
        if last.get(table) == steps[0].seq - 1:
            missing.append((table, steps))
            last[table] = steps[-1].seq
    return settle(connection, encode(missing), {})


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
