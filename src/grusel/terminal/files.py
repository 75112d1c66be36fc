"""Files that a person names."""

from __future__ import annotations

import errno
import os
from itertools import chain, count
from pathlib import Path

from grusel.game import Illegal
from grusel.record import Record, to_json, to_text


def read_text(file: Path) -> str:
    """What is in a file; raises Illegal."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise Illegal("terminal-no-file", file=str(file), problem=str(problem)) from None


def write_bytes(file: Path, data: bytes) -> None:
    """Put this in a file; raises Illegal."""
    try:
        file.write_bytes(data)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else error
        raise Illegal("terminal-cannot-write", file=str(file), problem=str(problem)) from None


def write_record(file: Path, record: Record) -> None:
    """In text, or in JSON where the name of the file ends so; raises Illegal."""
    write_bytes(file, to_json(record) if file.suffix == ".json" else to_text(record).encode())


def free_file(file: Path) -> Path:
    """This name, or with a number the first that no file has: no file is overwritten unasked."""
    others = (file.with_stem(f"{file.stem}-{number}") for number in count(2))
    return next(other for other in chain([file], others) if not other.exists())


def check_folder_of(file: Path) -> None:
    """Before long work whose result goes there; raises Illegal."""
    if file.is_dir() or not file.parent.is_dir():
        problem = os.strerror(errno.EISDIR if file.is_dir() else errno.ENOENT)
        raise Illegal("terminal-cannot-write", file=str(file), problem=problem)


def make_folder(folder: Path) -> None:
    """A folder to write into, where there is none; raises Illegal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(folder), problem=str(error.strerror)) from None
