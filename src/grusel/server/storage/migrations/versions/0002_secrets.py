"""A secret that all processes of a database share."""

from secrets import token_bytes

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    made = op.create_table(
        "secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False)
    )
    op.bulk_insert(made, [{"name": "bus", "value": token_bytes(32)}])


def downgrade() -> None:
    op.drop_table("secrets")
