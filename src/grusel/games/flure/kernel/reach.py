"""Where a figure can go, as sets of squares: a point at a time, in all directions at once, for each layout of blocks.

What is found are the results of `moves`, but not the way there: that search knows one square after the other.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.codes import BLOCK, BLOOD, ENTRANCE, FIGURE, MONSTER, OUTSIDE, WALL
from grusel.games.flure.kernel.hall import Hall, corner, lift, push, put_back, step, take_back
from grusel.games.flure.kernel.layouts import (
    Layout,
    Reach,
    after_pushes,
    block_at,
    free_slot,
    known,
    load,
    make_room,
    unload,
)
from grusel.games.flure.kernel.thirds import NOT_EAST, NOT_WEST, OUT_BIT, TELLING, WAITING_BIT


def find_results(reach: Reach, hall: Hall, figure: i64) -> None:
    """Find all squares that the figure can come to, with all layouts that it can make."""
    place = hall.place[figure]
    reach.points = hall.number(figure)
    begin(reach, place)
    lift(hall, figure)
    if place == OUTSIDE:
        reach.points -= 1
        come_in(reach, hall)
    while reach.points:
        reach.points -= 1
        meetings = flood(reach)
        at: i64 = 0
        while at < meetings:
            number = reach.meeting[at]
            meet(reach, hall, reach.layouts[number])
            at += 1
    put_back(hall, figure)


def begin(reach: Reach, place: i64) -> None:
    reach.stamp += 1
    reach.count = 1
    n: i64 = 1 << WAITING_BIT
    m: i64 = 0
    s: i64 = 0
    if place >= 0:
        n = reach.north_bits[place]
        m = reach.middle_bits[place]
        s = reach.south_bits[place]
    reach.others_n = reach.figures_n & ~n
    reach.others_m = reach.figures_m & ~m
    reach.others_s = reach.figures_s & ~s
    # Exit and entrance are not plain: no block rests there.
    reach.clear_n = reach.ground_n & ~(reach.blood_n | reach.others_n | 1)
    reach.clear_m = reach.ground_m & ~(reach.blood_m | reach.others_m)
    reach.clear_s = reach.ground_s & ~(reach.blood_s | reach.others_s | reach.entrance)
    now = reach.layouts[0]
    now.blocks_n = reach.blocks_n
    now.blocks_m = reach.blocks_m
    now.blocks_s = reach.blocks_s
    now.seen_n = now.last_n = n
    now.seen_m = now.last_m = m
    now.seen_s = now.last_s = s


def come_in(reach: Reach, hall: Hall) -> None:
    """The first point puts a figure on the entrance, pushing what block lies there (rules 6.2 and 11)."""
    held = hall.board[ENTRANCE]
    if held & MONSTER:
        return
    if not held & BLOCK:
        arrive(reach.layouts[0], 0, 0, reach.entrance)
        return
    for way in (0, 3):
        if push(hall, ENTRANCE, way) == 0:
            layout = after_pushes(reach, hall, reach.layouts[0])
            take_back(hall)
            arrive(layout, 0, 0, reach.entrance)


def arrive(layout: Layout, n: i64, m: i64, s: i64) -> None:
    """A square is reached in a layout, perhaps not for the first time."""
    n &= ~layout.seen_n
    m &= ~layout.seen_m
    s &= ~layout.seen_s
    layout.seen_n |= n
    layout.seen_m |= m
    layout.seen_s |= s
    layout.last_n |= n
    layout.last_m |= m
    layout.last_s |= s


def flood(reach: Reach) -> i64:
    """Plain steps from all squares that were reached last, in all layouts; in how many blocks or blood are met."""
    layouts = reach.layouts
    count = reach.count
    meetings: i64 = 0
    number: i64 = 0
    while number < count:
        layout = layouts[number]
        from_n = layout.last_n
        from_m = layout.last_m
        from_s = layout.last_s
        n = from_n << 1 | from_n >> 1 | from_n << 16 | from_n >> 16 | from_m << 48
        m = (from_m & NOT_EAST) << 1 | (from_m & NOT_WEST) >> 1 | from_m << 16 | from_m >> 16
        m |= from_n >> 48 | from_s << 33
        s = from_s << 1 | from_s >> 1 | from_s << 16 | from_s >> 16 | from_m >> 33
        rough_n = layout.blocks_n | reach.blood_n
        rough_m = layout.blocks_m | reach.blood_m
        rough_s = layout.blocks_s | reach.blood_s
        # The first bit is the exit: from there a point leads out.
        fresh_n = (n & reach.ground_n | (from_n & 1) << OUT_BIT) & ~(rough_n | layout.seen_n)
        fresh_m = m & reach.ground_m & ~(rough_m | layout.seen_m)
        fresh_s = s & reach.ground_s & ~(rough_s | layout.seen_s)
        layout.seen_n |= fresh_n
        layout.seen_m |= fresh_m
        layout.seen_s |= fresh_s
        layout.last_n = fresh_n
        layout.last_m = fresh_m
        layout.last_s = fresh_s
        n &= rough_n
        m &= rough_m
        s &= rough_s
        if n | m | s:
            layout.met_n = n
            layout.met_m = m
            layout.met_s = s
            layout.from_n = from_n
            layout.from_m = from_m
            layout.from_s = from_s
            reach.meeting[meetings] = number
            meetings += 1
        number += 1
    return meetings


def meet(reach: Reach, hall: Hall, layout: Layout) -> None:
    """Steps against blocks and onto blood."""
    from_n = layout.from_n
    from_m = layout.from_m
    from_s = layout.from_s
    clear_n = reach.clear_n & ~layout.blocks_n
    clear_m = reach.clear_m & ~layout.blocks_m
    clear_s = reach.clear_s & ~layout.blocks_s
    # Of each third: blocks that are met going north, and north of which it is clear; and so on.
    met = layout.met_n & ~reach.blood_n
    if met:
        n = met & (from_n >> 16 | from_m << 48) & clear_n << 16
        e = met & from_n << 1 & clear_n >> 1
        s = met & from_n << 16 & (clear_n >> 16 | clear_m << 48)
        w = met & from_n >> 1 & clear_n << 1
        push_all(reach, hall, layout, reach.north_steps, n, e, s, w)
    met = layout.met_m & ~reach.blood_m
    if met:
        n = met & (from_m >> 16 | from_s << 33) & (clear_m << 16 | clear_n >> 48)
        e = met & (from_m & NOT_EAST) << 1 & (clear_m & NOT_WEST) >> 1
        s = met & (from_m << 16 | from_n >> 48) & (clear_m >> 16 | clear_s << 33)
        w = met & (from_m & NOT_WEST) >> 1 & (clear_m & NOT_EAST) << 1
        push_all(reach, hall, layout, reach.middle_steps, n, e, s, w)
    met = layout.met_s & ~reach.blood_s
    if met:
        n = met & from_s >> 16 & (clear_s << 16 | clear_m >> 33)
        e = met & from_s << 1 & clear_s >> 1
        s = met & (from_s << 16 | from_m >> 33) & clear_s >> 16
        w = met & from_s >> 1 & clear_s << 1
        push_all(reach, hall, layout, reach.south_steps, n, e, s, w)
    if layout.met_n & reach.odd_n | layout.met_m & reach.odd_m | layout.met_s & reach.odd_s:
        meet_odd(reach, hall, layout)


def push_all(
    reach: Reach, hall: Hall, layout: Layout, steps: vec[i64], north: i64, east: i64, south: i64, west: i64
) -> None:
    while north:
        index = (north & -north) * TELLING >> 58 & 63
        push_one(reach, hall, layout, steps[index])
        north &= north - 1
    while east:
        index = (east & -east) * TELLING >> 58 & 63
        push_one(reach, hall, layout, steps[index] + 1)
        east &= east - 1
    while south:
        index = (south & -south) * TELLING >> 58 & 63
        push_one(reach, hall, layout, steps[index] + 2)
        south &= south - 1
    while west:
        index = (west & -west) * TELLING >> 58 & 63
        push_one(reach, hall, layout, steps[index] + 3)
        west &= west - 1


def push_one(reach: Reach, hall: Hall, layout: Layout, step: i64) -> None:
    """The plain push, from floor to floor: written out as one, because blocks are pushed so often."""
    push = reach.pushes[step]
    block = reach.sole
    if not block:
        block = block_at(reach, hall, layout, step >> 2)
    index = 1024 * block + step
    key = layout.key ^ reach.push_keys[index]
    slot = key & reach.mask
    if reach.slots[slot] >> 16 == reach.stamp or not key:
        number = known(reach, key)
        if number >= 0:
            arrive(reach.layouts[number], push.there_n, push.there_m, push.there_s)
            return
        slot = free_slot(reach, key)
    number = reach.count
    if number == reach.room:
        make_room(reach)
        slot = free_slot(reach, key)
    reach.count = number + 1
    reach.slots[slot] = reach.stamp << 16 | number
    new = reach.layouts[number]
    new.key = key
    new.change = layout.number << 24 | block << 16 | push.change
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


def meet_odd(reach: Reach, hall: Hall, layout: Layout) -> None:
    """Steps onto blood, and pushes where blood, a corner or a teleporter is near."""
    from_n = layout.from_n
    from_m = layout.from_m
    from_s = layout.from_s
    met = layout.met_n & reach.odd_n
    if met:
        n = met & (from_n >> 16 | from_m << 48)
        press_all(reach, hall, layout, reach.north_steps, n, met & from_n << 1, met & from_n << 16, met & from_n >> 1)
    met = layout.met_m & reach.odd_m
    if met:
        n = met & (from_m >> 16 | from_s << 33)
        e = met & (from_m & NOT_EAST) << 1
        s = met & (from_m << 16 | from_n >> 48)
        w = met & (from_m & NOT_WEST) >> 1
        press_all(reach, hall, layout, reach.middle_steps, n, e, s, w)
    met = layout.met_s & reach.odd_s
    if met:
        s = met & (from_s << 16 | from_m >> 33)
        press_all(reach, hall, layout, reach.south_steps, met & from_s >> 16, met & from_s << 1, s, met & from_s >> 1)


def press_all(
    reach: Reach, hall: Hall, layout: Layout, steps: vec[i64], north: i64, east: i64, south: i64, west: i64
) -> None:
    there = north | east | south | west
    while there:
        bit = there & -there
        there ^= bit
        index = bit * TELLING >> 58 & 63
        step = steps[index]
        if north & bit:
            press(reach, hall, layout, step)
        if east & bit:
            press(reach, hall, layout, step + 1)
        if south & bit:
            press(reach, hall, layout, step + 2)
        if west & bit:
            press(reach, hall, layout, step + 3)


def press(reach: Reach, hall: Hall, layout: Layout, step: i64) -> None:
    """Sort out what cannot be done, and what `push_all` has done."""
    there = step >> 2
    if hall.board[there] & BLOOD:
        glide(reach, hall, layout, step)
        return
    behind = reach.ahead[step]
    held = hall.board[behind]
    if held & (FIGURE | MONSTER) or (held & WALL and not corner(there)):
        return
    if held & ~BLOCK or corner(behind):
        act(reach, hall, layout, step)


def glide(reach: Reach, hall: Hall, layout: Layout, step: i64) -> None:
    """Over blood to the end, unless blocks or the monster are in the way."""
    slide = reach.slides[step]
    n = slide.over_n & (layout.blocks_n | ~reach.ground_n)
    m = slide.over_m & (layout.blocks_m | ~reach.ground_m)
    s = slide.over_s & (layout.blocks_s | ~reach.ground_s)
    if n | m | s:
        act(reach, hall, layout, step)
    else:
        arrive(layout, slide.end_n, slide.end_m, slide.end_s)


def act(reach: Reach, hall: Hall, layout: Layout, code: i64) -> None:
    """Anything else is tried on the board as it lies in this layout, and taken back."""
    load(reach, hall, layout.number)
    cell = step(hall, reach.ahead[code ^ 2], code & 3)
    to = layout
    if hall.pushes:
        if cell >= 0:
            to = after_pushes(reach, hall, layout)
        take_back(hall)
    unload(reach, hall, layout.number)
    if cell >= 0:
        arrive(to, reach.north_bits[cell], reach.middle_bits[cell], reach.south_bits[cell])
