"""Dicke Luft in der Gruft is held to its rule book; rows, graveyard and diagrams by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.game import Illegal
from grusel.games.gruft import GAME
from grusel.games.gruft.graveyard import NAMES, neighbours, quarter
from grusel.games.gruft.row import add, alike, fitting, outermost, take, turn_up, unturned
from grusel.games.gruft.state import Row
from grusel.testing.vectors import Vector, check_vector, read_vectors


@pytest.mark.parametrize("vector", read_vectors(Path(__file__).parent / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)
