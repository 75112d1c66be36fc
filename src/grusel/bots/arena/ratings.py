"""Evaluate the games of an arena: scores with intervals, Bradley-Terry strengths, and results of each pair."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log10, sqrt
from random import Random
from typing import NamedTuple

from grusel.bots.arena.fixture import Result

NORMAL_95 = 1.96
RESAMPLES = 200
ROUNDS = 200
ELO = 400
LITTLE = 0.5  # half a game won and lost by every bot, so that strengths stay finite

Pair = tuple[str, str]


class Score(NamedTuple):
    """A share of points, with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float


def points(result: Result, bot: str) -> float:
    """1 if the game went to a seat of this bot, 0 if to another, else (a draw, a shared win) in between."""
    best = max(result.payoffs)
    winners = [name for name, payoff in zip(result.bots, result.payoffs, strict=True) if payoff == best]
    return winners.count(bot) / len(winners)


def won(result: Result) -> float:
    """Whether a team has won."""
    return float(result.payoffs[0] > 0)


def score(samples: Sequence[Sequence[float]]) -> Score:
    """The mean over all games; the games of one deal are one sample, because they share their luck."""
    games = [point for sample in samples for point in sample]
    mean = sum(games) / len(games)
    means = [sum(sample) / len(sample) for sample in samples]
    spread = sum((found - mean) ** 2 for found in means)
    if len(means) < 2 or spread == 0:
        return Score(len(games), mean, *wilson(mean, len(games)))
    half = NORMAL_95 * sqrt(spread / (len(means) - 1) / len(means))
    return Score(len(games), mean, max(0.0, mean - half), min(1.0, mean + half))


def wilson(mean: float, games: int) -> tuple[float, float]:
    """The interval for a share that may be 0 or 1."""
    z = NORMAL_95**2 / games
    middle, half = mean + z / 2, sqrt(z * (mean * (1 - mean) + z / 4))
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def matrix(results: Iterable[Result]) -> dict[Pair, Score]:
    """For each pair of bots the score of the first against the second."""
    samples: dict[Pair, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        for one in set(result.bots):
            for other in set(result.bots) - {one}:
                samples[one, other][result.deal].append(points(result, one))
    return {pair: score([*deals.values()]) for pair, deals in samples.items()}


def teams(results: Iterable[Result]) -> dict[str, Score]:
    """How often each bot won as a team."""
    samples: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        samples[result.bots[0]][result.deal].append(won(result))
    return {bot: score([*deals.values()]) for bot, deals in samples.items()}


class Rating(NamedTuple):
    elo: float
    low: float
    high: float


def elo_table(results: Sequence[Result], rng: Random) -> dict[str, Rating]:
    """Elo of each bot by Bradley-Terry, the mean being 0; intervals by drawing the deals again."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    deals = [*by_deal.values()]
    rated = bradley_terry(results)
    again = [_drawn_again(deals, rng) for _ in range(RESAMPLES)]
    return {bot: Rating(elo, *_middle([other[bot] for other in again if bot in other])) for bot, elo in rated.items()}


def _drawn_again(deals: Sequence[Sequence[Result]], rng: Random) -> dict[str, float]:
    return bradley_terry([result for deal in rng.choices(deals, k=len(deals)) for result in deal])


def _middle(found: list[float]) -> tuple[float, float]:
    ordered = sorted(found)
    return ordered[int(0.025 * len(ordered))], ordered[int(0.975 * (len(ordered) - 1))]


def bradley_terry(results: Iterable[Result]) -> dict[str, float]:
    """The strengths that make these results most likely (minorise-maximise), as Elo with mean 0."""
    gained, met = _tally(results)
    bots = sorted(gained)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {bot: gained[bot] / _chances(bot, met, strength) for bot in bots}
    elo = {bot: ELO * log10(strength[bot]) for bot in bots}
    mean = sum(elo.values()) / len(elo) if elo else 0.0
    return {bot: found - mean for bot, found in elo.items()}


def _tally(results: Iterable[Result]) -> tuple[dict[str, float], dict[Pair, float]]:
    gained: dict[str, float] = defaultdict(float)
    met: dict[Pair, float] = defaultdict(float)
    for result in results:
        one, other = sorted(set(result.bots))
        for pair in ((one, other), (other, one)):
            met[pair] += 1
            gained[pair[0]] += points(result, pair[0])
    for pair in met:
        met[pair] += 2 * LITTLE
        gained[pair[0]] += LITTLE
    return gained, met


def _chances(bot: str, met: dict[Pair, float], strength: dict[str, float]) -> float:
    return sum(games / (strength[one] + strength[other]) for (one, other), games in met.items() if one == bot)
