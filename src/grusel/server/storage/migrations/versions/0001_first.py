"""Tables, seats, steps, snapshots, chat, processes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _table_key() -> sa.Column[str]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("watch", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Integer, nullable=False),
        sa.Column("next", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"], postgresql_where=sa.text("due"), sqlite_where=sa.text("due"))
    op.create_index("tables_open", "tables", ["public", "phase"])
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "seats",
        _table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("standin", sa.Boolean, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
    )
    op.create_index("seats_key", "seats", ["key"])
    op.create_table(
        "steps",
        _table_key(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.Integer),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("draw", sa.Integer),
        sa.Column("noticed", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        _table_key(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        _table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "processes", sa.Column("id", sa.Text, primary_key=True), sa.Column("beat", sa.Float, nullable=False)
    )


def downgrade() -> None:
    for table in ("processes", "chat", "snapshots", "steps", "seats", "tables"):
        op.drop_table(table)
