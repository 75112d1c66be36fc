"""Whole games, at random and by rules of thumb, on every island and with every option."""

from __future__ import annotations

from random import Random

import pytest
from insel.invariants import check_invariants
from insel.player import play
from insel.soak import varied

from grusel.game import Over
from grusel.games.insel import GAME
from grusel.games.insel.layouts import LAYOUTS
from grusel.games.insel.state import Captured, Options
from grusel.testing.laws import check_laws, random_match


@pytest.mark.parametrize("layout", LAYOUTS)
def test_invariants_hold_on_every_island(layout: str) -> None:
    for seats in GAME.seats:
        check_invariants(random_match(GAME, seats, Options(layout=layout), seed=seats))  # type: ignore[arg-type]
        check_invariants(play(seats, Options(layout=layout), Random(seats)))  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", GAME.presets)
def test_invariants_hold_in_every_preset(preset: str) -> None:
    for seed in range(15):
        check_invariants(play(2 + seed % 3, GAME.presets[preset], Random(seed)))


@pytest.mark.parametrize("seed", range(40))
def test_invariants_hold_with_varied_options(seed: int) -> None:
    options = varied(Random(seed))
    check_invariants(random_match(GAME, 2 + seed % 3, options, seed))
    check_invariants(play(2 + seed % 3, options, Random(seed)))


@pytest.mark.parametrize("seed", range(12))
def test_every_law_holds_in_games_by_rules_of_thumb(seed: int) -> None:
    check_laws(play(2 + seed % 3, varied(Random(seed)) if seed % 2 else Options(), Random(seed)))


def test_rules_of_thumb_capture_treasures_and_win() -> None:
    matches = [play(2 + seed % 3, Options(), Random(seed)) for seed in range(120)]
    captures = sum(
        isinstance(event, Captured) for match in matches for moment in match.moments for event in moment.events
    )
    assert captures > 60
    assert any(match.turn == Over((1.0,) * match.seats) for match in matches)
