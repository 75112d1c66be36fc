"""A process that analyses one game: reads a record, writes the progress in percent and then the analysis."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import msgspec

from grusel.coach.analysis import analyse
from grusel.processes import give_way
from grusel.replay import load


def main() -> None:
    give_way(10)
    program(sys.argv[1:], sys.stdin.read(), _say)


def program(words: Sequence[str], question: str, say: Callable[[str], None]) -> None:
    """Analyse the record that is the question, with this many seconds and jobs."""
    seconds, jobs = words
    match = load(question)[1]
    found = analyse(match, seconds=float(seconds), jobs=int(jobs), progress=teller(say))
    say(msgspec.json.encode(found).decode())


def teller(say: Callable[[str], None]) -> Callable[[float], None]:
    """Report each percent once."""
    told = [0]

    def tell(share: float) -> None:
        if int(100 * share) > told[0]:
            told[0] = int(100 * share)
            say(str(told[0]))

    return tell


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
