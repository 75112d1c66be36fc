"""The entry point of the command, which names the missing extra if only the library is installed."""

from __future__ import annotations

import sys

from grusel.game import Message
from grusel.terminal.language import preferred_language
from grusel.words import patient_words


def run() -> None:
    """Run the command, or end with one line if the extra `table` is missing."""
    try:
        from grusel.terminal.main import run as start
    except ModuleNotFoundError as error:
        if (error.name or "grusel").partition(".")[0] == "grusel":
            raise
        needed = Message("terminal-needs-table", {"missing": error.name or ""})
        sys.exit(patient_words(preferred_language()).say(needed))
    start()
