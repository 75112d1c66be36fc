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
