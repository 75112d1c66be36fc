"""Solve a floor: few shapes are worth building, and on all others the hero must only not do worse.

A double oracle over shapes. It solves the game with the shapes in play; then, on every other shape, it looks for a
hero's strategy that achieves the value of that game against every hand. A shape without one comes into play.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec import Struct

from grusel.games.shy.bots.plot import WAYS, Plot, zeros
from grusel.games.shy.bots.response import average_building, average_row, average_walking, builder_best, hero_best
from grusel.games.shy.bots.solver import Floor, Hand, train, train_against

GUESSED: Final = 40  # rounds before the first guess at the shapes in play
LONGEST: Final = 20_000  # rounds in one game
UNUSED: Final = 1e-4
FEW: Final = 16  # shapes that come into play at a time
MOST: Final = 50  # shapes of the first guess


class Solved(Struct):
    values: list[float]  # for each hand, the hero's value against any builder
    low: float  # their mean: a lower bound on the hero's value
    high: float  # the builder concedes at most this value
    in_play: list[int]
    building: list[float]  # by hand, by shape in play, by way


def solve(plots: list[Plot], hands: list[Hand], tolerance: float) -> Solved:
    """Solve a floor; the plots' averages become the hero's strategy."""
    in_play = first_guess(plots, hands)
    while True:
        floor = solve_in_play([plots[at] for at in in_play], hands, tolerance)
        lacking = too_good(plots, hands, builder_best(floor), in_play, tolerance)
        if not lacking:
            return _solved(plots, hands, floor, in_play)
        in_play = [*_still_in_play(floor, in_play), *lacking]


def first_guess(plots: list[Plot], hands: list[Hand]) -> list[int]:
    """The shapes that a builder chooses most after a few rounds."""
    floor = Floor(plots, hands)
    train(floor, GUESSED)
    building = average_building(floor)
    order = sorted(range(len(plots)), key=lambda at: -_use(floor, building, at))
    return sorted(order[: min(10 + 2 * len(hands), MOST)])


def _use(floor: Floor, chances: vec[float], at: int) -> float:
    """How often a shape is built, over all hands."""
    rows = (hand * floor.width + at * WAYS for hand in range(len(floor.hands)))
    return sum(chances[row + way] for row in rows for way in range(WAYS))


def _still_in_play(floor: Floor, in_play: list[int]) -> list[int]:
    building = average_building(floor)
    return [shape for at, shape in enumerate(in_play) if _use(floor, building, at) > UNUSED]


def solve_in_play(plots: list[Plot], hands: list[Hand], tolerance: float) -> Floor:
    """Solve the game restricted to the shapes in play."""
    for plot in plots:
        plot.forget()
    floor = Floor(plots, hands)
    rounds = 100
    while True:
        train(floor, rounds)
        for plot in plots:
            average_walking(plot)
        gap = hero_best(floor, average_building(floor)) - mean(hands, builder_best(floor))
        if gap < tolerance or floor.round > LONGEST:
            return floor
        rounds = floor.round // 2


def mean(hands: list[Hand], values: list[float]) -> float:
    return sum(hand.chance * value for hand, value in zip(hands, values, strict=True))


def too_good(
    plots: list[Plot], hands: list[Hand], values: list[float], in_play: list[int], tolerance: float
) -> list[int]:
    """The shapes on which the hero cannot achieve his value, the worst first; few at a time."""
    sure = [Hand(1.0, hand.first, hand.second, hand.pair, hand.worth()) for hand in hands]
    others = [at for at in range(len(plots)) if at not in in_play]
    lacks = sorted((lack, at) for at in others if (lack := hold(plots[at], sure, values, tolerance)) < 0)
    return [at for _, at in lacks[:FEW]]


def hold(plot: Plot, hands: list[Hand], values: list[float], tolerance: float) -> float:
    """0 if the hero achieves his value on this shape within the tolerance; else a lower bound on his shortfall."""
    plot.forget()
    floor = Floor([plot], hands)
    rounds = 6
    while floor.round < LONGEST:
        train_against(floor, values, rounds)
        average_walking(plot)
        if min(found - value for found, value in zip(builder_best(floor), values, strict=True)) > -tolerance / 2:
            break
        lack = _best_margin(floor, values)
        if lack < -tolerance / 4:
            return lack
        rounds = floor.round // 2
    return 0.0


def _best_margin(floor: Floor, values: list[float]) -> float:
    """The best hero's surplus over his value on one shape, against a builder who also chooses the hand."""
    building = zeros(len(floor.chances))
    average_row(floor, building, 0, len(building))
    due = sum(building[hand * WAYS + way] * value for hand, value in enumerate(values) for way in range(WAYS))
    return hero_best(floor, building) - due


def _solved(plots: list[Plot], hands: list[Hand], floor: Floor, in_play: list[int]) -> Solved:
    building = average_building(floor)
    high = hero_best(floor, building)
    values = builder_best(Floor(plots, hands))
    return Solved(values, mean(hands, values), high, in_play, list(building))
