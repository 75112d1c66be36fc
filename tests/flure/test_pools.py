"""The border of two touching pools, found from the blood alone (option 10.10)."""

from __future__ import annotations

import pytest

from grusel.games.flure.pools import long_beside_square, spots
from grusel.games.flure.squares import HALL
from grusel.grid import mask, members

MIDDLE = HALL.find("h5")
SQUARE = spots("2x2")[MIDDLE]
LONG = [*spots("4x1").values(), *spots("1x4").values()]
AROUND = mask([there for cell in members(SQUARE) for there in members(HALL.near[cell])])
TOUCHING = [long for long in LONG if long & AROUND and not long & SQUARE]
APART = [long for long in LONG if not long & (AROUND | SQUARE)]


def blood(*pools: int) -> tuple[int, ...]:
    return tuple(members(mask([cell for pool in pools for cell in members(pool)])))


@pytest.mark.parametrize("long", TOUCHING)
def test_a_long_pool_is_told_from_the_square_one_that_it_touches(long: int) -> None:
    assert long_beside_square(blood(SQUARE, long)) == tuple(members(long))


def test_pools_that_do_not_touch_are_not_told_apart() -> None:
    assert {long_beside_square(blood(SQUARE, long)) for long in APART} == {()}


def test_two_long_pools_that_touch_are_one() -> None:
    assert long_beside_square(blood(spots("4x1")[MIDDLE], spots("4x1")[MIDDLE + 4])) == ()


def test_a_pool_with_a_square_of_blood_more_is_one_pool_with_it() -> None:
    assert long_beside_square(blood(SQUARE, TOUCHING[0], 1 << TOUCHING[0].bit_length())) == ()
