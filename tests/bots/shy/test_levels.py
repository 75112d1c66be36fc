"""Moves that no level of Shy Monsters overlooks, and the skills of the better ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bots.shy.brute import HERO, floor_of
from grusel.bots import find_bot
from grusel.games.shy import GAME
from grusel.games.shy.bots.builder import apart, at_ease, steps_to_exit
from grusel.games.shy.bots.standing import path, standing, walked
from grusel.games.shy.layout import BITS, layout
from grusel.games.shy.shapes import ENTRANCE
from grusel.games.shy.state import START, Built, Draw, Explore, Explored, Options, Revealed, Roles, State

LEVELS = [f"level{number}" for number in range(1, 6)]
BY_LEVEL = pytest.mark.parametrize("name", LEVELS)
LINE = tuple(range(ENTRANCE + 1, ENTRANCE + 7))  # six tiles to the east of the entrance
BAT, DRAGON, BEAST = 0, 1, 2


def ask(name: str, state: State, seat: int = HERO) -> Any:
    view, actions = GAME.view(state, seat), GAME.actions(state, seat)
    return find_bot(name).choose(GAME, view, (), seat, actions, 1.0, Random(3))


@BY_LEVEL
def test_a_hero_beside_the_visible_exit_leaves(name: str) -> None:
    state = replace(floor_of(LINE, 0, {1: BEAST, 2: BAT}, 3), shown=1)
    assert ask(name, state) == Explore(LINE[0])


@BY_LEVEL
def test_no_hero_enters_a_tile_known_to_be_deadly(name: str) -> None:
    """The beast on the second tile is face up and attacks; it can be killed or jumped over."""
    state = replace(floor_of(LINE, 3, {1: BEAST, 5: DRAGON}, 3), shown=0b11, active=0b10, hero=0)
    after = GAME.apply(state, HERO, ask(name, state))
    assert after.phase == "over" or after.dead == 0b10 or after.hero == 2
    assert after.ending in ("", "exit")


def built(name: str, seed: int) -> tuple[tuple[int, Any], ...]:
    """A floor that a level builds with bat and beast."""
    state = GAME.apply(GAME.apply(GAME.start(Options(), 2), None, Roles(0)), None, Draw("bat", "beast"))
    rng = Random(seed)
    while state.phase == "build":
        view, actions = GAME.view(state, 0), GAME.actions(state, 0)
        state = GAME.apply(state, 0, find_bot(name).choose(GAME, view, (), 0, actions, 1.0, rng))
    return tuple((tile.cell, tile.face) for tile in GAME.view(state, 0).tiles)


@pytest.mark.parametrize("name", ["level3", "level4"])
def test_from_level_3_on_monsters_are_comfortable(name: str) -> None:
    assert [at_ease(built(name, seed)) for seed in range(5)] == [2] * 5


def test_level_4_keeps_its_monsters_apart_and_the_exit_behind_them() -> None:
    floors = [built("level4", seed) for seed in range(5)]
    assert all(apart(floor) for floor in floors)
    assert sum(steps_to_exit(floor) for floor in floors) > sum(
        steps_to_exit(built("level3", seed)) for seed in range(5)
    )


def test_the_way_to_an_option_continues_where_it_began() -> None:
    """A hero who walks back over known tiles is on his way to an earlier decision, and does not decide again."""
    state = replace(floor_of(LINE, 5, {3: BEAST, 4: BAT}, 3), shown=0b11, hero=1)
    stand = standing(GAME.view(state, HERO))
    found = (Explored(HERO, LINE[0], False), Revealed(LINE[0], "corridor", "explore"))
    more = (Explored(HERO, LINE[1], False), Revealed(LINE[1], "corridor", "explore"))
    assert [stand.place[tile] for tile in walked(stand, (Built(0, 3, LINE), *found, *more))] == [LINE[1]]
    back = replace(state, hero=0)
    stand = standing(GAME.view(back, HERO))
    steps = walked(stand, (Built(0, 3, LINE), *found, *more, Explored(HERO, LINE[0], False)))
    assert [stand.place[tile] for tile in steps] == [LINE[1], LINE[0]]


def test_the_way_to_an_option_is_a_shortest_one() -> None:
    state = replace(floor_of(LINE, 5, {3: BEAST, 4: BAT}, 3), shown=0b11)
    stand = standing(GAME.view(state, HERO))
    near = layout(stand.cells).near
    third = next(tile for tile in range(6) if stand.place[tile] == LINE[2])
    way = path(stand, 1 << 6 | third, START)
    assert [stand.place[tile] for tile in way] == [ENTRANCE, LINE[0], LINE[1]]
    assert third in BITS[near[way[-1]]]
