"""A server whose chance can be told beforehand: what tests and pictures play on, and nobody else.

Dice follow from the word that a file holds, from the moment at which it was written; bots' luck follows from what they
are asked, and only those that think for as long as the clock allows may still choose differently. Keys, tokens and
names of tables are as hard to guess as ever.
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
    """From now on chance follows from this word, also if it is the one that was there before."""
    file.write_text(f"{word}\n{monotonic_ns()}", "utf-8")


class Luck(Random):
    """Begins again whenever a word is written; each source of chance has its own, so that none disturbs another."""

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
    """Asked the same, a bot has the same luck: however fast it was, whoever else was asked before."""

    def _told(self, *what: Any) -> dict[str, Any]:
        told = super()._told(*what)
        asked = repr([told[about] for about in ("seat", "view", "seen", "actions")])
        return {**told, "seed": int.from_bytes(sha256(asked.encode()).digest()[:8], "big")}


def program(file: Path) -> tuple[tuple[str, ...], dict[str, str]]:
    """What to start instead of `grusel`, and its environment."""
    return ("-P", __file__), {WHERE: str(file)}


@contextmanager
def known_luck(file: Path) -> Iterator[None]:
    """In place of every source of chance in a game: the dice, the bots, and what is imagined of hidden things."""
    with ExitStack() as stack:
        for where, what, known in (
            (dice, "secrets", SimpleNamespace(token_bytes=Luck(file, "dice").randbytes)),
            (hub, "BotPool", KnownPool),
            (hub, "Random", lambda: Luck(file, "dreams")),
        ):
            stack.enter_context(patch.object(where, what, known))
        yield


if __name__ == "__main__":
    with known_luck(Path(os.environ[WHERE])):
        run()
