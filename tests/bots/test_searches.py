"""The searches find the known values of small games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from kuhn import GAME as KUHN
from kuhn import Options, Say

from bots.tiny import Board, Gamble, Mark, TicTacToe
from grusel.bots.bot import Bot, Question
from grusel.bots.clock import Clock
from grusel.bots.search.cfr import Cfr, best_response, value
from grusel.bots.search.expectimax import Expectimax, Search
from grusel.bots.search.flat import best_by_playouts
from grusel.bots.search.greedy import Greedy
from grusel.bots.search.mcts import Mcts
from grusel.game import Decision, Over
from grusel.match import Match
from grusel.registry import AnyGame

AGES = 3600.0


def ask(bot: Bot, game: AnyGame, state: Any, seed: int = 0) -> Any:
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    seat = turn.seats[0]
    return bot.choose(game, game.view(state, seat), (), seat, game.actions(state, seat), AGES, Random(seed))


def test_expectimax_knows_that_tic_tac_toe_is_a_draw() -> None:
    assert Search(TicTacToe(), Clock(AGES)).payoffs(Board("x........"), 9) == (0.0, 0.0)


def test_expectimax_averages_chance_and_considers_the_reply() -> None:
    search = Search(Gamble(), Clock(AGES))
    assert search.payoffs(Board("e"), 2)[0] == pytest.approx(0.0)
    assert search.payoffs(Board("hk"), 2)[0] == pytest.approx(0.45)
    assert search.payoffs(Board("h"), 2)[0] == pytest.approx(-0.1)
    assert search.payoffs(Board(""), 2)[0] == pytest.approx(0.2)
    assert ask(Expectimax(), Gamble(), Board("")) == Mark(0)


def test_greedy_averages_chance() -> None:
    assert Gamble().actions(Board("h"), 1) == [Mark(3), Mark(4)]
    assert ask(Greedy(), Gamble(), Board("h")) == Mark(4)


@pytest.mark.parametrize("seed", range(5))
def test_tree_search_wins_blocks_and_considers_the_reply(seed: int) -> None:
    game, bot = TicTacToe(), Mcts(playouts=600)
    assert ask(bot, game, Board("xx.oo...."), seed) == Mark(2)
    assert ask(bot, game, Board("x..oo.x.."), seed) == Mark(5)
    assert ask(bot, game, Board("x...o...."), seed) != Mark(4)
    assert ask(Mcts(playouts=3000), Gamble(), Board(""), seed) == Mark(0)


@pytest.mark.parametrize("seed", range(3))
def test_tree_search_does_not_lose_at_tic_tac_toe(seed: int) -> None:
    game, rng = TicTacToe(), Random(seed)
    match = Match(game, 2)
    while isinstance(turn := match.turn, Decision):
        seat = turn.seats[0]
        bot: Bot = Mcts(playouts=1500) if seat else Expectimax(deepest=2)
        match.play(seat, bot.choose(game, match.state, (), seat, game.actions(match.state, seat), AGES, rng))
    assert isinstance(turn, Over)
    assert turn.payoffs[1] >= 0


def test_tree_search_over_imagined_truths_never_folds_a_king_nor_calls_with_a_jack() -> None:
    bot = Mcts(playouts=500)
    assert ask(bot, KUHN, KUHN.parse("starter: 0\nhands: QK\nline: bet")) == Say("bet")
    assert ask(bot, KUHN, KUHN.parse("starter: 0\nhands: QJ\nline: bet")) == Say("pass")


def test_playouts_by_a_policy_find_the_win() -> None:
    game, state = TicTacToe(), Board("xx.oo....")
    actions = game.actions(state, 0)
    question = Question(game, state, (), 0, actions, Clock(AGES), Random(1))
    found = best_by_playouts(question, actions, lambda state, seat, rng: rng.choice(game.actions(state, seat)), 200)
    assert found == Mark(2)


def test_cfr_reaches_the_value_of_kuhn_poker() -> None:
    """The first player loses 1/18 of an ante; payoffs here are half the antes."""
    start = KUHN.start(Options(), 2)
    cfr = Cfr(KUHN, start)
    cfr.train(400)
    assert value(KUHN, start, 0, cfr.strategy) == pytest.approx(-1 / 36, abs=1e-3)
    gap = best_response(KUHN, start, 0, cfr.strategy) + best_response(KUHN, start, 1, cfr.strategy)
    assert 0 <= gap < 2e-3


def test_the_best_response_to_always_passing_is_to_bet_for_the_ante() -> None:
    start = KUHN.start(Options(), 2)
    assert best_response(KUHN, start, 1, lambda information, actions: [1.0, 0.0]) == pytest.approx(0.5)
