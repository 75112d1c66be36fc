"""The results that a search in `reach` has found: how many, which is the n-th, and to carry it out.

They are numbered by layout in the order of finding, and in a layout from the exit to the entrance.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.codes import BLOCK, CELL
from grusel.games.flure.kernel.hall import Hall, lift, move_block, put_down
from grusel.games.flure.kernel.layouts import Layout, Reach
from grusel.games.flure.kernel.thirds import TELLING, WAITING_BIT, size


def count_results(reach: Reach) -> i64:
    """How many there are; a figure may not end on another."""
    n = ~reach.others_n
    m = ~reach.others_m
    s = ~reach.others_s
    # A layout that was made with the last point has one, unless it was reached again.
    last = reach.count if reach.mixed else reach.leaves
    total = reach.count - last
    number: i64 = 0
    while number < last:
        layout = reach.layouts[number]
        if number < reach.leaves or not layout.ends:
            layout.ends = size(layout.seen_n & n, layout.seen_m & m, layout.seen_s & s)
        total += layout.ends
        number += 1
    return total


def forbid_staying_outside(reach: Reach) -> None:
    """One result less."""
    now = reach.layouts[0]
    now.seen_n &= ~(1 << WAITING_BIT)
    now.ends -= 1


def take_result(reach: Reach, hall: Hall, figure: i64, result: i64) -> i64:
    """Carry out a result by its number, after they were counted; the place the figure comes to."""
    number: i64 = 0
    while result >= reach.layouts[number].ends:
        result -= reach.layouts[number].ends
        number += 1
    cell = place_of(reach, reach.layouts[number], result)
    lift(hall, figure)
    while number:
        change = reach.layouts[number].change
        move_in_both(reach, hall, change & CELL, change >> 8 & CELL, change >> 16 & BLOCK)
        number = change >> 24
    hall.pushes = 0
    put_down(hall, figure, cell)
    reach.figures_n = reach.others_n | reach.north_bits[cell]
    reach.figures_m = reach.others_m | reach.middle_bits[cell]
    reach.figures_s = reach.others_s | reach.south_bits[cell]
    return cell


def place_of(reach: Reach, layout: Layout, result: i64) -> i64:
    """Where the n-th result of a layout ends."""
    n = layout.seen_n & ~reach.others_n
    north = size(n, 0, 0)
    if result < north:
        return nth(n, reach.north_steps, result)
    m = layout.seen_m & ~reach.others_m
    middle = size(m, 0, 0)
    if result < north + middle:
        return nth(m, reach.middle_steps, result - north)
    return nth(layout.seen_s & ~reach.others_s, reach.south_steps, result - north - middle)


def nth(bits: i64, steps: vec[i64], skip: i64) -> i64:
    while skip:
        bits &= bits - 1
        skip -= 1
    index = (bits & -bits) * TELLING >> 58 & 63
    return steps[index] >> 2


def move_in_both(reach: Reach, hall: Hall, cell: i64, to: i64, block: i64) -> None:
    """On the board and in the picture."""
    move_block(hall, cell, to, block)
    reach.blocks_n ^= reach.north_bits[cell] ^ reach.north_bits[to]
    reach.blocks_m ^= reach.middle_bits[cell] ^ reach.middle_bits[to]
    reach.blocks_s ^= reach.south_bits[cell] ^ reach.south_bits[to]
