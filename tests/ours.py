"""The games of this package, with and without the toys, and questions that any game answers."""

from __future__ import annotations

from collections.abc import Iterator

from grusel.game import Over
from grusel.match import AnyMatch
from grusel.registry import AnyGame, installed
from grusel.testing.laws import random_match

ALL = list(installed().values())
OURS = [game for game in ALL if type(game).__module__.startswith("grusel.games.")]
GAMES = 6  # matches played to learn a property of a game


def hides(game: AnyGame) -> bool:
    """Whether the game hides something from a seat."""
    states = (moment.state for match in some_matches(game, 1) for moment in match.moments)
    return any(game.view(state, 0) != game.truth(state) for state in states)


def shares_its_end(game: AnyGame) -> bool:
    """Whether all seats win or lose together."""
    turns = [match.turn for match in some_matches(game, GAMES)]
    ends = [turn.payoffs for turn in turns if isinstance(turn, Over)]
    return all(len(set(payoffs)) == 1 for payoffs in ends) and any(any(payoffs) for payoffs in ends)


def some_matches(game: AnyGame, number: int) -> Iterator[AnyMatch]:
    return (random_match(game, game.seats[0], game.types.options(), seed) for seed in range(number))
