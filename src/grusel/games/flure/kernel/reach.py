"""Where a figure can go, as sets of squares: a point at a time, in all directions at once, for each layout of blocks.

What is found are the results of `moves`, but not the way there: that search knows one square after the other.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from mypy_extensions import i64

from grusel.games.flure.kernel.codes import BLOCK, ENTRANCE, MONSTER, OUTSIDE, PLACES, WAITING
from grusel.games.flure.kernel.hall import Hall, lift, push, put_back, take_back
from grusel.games.flure.kernel.layouts import Layout, Reach, after_pushes, arrive, catch_up, come_to
from grusel.games.flure.kernel.rough import go_all
from grusel.games.flure.kernel.thirds import NOT_EAST, NOT_WEST, OUT_BIT, WAITING_BIT, Circle


def find_results(reach: Reach, hall: Hall, figure: i64) -> None:
    """Find all squares that the figure can come to, with all layouts that it can make."""
    place = hall.place[figure]
    if place == OUTSIDE:
        place = WAITING
    points = hall.number(figure)
    reach.points = points
    leap(reach, place)
    if not reach.points:
        return
    begin(reach)
    lift(hall, figure)
    if place == WAITING and reach.points == points:
        reach.points -= 1
        come_in(reach, hall)
    while reach.points:
        reach.points -= 1
        flood(reach, hall)
        if reach.lates:
            catch_up(reach)
    put_back(hall, figure)


def leap(reach: Reach, place: i64) -> None:
    """Every square is reached as long as there is nothing but plain floor all around."""
    bar_n = ~(reach.ground_n | 1 << OUT_BIT | 1 << WAITING_BIT) | reach.blood_n | reach.blocks_n
    bar_m = ~reach.ground_m | reach.blood_m | reach.blocks_m
    bar_s = ~reach.ground_s | reach.blood_s | reach.blocks_s
    circles = reach.circles
    circle = circles[place]
    reach.others_n = reach.figures_n & ~circle.n
    reach.others_m = reach.figures_m & ~circle.m
    reach.others_s = reach.figures_s & ~circle.s
    points = reach.points
    while points:
        wider = circles[place + PLACES]
        if wider.n & bar_n | wider.m & bar_m | wider.s & bar_s:
            break
        circle = wider
        place += PLACES
        points -= 1
    reach.points = points
    land(reach, circle)


def land(reach: Reach, circle: Circle) -> None:
    """With a circle that is known, in which only the rim is new."""
    reach.count = 1
    reach.leaves = 1
    reach.mixed = False
    now = reach.layouts[0]
    now.seen_n = circle.n
    now.seen_m = circle.m
    now.seen_s = circle.s
    now.last_n = circle.rim_n
    now.last_m = circle.rim_m
    now.last_s = circle.rim_s


def begin(reach: Reach) -> None:
    """The search for what comes then."""
    reach.stamp += 1
    reach.slots[0] = reach.stamp << 16
    reach.free_n = (reach.ground_n | reach.pits_n) & ~reach.others_n
    reach.free_m = (reach.ground_m | reach.pits_m) & ~reach.others_m
    reach.free_s = (reach.ground_s | reach.pits_s) & ~reach.others_s
    now = reach.layouts[0]
    now.blocks_n = reach.blocks_n
    now.blocks_m = reach.blocks_m
    now.blocks_s = reach.blocks_s


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
            come_to(reach, after_pushes(reach, hall, reach.layouts[0]), ENTRANCE)
            take_back(hall)


def flood(reach: Reach, hall: Hall) -> None:
    """All steps from the squares that were reached last, in all layouts; thirds far from these are left out."""
    count = reach.count
    reach.leaves = count
    reach.mixed = False
    for layout in reach.layouts:
        if layout.number == count:
            break
        from_n = layout.last_n
        from_m = layout.last_m
        from_s = layout.last_s
        n: i64 = 0
        m: i64 = 0
        s: i64 = 0
        if from_n | from_m << 48:
            n = from_n << 1 | from_n >> 1 | from_n << 16 | from_n >> 16 | from_m << 48
            rough = layout.blocks_n | reach.blood_n
            seen = layout.seen_n
            # The first bit is the exit: from there a point leads out.
            fresh = (n & reach.ground_n | (from_n & 1) << OUT_BIT) & ~(rough | seen)
            layout.seen_n = seen | fresh
            layout.last_n = fresh
            n &= rough
        if from_m | from_n >> 48 | from_s << 33:
            m = (from_m & NOT_EAST) << 1 | (from_m & NOT_WEST) >> 1 | from_m << 16 | from_m >> 16
            m |= from_n >> 48 | from_s << 33
            rough = layout.blocks_m | reach.blood_m
            seen = layout.seen_m
            fresh = m & reach.ground_m & ~(rough | seen)
            layout.seen_m = seen | fresh
            layout.last_m = fresh
            m &= rough
        if from_s | from_m >> 33:
            s = from_s << 1 | from_s >> 1 | from_s << 16 | from_s >> 16 | from_m >> 33
            rough = layout.blocks_s | reach.blood_s
            seen = layout.seen_s
            fresh = s & reach.ground_s & ~(rough | seen)
            layout.seen_s = seen | fresh
            layout.last_s = fresh
            s &= rough
        if n:
            meet_north(reach, hall, layout, n, from_n, from_m)
        if m:
            meet_middle(reach, hall, layout, m, from_n, from_m, from_s)
        if s:
            meet_south(reach, hall, layout, s, from_m, from_s)


def meet_north(reach: Reach, hall: Hall, layout: Layout, met: i64, from_n: i64, from_m: i64) -> None:
    """Steps against blocks, going north where it is free north of them, and so on; and onto blood."""
    free_n = reach.free_n & ~layout.blocks_n
    free_m = reach.free_m & ~layout.blocks_m
    # A block in a corner can be pushed out of the hall, and is tried as one on blood.
    slippery = reach.blood_n | 1
    n = met & (from_n >> 16 | from_m << 48) & (free_n << 16 | slippery)
    e = met & from_n << 1 & (free_n >> 1 | slippery)
    s = met & from_n << 16 & (free_n >> 16 | free_m << 48 | slippery)
    w = met & from_n >> 1 & (free_n << 1 | slippery)
    if n | e | s | w:
        go_all(reach, hall, layout, reach.north_steps, slippery, n, e, s, w)


def meet_middle(reach: Reach, hall: Hall, layout: Layout, met: i64, from_n: i64, from_m: i64, from_s: i64) -> None:
    free_n = reach.free_n & ~layout.blocks_n
    free_m = reach.free_m & ~layout.blocks_m
    free_s = reach.free_s & ~layout.blocks_s
    slippery = reach.blood_m
    n = met & (from_m >> 16 | from_s << 33) & (free_m << 16 | free_n >> 48 | slippery)
    e = met & (from_m & NOT_EAST) << 1 & ((free_m & NOT_WEST) >> 1 | slippery)
    s = met & (from_m << 16 | from_n >> 48) & (free_m >> 16 | free_s << 33 | slippery)
    w = met & (from_m & NOT_WEST) >> 1 & ((free_m & NOT_EAST) << 1 | slippery)
    if n | e | s | w:
        go_all(reach, hall, layout, reach.middle_steps, slippery, n, e, s, w)


def meet_south(reach: Reach, hall: Hall, layout: Layout, met: i64, from_m: i64, from_s: i64) -> None:
    free_m = reach.free_m & ~layout.blocks_m
    free_s = reach.free_s & ~layout.blocks_s
    slippery = reach.blood_s | reach.entrance
    n = met & from_s >> 16 & (free_s << 16 | free_m >> 33 | slippery)
    e = met & from_s << 1 & (free_s >> 1 | slippery)
    s = met & (from_s << 16 | from_m >> 33) & (free_s >> 16 | slippery)
    w = met & from_s >> 1 & (free_s << 1 | slippery)
    if n | e | s | w:
        go_all(reach, hall, layout, reach.south_steps, slippery, n, e, s, w)
