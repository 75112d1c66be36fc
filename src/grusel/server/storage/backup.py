"""A database file is copied beside a running server, and put back, also after a crash.

A database that is in use is two files: itself and its write-ahead log. A copy is always one file, of one moment.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from alembic.script import ScriptDirectory

from grusel.game import Illegal
from grusel.server.storage import files
from grusel.server.storage.lock import FileLock, InUse
from grusel.server.storage.migrate import configured
from grusel.server.storage.old_journal import check_journal, journal_of

PATIENCE = 5.0  # seconds
BESIDE = ("-wal", "-journal", "-moves")  # what belongs to a database; `-moves` of version 0.1
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class NotWhole(Illegal):
    """A file is not a database of ours, or it is damaged."""

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__("server-no-backup", file=str(file), problem=problem)


# --- a copy -----------------------------------------------------------------------------------------------------------


def back_up(file: Path, target: Path) -> int:
    """Copy a database to a file that does not exist yet; return the number of its tables. Raises Illegal, OSError."""
    if target.exists():
        raise Illegal("server-backup-exists", file=str(target))
    if not file.is_file():
        raise NotWhole(file, "there is no such file")
    _check_no_journal(file)
    return _copied(file, "rw", target, target.with_name(f"{target.name}-partial"))


def _check_no_journal(file: Path) -> None:
    """Moves that only a start of the server takes in must not be left out of a copy."""
    if journal_of(file).exists():
        raise Illegal("server-backup-old", file=str(journal_of(file)))


def _copied(source: Path, mode: str, target: Path, partial: Path) -> int:
    """Copy a database, look at the copy, and only then give it its name."""
    try:
        tables = _write_copy(source, mode, partial)
        files.sync(partial)
        files.rename(partial, target)
        files.sync(target.parent)
    finally:
        files.remove(partial)
    return tables


def _write_copy(source: Path, mode: str, copy: Path) -> int:
    """One file with what a database and its log hold at one moment; nothing that was deleted is in it."""
    files.remove(copy)
    files.create_private(copy)
    try:
        with closing(_connected(source, mode)) as database:
            database.execute("vacuum into ?", (str(copy),))
        with closing(_connected(copy, "rw")) as database:
            _check_ours(database, source)
            return int(database.execute("select count(*) from tables").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise NotWhole(source, str(error)) from None


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.resolve()))}?{_MODES[mode]}", uri=True, timeout=PATIENCE)


_MODES = {"rw": "mode=rw", "ro": "mode=ro", "whole": "immutable=1"}


def _check_ours(database: sqlite3.Connection, source: Path) -> None:
    """Raise NotWhole unless a database is undamaged, and of this version or one before."""
    if problem := quick_check(database):
        raise NotWhole(source, problem)
    [version] = database.execute("select version_num from alembic_version").fetchone() or ("none",)
    if version not in {script.revision for script in ScriptDirectory.from_config(configured()).walk_revisions()}:
        raise NotWhole(source, f"its version is {version}")


def quick_check(database: sqlite3.Connection) -> str:
    """The first damage that SQLite finds in a database, empty if there is none."""
    [found] = database.execute("pragma quick_check(1)").fetchone()
    return "" if found == "ok" else str(found)


# --- put back ---------------------------------------------------------------------------------------------------------


def restore(backup: Path, file: Path) -> Path | None:
    """Replace a database by a copy, all at once; return where the one before is kept. Raises Illegal, OSError.

    The copy may have a log beside it. No log of the replaced database is ever beside the new one.
    """
    if not backup.is_file():
        raise NotWhole(backup, "there is no such file")
    _check_no_journal(backup)
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and backup.samefile(file):
        raise NotWhole(backup, "it is the database itself")
    lock = FileLock(file)
    partial = file.with_name(f"{file.name}-restoring")
    try:
        check_journal(file)
        _write_copy(backup, _reading(backup), partial)
        files.sync(partial)
        kept = _set_aside(file)
        files.rename(partial, file)
        files.sync(file.parent)
    finally:
        files.remove(partial)
        lock.release()
    return kept


def _reading(backup: Path) -> str:
    """A copy without a log may lie where nothing can be written."""
    return "ro" if backup.with_name(f"{backup.name}-wal").exists() else "whole"


def _set_aside(file: Path) -> Path | None:
    """Give a database a second name, and take away whatever lies beside it; raises InUse."""
    _fold(file)
    beside = [end for end in BESIDE if Path(f"{file}{end}").exists()]
    if not file.exists() and not beside:
        return None
    kept = files.free_name(file, "replaced")
    for end in ("", *beside):
        with suppress(FileNotFoundError):  # a log without a database
            files.link(Path(f"{file}{end}"), Path(f"{kept}{end}"))
    files.sync(file.parent)
    for end in (*beside, "-shm"):
        files.remove(Path(f"{file}{end}"))
    files.sync(file.parent)
    return kept


def _fold(file: Path) -> None:
    """Write a database's log into it; one that is damaged stays as it is, with its log. Raises InUse."""
    try:
        if file.exists() and not _damage(file):
            with closing(_connected(file, "rw")) as database:
                database.execute("pragma wal_checkpoint(truncate)").fetchall()
                database.execute("pragma journal_mode = delete").fetchall()
    except sqlite3.DatabaseError as error:
        raise (InUse(file) if error.sqlite_errorcode in BUSY else NotWhole(file, str(error))) from None


def _damage(file: Path) -> str:
    """Look without writing: SQLite throws away the log of a database that it does not know as one."""
    try:
        with closing(_connected(file, "ro")) as database:
            return quick_check(database)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode in BUSY:
            raise
        return str(error)
