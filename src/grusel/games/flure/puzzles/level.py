"""A puzzle: the position, the changes allowed before the monster walks, and the best known solution."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from grusel.games.flure.squares import Direction
from grusel.games.flure.state import Place, Play, State

OWN: Final = 0  # the seat whose figures must live; those of all others are enemies
MOST_TILES: Final = 8
MOST_CHANGES: Final = 8

Idea = Literal["tie", "bait", "row", "pushed-out", "wall", "crystal", "slide", "stone-gone", "turn", "teleporter"]


class Movable(Struct, frozen=True, order=True):
    """A figure that may be moved once, by at most this many points."""

    figure: int
    points: int


class Turn(Struct, frozen=True):
    """The arrow of a teleporter, turned."""

    cell: int
    arrow: Direction


class Arrangement(Struct, frozen=True, forbid_unknown_fields=True):
    """The changes before the monster walks: figures move first, in this order, then tiles are placed."""

    moves: tuple[Play, ...] = ()
    places: tuple[Place, ...] = ()
    turns: tuple[Turn, ...] = ()
    facing: Direction | None = None  # None: as drawn


class Best(Struct, frozen=True, order=True):
    """The fewest changes, and the fewest steps of the monster with them."""

    changes: int
    steps: int


class Level(Struct, frozen=True):
    position: State  # its stock are the tiles that may be placed
    moves: tuple[Movable, ...] = ()
    arrows: tuple[int, ...] = ()  # teleporters whose arrows may be turned
    facings: tuple[Direction, ...] = ()  # choices besides the facing as drawn
    where: tuple[int, ...] = ()  # squares that tiles may cover; none: all
    most: int = MOST_CHANGES  # changes in all
    names: dict[str, str] = {}  # by language
    hints: dict[str, str] = {}
    idea: Idea | None = None  # what is surprising about the best solution
    best: Best | None = None
    grade: int = 0  # difficulty, 1 to 5; 0: unknown
    solution: Arrangement | None = None


def count(level: Level, arrangement: Arrangement) -> int:
    """Count the changes of an arrangement; a value as drawn is no change."""
    drawn = {one.cell: one.arrow for one in level.position.teleporters}
    turned = sum(drawn.get(turn.cell) != turn.arrow for turn in arrangement.turns)
    faced = arrangement.facing not in (None, level.position.facing)
    return len(arrangement.moves) + len(arrangement.places) + turned + faced
