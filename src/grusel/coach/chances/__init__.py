"""Winning chances, estimated game by game: play on by a policy for a while, then look where that leads."""

from __future__ import annotations

from functools import cache

from grusel.bots.brought import known
from grusel.coach.chances.estimator import Estimator
from grusel.registry import AnyGame

__all__ = ["Estimator", "estimator_of"]


@cache
def estimator_of(game: AnyGame) -> Estimator:
    """The one in the module here that is named like the game, or random play to the end."""
    module = known(game, __name__)
    kind: type[Estimator] = Estimator if module is None else module.ESTIMATOR
    return kind(game)
