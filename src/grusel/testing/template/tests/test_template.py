"""Template is held to its rule book, its playthroughs, its words and every law."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.testing.check import problems
from grusel.testing.playthrough import check_golden, playthrough
from grusel.testing.template import GAME
from grusel.testing.vectors import Vector, check_vector, read_vectors

HERE = Path(__file__).parent


@pytest.mark.parametrize("vector", read_vectors(HERE / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", GAME.presets)
def test_golden(preset: str, seats: int) -> None:
    """Read these playthroughs in review; with GRUSEL_GOLDEN=rewrite they are rewritten."""
    text = playthrough(GAME, seats, GAME.presets[preset], seed=1)
    check_golden(HERE / "golden" / f"{preset}-{seats}.txt", text)


def test_every_law_and_sentence() -> None:
    assert list(problems(GAME)) == []
