"""A server with predictable chance, for tests and screenshots only.

Dice follow from the word in a file, from the moment it is written; bots' luck follows from their question, and only
bots that think for as long as the clock allows may still choose differently. Keys, tokens and names of tables are
as hard to guess as ever.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic_ns
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from grusel.server.runtime import hub
from grusel.server.workers import pool as botpool
from grusel.tables import dice
from grusel.terminal.main import run

WHERE = "KNOWN_LUCK"  # in the environment: the file


def write_word(file: Path, word: str) -> None:
    """Make chance follow from this word from now on, even if the file already contained it."""
    file.write_text(f"{word}\n{monotonic_ns()}", "utf-8")


class Luck(Random):
    """Restarts whenever a word is written; each source of chance has a stream of its own."""

    def __init__(self, file: Path, source: str) -> None:
        super().__init__()
        self.file = file
        self.source = source
        self.found = ""

    def getrandbits(self, bits: int, /) -> int:
        self._look()
        return super().getrandbits(bits)

    def random(self) -> float:
        self._look()
        return super().random()

    def _look(self) -> None:
        found = self.file.read_text("utf-8")
        if found != self.found:
            self.found = found
            self.seed(f"{self.source} {found.partition(chr(10))[0]}")


class KnownPool(botpool.BotPool):
    """The same question gives a bot the same luck, whatever its speed and whatever was asked before."""

    def _told(self, *what: Any) -> dict[str, Any]:
        told = super()._told(*what)
        asked = repr([told[about] for about in ("seat", "view", "seen", "actions")])
        return {**told, "seed": int.from_bytes(sha256(asked.encode()).digest()[:8], "big")}


def program(file: Path) -> tuple[tuple[str, ...], dict[str, str]]:
    """The program to start instead of `grusel`, and its environment."""
    return ("-P", __file__), {WHERE: str(file)}


@contextmanager
def known_luck(file: Path) -> Iterator[None]:
    """Replace every source of chance in a game: the dice, the bots, and imagined truths."""
    with ExitStack() as stack:
        for where, what, known in (
            (dice, "secrets", SimpleNamespace(token_bytes=Luck(file, "dice").randbytes)),
            (hub, "BotPool", KnownPool),
            (hub, "Random", lambda _: Luck(file, "dreams")),
        ):
            stack.enter_context(patch.object(where, what, known))
        yield


if __name__ == "__main__":
    with known_luck(Path(os.environ[WHERE])):
        run()
