"""Winning chances, estimated game by game: play on by a policy for a while, then look where that leads."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from grusel.coach.chances.estimator import Estimator
from grusel.coach.chances.flure import FlureEstimator
from grusel.coach.chances.gruft import GruftEstimator
from grusel.coach.chances.insel import InselEstimator
from grusel.coach.chances.shy import ShyEstimator
from grusel.registry import AnyGame

__all__ = ["ESTIMATORS", "Estimator", "estimator_of"]

ESTIMATORS: Final[dict[str, Callable[[AnyGame], Estimator]]] = {
    "flure": FlureEstimator,
    "gruft": GruftEstimator,
    "insel": InselEstimator,
    "shy": ShyEstimator,
}


@cache
def estimator_of(game: AnyGame) -> Estimator:
    """What is made for a game of ours, or random play to the end for any other."""
    ours = type(game).__module__.startswith("grusel.games.")
    return ESTIMATORS.get(game.name, Estimator)(game) if ours else Estimator(game)
