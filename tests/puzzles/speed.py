"""What pruning saves, on a named set of levels: PYTHONPATH=tests python -m puzzles.speed."""

from __future__ import annotations

import sys
import time

from puzzles.brute import brute

from grusel.games.flure.puzzles.hall import shipped, worlds
from grusel.games.flure.puzzles.solver import solve

# The first level of each world, and three with two changes; brute force needs minutes for more.
NAMED = [*(ids[0] for ids in worlds().values()), "pushing/11-two-blinds", "blood/12-from-the-wall-into-the-blood"]


def main() -> None:
    sys.stdout.write("| level | arrangements | seconds | walks | seconds |\n|---|---|---|---|---|\n")
    for id in NAMED:
        level, began = shipped(id), time.perf_counter()
        solved, tried = brute(level)
        brutal, began = time.perf_counter() - began, time.perf_counter()
        found = solve(level)
        quick = time.perf_counter() - began
        assert min(solved.values()) <= found.solutions[0].steps
        sys.stdout.write(f"| {id} | {tried} | {brutal:.2f} | {found.walks} | {quick:.3f} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
