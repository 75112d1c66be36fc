"""Files that a person names."""

from __future__ import annotations

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


def make_folder(folder: Path) -> None:
    """A folder to write into, where there is none; raises Illegal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(folder), problem=str(error.strerror)) from None
