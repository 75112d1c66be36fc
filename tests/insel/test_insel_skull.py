"""How long an island lasts, compared with the sheet's own simulation (rules 2.11)."""

from __future__ import annotations

from random import Random

import pytest

from grusel.games.insel.skull import spread, table, turns_to_skull
from grusel.games.insel.state import Options

# nine of ten games of hoarded hands reach the skull within these turns
WITHIN = {
    ("novice", 2): (24, 29),
    ("novice", 3): (20, 23),
    ("novice", 4): (15, 18),
    ("normal", 2): (22, 28),
    ("normal", 3): (18, 22),
    ("normal", 4): (14, 17),
    ("elite", 2): (21, 26),
    ("elite", 3): (17, 21),
    ("elite", 4): (14, 16),
    ("legendary", 2): (16, 21),
    ("legendary", 3): (14, 17),
    ("legendary", 4): (12, 14),
}


@pytest.mark.parametrize(("difficulty", "seats"), WITHIN)
def test_the_median_matches_the_rules_sheet(difficulty: str, seats: int) -> None:
    options, rng = Options(difficulty=difficulty), Random(7)  # type: ignore[arg-type]
    median, _, _ = spread([turns_to_skull(options, seats, rng) for _ in range(300)])
    low, high = WITHIN[difficulty, seats]
    assert low <= median <= high


def test_the_command_prints_a_line_for_each_difficulty() -> None:
    assert [line.split()[0] for line in table(3, Random(0))] == ["novice", "normal", "elite", "legendary"]
