"""The solver finds what the brute force finds, and says how hard it was."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace
from puzzles.agree import compare
from puzzles.brute import random_level, steps_to_solve

from grusel.game import Illegal
from grusel.games.flure.bridge import load
from grusel.games.flure.puzzles import tracks
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.choices import tiles
from grusel.games.flure.puzzles.level import Arrangement, Best, Level, Movable
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import roam
from grusel.games.flure.puzzles.solver import joined, solve, solve_part
from grusel.games.flure.state import Play

TWO_STONES = parse("""
stock: # #
 2 .  .  A5 .  .  .  .  .  .  .  B3 .  .
 4 .  .  .  .  .  M> .  .  .  .  .  .  .  .  .
 6 .  .  .  .  .  .  B4 .  .  .  .  .  .  .  B5 .
 8    .  .  .  .  .  .  A4 .  .  .  .  .  .  .  .
""")


@pytest.mark.parametrize("part", range(10))
def test_it_agrees_with_brute_force(part: int) -> None:
    tallies = [compare(seed) for seed in range(20 * part, 20 * part + 20)]
    assert sum(tally.walks for tally in tallies) < sum(tally.arrangements for tally in tallies)


def test_every_solution_solves_and_needs_all_its_changes() -> None:
    found = solve(TWO_STONES)
    assert found.complete
    assert len(found.solutions) == 6
    for solution in found.solutions:
        walk = roam(arrange(TWO_STONES, solution.arrangement))
        assert (walk.outcome, len(walk.steps)) == ("solved", solution.steps)
        for place in solution.arrangement.places:
            assert roam(arrange(TWO_STONES, Arrangement(places=(place,)))).outcome != "solved"


def test_the_best_comes_first() -> None:
    found = solve(TWO_STONES)
    assert [one.best for one in found.solutions] == sorted(one.best for one in found.solutions)
    assert found.solutions[0].best == Best(2, 21)


def test_shares_of_the_search_join_to_the_whole() -> None:
    parts = [solve_part(TWO_STONES, part, 3) for part in range(3)]
    assert joined(TWO_STONES, parts) == solve(TWO_STONES)


def test_it_stops_when_told() -> None:
    asked: list[int] = []

    def enough(walks: int) -> bool:
        asked.append(walks)
        return len(asked) < 3

    found = solve(TWO_STONES, enough)
    assert not found.complete
    assert asked == [256, 512, 768]


@pytest.mark.parametrize("seed", range(40))
def test_a_tile_on_a_square_that_a_walk_has_not_read_changes_nothing(seed: int) -> None:
    """The one idea that all pruning rests on."""
    rng = Random(seed)
    level = random_level(rng)
    table = load(level.position)
    table.last_half = True
    track = tracks.begin(table)
    tracks.follow(track)
    walk = roam(level.position)
    for place in tiles(level, level.position):
        if place.arrow is None and not track.seen[place.cell] and not track.trod[place.cell] and "x" not in place.tile:
            other = roam(arrange(level, Arrangement(places=(place,))))
            assert [step.events for step in other.steps] == [step.events for step in walk.steps]


def test_node_counts_before_and_after_pruning() -> None:
    found = solve(TWO_STONES)
    assert (found.space, found.walks) == (10441, 2513)


@pytest.mark.parametrize("seed", range(30))
def test_two_figures_may_move_in_either_order(seed: int) -> None:
    """Against every path of one step, legal or not, in both orders."""
    rng = Random(f"two {seed}")
    level = random_level(rng)
    pieces = [one for one, place in enumerate(level.position.places) if place >= 0]
    movable = tuple(Movable(figure, 1) for figure in sorted(rng.sample(pieces, min(2, len(pieces)))))
    level = Level(position=replace(level.position, stock=(0,) * 8), moves=movable)
    plays = [Play(one.figure, way) for one in movable for way in "NESW"]
    orders = [(), *((play,) for play in plays), *permutations(plays, 2)]
    reached = [best for moves in orders if (best := _reached(level, Arrangement(moves=moves)))]
    found = solve(level).solutions
    assert min(reached, default=None) == (found[0].best if found else None)


def _reached(level: Level, arrangement: Arrangement) -> Best | None:
    try:
        steps = steps_to_solve(arrange(level, arrangement))
    except Illegal:
        return None
    return None if steps is None else Best(len(arrangement.moves), steps)
