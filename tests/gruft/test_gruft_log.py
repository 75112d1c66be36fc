"""A log of Dicke Luft in der Gruft keeps nothing that players have to remember."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from grusel.games.gruft import GAME
from grusel.match import Match


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_log_names_no_grave_with_its_contents(seats: int) -> None:
    match = Match(GAME, seats)
    match.play_randomly(Random(seats), until=lambda match: len(match.moments) > 300)
    kept = [event for moment in match.moments for event in moment.events if GAME.lasting(event)]
    telling = [event for event in kept if {"grave", "colour"} <= set(msgspec.to_builtins(event))]
    assert kept
    assert not telling
