"""The solver with a clock: in one process or several, and as a process of its own that a server can end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import msgspec
from msgspec import Struct

from grusel.games.flure.puzzles.level import Level
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.solver import Part, joined, solve_part
from grusel.games.flure.puzzles.text import draw

Progress = Callable[[int], None]


class Answer(Struct, frozen=True):
    solved: Solved
    seconds: float


def solve_within(level: Level, seconds: float, jobs: int = 1, progress: Progress | None = None) -> Answer:
    """All solutions, or those found in that time."""
    began = time.monotonic()
    if jobs == 1:
        parts = [_part(level, 0, 1, seconds, progress)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            shares = [pool.submit(_part_of_text, draw(level), part, jobs, seconds) for part in range(jobs)]
            parts = [share.result() for share in shares]
    return Answer(joined(level, parts), time.monotonic() - began)


def _part_of_text(text: str, part: int, parts: int, seconds: float) -> Part:
    return _part(parse(text), part, parts, seconds, None)


def _part(level: Level, part: int, parts: int, seconds: float, progress: Progress | None) -> Part:
    until = time.monotonic() + seconds

    def report(walks: int) -> bool:
        if progress:
            progress(walks)
        return time.monotonic() < until

    return solve_part(level, part, parts, report)


def main() -> None:
    """Answer one question: the seconds as argument, the level on standard input."""
    os.nice(5)
    answer = solve_within(parse(sys.stdin.read()), float(sys.argv[1]))
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
