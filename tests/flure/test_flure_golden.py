"""Whole playthroughs of Finstere Flure for review; `make golden` rewrites them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from grusel.games.flure import GAME
from grusel.games.flure.state import Options
from grusel.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "two-players": (2, Options(), 11),
    "three-players-expert": (3, Options(setup="expert"), 5),
    "seven-players-three-hits": (7, Options(three_hits=True, eaten="flips", second_half=8), 3),
}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    seats, options, seed = GAMES[name]
    text = playthrough(GAME, seats, options, seed, diagrams=25)
    path = FOLDER / f"{name}.txt"
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")
