"""Changes that are allowed before the monster walks, and those that are refused."""

from __future__ import annotations

import pytest

from grusel.game import Illegal
from grusel.games.flure.puzzles import changes
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.level import Arrangement, Turn, count
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.squares import HALL
from grusel.games.flure.state import Play, State

LEVEL = parse("""
stock: # K ~2x2
where: c3-h6 a1-b2
moves: A4:2
arrows: k4
facing: N
most: 3
 4 .  .  .  .  .  M> .  .  .  .  K< .  .  .  .
 6 .  .  .  .  .  .  B5 .  .  .  .  .  .  .  .  .
 8    .  .  .  .  .  .  A4 #  #  .  .  .  .  .  .
""")


def arranged(*texts: str) -> State:
    return arrange(LEVEL, changes.read(LEVEL, texts))


def test_tiles_arrows_facing_and_figures_change_as_asked() -> None:
    after = arranged("# c3", "turn k4 v", "face N")
    assert HALL.find("c3") in [block.cell for block in after.blocks]
    assert (after.teleporters[0].arrow, after.facing) == ("S", "N")
    assert arranged("A4 NN").places[1] == HALL.find("h6")


def test_figures_move_before_tiles_are_laid() -> None:
    assert arranged("# h6", "A4 N").places[1] == HALL.find("h7")
    with pytest.raises(Illegal, match="flure-place-occupied"):
        arranged("# h6", "A4 NN")


def test_an_arrangement_as_drawn_is_no_change() -> None:
    cell = HALL.find("k4")
    assert count(LEVEL, Arrangement(turns=(Turn(cell, "W"),), facing="E")) == 0
    assert count(LEVEL, changes.read(LEVEL, ["# c3", "A4 N", "turn k4 ^", "face N"])) == 4


@pytest.mark.parametrize(
    ("texts", "id"),
    [
        (["# i2"], "flure-puzzle-not-there"),
        (["# a1"], "flure-place-kept-free"),
        (["# f4"], "flure-place-occupied"),
        (["# g6"], "flure-place-occupied"),
        (["# c3", "# c4"], "flure-no-such-tile"),
        (["~2x2 g5"], "flure-place-occupied"),
        (["~2x2 h5"], "flure-puzzle-not-there"),
        (["A4 NNN"], "flure-no-points"),
        (["A4 N", "A4 N"], "flure-puzzle-not-movable"),
        (["B5 N"], "flure-puzzle-not-movable"),
        (["A4 E"], "flure-behind-block"),
        (["turn c3 ^"], "flure-puzzle-no-arrow"),
        (["face W"], "flure-puzzle-no-facing"),
        (["# c3", "A4 N", "turn k4 ^", "face N"], "flure-puzzle-too-many"),
        (["# z9"], "flure-puzzle-change"),
        (["C4 N"], "flure-text-figure"),
    ],
)
def test_changes_that_the_level_does_not_allow_are_refused(texts: list[str], id: str) -> None:
    with pytest.raises(Illegal, match=id):
        arranged(*texts)


def test_in_a_puzzle_the_doors_are_shut() -> None:
    with pytest.raises(Illegal, match="flure-puzzle-path"):
        arrange(LEVEL, Arrangement(moves=(Play(1, "o"),)))
