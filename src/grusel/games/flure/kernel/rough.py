"""The steps of the search in `reach` that are not plain, in one layout: against blocks and onto blood."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.codes import NOTHING
from grusel.games.flure.kernel.hall import Hall, step, take_back
from grusel.games.flure.kernel.layouts import (
    NUMBER,
    Layout,
    Reach,
    after_pushes,
    arrive,
    arrive_on,
    block_at,
    come_to,
    load,
    make_room,
    slot_of,
    unload,
)
from grusel.games.flure.kernel.steps import STEPS, Push
from grusel.games.flure.kernel.thirds import TELLING


def go_all(
    reach: Reach,
    hall: Hall,
    layout: Layout,
    steps: vec[i64],
    slippery: i64,
    north: i64,
    east: i64,
    south: i64,
    west: i64,
) -> None:
    """Each of these steps in its direction: over blood, or else against a block."""
    while True:
        bit: i64
        way: i64
        if north:
            bit = north & -north
            north ^= bit
            way = 0
        elif east:
            bit = east & -east
            east ^= bit
            way = 1
        elif south:
            bit = south & -south
            south ^= bit
            way = 2
        elif west:
            bit = west & -west
            west ^= bit
            way = 3
        else:
            return
        index = bit * TELLING >> 58 & 63
        step = steps[index] + way
        if bit & slippery:
            step = glide(reach, hall, layout, step)
            if step < 0:
                continue
        block = reach.sole
        if not block:
            block = block_at(reach, hall, layout, step >> 2)
        index = STEPS * block + step
        push = reach.pushes[index]
        if not push.plain and in_the_way(reach, layout, push):
            act(reach, hall, layout, step)
        else:
            push_on(reach, layout, push, step >> 2)


def push_on(reach: Reach, layout: Layout, push: Push, there: i64) -> None:
    """The block goes where nothing is in its way: to a layout that is known, or to a new one."""
    key = layout.key ^ push.key
    slot = key & reach.mask
    if reach.slots[slot] >> 16 == reach.stamp:
        slot = slot_of(reach, key)
        if reach.slots[slot] >> 16 == reach.stamp:
            come_to(reach, reach.slots[slot] & NUMBER, there)
            return
    number = reach.count
    if number == reach.room:
        make_room(reach)
        slot = slot_of(reach, key)
    reach.count = number + 1
    reach.slots[slot] = reach.stamp << 16 | number
    new = reach.layouts[number]
    new.key = key
    new.change = layout.number << 24 | push.change
    new.ends = 1
    new.seen_n = push.there_n
    new.seen_m = push.there_m
    new.seen_s = push.there_s
    if reach.points:
        new.last_n = push.there_n
        new.last_m = push.there_m
        new.last_s = push.there_s
        new.blocks_n = layout.blocks_n ^ push.moved_n
        new.blocks_m = layout.blocks_m ^ push.moved_m
        new.blocks_s = layout.blocks_s ^ push.moved_s


def in_the_way(reach: Reach, layout: Layout, push: Push) -> i64:
    """What keeps a block from being moved so far."""
    n = push.over_n & (layout.blocks_n | reach.others_n | ~reach.ground_n)
    m = push.over_m & (layout.blocks_m | reach.others_m | ~reach.ground_m)
    s = push.over_s & (layout.blocks_s | reach.others_s | ~reach.ground_s)
    return n | m | s


def glide(reach: Reach, hall: Hall, layout: Layout, step: i64) -> i64:
    """Over blood to the end: NOTHING, or the step against a block that is pushed there."""
    slide = reach.slides[step]
    n = slide.over_n & (layout.blocks_n | ~reach.ground_n)
    m = slide.over_m & (layout.blocks_m | ~reach.ground_m)
    s = slide.over_s & (layout.blocks_s | ~reach.ground_s)
    if not n | m | s:
        arrive(layout, slide.end_n, slide.end_m, slide.end_s)
        return NOTHING
    n ^= slide.end_n & layout.blocks_n
    m ^= slide.end_m & layout.blocks_m
    s ^= slide.end_s & layout.blocks_s
    if n | m | s or slide.onto < 0:
        act(reach, hall, layout, step)
        return NOTHING
    # Nothing is in the way but a block where the slide ends.
    n = slide.behind_n & reach.free_n & ~layout.blocks_n
    m = slide.behind_m & reach.free_m & ~layout.blocks_m
    s = slide.behind_s & reach.free_s & ~layout.blocks_s
    if n | m | s:
        return slide.onto
    arrive(layout, slide.stop_n, slide.stop_m, slide.stop_s)
    return NOTHING


def act(reach: Reach, hall: Hall, layout: Layout, code: i64) -> None:
    """Anything else is tried on the board as it lies in this layout, and taken back."""
    load(reach, hall, layout.number)
    cell = step(hall, reach.ahead[code ^ 2], code & 3)
    if hall.pushes:
        if cell >= 0:
            come_to(reach, after_pushes(reach, hall, layout), cell)
        take_back(hall)
    elif cell >= 0:
        arrive_on(reach, layout.number, cell)
    unload(reach, hall, layout.number)
