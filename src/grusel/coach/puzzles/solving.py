"""The solver with a clock: in one process or several, and as a process of its own that a server can end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec
from msgspec import Struct

from grusel.games.flure.puzzles.level import Level
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.solver import Part, joined, solve_part
from grusel.games.flure.puzzles.text import draw

SHARES = 4
Progress = Callable[[int], None]


class Answer(Struct, frozen=True):
    solved: Solved
    seconds: float


def solve_within(level: Level, seconds: float, jobs: int = 1, progress: Progress | None = None) -> Answer:
    """All solutions, or those found in that time."""
    began = time.time()
    until = began + seconds
    parts = [_part(level, 0, 1, until, progress)] if jobs == 1 else _in_parts(level, until, jobs, progress)
    return Answer(joined(level, parts), time.time() - began)


def _in_parts(level: Level, until: float, jobs: int, progress: Progress | None) -> list[Part]:
    """Several shares for each process, so that none has to wait long for the last and progress can be told."""
    parts: list[Part] = []
    shares = SHARES * jobs
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed(pool.submit(_part_of_text, draw(level), at, shares, until) for at in range(shares)):
            parts.append(done.result())
            if progress:
                progress(sum(part.walks for part in parts))
    return parts


def _part_of_text(text: str, part: int, parts: int, until: float) -> Part:
    return _part(parse(text), part, parts, until, None)


def _part(level: Level, part: int, parts: int, until: float, progress: Progress | None) -> Part:
    def report(walks: int) -> bool:
        if progress:
            progress(walks)
        return time.time() < until

    return solve_part(level, part, parts, report)


def main() -> None:
    """Answer one question: the seconds as argument, the level on standard input."""
    os.nice(5)
    answer = solve_within(parse(sys.stdin.read()), float(sys.argv[1]))
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
