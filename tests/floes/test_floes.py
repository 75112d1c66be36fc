"""The smallest game on a board."""

from __future__ import annotations

from pathlib import Path

import pytest

from floes import GAME
from grusel.testing.check import problems
from grusel.testing.playthrough import check_golden, playthrough
from grusel.testing.vectors import Vector, check_vector, read_vectors

HERE = Path(__file__).parent


@pytest.mark.parametrize("vector", read_vectors(HERE / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


def test_golden() -> None:
    check_golden(HERE / "golden" / "two-players.txt", playthrough(GAME, 2, GAME.types.options(), seed=1))


def test_every_law_and_sentence() -> None:
    assert list(problems(GAME)) == []
