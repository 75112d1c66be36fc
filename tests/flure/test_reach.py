"""The search for sets of squares finds the results that are listed one by one, and keeps its picture of the hall."""

from __future__ import annotations

from random import Random

import pytest
from flure.crowd import crowded_hall

from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.codes import FIGURE, OUTSIDE, OVER, STONE
from grusel.games.flure.kernel.layouts import ROOM, Reach
from grusel.games.flure.kernel.moves import Moves, list_moves, take
from grusel.games.flure.kernel.picture import survey
from grusel.games.flure.kernel.playout import Dice, basic_table, random_games, random_play, random_start, random_step
from grusel.games.flure.kernel.reach import find_results
from grusel.games.flure.kernel.results import count_results, take_result
from grusel.games.flure.kernel.table import Table, copy

HALLS = 40
SETS = ("tiles", "ground", "pits", "blood", "blocks", "figures")


@pytest.mark.parametrize("seed", range(5))
def test_in_crowded_halls_the_results_are_those_that_are_listed(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        table = load(crowded_hall(rng))
        for figure in in_play(table):
            assert found(table, figure) == listed(table, figure)


@pytest.mark.parametrize("players", [2, 4])
def test_in_a_random_game_the_results_are_those_that_are_listed(players: int) -> None:
    dice, reach = Dice(players), Reach()
    table = random_start(players, dice)
    survey(reach, table)
    while table.phase != OVER:
        random_step(table, reach, dice)
        figure = dice.roll(table.figures)
        if figure in in_play(table):
            assert found(table, figure) == listed(table, figure)


def test_the_picture_stays_that_of_the_hall() -> None:
    dice, reach = Dice(3), Reach()
    table = random_start(4, dice)
    survey(reach, table)
    while table.phase != OVER:
        random_step(table, reach, dice)
        assert picture(reach) == picture(surveyed(table))


def test_there_is_room_for_more_layouts_than_at_first() -> None:
    table = basic_table(2)
    table.place[0], table.black[0] = 86, 1
    table.board[86] |= FIGURE
    for cell in (53, 55, 69, 71, 84, 88, 101, 103, 117, 119):
        table.board[cell] |= STONE
    assert searched(table, 0).count > ROOM
    assert found(table, 0) == listed(table, 0)


def test_a_figure_that_must_come_in_does_not_stay_outside() -> None:
    for seed in range(30):
        dice, reach = Dice(seed), Reach()
        table = random_start(4, dice)
        table.must_enter = True
        survey(reach, table)
        random_play(table, reach, dice)
        assert [place for place in table.place[: table.figures] if place != OUTSIDE]


def test_games_are_the_same_whatever_was_searched_before() -> None:
    assert random_games(11, 2, 3) == random_games(11, 2, 3)


def in_play(table: Table) -> list[int]:
    return [figure for figure in range(table.figures) if table.place[figure] >= OUTSIDE]


def listed(table: Table, figure: int) -> set[bytes]:
    moves, after = Moves(), set()
    for result in range(list_moves(moves, table, figure)):
        trial = copy(table)
        take(moves, trial, figure, result)
        after.add(position(trial))
    return after


def found(table: Table, figure: int) -> set[bytes]:
    reach, after = searched(table, figure), set()
    for result in range(count_results(reach)):
        trial = copy(table)
        take_result(reach, trial, figure, result)
        after.add(position(trial))
    assert len(after) == count_results(reach)
    return after


def searched(table: Table, figure: int) -> Reach:
    reach = surveyed(table)
    find_results(reach, table, figure)
    return reach


def position(table: Table) -> bytes:
    return bytes([*table.board, *[place & 255 for place in table.place], *table.removed])


def surveyed(table: Table) -> Reach:
    reach = Reach()
    survey(reach, table)
    return reach


def picture(reach: Reach) -> list[int]:
    return [getattr(reach, f"{name}_{third}") for name in SETS for third in "nms"]
