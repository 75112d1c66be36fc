"""Every action has a phrase, and no two that can be chosen at once sound the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grusel.game import Decision
from grusel.match import AnyMatch
from grusel.registry import AnyGame, installed
from grusel.testing.laws import random_match
from grusel.words import LANGUAGES, Words, words

GAMES = [*installed().values()]
NAMES = ["Anna", "Bo", "Cleo", "Dirk", "Eva", "Finn", "Gus"]


def asked(match: AnyMatch, rng: Random) -> list[list[str]]:
    """Phrases, in one language, at some moments of a match."""
    moments = [moment.state for moment in match.moments if isinstance(match.game.turn(moment.state), Decision)]
    spoken = words(rng.choice(LANGUAGES))
    return [_said(match.game, state, spoken) for state in rng.sample(moments, min(len(moments), 40))]


def _said(game: AnyGame, state: Any, spoken: Words) -> list[str]:
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    seat = turn.seats[0]
    return [spoken.say(game.phrase(state, seat, action), NAMES) for action in game.actions(state, seat)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_actions_sound_the_same(game: AnyGame, seed: int) -> None:
    match = random_match(game, game.seats[seed % len(game.seats)], game.types.options(), seed)
    lists = asked(match, Random(seed))
    assert lists
    assert all(len(set(said)) == len(said) for said in lists)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_expert_set_up_of_flure_is_said_too(language: str) -> None:
    game = installed()["flure"]
    state = random_match(game, 2, game.types.options(setup="expert", starter="first"), 1).moments[0].state
    said = [words(language).say(game.phrase(state, 0, action)) for action in game.actions(state, 0)]
    assert len(set(said)) == len(said) > 100
