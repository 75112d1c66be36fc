"""The island's search thinks the same whether it is compiled or not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import grusel

PACKAGE = Path(grusel.__file__).parent
PROGRAM = """
from random import Random
from grusel.bots.clock import Clock
from grusel.bots.insel.ahead import LonelyOutlook, Outlook, luck_of, most_promising
from grusel.bots.insel.plan import turns
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


def choices(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_compiled_search_of_turns_chooses_as_an_interpreted_one(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "grusel", ignore=shutil.ignore_patterns("*.so", "__pycache__", "_web"))
    here = choices(PACKAGE.parent)
    assert here == choices(tmp_path)
    assert len(here) > 5
