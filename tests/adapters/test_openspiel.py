"""The games in OpenSpiel: its own algorithms must find in our Kuhn poker what they find in theirs."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.policy import UniformRandomPolicy

from grusel.adapters.openspiel import register
from grusel.adapters.stand import MOST_ACTIONS

NAMES = register()


@pytest.fixture
def kuhn() -> pyspiel.Game:
    return pyspiel.load_game("grusel_kuhn")


@pytest.mark.parametrize("name", NAMES)
def test_random_games_keep_the_contract_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_finds_our_kuhn_poker_as_exploitable_as_its_own(kuhn: pyspiel.Game) -> None:
    own = pyspiel.load_game("kuhn_poker")
    scale = own.max_utility() / kuhn.max_utility()
    ours = exploitability.nash_conv(kuhn, UniformRandomPolicy(kuhn))
    assert scale * ours == pytest.approx(exploitability.nash_conv(own, UniformRandomPolicy(own)))


def test_openspiels_cfr_finds_the_value_of_our_kuhn_poker(kuhn: pyspiel.Game) -> None:
    solver = cfr.CFRPlusSolver(kuhn)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    values = expected_game_score.policy_value(kuhn.new_initial_state(), [solver.average_policy()] * 2)
    assert 2 * values[0] == pytest.approx(-1 / 18, abs=1e-3)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("grusel_shy").new_initial_state()
    aside = state.clone()
    aside.apply_action(0)
    assert state.history() == []
    assert aside.history() == [0]
    assert str(state) != str(aside)


def test_options_are_parameters_of_the_game() -> None:
    game = pyspiel.load_game("grusel_insel(players=4,difficulty=legendary)")
    assert game.num_players() == 4
    assert "level: 4" in str(game.new_initial_state()) or "water: 4" in str(game.new_initial_state())


def test_no_list_of_actions_outgrows_the_numbers() -> None:
    game = pyspiel.load_game("grusel_flure(players=2,setup=expert,starter=first)")
    assert 100 < len(game.new_initial_state().legal_actions()) < MOST_ACTIONS
