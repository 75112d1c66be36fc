"""The smallest game of simultaneous choice, without chance and with draws."""

from __future__ import annotations

from pathlib import Path

import pytest

from bids import GAME
from bids.state import Options
from grusel.testing.check import problems
from grusel.testing.playthrough import check_golden, playthrough
from grusel.testing.vectors import Vector, check_vector, read_vectors

HERE = Path(__file__).parent


@pytest.mark.parametrize("vector", read_vectors(HERE / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden(seats: int) -> None:
    check_golden(HERE / "golden" / f"{seats}-players.txt", playthrough(GAME, seats, Options(), seed=1))


def test_every_law_and_sentence() -> None:
    assert list(problems(GAME)) == []
