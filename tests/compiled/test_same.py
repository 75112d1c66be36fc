"""Compiled and interpreted code agree: whole random games have the same checksum, searches choose the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from machine_code import what_is_missing

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
GAMES = """
import sys
from random import Random
from zlib import crc32
import msgspec
from grusel.match import Match
from grusel.registry import installed
import grusel
for game in installed().values():
    for seats in game.seats:
        match = Match(game, seats)
        match.play_randomly(Random(seats))
        events = [moment.events for moment in match.moments]
        print(game.name, seats, crc32(msgspec.json.encode([match.state, events])))
"""
FLURE_SEARCH = """
from grusel.games.flure import GAME
from grusel.games.flure.bots.dice import Dice, draw_any_card
from grusel.games.flure.bots.search import Mind, WideMind, all_plans, best_plan, rank_by_outlook, reply
from grusel.games.flure.bridge import load
from grusel.games.flure.state import Options
for seats, kind, ahead in ((2, Mind, 0), (2, WideMind, 1), (3, WideMind, 0)):
    table, mind, dice = load(GAME.start(Options(starter="first"), seats)), kind(seats), Dice(seats)
    for _ in range(30):
        reply(mind, table, dice) if table.phase == 0 else draw_any_card(table, dice)
    while table.phase:
        draw_any_card(table, dice)
    plans = all_plans(table)
    rank_by_outlook(table, plans, lambda: False)
    found = best_plan(mind, table, plans[:4], 8, ahead, 7, lambda: False)
    print(table.round, [plan.number for plan in plans], found.number, found.mean())
"""
INSEL_SEARCH = """
from random import Random
from grusel.bots.clock import Clock
from grusel.games.insel.bots.ahead import LonelyOutlook, Outlook, luck_of, most_promising
from grusel.games.insel.bots.plan import turns
from grusel.bots.bot import Question
from grusel.games.insel import GAME
from grusel.match import Match
for seats in (2, 3, 4):
    for seed in range(3):
        match, rng = Match(GAME, seats), Random(seed)
        match.play_randomly(rng, until=lambda match: len(match.moments) > 70 and match.state.phase == "actions")
        if match.over:
            continue
        state = match.state
        question = Question(GAME, GAME.view(state, state.active), (), state.active, (), Clock(1000.0), rng)
        found = turns(question, state, 5)
        for kind in (Outlook, LonelyOutlook):
            best = most_promising([kind(plan) for plan in found], luck_of(state), 5, Clock(1000.0))
            print(seats, seed, [(plan.action, plan.worth) for plan in found], best.action)
"""
PROGRAMS = [
    pytest.param(GAMES, id="games"),
    pytest.param(FLURE_SEARCH, id="flure"),
    pytest.param(INSEL_SEARCH, id="insel"),
]


def printed(program: str, source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("program", PROGRAMS)
def test_compiled_and_interpreted_code_does_the_same(program: str) -> None:
    here = printed(program, COMPILED)
    assert here == printed(program, SOURCE)
    assert len(here) > 2


def test_with_a_compiler_the_rules_are_compiled() -> None:
    if what_is_missing():
        pytest.skip(what_is_missing())
    assert list(COMPILED.rglob("*.so")), "run `make compile`"


def test_no_machine_code_lies_beside_the_sources() -> None:
    assert not list(SOURCE.rglob("*.so"))
