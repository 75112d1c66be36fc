"""The solver's result for a level."""

from __future__ import annotations

from msgspec import Struct

from grusel.games.flure.puzzles.level import Arrangement, Best


class Solution(Struct, frozen=True):
    """An arrangement that solves the level and needs each of its changes."""

    arrangement: Arrangement
    changes: int
    steps: int

    @property
    def best(self) -> Best:
        return Best(self.changes, self.steps)


class Difficulty(Struct, frozen=True):
    """The difficulty of a level, and its causes."""

    grade: int  # 1 to 5
    score: float  # what levels are sorted by
    search: float  # walks that a thorough player would have to try, as a power of ten
    near: float  # share of the failed walks that nearly work
    ahead: int  # step of the best walk at which the last change comes into play
    kinds: int  # kinds of changes that the best solution mixes


class Solved(Struct, frozen=True):
    """All solutions if `complete`, otherwise those found before the solver stopped."""

    complete: bool
    solutions: tuple[Solution, ...]  # the best first
    walks: int  # that were walked
    space: int  # arrangements that there are
    near: int  # walks that failed by one figure
    difficulty: Difficulty | None  # of a level with a solution
