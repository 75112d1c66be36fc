"""Estimate how hard a level is for a person."""

from __future__ import annotations

from math import log10

from grusel.games.flure.bridge import load
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.level import Arrangement, Level
from grusel.games.flure.puzzles.solved import Difficulty, Solved
from grusel.games.flure.puzzles.tracks import ARROWS, Track, begin, follow
from grusel.games.flure.setup import squares_of
from grusel.grid import members

NEVER = 100_000
GRADES = (1.8, 2.5, 3.2, 4.0)  # scores from which the next grade begins


def difficulty(level: Level, solved: Solved) -> Difficulty:
    """Hard: many walks for each solution, near misses, changes that matter late, mixed kinds of changes."""
    best = solved.solutions[0]
    search = log10(max(1.0, solved.walks / len(solved.solutions)))
    near = solved.near / max(1, solved.walks - len(solved.solutions))
    late, mixed = ahead(level, best.arrangement), kinds(best.arrangement)
    score = round(search + 0.5 * near + late / 40 + 0.2 * (mixed - 1) + 0.2 * (best.changes - 1), 2)
    grade = 1 + sum(score >= begins for begins in GRADES)
    return Difficulty(grade, score, round(search, 2), round(near, 3), late, mixed)


def ahead(level: Level, arrangement: Arrangement) -> int:
    """Return the step of the walk at which the last change comes into play."""
    table = load(arrange(level, arrangement))
    table.last_half = True
    ends = [int(table.place[play.figure]) for play in arrangement.moves]
    track = begin(table)
    follow(track)
    laid = [min(_first(track, square) for square in members(squares_of(place))) for place in arrangement.places]
    turns = [int(track.trod[ARROWS + turn.cell]) for turn in arrangement.turns]
    return max([0, *turns, *laid, *(_first(track, square) for square in ends)]) % NEVER


def _first(track: Track, square: int) -> int:
    steps = [int(step) for step in (track.seen[square], track.trod[square]) if step]
    return min(steps, default=NEVER)


def kinds(arrangement: Arrangement) -> int:
    """Count the kinds of changes in an arrangement."""
    means = {place.tile for place in arrangement.places}
    return len(means) + bool(arrangement.moves) + bool(arrangement.turns) + bool(arrangement.facing)
