"""The score: vampires that are still to be buried."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.game import Count, Seat, Standing
from grusel.games.gruft.row import size
from grusel.games.gruft.state import View
from grusel.standings import Line, in_order


def standings(view: View) -> tuple[Standing, ...]:
    """The winners, then who has fewer vampires left."""
    return in_order([_line(view, seat) for seat in range(len(view.rows))])


def _line(view: View, seat: Seat) -> Line:
    left = size(view.rows[seat])
    return (seat,), (int(seat in view.winners), -left), (Count("gruft-count-left", left),)
