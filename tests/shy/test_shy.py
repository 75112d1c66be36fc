"""Rule-book vectors: every rule sentence, table row, option and test case."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.games.shy import GAME
from grusel.testing.vectors import Vector, check_vector, read_vectors


@pytest.mark.parametrize("vector", read_vectors(Path(__file__).parent / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)
