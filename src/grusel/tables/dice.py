"""Fair dice: outcomes follow from a secret seed whose hash is shown before the game, the seed after it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from grusel.match import pick

SEED_BYTES = 32
WORD = 1 << 64


class Dice(Protocol):
    """Whatever draws chance for a table."""

    def draw(self, number: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        """The outcome of the table's draw of that number."""


class FairDice:
    """HMAC-SHA256 of the draw's number under the seed; the same seed gives the same outcomes for ever."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def draw(self, number: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        return pick(outcomes, roll(self.seed, number, sum(weight for _, weight in outcomes)))


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def shown_hash(seed: bytes) -> str:
    """The hash that everyone sees before the first move."""
    return hashlib.sha256(seed).hexdigest()


def roll(seed: bytes, number: int, sides: int) -> int:
    """A number below `sides`, each as likely as another: words above the last whole multiple are thrown away."""
    limit = WORD - WORD % sides
    attempt = 0
    while (word := _word(seed, number, attempt)) >= limit:
        attempt += 1
    return word % sides


def _word(seed: bytes, number: int, attempt: int) -> int:
    digest = hmac.digest(seed, f"{number}:{attempt}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big")
