"""Batches into PostgreSQL, inside a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from grusel.server.storage.schema import chat, seats, snapshots, steps, tables
from grusel.tables.rows import Batch, Opening, SeatRow, StepRow
from grusel.tables.store import CHAT_KEPT, Forked, Refused, Stand, after, opened


def write_batches(connection: Connection, batches: Sequence[Batch]) -> list[Refused | None]:
    """Write batches of different tables, those of them that may be written; why others may not."""
    ids = [id for batch in batches for id in (batch.table, batch.opens.row.id if batch.opens else batch.table)]
    stands = _stands(connection, ids)
    answers = {batch.table: _judged(batch, stands) for batch in batches}
    good = [batch for batch in batches if answers[batch.table] is None]
    try:
        _write(connection, good)
    except IntegrityError as error:  # another process was faster, in the moment between looking and writing
        raise Forked(str(error.orig)) from None
    return [answers[batch.table] for batch in batches]


def _stands(connection: Connection, ids: Sequence[str]) -> dict[str, Stand]:
    """The owners of tables and their last steps and chat lines; the rows are locked until the end."""
    last_step = select(func.max(steps.c.seq)).where(steps.c.table == tables.c.id).scalar_subquery()
    last_line = select(func.max(chat.c.number)).where(chat.c.table == tables.c.id).scalar_subquery()
    wanted = (
        select(tables.c.id, tables.c.owner, func.coalesce(last_step, 0), func.coalesce(last_line, 0), tables.c.touched)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
    return {row[0]: Stand(*row[1:]) for row in connection.execute(wanted)}


def _judged(batch: Batch, stands: Mapping[str, Stand]) -> Refused | None:
    stand = stands.get(batch.table)
    try:
        if batch.opens:
            new = _opened(batch.opens, stands)
            stand = new if batch.opens.row.id == batch.table else stand
        after(batch, stand)
    except Refused as error:
        return error
    return None


def _opened(opening: Opening, stands: Mapping[str, Stand]) -> Stand:
    if opening.row.id in stands:
        raise Forked("there is such a table")
    return opened(opening)


def _write(connection: Connection, batches: Sequence[Batch]) -> None:
    for batch in batches:
        if batch.opens:
            _open(connection, batch.opens)
    _write_steps(connection, [(batch.table, step) for batch in batches for step in batch.steps])
    for batch in batches:
        if not batch.only_moves:
            _write_rest(connection, batch)
        if batch.snapshot:
            _write_snapshot(connection, batch.table, batch.snapshot)
        if batch.removes:
            connection.execute(delete(tables).where(tables.c.id == batch.table))  # and whatever belongs to it


def _open(connection: Connection, opening: Opening) -> None:
    table = opening.row.id
    connection.execute(insert(tables).values(**_plain(opening.row)))
    _write_seats(connection, table, opening.seats)
    _write_steps(connection, [(table, step) for step in opening.steps])
    if opening.snapshot:
        _write_snapshot(connection, table, opening.snapshot)


def _write_steps(connection: Connection, rows: Sequence[tuple[str, StepRow]]) -> None:
    if rows:
        connection.execute(insert(steps), [{"table": table, **_plain(step)} for table, step in rows])


def _write_rest(connection: Connection, batch: Batch) -> None:
    table = batch.table
    if batch.changes:
        connection.execute(update(tables).where(tables.c.id == table).values(**batch.changes))
    _write_seats(connection, table, batch.seats)
    if batch.chat:
        connection.execute(insert(chat), [{"table": table, **_plain(line)} for line in batch.chat])
        old = chat.c.number <= batch.chat[-1].number - CHAT_KEPT
        connection.execute(delete(chat).where(chat.c.table == table, old))


def _write_seats(connection: Connection, table: str, rows: Sequence[SeatRow]) -> None:
    for seat in rows:
        values = _plain(seat)
        new = insert(seats).values(table=table, **values)
        connection.execute(new.on_conflict_do_update(index_elements=[seats.c.table, seats.c.seat], set_=values))


def _write_snapshot(connection: Connection, table: str, snapshot: tuple[int, str]) -> None:
    """A newer one is from a process that knows more."""
    seq, body = snapshot
    newer = select(snapshots.c.seq).where(snapshots.c.table == table, snapshots.c.seq > seq)
    if connection.execute(newer).first():
        return
    connection.execute(delete(snapshots).where(snapshots.c.table == table))
    connection.execute(insert(snapshots).values(table=table, seq=seq, body=body))


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)
