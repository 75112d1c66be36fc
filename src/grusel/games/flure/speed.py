"""What the benchmark measures of this game: pieces of work, each returning how many units it was, and what to reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from grusel.games.flure.kernel.playout import random_games, random_listings, random_steps, random_walks

SEATS: Final = 4  # of random games through the contract
PLAYERS: Final = 4
GAMES: Final = 50
BATCH: Final = 2000


def games(seed: int) -> int:
    random_games(seed, GAMES, PLAYERS)
    return GAMES


def steps(seed: int) -> int:
    return random_steps(seed, GAMES, PLAYERS)


def listings(seed: int) -> int:
    random_listings(seed, PLAYERS, BATCH)
    return BATCH


def walks(seed: int) -> int:
    random_walks(seed, PLAYERS, BATCH)
    return BATCH


WORK: Final[Mapping[str, Callable[[int], int]]] = {
    "whole random games": games,
    "random steps in the kernel": steps,
    "move listings": listings,
    "monster phases": walks,
}

# What is measured, whether compiled, how many times as much as what.
TARGETS: Final = (
    ("random steps through the contract", False, 3, "PettingZoo connect four"),
    ("whole random games", True, 20, "flure: whole random games"),
    ("move listings", True, 20, "python-chess"),
    ("random steps in the kernel", True, 5, "OpenSpiel chess (C++)"),
    ("random steps in the kernel", True, 80, "PettingZoo connect four"),
)
