"""Imagined truths come with the right probabilities: chi-square against counting every way the pieces can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import perm
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from grusel.games.gruft import GAME
from grusel.games.gruft.imagine import imagine
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.seeing import view as seen_table
from grusel.games.gruft.state import Buried, Event, Laid, Opened, Options, State
from grusel.match import Match

# Upper quantiles of chi-square at 1 - 1e-4, by degrees of freedom (Wilson and Hilferty), good enough for a bound.
NORMAL_QUANTILE = 3.719
DRAWS = 6000


def assert_distributed(counts: Counter[Any], expected: dict[Any, Fraction]) -> None:
    """The counts fit the probabilities, and nothing came that has none."""
    total = sum(counts.values())
    assert set(counts) <= {thing for thing, chance in expected.items() if chance}
    likely = {thing: float(chance * total) for thing, chance in expected.items() if chance}
    assert min(likely.values()) >= 5, "too few draws for a chi-square test"
    statistic = sum((counts[thing] - wanted) ** 2 / wanted for thing, wanted in likely.items())
    freedom = len(likely) - 1
    bound = freedom * (1 - 2 / (9 * freedom) + NORMAL_QUANTILE * (2 / (9 * freedom)) ** 0.5) ** 3
    assert statistic < bound, f"chi-square {statistic:.1f} with {freedom} degrees of freedom, bound {bound:.1f}"


def normalised(weights: Counter[Any]) -> dict[Any, Fraction]:
    total = sum(weights.values())
    return {thing: Fraction(weight, total) for thing, weight in weights.items()}


def drawn(state: State, seen: Sequence[Event], look: Callable[[State], Any], seed: int) -> Counter[Any]:
    """What is looked at in many imagined truths."""
    rng, shown = Random(seed), seen_table(state)
    return Counter(look(imagine(shown, seen, rng)) for _ in range(DRAWS))
