"""Whole games as texts for review: every move, its alternatives, and what each seat is told and sees."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from grusel.games.shy import GAME
from grusel.games.shy.state import Options
from grusel.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
HOUSE_RULES = Options(
    master="second",
    take_backs=0,
    peeks="may",
    peeking="together",
    jumped_at_exit="revealed",
    attack_in_place=True,
    attack_on_harmless="kept",
    uncomfortable_frightens=False,
    stuck="plays-on",
)
GAMES = {
    "escape": (Options(master="first", take_backs=1), 1032),
    "stuck": (Options(master="first", take_backs=1), 535),
    "return-match": (Options(games=2, take_backs=1), 748),
    "house-rules": (HOUSE_RULES, 430),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_unchanged(name: str) -> None:
    options, seed = GAMES[name]
    text, path = playthrough(GAME, 2, options, seed), GOLDEN / f"{name}.txt"
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_while_a_floor_is_built_the_others_hear_nothing(name: str) -> None:
    lines = (GOLDEN / f"{name}.txt").read_text("utf-8").split("\n")
    moves = [at for at, line in enumerate(lines) if re.match(r"\d+\. [AB]: (place|take) ", line)]
    assert moves
    assert all(any(line.endswith("spectator: nothing") for line in lines[at + 2 : at + 4]) for at in moves)
