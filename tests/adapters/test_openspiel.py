"""The games in OpenSpiel: its algorithms must find in our Kuhn poker what they find in theirs."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
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


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game("grusel_shy").new_initial_state()
    aside = state.clone()
    aside.apply_action(0)
    assert state.history() == []
    assert aside.history() == [0]
    assert str(state) != str(aside)


def test_options_are_parameters_of_the_game() -> None:
    game = pyspiel.load_game("grusel_insel(players=4,difficulty=legendary)")
    assert game.num_players() == 4
    assert "water: 4" in str(game.new_initial_state())


def test_every_list_of_actions_fits_the_action_numbers() -> None:
    game = pyspiel.load_game("grusel_flure(players=2,setup=expert,starter=first)")
    assert 100 < len(game.new_initial_state().legal_actions()) < MOST_ACTIONS


def after(state: pyspiel.State, moves: int, rng: Random) -> pyspiel.State:
    """The state after this many random moves, or at the end."""
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def search(game: pyspiel.Game, simulations: int) -> ISMCTSBot:
    dice, rng = np.random.RandomState(1), Random(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 2.0, simulations, random_state=dice)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


@pytest.mark.parametrize("moves", [10, 25, 60])
@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str, moves: int) -> None:
    state = after(pyspiel.load_game(name).new_initial_state(), moves, Random(moves))
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, Random(player).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == state.current_player()
        if player == state.current_player():
            assert list(map(other.action_to_string, other.legal_actions())) == list(
                map(state.action_to_string, state.legal_actions())
            )


@pytest.mark.parametrize("name", NAMES)
def test_resampling_uses_only_what_the_player_knows(name: str) -> None:
    state = after(pyspiel.load_game(name).new_initial_state(), 25, Random(25))
    for player in range(state.num_players()):
        aside = state.resample_from_infostate(player, Random(1).random)
        one, two = (of.resample_from_infostate(player, Random(2).random) for of in (state, aside))
        assert one.history() == two.history() == []
        assert str(one) == str(two)
        for seat in range(state.num_players()):
            assert one.information_state_string(seat) == two.information_state_string(seat)


def test_resampling_ignores_what_the_others_witnessed(kuhn: pyspiel.Game) -> None:
    states = [kuhn.new_initial_state() for _ in range(2)]
    for state, second in zip(states, (0, 1), strict=True):
        state.apply_action(0)
        state.apply_action(second)
    assert states[0].information_state_string(1) != states[1].information_state_string(1)
    one, two = (state.resample_from_infostate(0, Random(2).random) for state in states)
    assert [one.information_state_string(seat) for seat in range(2)] == [
        two.information_state_string(seat) for seat in range(2)
    ]


def test_resampled_states_follow_the_odds_of_the_cards() -> None:
    state = pyspiel.load_game("grusel_kuhn").new_initial_state()
    state.apply_action(1)
    state.apply_action(0)
    rng = Random(3)
    hands = [str(state.resample_from_infostate(0, rng.random)) for _ in range(400)]
    assert len(set(hands)) == 2
    assert 160 < hands.count(hands[0]) < 240


@pytest.mark.parametrize(("deal", "answer"), [((2, 0), "pass"), ((0, 1), "bet")])  # a jack, a king: to a bet
def test_openspiels_information_set_search_answers_a_bet_correctly(deal: tuple[int, int], answer: str) -> None:
    game = pyspiel.load_game("grusel_kuhn")
    state = game.new_initial_state()
    for action in (*deal, 1):
        state.apply_action(action)
    assert state.action_to_string(int(search(game, 200).step(state))) == answer


@pytest.mark.parametrize("name", ["grusel_shy", "grusel_gruft"])
def test_openspiels_information_set_search_plays_our_games(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(1)
    state, bot, chosen = game.new_initial_state(), search(game, 4), 0
    while not state.is_terminal() and chosen < 30:
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
            chosen += 1
        else:
            state = after(state, 1, rng)
    assert chosen == 30 or sorted(state.returns()) == [-1.0, 1.0]


def test_random_games_keep_the_contract_of_openspiel_when_others_step_in() -> None:
    game = pyspiel.load_game("grusel_insel(players=4,step_in=true)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.max_game_length() == 4 * pyspiel.load_game("grusel_insel(players=4)").max_game_length()
