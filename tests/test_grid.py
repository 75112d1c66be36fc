"""Boards of squares."""

from __future__ import annotations

import pytest

from grusel.grid import EAST, NORTH, NOWHERE, SOUTH, WEST, grid, mask, members

#  a b c
BOARD = grid(["##.", "###", ".##"])


def test_squares_have_names() -> None:
    assert [BOARD.name(cell) for cell in members(BOARD.squares)] == ["a1", "b1", "a2", "b2", "c2", "b3", "c3"]
    assert BOARD.find("b3") == 7
    assert BOARD.place(7) == (1, 2)


@pytest.mark.parametrize("name", ["", "c1", "a3", "d1", "a4", "a0", "A1", "1a", "a11"])
def test_a_place_without_a_square_has_no_number(name: str) -> None:
    assert BOARD.find(name) == NOWHERE


def test_steps_end_at_the_edge_and_at_holes() -> None:
    middle = BOARD.find("b2")
    steps = [BOARD.ahead[way][middle] for way in (NORTH, EAST, SOUTH, WEST)]
    assert [BOARD.name(cell) for cell in steps] == ["b1", "c2", "b3", "a2"]
    assert BOARD.ahead[EAST][BOARD.find("b1")] == NOWHERE
    assert BOARD.ahead[WEST][BOARD.find("b3")] == NOWHERE


def test_neighbours_are_sets() -> None:
    corner, middle = BOARD.find("a1"), BOARD.find("b2")
    assert list(members(BOARD.near[corner])) == [1, 3]
    assert BOARD.around[middle] == BOARD.squares & ~(1 << middle)
    assert BOARD.around[2] == BOARD.near[2] == 0


def test_squares_off_the_board_are_in_no_set() -> None:
    assert mask([0, NOWHERE, 3]) == 0b1001
