"""The layouts of the blocks that a search in `reach` comes to: made, found again by their keys, put on the board."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import KEYS, ZEROS
from grusel.games.flure.kernel.codes import BLOCK, ENTRANCE, OUT
from grusel.games.flure.kernel.hall import Hall
from grusel.games.flure.kernel.picture import Picture
from grusel.games.flure.kernel.thirds import (
    MIDDLE_STEPS,
    NORTH_STEPS,
    PUSH_KEYS,
    PUSHES,
    SOUTH_BITS,
    SOUTH_STEPS,
    Push,
)

ROOM: Final = 64  # layouts at first
PLACE: Final = 255
NUMBER: Final = 0xFFFF


class Layout:
    """One way in which the blocks lie, and where the figure in hand can be then."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        # One block moved (from, to, block, 8 bits each) on top of the layout in the bits above
        self.change: i64 = 0
        self.key: i64 = 0
        self.ends: i64 = 0  # results, once they are counted
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
        # Blocks and blood that are met with this point, and where the figure comes from
        self.met_n: i64 = 0
        self.met_m: i64 = 0
        self.met_s: i64 = 0
        self.from_n: i64 = 0
        self.from_m: i64 = 0
        self.from_s: i64 = 0


class Reach(Picture):
    """A search over layouts, each with sets of squares; layout 0 is how the blocks lie now."""

    def __init__(self) -> None:
        super().__init__()
        self.points: i64 = 0  # that are left
        # All figures but the one in hand, and plain floor on which none of them stands
        self.others_n: i64 = 0
        self.others_m: i64 = 0
        self.others_s: i64 = 0
        self.clear_n: i64 = 0
        self.clear_m: i64 = 0
        self.clear_s: i64 = 0
        self.entrance: i64 = SOUTH_BITS[ENTRANCE]
        # Layouts, those in which something is met, and all by key: stamp of the search, number
        self.count: i64 = 0
        self.room: i64 = ROOM
        self.layouts: vec[Layout] = vec[Layout]([Layout(number) for number in range(ROOM)])
        self.meeting: vec[i64] = ZEROS[:ROOM]
        self.stamp: i64 = 0
        self.mask: i64 = 4 * ROOM - 1
        self.slots: vec[i64] = ZEROS[: 4 * ROOM]
        # Tables
        self.keys: vec[i64] = KEYS
        self.push_keys: vec[i64] = PUSH_KEYS
        self.pushes: vec[Push] = PUSHES
        self.north_steps: vec[i64] = NORTH_STEPS
        self.middle_steps: vec[i64] = MIDDLE_STEPS
        self.south_steps: vec[i64] = SOUTH_STEPS


def after_pushes(reach: Reach, hall: Hall, below: Layout) -> Layout:
    """The layout after the last step's pushes: the one known by its key, or a new one."""
    key = below.key
    at: i64 = 0
    while at < hall.pushes:
        block = 256 * hall.push_block[at]
        key ^= reach.keys[block + hall.push_from[at]]
        if hall.push_to[at] != OUT:
            key ^= reach.keys[block + hall.push_to[at]]
        at += 1
    number = known(reach, key)
    if number >= 0:
        return reach.layouts[number]
    # Several blocks are several layouts, of which only the last is ever looked for.
    layout = below
    at = 0
    while at < hall.pushes:
        layout = new_layout(reach, layout, hall.push_from[at], hall.push_to[at], hall.push_block[at])
        at += 1
    enter(reach, layout, key)
    return layout


def known(reach: Reach, key: i64) -> i64:
    """The layout with this key, or -1."""
    if key == 0:
        return 0
    slot = key & reach.mask
    while reach.slots[slot] >> 16 == reach.stamp:
        number = reach.slots[slot] & NUMBER
        if reach.layouts[number].key == key:
            return number
        slot = (slot + 1) & reach.mask
    return -1


def free_slot(reach: Reach, key: i64) -> i64:
    slot = key & reach.mask
    while reach.slots[slot] >> 16 == reach.stamp:
        slot = (slot + 1) & reach.mask
    return slot


def enter(reach: Reach, layout: Layout, key: i64) -> None:
    """Write the layout down where it will be looked for."""
    layout.key = key
    slot = free_slot(reach, key)
    reach.slots[slot] = reach.stamp << 16 | layout.number


def new_layout(reach: Reach, below: Layout, cell: i64, to: i64, block: i64) -> Layout:
    """A block moved on top of a layout; nothing is reached in it so far."""
    number = reach.count
    if number == reach.room:
        make_room(reach)
    reach.count = number + 1
    layout = reach.layouts[number]
    layout.change = below.number << 24 | block << 16 | to << 8 | cell
    layout.key = 0
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
    reach.meeting = extend(reach.meeting, reach.meeting)
    reach.mask = 4 * reach.room - 1
    reach.slots = vec[i64]([0] * (4 * reach.room))
    number: i64 = 1
    while number < reach.count:
        layout = reach.layouts[number]
        if layout.key:
            enter(reach, layout, layout.key)
        number += 1


def block_at(reach: Reach, hall: Hall, layout: Layout, cell: i64) -> i64:
    """The kind of block that lies there in a layout."""
    number = layout.number
    while number:
        change = reach.layouts[number].change
        if change >> 8 & PLACE == cell:
            return change >> 16 & BLOCK
        number = change >> 24
    return hall.board[cell] & BLOCK


def load(reach: Reach, hall: Hall, number: i64) -> None:
    """Lay the blocks of the board out so, in whatever order."""
    while number:
        change = reach.layouts[number].change
        block = change >> 16 & BLOCK
        hall.board[change & PLACE] -= block
        hall.board[change >> 8 & PLACE] += block
        number = change >> 24


def unload(reach: Reach, hall: Hall, number: i64) -> None:
    """Lay them as they lie now."""
    while number:
        change = reach.layouts[number].change
        block = change >> 16 & BLOCK
        hall.board[change & PLACE] += block
        hall.board[change >> 8 & PLACE] -= block
        number = change >> 24
