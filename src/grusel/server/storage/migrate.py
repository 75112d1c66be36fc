"""Brings a database up to date."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

LOCK = 718_281_828  # of PostgreSQL: one process migrates at a time


def upgrade(at: Engine | Connection) -> None:
    """Run the migrations that are missing."""
    if isinstance(at, Engine):
        with at.begin() as connection:
            return upgrade(connection)
    if is_current(at):
        return None
    if at.dialect.name == "postgresql":
        at.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:  # Python's driver begins none for what changes the schema, and half a schema cannot be used
        at.exec_driver_sql("begin immediate")
    return command.upgrade(configured(at), "head")


def is_current(connection: Connection) -> bool:
    """Whether every migration has been run."""
    newest = ScriptDirectory.from_config(configured()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def configured(connection: Connection | None = None) -> Config:
    """The migrations there are, and what to run them on."""
    config = Config()
    config.set_main_option("script_location", str(files("grusel.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    return config
