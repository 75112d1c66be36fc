"""Finstere Flure: the shortcuts of the search return exactly what the plain functions do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grusel.games.flure import GAME
from grusel.games.flure.bots.cards import Watch, judged, outlooks, standings
from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.table import Table
from grusel.games.flure.state import Options
from grusel.games.flure.value import after_cards, outlook, standing
from grusel.match import Match

HALLS = [
    (2, Options()),
    (4, Options(eaten="flips", second_half=8)),
    (7, Options(three_hits=True, sliding_piece="pushes")),
    (3, Options(setup="expert", gentle_half=True)),
]
BY_HALL = pytest.mark.parametrize(("seats", "options"), HALLS)


def tables(seats: int, options: Options) -> Iterator[Table]:
    """Every position of a random game from the first figure on."""
    match = Match(GAME, seats, options)
    match.play_randomly(Random(seats))
    for moment in match.moments:
        if moment.state.phase in ("figures", "monster", "over"):
            yield load(moment.state)


@BY_HALL
def test_one_walk_for_all_cards_gives_the_same_value_as_one_walk_each(seats: int, options: Options) -> None:
    watch = Watch(seats)
    for table in tables(seats, options):
        judged(watch, table)
        assert list(watch.values) == [after_cards(table, seat) for seat in range(seats)]


@BY_HALL
def test_all_seats_at_once_are_valued_as_one_by_one(seats: int, options: Options) -> None:
    watch = Watch(seats)
    for table in tables(seats, options):
        standings(watch, table)
        assert list(watch.values) == [standing(table, seat) for seat in range(seats)]
        outlooks(watch, table)
        assert list(watch.values) == [outlook(table, seat) for seat in range(seats)]
