"""The hall in play, and one step of a figure in it: pushing, sliding, passing over others (rules 6.2 and 6.3)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AHEAD, FLOOR, NUMBERS, ZEROS
from grusel.games.flure.kernel.codes import (
    AT_MONSTER,
    AT_POOL,
    AT_TELEPORTER,
    AT_WALL,
    BARRED,
    BEHIND_BLOCK,
    BEHIND_FIGURE,
    BEHIND_MONSTER,
    BEHIND_TELEPORTER,
    BEHIND_WALL,
    BLOCK,
    BLOCK_GONE,
    BLOCK_PIECE,
    BLOOD,
    BY_CORNER,
    BY_EDGE,
    BY_TELEPORTER,
    ENTRANCE,
    EXIT,
    FIGURE,
    MONSTER,
    NOTHING,
    OUT,
    OUTSIDE,
    PIECE_SLID,
    PUSHED,
    SAVED,
    SECOND,
    SLID,
    SLIDE_STOPPED,
    SLIDES_TO_MONSTER,
    STEPPED,
    TAKEN,
    TELEPORTER,
    WALL,
)


class Hall:
    """Board, pieces and monster, changed in place."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.figures: i64 = 4 * seats
        self.ahead: vec[i64] = AHEAD
        self.numbers: vec[i64] = NUMBERS
        self.board: vec[i64] = FLOOR[:]
        self.twin: vec[i64] = ZEROS[:180]  # of a teleporter's square: twin square + 1, or 0
        self.arrow: vec[i64] = ZEROS[:180]
        self.place: vec[i64] = ZEROS[:28]
        self.black: vec[i64] = ZEROS[:28]
        self.removed: vec[i64] = ZEROS[:8]  # by block
        self.monster: i64 = NOTHING
        self.facing: i64 = 1
        self.last_half: bool = False
        # Options
        self.eaten_flip: bool = False
        self.corner_rests: bool = False
        self.monster_corner_rests: bool = False
        self.teleporter_destroys: bool = False
        self.sliders_push: bool = False
        self.no_slide_to_monster: bool = False
        self.tie_pushes: bool = False
        # The blocks that the last step moved: from, to (OUT for gone), block
        self.pushes: i64 = 0
        self.push_from: vec[i64] = ZEROS[:64]
        self.push_to: vec[i64] = ZEROS[:64]
        self.push_block: vec[i64] = ZEROS[:64]
        self.trail: vec[i64] = ZEROS[:720]
        # Events, recorded only for a caller who wants them
        self.tracing: bool = False
        self.trace: list[int] = []
        self.walker: i64 = NOTHING

    def note(self, what: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        self.trace += [what, a, b, c, d, e, 0, 0, 0, 0, 0]

    def piece(self, figure: i64) -> i64:
        return 2 * figure + self.black[figure]

    def number(self, figure: i64) -> i64:
        """Return the number that the figure shows."""
        return self.numbers[2 * (figure & 3) + self.black[figure]]

    def figure_at(self, cell: i64) -> i64:
        figure: i64 = 0
        while figure < self.figures:
            if self.place[figure] == cell:
                return figure
            figure += 1
        return NOTHING

    def piece_at(self, cell: i64) -> i64:
        """Return the figure or block on a square, in the code of the trace."""
        held = self.board[cell]
        if held & BLOCK:
            return BLOCK_PIECE + (held & BLOCK)
        return self.piece(self.figure_at(cell)) if held & FIGURE else NOTHING


def copy_hall(hall: Hall, other: Hall) -> None:
    """Copy the position to another hall of as many seats, without the trace."""
    other.board = hall.board[:]
    other.twin = hall.twin
    other.arrow = hall.arrow
    other.place = hall.place[:]
    other.black = hall.black[:]
    other.removed = hall.removed[:]
    other.monster = hall.monster
    other.facing = hall.facing
    other.last_half = hall.last_half
    other.eaten_flip = hall.eaten_flip
    other.corner_rests = hall.corner_rests
    other.monster_corner_rests = hall.monster_corner_rests
    other.teleporter_destroys = hall.teleporter_destroys
    other.sliders_push = hall.sliders_push
    other.no_slide_to_monster = hall.no_slide_to_monster
    other.tie_pushes = hall.tie_pushes


def lift(hall: Hall, figure: i64) -> None:
    """Lift the figure off its square, so that it is not in its own way."""
    cell = hall.place[figure]
    if cell >= 0:
        hall.board[cell] &= ~FIGURE


def put_back(hall: Hall, figure: i64) -> None:
    cell = hall.place[figure]
    if cell >= 0:
        hall.board[cell] |= FIGURE


def put_down(hall: Hall, figure: i64, cell: i64) -> None:
    """Put the lifted figure on a square, outside, or out of the hall."""
    if cell < OUT:
        hall.place[figure] = cell
        hall.board[cell] |= FIGURE
    else:
        hall.place[figure] = SAVED if cell == OUT else OUTSIDE


def step(hall: Hall, cell: i64, way: i64) -> i64:
    """Make one paid step of the lifted figure; return its square or a refusal."""
    board = hall.board
    ahead = hall.ahead
    here = cell
    there = ahead[4 * cell + way]
    while True:
        held = board[there]
        refusal: i64 = 0
        if held & BARRED:
            refusal = barrier(held)
        elif held & BLOCK:
            refusal = push(hall, there, way)
        if refusal < 0:
            if here == cell:
                return refusal
            return slide_end(hall, here, refusal)
        if hall.tracing:
            over = hall.piece_at(there) if held & FIGURE else NOTHING
            hall.note(STEPPED if here == cell else SLID, hall.walker, here, there, over)
        here = there
        if not held & BLOOD:
            return here
        there = ahead[4 * here + way]
        beyond = board[there]
        if (held ^ beyond) & SECOND and beyond & BLOOD:
            return slide_end(hall, here, AT_POOL)


def barrier(held: i64) -> i64:
    if held & WALL:
        return AT_WALL
    return AT_MONSTER if held & MONSTER else AT_TELEPORTER


def slide_end(hall: Hall, here: i64, refusal: i64) -> i64:
    """Stop a blocked slider on its last square of blood (rules 6.3)."""
    if refusal == AT_MONSTER and hall.no_slide_to_monster:
        return SLIDES_TO_MONSTER
    if hall.tracing:
        hall.note(SLIDE_STOPPED, hall.walker, here, refusal)
    return here


def push(hall: Hall, cell: i64, way: i64) -> i64:
    """Push the block on this square; return 0 or the refusal."""
    board = hall.board
    behind = hall.ahead[4 * cell + way]
    held = board[behind]
    if held & WALL:
        # A block that rests on a corner square can be pushed out there.
        return remove(hall, cell, BY_EDGE) if corner(cell) else BEHIND_WALL
    if held & TELEPORTER and not held & MONSTER:
        return remove(hall, cell, BY_TELEPORTER) if hall.teleporter_destroys else BEHIND_TELEPORTER
    if held & TAKEN:
        if held & BLOCK:
            return BEHIND_BLOCK
        return BEHIND_FIGURE if held & FIGURE else BEHIND_MONSTER
    return slide_block(hall, cell, behind, way)


def slide_block(hall: Hall, cell: i64, behind: i64, way: i64) -> i64:
    """Move the block one square, then over blood until something is in its way."""
    board = hall.board
    block = board[cell] & BLOCK
    to = behind
    stop: i64 = 0
    while board[to] & BLOOD and (hall.corner_rests or not corner(to)):
        beyond = hall.ahead[4 * to + way]
        if board[beyond] & TAKEN:
            stop = board[beyond]
            break
        to = beyond
    if hall.tracing:
        hall.note(PUSHED, BLOCK_PIECE + block, cell, behind, 0)
        if to != behind or stop:
            hall.note(PIECE_SLID, BLOCK_PIECE + block, behind, to, stop)
    if corner(to) and not hall.corner_rests:
        if hall.tracing:
            hall.note(BLOCK_GONE, BLOCK_PIECE + block, to, BY_CORNER)
        to = OUT
    move_block(hall, cell, to, block)
    return 0


def corner(cell: i64) -> bool:
    return cell in (EXIT, ENTRANCE)


def remove(hall: Hall, cell: i64, how: i64) -> i64:
    block = hall.board[cell] & BLOCK
    if hall.tracing:
        hall.note(BLOCK_GONE, BLOCK_PIECE + block, cell, how)
    move_block(hall, cell, OUT, block)
    return 0


def move_block(hall: Hall, cell: i64, to: i64, block: i64) -> None:
    """Move a block and record it, so that the step can be taken back."""
    hall.board[cell] -= block
    if to == OUT:
        hall.removed[block] += 1
    else:
        hall.board[to] += block
    at = hall.pushes
    hall.push_from[at] = cell
    hall.push_to[at] = to
    hall.push_block[at] = block
    hall.pushes = at + 1


def move_back(hall: Hall, cell: i64, to: i64, block: i64) -> None:
    hall.board[cell] += block
    if to == OUT:
        hall.removed[block] -= 1
    else:
        hall.board[to] -= block


def take_back(hall: Hall) -> None:
    """Put the blocks that the last step moved where they were."""
    at = hall.pushes
    while at > 0:
        at -= 1
        move_back(hall, hall.push_from[at], hall.push_to[at], hall.push_block[at])
    hall.pushes = 0


def pushed_key(hall: Hall, keys: vec[i64]) -> i64:
    """Return the change that the last step's pushes make to a layout's key."""
    key: i64 = 0
    at: i64 = 0
    while at < hall.pushes:
        block = 256 * hall.push_block[at]
        key ^= keys[block + hall.push_from[at]] ^ keys[block + hall.push_to[at]]
        at += 1
    return key
