"""Finstere Flure, the expert set-up: levels 3 to 5 try where a tile helps them, in a moment."""

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
    """An expert set-up after so many tiles, laid at random."""
    match, rng = Match(GAME, seats, Options(setup="expert")), Random(4)
    match.play_randomly(rng, until=lambda match: len(match.moments) == tiles + 2)
    state: State = match.state
    return state


def question(state: State, actions: list[Any], seconds: float = 100.0) -> Question:
    return Question(GAME, state, (), state.mover, actions, Clock(seconds), Random(1))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_from_level_3_on_tiles_are_laid_with_thought(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = empty_hall(5)
    asked: list[Question] = []

    def seventh(found: Question, places: int, tries: int) -> Any:
        asked.append(found)
        return found.actions[7]

    monkeypatch.setattr(flure, "lay", seventh)
    actions = GAME.actions(state, state.mover)
    assert flure.level(number).choose(GAME, state, (), state.mover, actions, 1.0, Random(1)) == actions[7]
    assert [found.seat for found in asked] == [state.mover]


def test_of_two_places_the_one_is_taken_after_which_the_first_rounds_go_better() -> None:
    state = empty_hall(12)
    pair = [place for place in GAME.actions(state, state.mover) if isinstance(place, Place)][::200][:2]
    asked = question(state, pair)
    chosen = lay(asked, 2, 1)
    luck = Random(1)
    drawn = luck.sample(pair, 2)
    worths = [promise(GAME, state, state.mover, place, seed) for seed in [luck.getrandbits(26)] for place in drawn]
    assert worths[0] != worths[1]
    assert chosen == drawn[worths.index(max(worths))]


def test_whoever_has_no_time_lays_a_tile_all_the_same() -> None:
    state = empty_hall(0)
    actions = list(GAME.actions(state, state.mover))
    assert lay(question(state, actions, 0.0), 6, 8) in actions


def test_the_last_tile_can_be_laid_with_thought() -> None:
    state = empty_hall(16)
    turn = GAME.turn(state)
    assert isinstance(turn, Decision)
    assert sum(state.stock) == 1
    actions = list(GAME.actions(state, state.mover))
    assert lay(question(state, actions), 2, 1) in actions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_after_the_one_who_lays_the_last_tile_begins_in_the_trial_too(seats: int) -> None:
    state = empty_hall(3, seats)
    last = (state.mover + sum(FULL_STOCK) - 3 - 1) % seats
    assert opened(state).mover == opened(state).starter == (last + 1) % seats


def test_a_tile_is_laid_within_the_time_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a fifth of the time at every look, no more than a few looks are taken."""
    ticks = count()
    monkeypatch.setattr(clock, "now", lambda: next(ticks) * 0.05)
    state = empty_hall(2)
    find_bot("level3").choose(GAME, state, (), state.mover, GAME.actions(state, state.mover), 2.0, Random(1))
    assert next(ticks) <= 10
