"""Files that last and are private: on the disk when a function returns, readable by their owner alone."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from itertools import count
from pathlib import Path

log = logging.getLogger("grusel.store")
FOR_OTHERS = 0o077


def create_private(file: Path) -> None:
    """Create a file that only its owner can read; SQLite gives the same rights to what it puts beside a database."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def make_private(file: Path) -> None:
    """Take a database and everything beside it from the eyes of others; those of version 0.1 could be read by all."""
    for path in open_to_others(file):
        try:
            path.chmod(path.stat().st_mode & ~FOR_OTHERS)
            log.warning("file made private: others could read it", extra={"file": str(path)})
        except OSError as error:  # it is another user's; the doctor says so too
            log.warning("others can read this file", extra={"file": str(path), "problem": str(error)})


def open_to_others(file: Path) -> list[Path]:
    """Those of a database's files that others than their owner can use, where files say so."""
    if sys.platform == "win32":
        return []
    beside = sorted(file.parent.glob(f"{_escaped(file.name)}-*"))
    return [path for path in (file, *beside) if path.is_file() and path.stat().st_mode & FOR_OTHERS]


def _escaped(name: str) -> str:
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in name)


def free_name(file: Path, word: str) -> Path:
    """The first name of a file that is kept, with this word and a number, that no file has."""
    names = (file.with_name(f"{file.name}-{word}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


# --- one step each, so that a power cut can be tried between any two --------------------------------------------------


def sync(path: Path) -> None:
    """Put what is in a file, or the names in a folder, on the disk."""
    if path.is_dir() and sys.platform == "win32":  # where a folder cannot be opened
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)  # Windows syncs only what can be written
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def rename(file: Path, name: Path) -> None:
    """Give a file another name; a file that had it is gone."""
    file.replace(name)


def link(file: Path, name: Path) -> None:
    """Give a file a second name."""
    name.hardlink_to(file)


def remove(file: Path) -> None:
    file.unlink(missing_ok=True)
