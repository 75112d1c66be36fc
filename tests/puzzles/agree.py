"""Compares the solver with the brute force: PYTHONPATH=tests python -m puzzles.agree 2000."""

from __future__ import annotations

import sys
from random import Random
from typing import NamedTuple

from puzzles.brute import as_sets, brute, lean, random_level

from grusel.games.flure.puzzles.solver import solve


class Tally(NamedTuple):
    solvable: int
    arrangements: int
    walks: int


def compare(seed: int) -> Tally:
    """One level solved in both ways; raises AssertionError where they do not agree."""
    level = random_level(Random(seed))
    solved, arrangements = brute(level)
    found = solve(level)
    assert found.complete
    assert as_sets(found.solutions) == lean(solved), f"seed {seed}"
    return Tally(bool(solved), arrangements, found.walks)


def main(levels: int) -> None:
    tallies = [compare(seed) for seed in range(levels)]
    solvable, arrangements, walks = (sum(column) for column in zip(*tallies, strict=True))
    sys.stdout.write(
        f"{levels} levels agree, {solvable} of them solvable: {arrangements} arrangements, {walks} walks\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
