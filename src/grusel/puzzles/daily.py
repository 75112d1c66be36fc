"""The puzzle of a day, with the calendar; and as a process of its own that a server can ask."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import date

from grusel.game import Illegal
from grusel.processes import give_way
from grusel.puzzles.hall import Level, hall

FIRST, LAST = date(2020, 1, 1), date(2099, 12, 31)


def day(text: str) -> date:
    """The day that a text names; raises Illegal."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise Illegal(hall().id("date"), found=text[:20]) from None
    if found.isoformat() != text or not FIRST <= found <= LAST:
        raise Illegal(hall().id("date"), found=text[:20])
    return found


def daily(when: date) -> Level:
    """The puzzle of that day, with its solution."""
    return hall().puzzles.daily(when.isoformat(), when.weekday())


def promised(when: date) -> tuple[int, ...]:
    """The grades that the puzzle of that weekday may have."""
    return tuple(hall().puzzles.PROMISED[when.weekday()])


def main() -> None:
    give_way(5)
    program(sys.argv[1:], "", sys.stdout.write)


def program(words: Sequence[str], _: str, say: Callable[[str], object]) -> None:
    """Say the puzzle of the day that the only word names."""
    say(hall().puzzles.draw(daily(day(words[0]))))


if __name__ == "__main__":
    main()
