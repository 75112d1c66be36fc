"""The compact form of strategies is as good as required; manners of exploring a floor."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from grusel.games.shy.bots.equilibrium import solve_in_play
from grusel.games.shy.bots.ground import ATTACK, CURIOUS, FREE, HASTY, JUMP, POSITION, REGION, WAY_OUT, Ground
from grusel.games.shy.bots.plot import WAYS, survey, zeros
from grusel.games.shy.bots.position import KIND, LEAP, PAIR, STEP, STRIKE, options
from grusel.games.shy.bots.response import builder_best, hero_best
from grusel.games.shy.bots.rounding import read_walk, walk_by, written_walk
from grusel.games.shy.bots.solver import Floor, Hand
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.shapes import ENTRANCE, canonical

CELLS = list(shapes())
THREE = 0b000111
HANDS = [Hand(1 / 3, one, two, PAIR[one][two], [1.0] * 4) for one, two in combinations(range(3), 2)]


@pytest.mark.parametrize("shape", Random(2).sample(range(689), 3))
@pytest.mark.parametrize("loss", [0.005, 0.05])
def test_rounding_costs_the_hero_no_more_than_he_may_lose(shape: int, loss: float) -> None:
    plot, ground = survey(CELLS[shape], THREE, 0, HASTY), Ground(CELLS[shape], THREE, HASTY)
    floor = solve_in_play([plot], HANDS, 0.02)
    due = builder_best(floor)
    text = written_walk(plot, ground, 0, HANDS, due, loss)
    walk_by(plot, ground, read_walk(text, ground, 0))
    assert max(value - found for value, found in zip(due, builder_best(floor), strict=True)) <= loss


def beside_the_exit() -> tuple[Ground, int, int]:
    """Six tiles in a line to the east; the second is the exit, and the hero is on the first, which is open."""
    line, _ = canonical(tuple(range(ENTRANCE + 1, ENTRANCE + 7)))
    ground = Ground(line, 63, CURIOUS)
    first = next(tile for tile in range(6) if ground.near[6] >> tile & 1)
    second = next(tile for tile in range(6) if ground.near[first] >> tile & 1)
    skills = 1 << ATTACK | 1 << JUMP
    return ground, POSITION | skills | (64 | 1 << first) << REGION | 1 << 4 * first | WAY_OUT << 4 * second, second


def test_on_the_last_floor_a_hero_beside_the_exit_leaves() -> None:
    ground, position, exit = beside_the_exit()
    ground.manner = HASTY
    assert [option.code for option in options(ground, position)] == [STEP << KIND | exit]


def test_before_the_last_floor_he_may_use_his_skills_to_look_around_first() -> None:
    ground, position, exit = beside_the_exit()
    codes = [option.code for option in options(ground, position)]
    assert codes[0] == STEP << KIND | exit
    assert {code >> KIND for code in codes[1:]} <= {STRIKE, LEAP, LEAP + 1}
    assert len(codes) > 1


@pytest.mark.parametrize("manner", [HASTY, CURIOUS])
def test_no_restricted_style_beats_free_choice(manner: int) -> None:
    rng = Random(9)
    worths = [0.2, 0.5, 0.6, 1.0]
    hands = [Hand(1 / 3, one, two, PAIR[one][two], worths) for one, two in combinations(range(3), 2)]
    building = zeros(len(hands) * WAYS)
    for choice in range(len(building)):
        building[choice] = rng.random()
    shape = CELLS[rng.randrange(689)]
    free = hero_best(Floor([survey(shape, THREE, 1, FREE)], hands), building)
    assert hero_best(Floor([survey(shape, THREE, 1, manner)], hands), building) <= free + 1e-9


def test_a_curious_hero_leaves_with_more_than_a_hasty_one() -> None:
    rng = Random(9)
    hands = [Hand(1 / 3, one, two, PAIR[one][two], [0.2, 0.5, 0.6, 1.0]) for one, two in combinations(range(3), 2)]
    building = zeros(len(hands) * WAYS)
    for choice in range(len(building)):
        building[choice] = rng.random()
    shape = CELLS[rng.randrange(689)]
    hasty, curious = (
        hero_best(Floor([survey(shape, THREE, 1, manner)], hands), building) for manner in (HASTY, CURIOUS)
    )
    assert curious > hasty
