"""Finstere Flure, the expert set-up: levels 3 to 5 quickly try where a tile helps them."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from grusel.bots import clock, find_bot
from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.game import Decision
from grusel.games.flure import GAME
from grusel.games.flure import bots as flure
from grusel.games.flure.bots.laying import lay, opened, promise
from grusel.games.flure.state import FULL_STOCK, Options, Place, State
from grusel.match import Match


def empty_hall(tiles: int, seats: int = 2) -> State:
    """An expert set-up after this many tiles, placed at random."""
    match, rng = Match(GAME, seats, Options(setup="expert")), Random(4)
    match.play_randomly(rng, until=lambda match: len(match.moments) == tiles + 2)
    state: State = match.state
    return state


def question(state: State, actions: list[Any], seconds: float = 100.0) -> Question:
    return Question(GAME, state, (), state.mover, actions, Clock(seconds), Random(1))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_from_level_3_bots_try_tiles_before_placing_them(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = empty_hall(5)
    asked: list[Question] = []

    def seventh(found: Question, places: int, tries: int) -> Any:
        asked.append(found)
        return found.actions[7]

    monkeypatch.setattr(flure, "lay", seventh)
    actions = GAME.actions(state, state.mover)
    assert flure.level(number).choose(GAME, state, (), state.mover, actions, 1.0, Random(1)) == actions[7]
    assert [found.seat for found in asked] == [state.mover]


def test_the_place_with_the_better_first_rounds_is_chosen() -> None:
    state = empty_hall(12)
    pair = [place for place in GAME.actions(state, state.mover) if isinstance(place, Place)][::200][:2]
    asked = question(state, pair)
    chosen = lay(asked, 2, 1)
    luck = Random(1)
    drawn = luck.sample(pair, 2)
    worths = [promise(GAME, state, state.mover, place, seed) for seed in [luck.getrandbits(26)] for place in drawn]
    assert worths[0] != worths[1]
    assert chosen == drawn[worths.index(max(worths))]


def test_a_bot_without_time_still_places_a_tile() -> None:
    state = empty_hall(0)
    actions = list(GAME.actions(state, state.mover))
    assert lay(question(state, actions, 0.0), 6, 8) in actions


def test_the_last_tile_can_be_tried_too() -> None:
    state = empty_hall(16)
    turn = GAME.turn(state)
    assert isinstance(turn, Decision)
    assert sum(state.stock) == 1
    actions = list(GAME.actions(state, state.mover))
    assert lay(question(state, actions), 2, 1) in actions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trial_begins_with_the_player_after_the_last_tile(seats: int) -> None:
    state = empty_hall(3, seats)
    last = (state.mover + sum(FULL_STOCK) - 3 - 1) % seats
    assert opened(state).mover == opened(state).starter == (last + 1) % seats


def test_a_tile_is_placed_within_the_time_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances by a fifth of the time at every reading, the bot reads it only a few times."""
    ticks = count()
    monkeypatch.setattr(clock, "now", lambda: next(ticks) * 0.05)
    state = empty_hall(2)
    find_bot("level3").choose(GAME, state, (), state.mover, GAME.actions(state, state.mover), 2.0, Random(1))
    assert next(ticks) <= 10
