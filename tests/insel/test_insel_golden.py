"""Whole games as texts for review: random games move by move, and games by rules of thumb as records."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from insel.player import play

from grusel.games.insel import GAME, TOURNAMENT
from grusel.games.insel.state import Options
from grusel.record import to_text
from grusel.replay import load
from grusel.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"
PLAYTHROUGHS = {
    "two-players": (2, Options(), 4),
    "four-players-tournament": (4, TOURNAMENT, 7),
    "three-players-chosen-on-the-atoll": (3, Options(layout="atoll", roles="chosen", difficulty="elite"), 11),
}
RECORDS = {
    "record-won": (2, Options(), 22, ("won",)),
    "record-skull": (3, Options(), 53, ("skull",)),
    "record-drowned": (3, TOURNAMENT, 5, ("drowned",)),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_unchanged(name: str) -> None:
    seats, options, seed = PLAYTHROUGHS[name]
    compare(name, playthrough(GAME, seats, options, seed, diagrams=15))


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_by_rules_of_thumb_is_unchanged(name: str) -> None:
    seats, options, seed, ended = RECORDS[name]
    match = play(seats, options, Random(seed))
    compare(name, to_text(match.record()))
    assert load((GOLDEN / f"{name}.txt").read_text("utf-8"))[1].state.ended == ended


def compare(name: str, text: str) -> None:
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")
