"""The shipped strategies: readable, legal, as good as claimed, and played as often as written."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from grusel.bots import find_bot
from grusel.game import Decision
from grusel.games.shy import GAME
from grusel.games.shy.bots import book
from grusel.games.shy.bots.book import page, page_name, walking
from grusel.games.shy.bots.campaign import ALL, Deal, discoveries, meetings, pairs
from grusel.games.shy.bots.conclusions import choices_of, games
from grusel.games.shy.bots.measure import best_against, left_to_the_hero
from grusel.games.shy.bots.plot import WAYS
from grusel.games.shy.bots.position import options
from grusel.games.shy.bots.rounding import WHOLES
from grusel.games.shy.bots.standing import shapes, standing
from grusel.games.shy.bots.ways import parts
from grusel.games.shy.shapes import SYMMETRIES
from grusel.games.shy.state import Draw, Options, Roles
from grusel.match import Match

CELLS = list(shapes())
GAMES = [
    (floor, some) for floor in (3, 2, 1) for some in discoveries(floor) if page_name(floor, some) in book.shipped()
]
SOME = [*Random(1).sample(GAMES, 10), (2, 0), (1, 0)]


def test_every_set_of_discoveries_before_the_last_floor_has_a_page() -> None:
    assert [some for some in discoveries(3) if page_name(3, some) not in book.shipped()] == []


@pytest.mark.parametrize("discovered", discoveries(2))
def test_without_a_page_for_floor_2_the_page_nearest_in_discoveries_is_used(discovered: int) -> None:
    known = book.nearest(2, discovered)
    assert known & discovered == known
    assert page_name(2, known) in book.shipped()
    assert known == discovered or page_name(2, discovered) not in book.shipped()


@pytest.mark.parametrize(("floor", "before"), [(3, 0b001111), (3, 0b110110), (2, 0b000011), (2, 0b100100), (1, 0)])
def test_the_builder_can_build_with_every_hand(floor: int, before: int) -> None:
    ((name, _),) = games(floor, before, before, ())
    for drawn in pairs(ALL & ~before):
        choices = choices_of(name, before, drawn)
        assert all(0 <= shape < 689 and 0 <= way < WAYS and weight > 0 for shape, way, weight in choices)
        assert sum(weight for _, _, weight in choices) == pytest.approx(65_535, rel=0.05)


@pytest.mark.parametrize(("floor", "discovered"), SOME)
def test_every_hand_has_a_value(floor: int, discovered: int) -> None:
    found = page(page_name(floor, discovered))
    assert {hand[1] for hand in found.hands} == set(pairs(ALL & ~discovered))
    assert all(0 < value < 1 for value in found.values)


@pytest.mark.parametrize(("floor", "discovered"), SOME)
def test_every_way_over_a_shape_is_legal(floor: int, discovered: int) -> None:
    """Thousands of positions: every written option is legal there, and the chances add up to one."""
    for cells in Random(floor + discovered).sample(CELLS, 3):
        ground = book.ground(floor, discovered, cells)
        for position, chances in walking(floor, discovered, cells).items():
            codes = {option.code for option in options(ground, position)}
            assert set(chances) <= codes
            assert sum(chances.values()) in WHOLES or not chances


@pytest.mark.parametrize("last", Random(3).sample(pairs(ALL), 3))
def test_on_the_last_floor_the_hero_gets_his_value_in_the_book(last: int) -> None:
    """Recomputed for two known monsters on some shapes: no truth gives the hero less."""
    (value,) = page(page_name(3, ALL & ~last)).values
    deals = (Deal(0, last, (1.0, 1.0, 1.0, 1.0)),)
    some = Random(last).sample(CELLS, 8)
    (left,) = left_to_the_hero(3, ALL & ~last, deals, some)
    assert left > value - 1e-6


@pytest.mark.parametrize("last", Random(4).sample(pairs(ALL), 3))
def test_on_the_last_floor_the_builder_concedes_hardly_more(last: int) -> None:
    """The value lies between both guarantees, which are at most 0.002 apart for two known monsters."""
    found = page(page_name(3, ALL & ~last))
    deals = (Deal(0, last, (1.0, 1.0, 1.0, 1.0)),)
    high = best_against(found.building, deals, last, 0)
    assert found.values[0] - 0.001 < high < found.values[0] + 0.002


def test_shares_add_up_and_leave_out_tiny_chances() -> None:
    assert parts({1: 0.33334, 2: 0.33333, 3: 0.33332, 4: 0.00001}, 1000) == {1: 334, 2: 333, 3: 333}


def test_the_likeliest_is_never_left_out() -> None:
    assert parts({1: 0.4, 2: 0.3, 3: 0.3}, 1) == {1: 1}


def test_a_hero_can_meet_none_the_first_the_second_or_both() -> None:
    assert meetings(0b010100) == (0, 0b000100, 0b010000, 0b010100)


def test_a_rotated_floor_is_the_same_floor() -> None:
    """All eight images of a position are one position on one shape."""
    match, rng = Match(GAME, 2), Random(5)
    match.play_randomly(rng, until=lambda match: match.state.phase == "move")
    view = GAME.view(match.state, 1 - match.state.master)
    found = set()
    for symmetry in SYMMETRIES:
        tiles = tuple(
            sorted((replace(tile, cell=symmetry[tile.cell]) for tile in view.tiles), key=lambda tile: tile.cell)
        )
        stand = standing(replace(view, tiles=tiles, hero=symmetry[view.hero]))
        found.add((stand.cells, stand.position))
    assert symmetrical(found)


def symmetrical(found: set[tuple[Any, int]]) -> bool:
    """One shape; a shape that is its own image may number its tiles in two ways."""
    return len({cells for cells, _ in found}) == 1 and len(found) <= 2


def built(seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The floor that the strongest level builds with bat and dragon on the first floor."""
    rng, bot = Random(seed), find_bot("level5")
    state = GAME.apply(GAME.start(Options(), 2), None, Roles(0))
    state = GAME.apply(state, None, Draw("bat", "dragon"))
    while state.phase == "build":
        actions = GAME.actions(state, 0)
        state = GAME.apply(state, 0, bot.choose(GAME, GAME.view(state, 0), (), 0, actions, 1.0, rng))
    return state.cells, state.faces


def test_the_builder_builds_as_often_as_the_book_says() -> None:
    """The most frequent shape of a hand, in 200 floors, within four standard deviations."""
    choices = choices_of(games(1, 0, 0, ())[0][0], 0, 0b11)
    total = sum(weight for _, _, weight in choices)
    use = Counter[int]()
    for shape, _, weight in choices:
        use[shape] += weight
    shape, weight = use.most_common(1)[0]
    chance = weight / total
    number = sum(_shape(built(seed)[0]) == shape for seed in range(200))
    assert abs(number / 200 - chance) < 4 * (chance * (1 - chance) / 200) ** 0.5


def _shape(cells: tuple[int, ...]) -> int:
    return CELLS.index(min(tuple(sorted(symmetry[cell] for cell in cells)) for symmetry in SYMMETRIES))


@pytest.mark.parametrize("seed", range(6))
def test_the_strongest_level_plays_both_roles_to_the_end(seed: int) -> None:
    match, rng = Match(GAME, 2), Random(seed)
    bot = find_bot("level5")
    while not match.over:
        match.play_chance(rng)
        turn = match.turn
        if isinstance(turn, Decision):
            seat = turn.seats[0]
            view, actions = GAME.view(match.state, seat), GAME.actions(match.state, seat)
            action = bot.choose(GAME, view, match.seen(seat), seat, actions, 2.0, rng)
            assert action in actions
            match.play(seat, action)
