"""The puzzle of a day, made from the date alone, so that all players have the same."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from grusel.games.flure.puzzles.difficulty import GRADES
from grusel.games.flure.puzzles.generator import Recipe, generate
from grusel.games.flure.puzzles.level import Level

ENDLESS: Final = 9.0
EASY: Final = (0.0, GRADES[0] - 0.01)
GENTLE: Final = (GRADES[0], GRADES[1] - 0.01)
MIDDLING: Final = (GRADES[1], GRADES[2] - 0.01)
HARD: Final = (GRADES[2], GRADES[3] - 0.01)
HARDEST: Final = (GRADES[2] + 0.4, ENDLESS)

ONE: Final = (
    Recipe(own=(1, 2), enemies=(1, 3), blocks="#", many=(0, 2), stocks=("#", "R", "U")),
    Recipe(own=(1, 2), enemies=(1, 3), blocks="#*", many=(0, 2), moves=(1, 1)),
    Recipe(own=(1, 2), enemies=(1, 3), pools=(0, 1), stocks=("~2x2", "~4x1", "#")),
    Recipe(own=(1, 2), enemies=(2, 3), teleporters=(1, 1), arrows=True, changes=(1, 2)),
)
TWO: Final = (
    Recipe(own=(1, 2), enemies=(2, 3), blocks="#*", many=(0, 2), stocks=("# #", "# R", "R U"), changes=(2, 2)),
    Recipe(own=(1, 2), enemies=(2, 3), pools=(0, 1), stocks=("# ~2x2", "# ~4x1", "* #"), changes=(2, 2)),
    Recipe(own=(1, 3), enemies=(2, 3), stocks=("#", "R"), moves=(1, 1), changes=(2, 2)),
    Recipe(own=(1, 3), enemies=(2, 3), teleporters=(1, 1), arrows=True, stocks=("#", "R"), changes=(2, 2)),
)


def _between(recipes: tuple[Recipe, ...], score: tuple[float, float]) -> tuple[Recipe, ...]:
    return tuple(replace(recipe, score=score) for recipe in recipes)


# From Monday to Sunday.
WEEK: Final = (
    _between(ONE, EASY),
    _between(ONE, GENTLE),
    _between((*ONE, *TWO), GENTLE),
    _between(TWO, MIDDLING),
    _between(TWO, MIDDLING),
    _between(TWO, HARD),
    _between(TWO, HARDEST),
)
PROMISED: Final = ((1,), (2,), (2,), (3,), (3,), (4,), (4, 5))  # grades, from Monday to Sunday
TRIES: Final = 40


def daily(date: str, weekday: int) -> Level:
    """Return the puzzle of a date like 2026-11-30; Monday is 0."""
    rng = Random(f"Grusel, the puzzle of {date}")
    while True:
        made = generate(rng, rng.choice(WEEK[weekday]), TRIES)
        if made:
            return made[0]
