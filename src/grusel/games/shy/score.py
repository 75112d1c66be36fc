"""The score: floors that each seat survived as the hero."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.game import Count, Seat, Standing
from grusel.games.shy.state import FLOORS, View
from grusel.standings import Line, in_order


def standings(view: View) -> tuple[Standing, ...]:
    """The hero of one game against its Dungeon Master; over two games, who survives more floors."""
    if view.master < 0:
        return ()
    return in_order([_line(view, seat) for seat in range(2)])


def _line(view: View, seat: Seat) -> Line:
    floors = _survived(view, seat)
    if view.options.games == 1 and seat == view.master:
        return (seat,), (FLOORS - 1, 1), ()  # ahead until the hero is out
    return (seat,), (floors, 0), (Count("shy-count-floors", floors, FLOORS),)


def _survived(view: View, seat: Seat) -> int:
    """In the first game one seat is the hero, in the second the other."""
    hero = 1 - view.master
    if view.phase == "over":
        return view.survived[-1] if seat == hero else sum(view.survived[:-1])
    return view.floor - 1 if seat == hero else sum(view.survived)
