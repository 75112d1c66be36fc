"""The tables of the database: games, their seats, steps, snapshots and chat, the processes, and their secret."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

metadata = MetaData()


def _table_key() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("house", Text, nullable=False),  # what the host chose: see protocol.House
    Column("phase", Text, nullable=False),
    Column("host", Text, nullable=False),  # hash of the host's key
    Column("watch", Text, nullable=False),  # hash of the spectators' token
    Column("public", Boolean, nullable=False),
    Column("imported", Integer, nullable=False),  # the number of steps that came with a record and not from our dice
    Column("next", Text, nullable=False),  # the rematch
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Boolean, nullable=False),  # a bot or chance is to move: a process must load it
    Column("owner", Text, nullable=False),  # the process that writes it
)
Index("tables_due", tables.c.due, postgresql_where=text("due"), sqlite_where=text("due"))
Index("tables_open", tables.c.public, tables.c.phase)
Index("tables_touched", tables.c.touched)

seats = Table(
    "seats",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("bot", Text, nullable=False),  # who plays it, or stands in for the person
    Column("standin", Boolean, nullable=False),
    Column("token", Text, nullable=False),  # hashes
    Column("key", Text, nullable=False),
)
Index("seats_key", seats.c.key)

steps = Table(
    "steps",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # move, undo
    Column("by", Integer),
    Column("move", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("draw", Integer),
    Column("noticed", Integer, nullable=False),  # a bit for each place that got a message, on the last step of a turn
    Column("clock", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

processes = Table("processes", metadata, Column("id", Text, primary_key=True), Column("beat", Float, nullable=False))

secrets = Table(
    "secrets", metadata, Column("name", Text, primary_key=True), Column("value", LargeBinary, nullable=False)
)
