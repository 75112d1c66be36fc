"""Pairings: every pair of bots with every deal in both seatings, or each bot as a team with every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from grusel.bots.arena.fixture import Fixture
from grusel.game import Over
from grusel.match import Match
from grusel.registry import AnyGame


def plays_together(game: AnyGame) -> bool:
    """Whether all seats win and lose together, judged by a game of random moves."""
    match = Match(game, game.seats[0])
    match.play_randomly(Random(0))
    assert isinstance(match.turn, Over)
    return match.turn.payoffs[0] != 0 and len(set(match.turn.payoffs)) == 1


def fixtures(
    game: AnyGame, options: dict[str, str], bots: Sequence[str], seats: int, games: int, seed: int, budget: float
) -> Iterator[Fixture]:
    """About this many games for each pair of bots, or for each team."""
    if plays_together(game):
        for deal in range(seed, seed + games):
            yield from (Fixture(game.name, options, (bot,) * seats, deal, budget) for bot in bots)
        return
    for deal in range(seed, seed + (games + 1) // 2):
        for pair in combinations(bots, 2):
            for seating in seatings(*pair, seats):
                yield Fixture(game.name, options, seating, deal, budget)


def seatings(one: str, other: str, seats: int) -> Iterator[tuple[str, ...]]:
    """Alternating seats, in both orders."""
    yield tuple((one, other)[seat % 2] for seat in range(seats))
    yield tuple((other, one)[seat % 2] for seat in range(seats))
