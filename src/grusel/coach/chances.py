"""Winning chances, estimated game by game: play on by a policy for a while, then look where that leads."""

from __future__ import annotations

from functools import cache

from grusel.bots.brought import brought
from grusel.coach.estimator import Estimator
from grusel.registry import AnyGame

__all__ = ["Estimator", "estimator_of"]


@cache
def estimator_of(game: AnyGame) -> Estimator:
    """The estimator of the game's module `chances`, or random play to the end."""
    module = brought(game, "chances")
    kind: type[Estimator] = Estimator if module is None else module.ESTIMATOR
    return kind(game)
