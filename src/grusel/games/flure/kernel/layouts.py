"""The layouts of the blocks that a search in `reach` comes to, and what is reached in them.

Layouts are made, found again by their keys, and put on the board to try what cannot be foreseen.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import KEYS, ZEROS
from grusel.games.flure.kernel.codes import BLOCK, CELL, ENTRANCE
from grusel.games.flure.kernel.hall import Hall, pushed_key
from grusel.games.flure.kernel.picture import Picture
from grusel.games.flure.kernel.thirds import CIRCLES, MIDDLE_STEPS, NORTH_STEPS, SOUTH_BITS, SOUTH_STEPS, Circle

ROOM: Final = 64  # layouts at first
NUMBER: Final = 0xFFFF
NO_KEY: Final = -1


class Layout:
    """One way in which the blocks lie, and where the figure in hand can be then."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        # One block moved (from, to, block, 8 bits each) on top of the layout in the bits above
        self.change: i64 = 0
        self.key: i64 = 0
        self.ends: i64 = 0  # results, or 0 if that is not known
        self.blocks_n: i64 = 0
        self.blocks_m: i64 = 0
        self.blocks_s: i64 = 0
        # Squares that were reached, and those of them that were reached with the last point
        self.seen_n: i64 = 0
        self.seen_m: i64 = 0
        self.seen_s: i64 = 0
        self.last_n: i64 = 0
        self.last_m: i64 = 0
        self.last_s: i64 = 0


class Reach(Picture):
    """A search over layouts, each with sets of squares; layout 0 is how the blocks lie now."""

    def __init__(self) -> None:
        super().__init__()
        self.points: i64 = 0  # that are left
        # All figures but the one in hand, and where blocks may go unless others lie there
        self.others_n: i64 = 0
        self.others_m: i64 = 0
        self.others_s: i64 = 0
        self.free_n: i64 = 0
        self.free_m: i64 = 0
        self.free_s: i64 = 0
        self.layouts: vec[Layout] = vec[Layout]([Layout(number) for number in range(ROOM)])
        self.room: i64 = ROOM
        self.count: i64 = 0
        self.leaves: i64 = 0  # the first that was made with this point
        self.mixed: bool = False  # whether any of these may have more than one result, or none
        # All layouts by key: stamp of the search, number
        self.stamp: i64 = 0
        self.mask: i64 = 4 * ROOM - 1
        self.slots: vec[i64] = ZEROS[: 4 * ROOM]
        # What is reached with this point in layouts that are older: number, square
        self.late: vec[i64] = ZEROS[:0]
        self.lates: i64 = 0
        # Tables
        self.entrance: i64 = SOUTH_BITS[ENTRANCE]
        self.circles: vec[Circle] = CIRCLES
        self.keys: vec[i64] = KEYS
        self.north_steps: vec[i64] = NORTH_STEPS
        self.middle_steps: vec[i64] = MIDDLE_STEPS
        self.south_steps: vec[i64] = SOUTH_STEPS


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
    layout.ends = 0


def come_to(reach: Reach, number: i64, cell: i64) -> None:
    """A square is reached in another layout; in an older one only later, because its turn may be yet to come."""
    if number < reach.leaves:
        reach.late = append(reach.late, number << 8 | cell)
        reach.lates += 1
    else:
        reach.mixed = True
        arrive_on(reach, number, cell)


def catch_up(reach: Reach) -> None:
    """All layouts have had their turn."""
    for arrival in reach.late:
        arrive_on(reach, arrival >> 8, arrival & CELL)
    reach.late = ZEROS[:0]
    reach.lates = 0


def arrive_on(reach: Reach, number: i64, cell: i64) -> None:
    arrive(reach.layouts[number], reach.north_bits[cell], reach.middle_bits[cell], reach.south_bits[cell])


def after_pushes(reach: Reach, hall: Hall, below: Layout) -> i64:
    """The number of the layout after the last step's pushes: the one known by its key, or a new one."""
    key = below.key ^ pushed_key(hall, reach.keys)
    slot = slot_of(reach, key)
    if reach.slots[slot] >> 16 == reach.stamp:
        return reach.slots[slot] & NUMBER
    # Several blocks are several layouts, of which only the last is ever looked for.
    layout = below
    at: i64 = 0
    while at < hall.pushes:
        layout = new_layout(reach, layout, hall.push_from[at], hall.push_to[at], hall.push_block[at])
        at += 1
    enter(reach, layout, key)
    return layout.number


def slot_of(reach: Reach, key: i64) -> i64:
    """Where the layout with this key is written down, or belongs."""
    slot = key & reach.mask
    while reach.slots[slot] >> 16 == reach.stamp and reach.layouts[reach.slots[slot] & NUMBER].key != key:
        slot = (slot + 1) & reach.mask
    return slot


def enter(reach: Reach, layout: Layout, key: i64) -> None:
    """Write the layout down where it will be looked for."""
    layout.key = key
    slot = slot_of(reach, key)
    reach.slots[slot] = reach.stamp << 16 | layout.number


def new_layout(reach: Reach, below: Layout, cell: i64, to: i64, block: i64) -> Layout:
    """A block moved on top of a layout; nothing is reached in it so far."""
    number = reach.count
    if number == reach.room:
        make_room(reach)
    reach.count = number + 1
    reach.mixed = True
    layout = reach.layouts[number]
    layout.change = below.number << 24 | block << 16 | to << 8 | cell
    layout.key = NO_KEY
    layout.ends = 0
    layout.blocks_n = below.blocks_n ^ reach.north_bits[cell] ^ reach.north_bits[to]
    layout.blocks_m = below.blocks_m ^ reach.middle_bits[cell] ^ reach.middle_bits[to]
    layout.blocks_s = below.blocks_s ^ reach.south_bits[cell] ^ reach.south_bits[to]
    layout.seen_n = layout.seen_m = layout.seen_s = 0
    layout.last_n = layout.last_m = layout.last_s = 0
    return layout


def make_room(reach: Reach) -> None:
    """For twice as many layouts."""
    for _ in range(reach.room):
        reach.layouts = append(reach.layouts, Layout(len(reach.layouts)))
    reach.room *= 2
    reach.mask = 4 * reach.room - 1
    reach.slots = vec[i64]([0] * (4 * reach.room))
    number: i64 = 0
    while number < reach.count:
        layout = reach.layouts[number]
        if layout.key != NO_KEY:
            enter(reach, layout, layout.key)
        number += 1


def block_at(reach: Reach, hall: Hall, layout: Layout, cell: i64) -> i64:
    """The kind of block that lies there in a layout."""
    number = layout.number
    while number:
        change = reach.layouts[number].change
        if change >> 8 & CELL == cell:
            return change >> 16 & BLOCK
        number = change >> 24
    return hall.board[cell] & BLOCK


def load(reach: Reach, hall: Hall, number: i64) -> None:
    """Lay the blocks of the board out so, in whatever order."""
    while number:
        change = reach.layouts[number].change
        block = change >> 16 & BLOCK
        hall.board[change & CELL] -= block
        hall.board[change >> 8 & CELL] += block
        number = change >> 24


def unload(reach: Reach, hall: Hall, number: i64) -> None:
    """Lay them as they lie now."""
    while number:
        change = reach.layouts[number].change
        block = change >> 16 & BLOCK
        hall.board[change & CELL] += block
        hall.board[change >> 8 & CELL] -= block
        number = change >> 24
