"""Files that a person names."""

from __future__ import annotations

from pathlib import Path

from grusel.game import Illegal


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


def make_folder(folder: Path) -> None:
    """A folder to write into, where there is none; raises Illegal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Illegal("terminal-cannot-write", file=str(folder), problem=str(error.strerror)) from None


def number(line: str) -> int | None:
    """The number that a person typed, or None if it is something else."""
    return int(line) if line.isdecimal() and len(line) < 9 else None
