"""The score: figures saved and eaten."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.game import Count, Seat, Standing
from grusel.games.flure.state import LOST, View
from grusel.standings import Line, in_order


def standings(view: View) -> tuple[Standing, ...]:
    """The rank of seats: more saved figures first; in a tie, the one who saved the last of them earlier."""
    return in_order([_line(view, seat) for seat in range(view.seats)])


def _line(view: View, seat: Seat) -> Line:
    left = [at for at, figure in enumerate(view.saved) if figure // 4 == seat]
    eaten = view.places[4 * seat : 4 * seat + 4].count(LOST)
    counts = (Count("flure-count-saved", len(left)), Count("flure-count-eaten", eaten))
    return (seat,), (len(left), -max(left, default=0)), counts
