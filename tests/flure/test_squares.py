"""The hall, its wall letters and its half-turn (rules 1 and 2)."""

from __future__ import annotations

from collections import Counter

from grusel.games.flure.kernel.board import AHEAD
from grusel.games.flure.kernel.codes import EDGE
from grusel.games.flure.squares import HALL, SQUARES, opposite, wall_letter

EDGES = [(cell, way) for cell in SQUARES for way in range(4) if HALL.ahead[way][cell] < 0]


def test_the_hall_has_156_squares() -> None:
    assert len(SQUARES) == 156


def test_each_letter_is_on_two_walls() -> None:
    letters = Counter(wall_letter(cell, way) for cell, way in EDGES)
    assert len(EDGES) == 54
    assert set(letters) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZÄ")
    assert set(letters.values()) == {2}


def test_leaving_at_a_letter_leads_in_at_the_same_letter() -> None:
    for cell, way in EDGES:
        assert wall_letter(opposite(cell), (way + 2) % 4) == wall_letter(cell, way)


def test_the_stairs_carry_the_letters_of_the_sheet() -> None:
    assert [wall_letter(HALL.cell(x, y), 1) for x, y in [(11, 0), (12, 1), (13, 2), (14, 3), (15, 4)]] == list("MOQSU")
    assert [wall_letter(HALL.cell(x, y), 0) for x, y in [(12, 1), (13, 2), (14, 3), (15, 4)]] == list("NPRT")
    assert [wall_letter(HALL.cell(x, y), 3) for x, y in [(0, 0), (0, 6), (4, 10)]] == list("ÄUM")
    assert [wall_letter(HALL.cell(x, y), 2) for x, y in [(15, 10), (0, 6), (3, 9)]] == list("ATN")


def test_the_kernel_has_the_same_walls() -> None:
    for cell in SQUARES:
        for way in range(4):
            there = HALL.ahead[way][cell]
            assert AHEAD[4 * cell + way] == (there if there >= 0 else EDGE)
