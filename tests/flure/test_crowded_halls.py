"""Crowded halls with any options, compared with a plain walk of every path and with a retelling."""

from __future__ import annotations

from random import Random

import pytest
from flure.crowd import crowded_hall
from flure.naive import Naive
from flure.retelling import Retelling
from flure.test_moves import results
from msgspec import structs

from grusel.games.flure import GAME
from grusel.games.flure.events import Event
from grusel.games.flure.state import Move, State

HALLS = 40


@pytest.mark.parametrize("seed", range(5))
def test_listed_moves_are_those_of_walking_every_path(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        state = structs.replace(crowded_hall(rng), round=3)
        for figure in range(4):
            assert results(state, figure) == Naive(state, figure).results(), GAME.draw(state)


@pytest.mark.parametrize("seed", range(5))
def test_the_preview_of_a_move_is_what_happens(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        state = crowded_hall(rng)
        for action in rng.choices(GAME.actions(state, 0), k=10):
            check_telling(state, 0, action)


@pytest.mark.parametrize("seed", range(5))
def test_the_forecast_of_a_walk_is_what_happens(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        state = structs.replace(crowded_hall(rng), phase="monster", mover=-1)
        for card, _ in GAME.outcomes(state):
            check_telling(state, None, card)


@pytest.mark.parametrize("seed", range(5))
def test_a_figure_that_must_come_in_and_cannot_is_told_to_stay(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        hall = crowded_hall(rng)
        state = structs.replace(hall, round=1, options=structs.replace(hall.options, must_enter=True))
        for action in GAME.actions(state, 0):
            if not getattr(action, "path", "?"):
                check_telling(state, 0, action)


def check_telling(state: State, seat: int | None, move: Move) -> None:
    happened: list[Event] = []
    after = GAME.apply(state, seat, move, happened.append)
    told = Retelling(state)
    told.hear(happened)
    assert told.agrees(after), f"{GAME.draw(state)}\n{GAME.write(state, move)}"
