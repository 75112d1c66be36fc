"""Finstere Flure: the search's short cuts give the very numbers of the plain functions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import grusel
from grusel.bots.flure.cards import Watch, judged, outlooks, standings
from grusel.games.flure import GAME
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
PACKAGE = Path(grusel.__file__).parent
PROGRAM = """
from grusel.bots.flure.search import Mind, WideMind, all_plans, best_plan, rank_by_outlook, reply
from grusel.games.flure.kernel.playout import Dice, basic_table, random_card
for seats, kind, ahead in ((2, Mind, 0), (2, WideMind, 1), (3, WideMind, 0)):
    table, mind, dice = basic_table(seats), kind(seats), Dice(seats)
    for _ in range(30):
        reply(mind, table, dice) if table.phase == 0 else random_card(table, dice)
    while table.phase:
        random_card(table, dice)
    plans = all_plans(table)
    rank_by_outlook(table, plans, lambda: False)
    found = best_plan(mind, table, plans[:4], 8, ahead, 7, lambda: False)
    print(table.round, [plan.number for plan in plans], found.number, found.mean())
"""


def tables(seats: int, options: Options) -> Iterator[Table]:
    """Every position of a random game from the first figure on."""
    match = Match(GAME, seats, options)
    match.play_randomly(Random(seats))
    for moment in match.moments:
        if moment.state.phase in ("figures", "monster", "over"):
            yield load(moment.state)


@BY_HALL
def test_one_walk_for_all_cards_is_worth_what_a_walk_for_each_is(seats: int, options: Options) -> None:
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


def choices(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_compiled_search_chooses_as_an_interpreted_one(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "grusel", ignore=shutil.ignore_patterns("*.so", "__pycache__", "_web"))
    here = choices(PACKAGE.parent)
    assert here == choices(tmp_path)
    assert len(here) == 3
