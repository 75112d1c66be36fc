"""The printed parts: tiles, treasures, cards and the water meter (rules 1)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.deck import Counts
from grusel.games.insel.state import Card, Drawn, Options, Role, Treasure

# The catalogs have the names; here a tile is its number and its two letters.
CODES: Final = (
    *("FL", "BG", "CG", "GG", "IG", "SG"),
    *("TM", "TS", "WG", "HG", "CE", "CS", "CP", "TP"),
    *("BB", "CA", "CF", "DD", "LL", "MM", "OB", "PR", "TH", "WT"),
)
LANDING: Final = 0
TILES: Final = 24
ALL: Final = (1 << TILES) - 1
BIT: Final = tuple(1 << number for number in range(TILES))  # the set of one tile or spot

TREASURES: Final[tuple[Treasure, ...]] = ("earth", "wind", "fire", "water")
TREASURE_TILES: Final = ((6, 7), (8, 9), (10, 11), (12, 13))
NO_TREASURE: Final = -1
TREASURE_OF: Final = tuple((tile - 6) // 2 if 6 <= tile <= 13 else NO_TREASURE for tile in range(TILES))

ROLES: Final[tuple[Role, ...]] = ("explorer", "pilot", "navigator", "diver", "engineer", "messenger")
START: Final[dict[Role, int]] = {"explorer": 2, "pilot": 0, "navigator": 3, "diver": 4, "engineer": 1, "messenger": 5}

CARDS: Final[tuple[Card, ...]] = ("earth", "wind", "fire", "water", "helicopter", "sandbags")
DRAWN: Final[tuple[Drawn, ...]] = (*CARDS, "rise")
KIND: Final[dict[str, int]] = {card: kind for kind, card in enumerate(DRAWN)}
HELICOPTER: Final = 4
SANDBAGS: Final = 5
RISE: Final = 6
NO_CARDS: Final[Counts] = (0,) * 6

HAND_LIMIT: Final = 5
TO_CAPTURE: Final = 4
ACTIONS: Final = 3
DRAWS: Final = 2

SKULL: Final = 10
FLOODS: Final = (0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0)  # flood cards per turn, by the level of the marker
START_LEVEL: Final = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


def treasure_of(tile: int) -> int:
    """The treasure that can be captured on a tile, or NO_TREASURE."""
    return TREASURE_OF[tile]


def start_level(options: Options) -> int:
    return START_LEVEL.get(options.difficulty, options.start_level)


def all_cards(options: Options) -> Counts:
    """The treasure deck before anything is dealt."""
    return (5, 5, 5, 5, 3, 2, options.waters_rise)
