"""The score that all share: treasures captured, and how high the water stands."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.game import Count, Standing
from grusel.games.insel.state import View
from grusel.games.insel.tiles import SKULL, TREASURES


def standings(view: View) -> tuple[Standing, ...]:
    table = view.table
    treasures = Count("insel-count-treasures", table.captured.bit_count(), len(TREASURES))
    return (Standing(tuple(range(table.seats)), 1, (treasures, Count("insel-count-water", table.level, SKULL))),)
