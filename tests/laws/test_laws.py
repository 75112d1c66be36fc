"""Every law, for every registered game and for the template, at every seat count and with varied options."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grusel.registry import AnyGame, installed
from grusel.testing.laws import check_laws, pieces_are_conserved, random_games, random_match, the_game_ends

TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in installed().values() for seats in game.seats]
UNDER_EVERY_LAW = 300  # random games of each game, shared among its seat counts
PLAIN = 2000


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_law_holds(game: AnyGame, seats: int) -> None:
    @settings(max_examples=-(-UNDER_EVERY_LAW // len(game.seats)), suppress_health_check=list(HealthCheck))
    @given(st.data())
    def laws_hold(data: st.DataObject) -> None:
        check_laws(data.draw(random_games(game, seats)))

    laws_hold()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_plain_random_games_end_with_every_piece_there(game: AnyGame, seats: int) -> None:
    presets = list(game.presets.values())
    for seed in range(-(-PLAIN // len(game.seats))):
        match = random_match(game, seats, presets[seed % len(presets)], seed)
        the_game_ends(match, Random(0))
        pieces_are_conserved(match, Random(0))


@pytest.mark.parametrize("game", installed().values(), ids=lambda game: game.name)
def test_a_game_that_was_played_can_go_to_a_worker_process(game: AnyGame) -> None:
    random_match(game, game.seats[0], game.types.options(), 1)
    assert pickle.loads(pickle.dumps(game)).name == game.name
