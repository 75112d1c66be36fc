"""Properties of every game of Finstere Flure, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import pytest

from grusel.games.flure import GAME
from grusel.games.flure.bridge import load
from grusel.games.flure.events import FigureLost
from grusel.games.flure.kernel.table import copy
from grusel.games.flure.state import OUTSIDE, Card, Options, State
from grusel.games.flure.walks import Pose, walks
from grusel.match import AnyMatch
from grusel.testing.laws import random_match
from grusel.timeline import AnyMoment

SETUPS = pytest.mark.parametrize("setup", ["basic", "expert"])
SEATS = pytest.mark.parametrize("seats", range(2, 8))
Setup = Literal["basic", "expert"]
OTHERWISE = Options(
    "expert", "first", True, "flips", 8, "rests", "rests", True, "three", False, "destroyed", "pushes", "pays",
    "forbidden", "pushes", True, "everybody",
)  # fmt: skip
WORKING = {"failed", "reached", "pushes", "push_from", "push_to", "push_block", "trail", "tracing", "trace", "walker"}


@SETUPS
@SEATS
@pytest.mark.parametrize(("second_half", "last_round"), [(7, 14), (8, 15)])
def test_every_game_ends_within_its_rounds(seats: int, setup: Setup, second_half: int, last_round: int) -> None:
    for seed in range(5):
        match = random_match(GAME, seats, Options(setup=setup, second_half=second_half), seed)
        assert match.over
        assert max(moment.state.round for moment in match.moments) <= last_round


@SETUPS
@SEATS
def test_when_the_monster_moves_all_figures_in_play_show_the_same_side(seats: int, setup: Setup) -> None:
    match = random_match(GAME, seats, Options(setup=setup), seed=seats)
    phases = [moment.state for moment in match.moments if moment.state.phase == "monster"]
    assert phases
    for state in phases:
        assert sides(state) <= {state.round % 2 == 1}, GAME.draw(state)


def sides(state: State) -> set[bool]:
    """Return the sides shown by figures in the hall or outside: True for black."""
    return {black for place, black in zip(state.places, state.black, strict=True) if place >= OUTSIDE}


@pytest.mark.parametrize(
    "options", [Options(), Options(setup="expert"), OTHERWISE], ids=["basic", "expert", "otherwise"]
)
def test_the_forecast_walk_of_a_card_is_the_walk_it_makes(options: Options) -> None:
    match = random_match(GAME, 4, options, seed=11)
    for before, after in drawn_cards(match):
        assert isinstance(after.move, Card)
        walk = next(walk for walk in walks(before) if walk.card == after.move.card)
        assert walk.events == tuple(event for event in after.events if event in walk.events)
        assert walk.lost == tuple(event.figure.id for event in walk.events if isinstance(event, FigureLost))
        assert walk.poses[-1] == Pose(after.state.monster, after.state.facing)
        assert walk.probability == dict(GAME.outcomes(before))[after.move] / sum(n for _, n in GAME.outcomes(before))


def test_a_copied_table_is_in_the_same_position() -> None:
    moments = random_match(GAME, 3, OTHERWISE, seed=2).moments
    table = load(next(moment.state for moment in reversed(moments) if moment.state.phase == "figures"))
    other = copy(table)
    names = [name for name in dir(table) if name[0] != "_" and name not in WORKING]
    kept = {name: getattr(table, name) for name in names if not callable(getattr(table, name))}
    assert len(kept) >= 30
    assert [name for name in kept if told(getattr(other, name)) != told(kept[name])] == []


def told(value: object) -> object:
    return list(value) if isinstance(value, Iterable) else value


def drawn_cards(match: AnyMatch) -> list[tuple[State, AnyMoment]]:
    """Return each state before a drawn card, and the moment after it."""
    steps = zip(match.moments, match.moments[1:], strict=False)
    found = [(before.state, after) for before, after in steps if before.state.phase == "monster"]
    assert len(found) >= 7
    return found
