"""Reads and leases as functions of a connection, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, literal, or_, select, update

from grusel.server.storage.schema import chat, processes, seats, secrets, snapshots, steps, tables
from grusel.tables.rows import ChatRow, Kept, Listed, SeatRow, StepRow, TableRow
from grusel.tables.store import CHAT_KEPT, MOST_LISTED, PLAYS_KEPT

T = TypeVar("T")
WOKEN_TOGETHER = 50  # the next ones a moment later: a restart must not keep people waiting


# --- reading ----------------------------------------------------------------------------------------------------------


def load(connection: Connection, table: str) -> Kept | None:
    row = _row(connection, table)
    if row is None:
        return None
    last = connection.execute(
        select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table == table).order_by(snapshots.c.seq.desc())
    ).first()
    plays = select(steps.c.by, steps.c.client, steps.c.move).where(steps.c.table == table, steps.c.client != "")
    said = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(CHAT_KEPT)
    return Kept(
        row=row,
        seats=seats_of(connection, table),
        snapshot=(last[0], last[1]) if last else None,
        steps=log(connection, table, last[0] if last else 0),
        plays=tuple(
            (f"{by}:{client}", move)
            for by, client, move in connection.execute(plays.order_by(steps.c.seq.desc()).limit(PLAYS_KEPT))
        ),
        chat=tuple(_read(ChatRow, found) for found in reversed(connection.execute(said).all())),
    )


def find(connection: Connection, table: str) -> Listed | None:
    row = _row(connection, table)
    return Listed(row=row, seats=seats_of(connection, table)) if row else None


def _row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    return _read(TableRow, found) if found else None


def seats_of(connection: Connection, table: str) -> tuple[SeatRow, ...]:
    found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return tuple(_read(SeatRow, row) for row in found)


def log(connection: Connection, table: str, after: int = 0) -> tuple[StepRow, ...]:
    """The steps of a table after a seq, undone ones included."""
    where = (steps.c.table == table) & (steps.c.seq > after)
    return tuple(_read(StepRow, row) for row in connection.execute(select(steps).where(where).order_by(steps.c.seq)))


def moves(connection: Connection, table: str, numbers: range) -> tuple[StepRow, ...]:
    """The steps of these moves of the game, numbered from 1, without those that were taken back."""
    shifts = shifted(_undone(connection, table))
    wanted = [number + _shift(shifts, number) for number in numbers]
    where = (steps.c.table == table) & steps.c.seq.in_(wanted)
    return tuple(_read(StepRow, row) for row in connection.execute(select(steps).where(where).order_by(steps.c.seq)))


def _undone(connection: Connection, table: str) -> list[tuple[int, int]]:
    """The undos of a table: the number of the step, and how many moves were left."""
    where = (steps.c.table == table) & (steps.c.kind == "undo")
    found = connection.execute(select(steps.c.seq, steps.c.move).where(where).order_by(steps.c.seq))
    return [(seq, int(length)) for seq, length in found]


def shifted(undone: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """From which move on the steps are numbered how much higher than the moves, given the undos: step, moves left."""
    shifts = [(0, 0)]
    for seq, length in undone:
        shifts = [(after, shift) for after, shift in shifts if after < length]
        shifts.append((length, seq - length))
    return shifts


def _shift(shifts: Sequence[tuple[int, int]], number: int) -> int:
    return next(shift for after, shift in reversed(shifts) if after < number)


def last_steps(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """The number of the last step of each of these tables, 0 where there is none."""
    last = select(func.max(steps.c.seq)).where(steps.c.table == tables.c.id).scalar_subquery()
    found = connection.execute(select(tables.c.id, func.coalesce(last, 0)).where(tables.c.id.in_(wanted)))
    return {row[0]: row[1] for row in found}


def positions(connection: Connection, rows: Sequence[TableRow]) -> list[Kept]:
    """The last snapshots of tables and the steps since."""
    wanted = select(snapshots).where(snapshots.c.table.in_([row.id for row in rows])).order_by(snapshots.c.seq)
    shots = {shot.table: (shot.seq, shot.body) for shot in connection.execute(wanted)}
    return [_position(connection, row, shots.get(row.id)) for row in rows]


def _position(connection: Connection, row: TableRow, shot: tuple[int, str] | None) -> Kept:
    since = log(connection, row.id, shot[0] if shot else 0)
    return Kept(row=row, seats=(), snapshot=shot, steps=since, plays=(), chat=())


def lobby(connection: Connection) -> list[Listed]:
    """Public tables that wait for people, the newest first."""
    wanted = select(tables).where(tables.c.public, tables.c.phase == "open")
    return _listed(connection, wanted.order_by(tables.c.created.desc()).limit(MOST_LISTED))


def mine(connection: Connection, key: str) -> list[Listed]:
    """The tables that a browser's key hosts or sits at."""
    sits = select(seats.c.table).where(seats.c.key == key)
    wanted = select(tables).where(or_(tables.c.host == key, tables.c.id.in_(sits)))
    return _listed(connection, wanted.order_by(tables.c.created.desc()).limit(MOST_LISTED))


def hosted(connection: Connection, key: str) -> int:
    return connection.scalar(select(func.count()).select_from(tables).where(tables.c.host == key)) or 0


def everything(connection: Connection) -> list[str]:
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.created)))


def untouched(connection: Connection, since: float) -> list[str]:
    return list(connection.scalars(select(tables.c.id).where(tables.c.touched < since).order_by(tables.c.touched)))


def check(connection: Connection) -> None:
    connection.execute(select(literal(1))).scalar()


def _listed(connection: Connection, wanted: Any) -> list[Listed]:
    rows = [_read(TableRow, row) for row in connection.execute(wanted)]
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    every = select(seats).where(seats.c.table.in_(list(sitting))).order_by(seats.c.table, seats.c.seat)
    for seat in connection.execute(every):
        sitting[seat.table].append(_read(SeatRow, seat))
    return [Listed(row=row, seats=tuple(sitting[row.id])) for row in rows]


# --- who serves what --------------------------------------------------------------------------------------------------


def claim(connection: Connection, table: str, process: str, lease: float) -> str | None:
    """Make a table ours unless a living process has it; whose it is now, None if there is no such table."""
    free = or_(tables.c.owner == process, tables.c.owner.not_in(_alive(connection, lease)))
    connection.execute(update(tables).where(tables.c.id == table, free).values(owner=process))
    return connection.scalar(select(tables.c.owner).where(tables.c.id == table))


def release(connection: Connection, table: str, process: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table, tables.c.owner == process).values(owner=""))


def beat(connection: Connection, process: str, lease: float) -> list[str]:
    """Say that we live; who else does."""
    if not connection.execute(
        update(processes).where(processes.c.id == process).values(beat=_now(connection))
    ).rowcount:
        connection.execute(insert(processes).values(id=process, beat=_now(connection)))
    connection.execute(delete(processes).where(processes.c.beat < _now(connection) - literal(1000 * lease)))
    return list(connection.scalars(_alive(connection, lease)))


def leave(connection: Connection, process: str) -> None:
    """Give up everything, on the way out."""
    connection.execute(delete(processes).where(processes.c.id == process))
    connection.execute(update(tables).where(tables.c.owner == process).values(owner=""))


def clear_processes(connection: Connection) -> None:
    """No other process is alive: we hold the lock of the file."""
    connection.execute(delete(processes))


def bus_secret(connection: Connection) -> bytes:
    value: bytes = connection.scalars(select(secrets.c.value).where(secrets.c.name == "bus")).one()
    return value


def due(connection: Connection, lease: float) -> list[str]:
    """Tables where a bot or chance is to move and which no process serves."""
    nobody = tables.c.owner.not_in(_alive(connection, lease))
    return list(connection.scalars(select(tables.c.id).where(tables.c.due, nobody).limit(WOKEN_TOGETHER)))


def _alive(connection: Connection, lease: float) -> Any:
    return select(processes.c.id).where(processes.c.beat >= _now(connection) - literal(lease))


def _now(connection: Connection) -> Any:
    """The database's own clock, so that machines need not agree on the time."""
    if connection.dialect.name == "sqlite":
        return func.julianday("now") * 86400.0
    return func.extract("epoch", func.clock_timestamp())


# --- rows -------------------------------------------------------------------------------------------------------------


def _read(kind: type[T], row: Row[Any]) -> T:
    values = dict(row._mapping)
    values.pop("table", None)
    return kind(**values)
