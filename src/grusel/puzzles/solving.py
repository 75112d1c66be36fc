"""The solver with a clock: in one process or several, and as a process of its own that a server can end."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from grusel.processes import give_way
from grusel.puzzles.hall import Level, Part, hall

SHARES = 4
Progress = Callable[[int], None]
S = TypeVar("S")  # what the solver of a game says


class Answer(Struct, Generic[S], frozen=True):
    solved: S
    seconds: float


def solve_within(level: Level, seconds: float, jobs: int = 1, progress: Progress | None = None) -> Answer[Any]:
    """All solutions, or those found in that time."""
    began = time.time()
    until = began + seconds
    parts = [_part(level, 0, 1, until, progress)] if jobs == 1 else _in_parts(level, until, jobs, progress)
    return Answer(hall().puzzles.joined(level, parts), time.time() - began)


def _in_parts(level: Level, until: float, jobs: int, progress: Progress | None) -> list[Part]:
    """Several shares for each process, so that none has to wait long for the last and progress can be told."""
    parts: list[Part] = []
    shares = SHARES * jobs
    text = hall().puzzles.draw(level)
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed(pool.submit(_part_of_text, text, at, shares, until) for at in range(shares)):
            parts.append(done.result())
            if progress:
                progress(sum(part.walks for part in parts))
    return parts


def _part_of_text(text: str, part: int, parts: int, until: float) -> Part:
    return _part(hall().puzzles.parse(text), part, parts, until, None)


def _part(level: Level, part: int, parts: int, until: float, progress: Progress | None) -> Part:
    def report(walks: int) -> bool:
        if progress:
            progress(walks)
        return time.time() < until

    return hall().puzzles.solve_part(level, part, parts, report)


def main() -> None:
    give_way(5)
    program(sys.argv[1:], sys.stdin.read(), sys.stdout.write)


def program(words: Sequence[str], question: str, say: Callable[[str], object]) -> None:
    """Solve the level that is the question, within this many seconds."""
    answer = solve_within(hall().puzzles.parse(question), float(words[0]))
    say(msgspec.json.encode(answer).decode())


if __name__ == "__main__":
    main()
