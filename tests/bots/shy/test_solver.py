"""The solver agrees with the rules, and its strategies are as good as it reports."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bots.shy.brute import Brute, World, floor_of
from grusel.games.shy.bots.equilibrium import hold, mean, solve_in_play, too_good
from grusel.games.shy.bots.ground import FREE, HASTY
from grusel.games.shy.bots.plot import EXIT_AT, FIRST_AT, SECOND_AT, WAYS, survey, zeros
from grusel.games.shy.bots.position import PAIR
from grusel.games.shy.bots.response import average_building, builder_best, hero_best
from grusel.games.shy.bots.solver import Floor, Hand
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.layout import BITS

CELLS = list(shapes())


def hands_of(monsters: int) -> list[Hand]:
    pairs = list(combinations(BITS[monsters], 2))
    return [Hand(1 / len(pairs), one, two, PAIR[one][two], [1.0] * 4) for one, two in pairs]


def world(shape: int, hand: Hand, way: int, floor: int) -> World:
    monsters = {FIRST_AT[way]: hand.first, SECOND_AT[way]: hand.second}
    return floor_of(CELLS[shape], EXIT_AT[way], monsters, floor), 1.0


def test_there_are_689_shapes() -> None:
    assert len(CELLS) == 689


@pytest.mark.parametrize(("floor", "truths"), [(3, 8), (3, 25), (2, 4), (1, 3)])
@pytest.mark.parametrize("seed", range(2))
def test_the_best_walk_is_the_best_by_the_rules(floor: int, truths: int, seed: int) -> None:
    """A hero who knows the possible truths and their probabilities gets as much as by trying every move."""
    rng = Random(100 * floor + seed)
    shape, monsters = rng.randrange(689), sum(1 << monster for monster in rng.sample(range(6), 3))
    hands, worlds = hands_of(monsters), list[World]()
    plot = survey(CELLS[shape], monsters, 3 - floor, FREE)
    solved = Floor([plot], hands)
    building = zeros(len(hands) * WAYS)
    for choice in rng.sample(range(len(hands) * WAYS), truths):
        building[choice] = rng.random()
        state, _ = world(shape, hands[choice // WAYS], choice % WAYS, floor)
        worlds.append((state, building[choice] / len(hands)))
    assert hero_best(solved, building) == pytest.approx(Brute().best(worlds))


def test_safe_steps_first_lose_nothing_on_the_last_floor() -> None:
    rng = Random(7)
    for shape in rng.sample(range(689), 6):
        hands = hands_of(0b10110)
        building = zeros(len(hands) * WAYS)
        for choice in range(len(building)):
            building[choice] = rng.random()
        free, sure = (
            hero_best(Floor([survey(CELLS[shape], 0b10110, 0, manner)], hands), building) for manner in (FREE, HASTY)
        )
        assert sure == pytest.approx(free)


def test_a_small_floor_is_solved() -> None:
    """Bat and dragon on six shapes: the hero's guarantee is what the builder concedes, within 0.01."""
    hands = hands_of(0b000011)
    plots = [survey(CELLS[shape], 0b000011, 0, HASTY) for shape in range(0, 600, 100)]
    floor = solve_in_play(plots, hands, 0.01)
    low, high = mean(hands, builder_best(floor)), hero_best(floor, average_building(floor))
    assert 0 < low <= high < low + 0.01


def test_the_builder_of_a_small_floor_leaves_no_more_by_the_rules() -> None:
    hands = hands_of(0b000011)
    shape = 300
    plot = survey(CELLS[shape], 0b000011, 0, HASTY)
    floor = solve_in_play([plot], hands, 0.02)
    building = average_building(floor)
    worlds = [(world(shape, hands[0], way, 3)[0], building[way]) for way in range(WAYS) if building[way] > 1e-9]
    assert hero_best(floor, building) == pytest.approx(Brute().best(worlds), abs=1e-6)


def test_a_held_shape_gives_the_hero_his_value() -> None:
    hands = [Hand(1.0, hand.first, hand.second, hand.pair, hand.worth()) for hand in hands_of(0b000111)]
    plot = survey(CELLS[400], 0b000111, 0, HASTY)
    due = [0.3, 0.2, 0.1]
    assert hold(plot, hands, due, 0.01) == 0
    left = builder_best(Floor([plot], hands))
    assert all(found > value - 0.005 for found, value in zip(left, due, strict=True))


def test_a_shape_that_cannot_give_the_value_comes_into_play() -> None:
    hands = [Hand(1.0, 0, 1, PAIR[0][1], [1.0] * 4)]
    plots = [survey(CELLS[shape], 0b000011, 0, HASTY) for shape in (100, 300)]
    assert too_good(plots, hands, [0.99], [0], 0.01) == [1]
