"""The template game; these two tests are all a game needs to be held to its rule book."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.testing.playthrough import playthrough
from grusel.testing.vectors import Vector, check_vector, read_vectors
from kuhn import GAME, Options


@pytest.mark.parametrize("vector", read_vectors(Path(__file__).parent / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


def test_a_playthrough_shows_each_seat_its_own_card_only() -> None:
    text = playthrough(GAME, 2, Options(), seed=1)
    assert "A: A is dealt" in text
    assert "B spectator: A is dealt a card." in text
