"""Files that a person names."""

from __future__ import annotations

import errno
import os
from itertools import chain, count
from pathlib import Path

from grusel.game import Illegal
from grusel.record import Record, to_json, to_text


def read_text(file: Path) -> str:
    """Read a file; raise Illegal."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise Illegal("terminal-no-file", file=str(file), problem=str(problem)) from None


def write_bytes(file: Path, data: bytes) -> None:
    """Write a file; raise Illegal."""
    try:
        file.write_bytes(data)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else error
        raise Illegal("terminal-cannot-write", file=str(file), problem=str(problem)) from None


def write_record(file: Path, record: Record) -> None:
    """Write a record as text, or as JSON to a .json file; raise Illegal."""
    write_bytes(file, to_json(record) if file.suffix == ".json" else to_text(record).encode())


def free_file(file: Path) -> Path:
    """This name, or the first free one with a number, so that no file is overwritten unasked."""
    others = (file.with_stem(f"{file.stem}-{number}") for number in count(2))
    return next(other for other in chain([file], others) if not other.exists())


def check_folder_of(file: Path) -> None:
    """Check that a file can be written before long work; raise Illegal."""
    if file.is_dir() or not file.parent.is_dir():
        problem = os.strerror(errno.EISDIR if file.is_dir() else errno.ENOENT)
        raise Illegal("terminal-cannot-write", file=str(file), problem=problem)


def make_folder(folder: Path) -> None:
    """Create a folder if it is missing; raise Illegal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(folder), problem=str(error.strerror)) from None
