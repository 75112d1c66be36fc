"""How hard a level is for a person."""

from __future__ import annotations

from math import log10

from grusel.games.flure.puzzles.level import Arrangement, Level
from grusel.games.flure.puzzles.solved import Difficulty, Solved

GRADES = (2.0, 2.8, 3.6, 4.4)  # scores from which the next grade begins


def difficulty(level: Level, solved: Solved) -> Difficulty:
    """Many walks to try for each solution, hopeful failures, a long walk and mixed means make a level hard."""
    best = solved.solutions[0]
    search = log10(max(1.0, solved.walks / len(solved.solutions)))
    near = solved.near / max(1, solved.walks - len(solved.solutions))
    mixed = kinds(best.arrangement)
    score = search + 0.5 * near + best.steps / 60 + 0.25 * (mixed - 1) + 0.3 * (best.changes - 1)
    grade = 1 + sum(score >= begins for begins in GRADES)
    return Difficulty(grade, round(score, 2), round(search, 2), round(near, 3), best.steps, mixed)


def kinds(arrangement: Arrangement) -> int:
    """How many kinds of changes an arrangement mixes."""
    means = {place.tile for place in arrangement.places}
    return len(means) + bool(arrangement.moves) + bool(arrangement.turns) + bool(arrangement.facing)
