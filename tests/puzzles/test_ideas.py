"""Each idea is recognised by the events of the walk alone."""

from __future__ import annotations

from random import Random

import pytest

from grusel.games.flure.puzzles.generator import Recipe, generate, shared_ideas
from grusel.games.flure.puzzles.ideas import ideas
from grusel.games.flure.puzzles.level import Idea
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import roam
from grusel.games.flure.puzzles.solver import solve


def shown(*rows: str) -> tuple[Idea, ...]:
    return ideas(roam(parse("\n".join(rows)).position))


def test_a_tie_saves_an_own_figure() -> None:
    rows = (" 4 . . . . . M> . B5 . . . . . . .", " 6 . . . . . {} . . . . . . . . . .")
    assert "tie" in shown(rows[0], rows[1].format("A4"))
    assert "tie" not in shown(rows[0], rows[1].format("B4"))


def test_a_bait_is_an_own_figure_that_the_monster_turns_to() -> None:
    far = " 9       . . . A4 . . . . . . . . . ."
    assert "bait" in shown(" 4 . . . . . M> . . . . . . . . .", " 6 . . . B5 . . . . . . . . . . . .", far)
    assert "bait" not in shown(" 4 . . . . . M> . B5 . . . . . . .", " 2 A4 . . . . . . . . . . . .")


def test_an_enemy_and_a_block_are_pushed_as_a_row() -> None:
    assert "row" in shown(" 4 . . . . . M> # B5 . . . . . . .")
    assert "row" not in shown(" 4 . . . . . M> # . . . . . . . B5")


def test_a_figure_pushed_out_is_lost_without_being_eaten() -> None:
    assert "pushed-out" in shown(" 4 . . . . . M> # B5 . . . . . . .")
    assert "pushed-out" not in shown(" 4 . . . . . M> . B5 . . . . . . .")


def test_a_stone_that_leaves_the_hall_is_removed() -> None:
    rows = (" 4 . . . . . . . . . . . . . M> #", " 8    . B5 . . . . . . . . . . . . .")
    assert "stone-gone" in shown(*rows)
    assert "wall" in shown(*rows)


def test_the_monster_sees_through_a_crystal() -> None:
    assert "crystal" in shown(" 4 . . . . . M> . * B5 . . . . . .")
    assert "crystal" not in shown(" 4 . . . . . M> . . B5 . . . . . .")


def test_it_slides_past_an_own_figure_beside_the_blood() -> None:
    rows = (" 4 . . . . . M> ~ ~ . B5 . . . . .", " 5 . . . . . . {} . . . . . . . . .")
    assert "slide" in shown(rows[0], rows[1].format("A4"))
    assert "slide" not in shown(rows[0], rows[1].format("."))


def test_stones_turn_it_and_teleporters_take_it_away() -> None:
    assert "turn" in shown(" 4 . . . . . M> R . . . . . . . .", " 8    . . . B5 . . . . . . . . . . .")
    assert "teleporter" in shown(" 4 . . . . . M> K> . . . . . . . .", " 8    . . . . K> . B5 . . . . . . . .")


@pytest.mark.parametrize("seed", range(3))
def test_a_level_is_made_as_its_recipe_says(seed: int) -> None:
    recipe = Recipe(own=(1, 2), enemies=(1, 2), stocks=("#",), solutions=(1, 2), steps=(5, 30), show=("wall",))
    made = generate(Random(f"made {seed}"), recipe, 400)
    assert made
    level, found = made
    again = solve(level)
    assert again == found
    assert 1 <= len(again.solutions) <= 2
    assert level.best == again.solutions[0].best
    assert 5 <= again.solutions[0].steps <= 30
    assert "wall" in shared_ideas(level, again)
    assert sum(level.position.stock) == 1


def test_the_same_seed_makes_the_same_level() -> None:
    recipe = Recipe(moves=(1, 1))
    assert generate(Random("twice"), recipe, 200) == generate(Random("twice"), recipe, 200)


def test_pieces_that_a_puzzle_does_not_need_are_removed() -> None:
    recipe = Recipe(own=(1, 1), enemies=(1, 1), blocks="#", many=(6, 8), stocks=("#",), solutions=(1, 3))
    made = generate(Random("tidy"), recipe, 400)
    assert made
    assert len(made[0].position.blocks) < 6
