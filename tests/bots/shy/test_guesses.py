"""A hero who has met one of two monsters and draws conclusions about the other."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec

from grusel.games.shy.bots.book import Page, page_name, told_name
from grusel.games.shy.bots.campaign import ALL, discoveries, pairs, told_task
from grusel.games.shy.bots.ground import FREE, GUESSING
from grusel.games.shy.bots.plot import WAYS, Plot, survey, zeros
from grusel.games.shy.bots.position import BOTH_MET, ONE_MET, PAIR
from grusel.games.shy.bots.response import best_walk, hero_best
from grusel.games.shy.bots.solver import Floor, Hand, fill_ends, gather
from grusel.games.shy.bots.standing import shapes

CELLS = list(shapes())
PAGES = {page_name(floor, some): Page([], [], [[(floor, some, 1)]], []) for floor in (1, 2) for some in discoveries(2)}
FOUR = 0b001111
PAIRS = list(combinations(range(4), 2))
WORTH = dict(zip(PAIRS, (0.4, 0.5, 0.35, 0.6, 0.45, 0.3), strict=True))
CREDIT = (0.2, 0.25, 0.15, 0.1)  # of each monster: the surplus of three games with the other told over those without


def hand(one: int, two: int, chance: float) -> Hand:
    worth = WORTH[one, two]
    return Hand(chance, one, two, PAIR[one][two], [worth, worth, worth, worth, -CREDIT[one], -CREDIT[two]])


def weights(plot: Plot, pair: tuple[int, int], building: vec[float]) -> list[float]:
    """The probability of each end together with this pair."""
    one, two = pair
    floor = Floor([plot], [Hand(1 / len(PAIRS), one, two, PAIR[one][two], [1.0] * 4)])
    gather(floor, 0, building)
    fill_ends(floor, plot)
    return [plot.values[end] for end in range(plot.ends)]


def left_open(end: int, likely: dict[tuple[int, int], float]) -> float:
    """By the definition: all is told, except for the share of the least likely of the others."""
    told = sum(likely[pair] * WORTH[pair] for pair in PAIRS)
    if not ONE_MET <= end < BOTH_MET:
        return told
    met = (end - ONE_MET >> 6) // 6 % 6
    return told - CREDIT[met] * min(likely[pair] for pair in PAIRS if met in pair)


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_is_worth_the_told_games_minus_the_open_one(seed: int) -> None:
    rng = Random(seed)
    cells = CELLS[rng.randrange(689)]
    rows = [zeros(WAYS) for _ in PAIRS]
    building = zeros(len(PAIRS) * WAYS)
    for choice in rng.sample(range(len(building)), 300):
        building[choice] = rows[choice // WAYS][choice % WAYS] = rng.random()
    guessing = Floor([survey(cells, FOUR, 1, FREE | GUESSING)], [hand(one, two, 1 / len(PAIRS)) for one, two in PAIRS])
    plot = survey(cells, FOUR, 1, FREE)
    likely = [weights(plot, pair, row) for pair, row in zip(PAIRS, rows, strict=True)]
    for end in range(plot.ends):
        plot.values[end] = left_open(plot.end_codes[end], {pair: likely[at][end] for at, pair in enumerate(PAIRS)})
    assert hero_best(guessing, building) == pytest.approx(best_walk(plot))


def test_a_wrong_guess_costs_the_whole_value_of_being_told() -> None:
    """Floor 1: every known pair is worth 0.3 on floor 2, one known monster 0.2: five others make 0.5 together."""
    highs = {told_name(2, before): 0.3 if before.bit_count() == 2 else 0.2 for before in discoveries(2)}
    for deal in told_task(1, 0, PAGES, highs).deals:
        assert deal.worth == (0.3, 0.3, 0.3, 0.3)
        assert deal.wrong == pytest.approx((-0.5, -0.5))


def test_without_an_open_game_all_is_told() -> None:
    highs = {told_name(2, before): 0.3 for before in pairs(ALL)}
    assert {deal.wrong for deal in told_task(1, 0, PAGES, highs).deals} == {(0.0, 0.0)}


def test_in_the_open_game_only_one_monster_of_floor_1_is_known() -> None:
    highs = {told_name(3, ALL & ~last): last / 64 for last in pairs(ALL)}
    task = told_task(2, 0b000100, PAGES, highs)
    assert task.monsters == 0b111011
    assert len(task.deals) == 5 * 6
    assert all(deal.worth == ((ALL & ~deal.before & ~deal.drawn) / 64,) * 4 for deal in task.deals)


def test_the_builder_uses_only_shapes_built_against_heroes_with_no_more_discoveries() -> None:
    highs = {told_name(3, ALL & ~last): 0.5 for last in pairs(ALL)}
    pages = {page_name(2, some): Page([], [], [[(some, 0, 1)]], []) for some in discoveries(2)}
    assert told_task(2, 0b000100, pages, highs).shapes == (0, 0b000100)
