"""Every vector of the rule book, as drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.games.insel import GAME
from grusel.testing.vectors import Vector, check_vector, read_vectors

VECTORS = read_vectors(Path(__file__).parent / "rulebook")


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


def test_every_vector_has_a_rule_of_its_own() -> None:
    titles = [vector.title for vector in VECTORS]
    assert len(set(titles)) == len(titles) >= 150
