"""The score of each game, and its lines in order."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from ours import OURS

from grusel.game import AnyGame, Count
from grusel.match import AnyMatch, Match
from grusel.registry import installed
from grusel.standings import in_order


def test_equal_scores_share_a_place() -> None:
    counts = (Count("points", 1),)
    lines = in_order([((0,), (3,), counts), ((1,), (5,), counts), ((2,), (3,), counts), ((3,), (1,), counts)])
    assert [(line.seats[0], line.place) for line in lines] == [(1, 1), (0, 2), (2, 2), (3, 4)]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_each_of_our_games_keeps_a_score(game: AnyGame) -> None:
    match: AnyMatch = Match(game, game.seats[-1])
    match.play_randomly(Random(2))
    assert any(line.counts for line in game.standings(game.truth(match.state)))


def test_in_the_hall_the_earlier_of_two_equal_rescuers_ranks_first() -> None:
    game = installed()["flure"]
    match: AnyMatch = Match(game, 3)
    state = match.state
    saved = (4, 0, 5, 1)
    places = tuple(-2 if figure in saved else place for figure, place in enumerate(state.places))
    lines = game.standings(replace(state, places=places, saved=saved))
    assert [line.seats[0] for line in lines] == [1, 0, 2]


def test_in_the_dungeon_the_master_leads_until_the_hero_is_out() -> None:
    game = installed()["shy"]
    match: AnyMatch = Match(game, 2)
    match.play_chance(Random(1))
    first, second = game.standings(game.truth(match.state))
    assert (first.seats, second.seats) == ((match.state.master,), (1 - match.state.master,))
    assert [count.number for count in second.counts] == [0]
