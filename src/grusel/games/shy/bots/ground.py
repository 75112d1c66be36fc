"""The hero's knowledge of a floor, in one number.

Neither the order of safe steps matters nor the hero's place among the tiles he can walk over: a position is the
face-up tiles, the monsters that attack, the region he can walk, and his remaining skills.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.shy.layout import layout
from grusel.games.shy.shapes import Cells

# Four bits for each tile: hidden, or its face.
HIDDEN: Final = 0
OPEN: Final = 1
WAY_OUT: Final = 2
BEAST: Final = 3  # this and higher: the monsters

ACTIVE: Final = 24  # bits from here: monsters that attack
REGION: Final = 30  # tiles the hero can walk over, the entrance included
ATTACK: Final = 37
JUMP: Final = 38
PEEKS: Final = 39
POSITION: Final = 1 << 41  # marks a position; numbers without it are ends


# Manners of exploring.
FREE: Final = 0  # any sensible option
HASTY: Final = 1  # out as soon as possible, else safe steps first: on the last floor that loses nothing
CURIOUS: Final = 2  # safe steps first; at the exit, skills may still be used to look around
GUESSING: Final = 4  # added to any manner: a hero who has met one monster guesses, once out, which the other was not


class Ground:
    """A finished floor as the hero sees it: which tiles touch, and where each monster would be comfortable."""

    def __init__(self, cells: Cells, monsters: i64, manner: i64) -> None:
        floor = layout(cells)
        self.near: list[int] = list(floor.near)
        self.comfort: list[int] = list(floor.comfort)
        self.monsters: list[int] = [monster for monster in range(6) if monsters >> monster & 1]
        self.manner = manner & 3
        self.guesses = manner & GUESSING > 0
        self.searches: dict[int, list[int]] = {}  # results so far: see `position`


def first_position(peeks: i64) -> i64:
    return POSITION | peeks << PEEKS | 1 << ATTACK | 1 << JUMP | 64 << REGION


def hidden(position: i64) -> i64:
    found: i64 = 0
    tile: i64 = 0
    while tile < 6:
        if not position >> 4 * tile & 15:
            found |= 1 << tile
        tile += 1
    return found


def met(position: i64) -> i64:
    """The tiles with face-up monsters."""
    found: i64 = 0
    tile: i64 = 0
    while tile < 6:
        if (position >> 4 * tile & 15) >= BEAST:
            found |= 1 << tile
        tile += 1
    return found


def edge(ground: Ground, tiles: i64) -> i64:
    """The tiles that touch one of these."""
    found: i64 = 0
    tile: i64 = 0
    while tile < 7:
        if tiles >> tile & 1:
            found |= ground.near[tile]
        tile += 1
    return found


def walk(ground: Ground, start: i64, open: i64) -> i64:
    """All tiles reachable from these over open ones."""
    found = start
    grown = start
    while grown:
        grown = edge(ground, grown) & open & ~found
        found |= grown
    return found


def at_region(ground: Ground, position: i64, start: i64) -> i64:
    """The position with the hero in the region reachable from here; the exit is not a part of it."""
    open: i64 = 64
    tile: i64 = 0
    while tile < 6:
        what = position >> 4 * tile & 15
        if what == OPEN or (what >= BEAST and not position >> (ACTIVE + tile) & 1):
            open |= 1 << tile
        tile += 1
    region = walk(ground, start, open)
    return position & ~(127 << REGION) | region << REGION


def may_attack(ground: Ground, position: i64, tile: i64) -> bool:
    """Whether a monster that the hero has not met might lie here and be active."""
    if ground.near[tile] & met(position):
        return False
    return any(ground.comfort[monster] >> tile & 1 and not is_met(position, monster) for monster in ground.monsters)


def is_met(position: i64, monster: i64) -> bool:
    tile: i64 = 0
    while tile < 6:
        if position >> 4 * tile & 15 == BEAST + monster:
            return True
        tile += 1
    return False


def attacks(ground: Ground, position: i64, tile: i64, monster: i64) -> bool:
    """Whether this monster, revealed here and now, is active."""
    return bool(ground.comfort[monster] >> tile & 1 and not ground.near[tile] & met(position))


def may_be(position: i64, what: i64) -> bool:
    """Whether an exit or a corridor may still be hidden."""
    seen: i64 = 0
    tile: i64 = 0
    while tile < 6:
        if position >> 4 * tile & 15 == what:
            seen += 1
        tile += 1
    return seen < (3 if what == OPEN else 1)


def monsters_left(position: i64) -> bool:
    found = met(position)
    return not found & (found - 1)
