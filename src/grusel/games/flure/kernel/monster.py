"""The monster: it looks, steps, pushes rows, eats, slides, goes through walls (rules 6.4 and 6.5)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.flure.kernel.codes import (
    BLOCK,
    BLOCK_GONE,
    BLOCK_PIECE,
    BLOOD,
    BY_CORNER,
    BY_EATING,
    BY_EDGE,
    BY_TELEPORTER,
    EDGE,
    ENTRANCE,
    FIGURE,
    FIGURE_LOST,
    LOOKED,
    LOST,
    MONSTER,
    MONSTER_SLID,
    NOTHING,
    OPAQUE,
    OUTSIDE,
    PIECE,
    PIECE_SLID,
    PUSHED,
    SEES_NEAREST,
    SEES_NOTHING,
    SEES_TIE,
    STEP_LOST,
    STONE_TURNED,
    TELEPORTED,
    TELEPORTER,
    TURN_RIGHT,
    TURNING,
    WALK_ENDED,
    WALKED,
    WALL,
    WRAPPED,
)
from grusel.games.flure.kernel.hall import Hall, corner

MOST_STEPS: Final = 20
FAR: Final = 99


def walk(hall: Hall, steps: i64, hits: i64) -> i64:
    """Look and step until `steps` are made or `hits` figures lost, then look once more; return the figures lost."""
    lost: i64 = 0
    done: i64 = 0
    if hall.monster < 0:
        return 0
    while done < steps and lost < hits:
        look(hall)
        lost += stride(hall)
        done += 1
    look(hall)
    if hall.tracing:
        hall.note(WALK_ENDED, hall.monster, hall.facing, done, lost)
    return lost


def look(hall: Hall) -> None:
    """Turn to the nearest figure ahead, left or right; with any tie go straight on."""
    facing = hall.facing
    left = (facing + 3) & 3
    right = (facing + 1) & 3
    ahead_at = sight(hall, facing)
    left_at = sight(hall, left)
    right_at = sight(hall, right)
    if left_at < ahead_at and left_at < right_at:
        hall.facing = left
    elif right_at < ahead_at and right_at < left_at:
        hall.facing = right
    if hall.tracing:
        note_look(hall, facing, ahead_at, left_at, right_at)


def sight(hall: Hall, way: i64) -> i64:
    """Return the distance of the nearest figure in this direction, or FAR."""
    board = hall.board
    ahead = hall.ahead
    cell = hall.monster
    distance: i64 = 0
    while True:
        cell = ahead[4 * cell + way]
        distance += 1
        held = board[cell]
        if held & FIGURE:
            return distance
        if held & OPAQUE:
            return FAR


def note_look(hall: Hall, facing: i64, ahead_at: i64, left_at: i64, right_at: i64) -> None:
    left = (facing + 3) & 3
    right = (facing + 1) & 3
    record: list[int] = [LOOKED, hall.monster, facing]
    record += [seen(hall, facing, ahead_at), ahead_at]
    record += [seen(hall, left, left_at), left_at]
    record += [seen(hall, right, right_at), right_at]
    record += [hall.facing, why(ahead_at, left_at, right_at)]
    hall.trace += record


def why(ahead_at: i64, left_at: i64, right_at: i64) -> i64:
    nearest = min(ahead_at, left_at, right_at)
    if nearest == FAR:
        return SEES_NOTHING
    ties: i64 = 0
    for distance in (ahead_at, left_at, right_at):
        if distance == nearest:
            ties += 1
    return SEES_NEAREST if ties == 1 else SEES_TIE


def seen(hall: Hall, way: i64, distance: i64) -> i64:
    """Return the figure at that distance, in the code of the trace."""
    if distance == FAR:
        return NOTHING
    cell = hall.monster
    while distance > 0:
        cell = hall.ahead[4 * cell + way]
        distance -= 1
    return hall.piece_at(cell)


def stride(hall: Hall) -> i64:
    """Make one step with all its effects; return the figures lost."""
    board = hall.board
    trail = hall.trail
    here = hall.monster
    way = hall.facing
    board[here] &= ~MONSTER
    traced = len(hall.trace)
    lost: i64 = 0
    been: i64 = 0
    slides = False
    old_board, old_place, old_black, old_removed = board, hall.place, hall.black, hall.removed
    while True:
        code = 4 * here + way
        if repeats(hall, been, code):
            # A circle: the whole step is undone and spent (rules 6.5 and 11).
            hall.board, hall.place, hall.black, hall.removed = old_board, old_place, old_black, old_removed
            return spend_step(hall, traced, slides)
        trail[been] = code
        been += 1
        there = hall.ahead[code]
        wraps = there == EDGE
        if wraps:
            there = ENTRANCE - here
        held = board[there]
        if held & TURNING and stone_acts(hall, been == 1 and not wraps):
            # It turns on the spot and steps, without a new look.
            way = turned(held & BLOCK, way)
            if hall.tracing:
                hall.note(STONE_TURNED, here, held & BLOCK, there, code & 3, way)
            continue
        if held & BLOOD and not slides:
            old_board, old_place, old_black, old_removed = board[:], hall.place[:], hall.black[:], hall.removed[:]
        lost += enter(hall, here, there, way, WRAPPED if wraps else MONSTER_SLID if slides else WALKED)
        here = there
        if held & TELEPORTER and hall.twin[there]:
            here = hall.twin[there] - 1
            way = hall.arrow[here]
            if hall.tracing:
                hall.note(TELEPORTED, there, here, way)
            break
        if not held & BLOOD:
            break
        slides = True
    hall.monster = here
    hall.facing = way
    board[here] |= MONSTER
    return lost


def enter(hall: Hall, here: i64, there: i64, way: i64, how: i64) -> i64:
    """Push the block on the next square, go there, eat the figure on it; return the figures lost."""
    held = hall.board[there]
    lost = shove(hall, there, way) if held & BLOCK else 0
    if hall.tracing:
        hall.note(how, here, there, way)
    return lost + lose(hall, there, BY_EATING) if held & FIGURE else lost


def repeats(hall: Hall, been: i64, code: i64) -> bool:
    trail = hall.trail
    while been > 0:
        been -= 1
        if trail[been] == code:
            return True
    return False


def spend_step(hall: Hall, traced: int, slides: bool) -> i64:
    hall.board[hall.monster] |= MONSTER
    if hall.tracing:
        hall.trace = hall.trace[:traced]
        hall.note(STEP_LOST, hall.monster, hall.facing, 1 if slides else 0)
    return 0


def stone_acts(hall: Hall, ahead: bool) -> bool:
    """Tell whether a turn stone acts; with option 10.13 one straight ahead does not during a tie."""
    return not (ahead and hall.tie_pushes and sees_tie(hall))


def sees_tie(hall: Hall) -> bool:
    """Tell whether it sees two figures equally near, left and right."""
    left = sight(hall, (hall.facing + 3) & 3)
    return left != FAR and left == sight(hall, (hall.facing + 1) & 3)


def turned(block: i64, way: i64) -> i64:
    return (way + 1) & 3 if block == TURN_RIGHT else way ^ 2


def shove(hall: Hall, cell: i64, way: i64) -> i64:
    """Push the row that begins on this square, the farthest piece first; return the figures lost."""
    board = hall.board
    ahead = hall.ahead
    last = cell
    beyond = ahead[4 * last + way]
    while board[beyond] & PIECE:
        last = beyond
        beyond = ahead[4 * last + way]
    lost: i64 = 0
    while last != cell:
        lost += shift(hall, last, way)
        last = ahead[4 * last + (way ^ 2)]
    return lost + shift(hall, cell, way)


def shift(hall: Hall, cell: i64, way: i64) -> i64:
    """Push one piece one square, and over blood as far as it slides; return the figures lost."""
    board = hall.board
    to = hall.ahead[4 * cell + way]
    if board[to] & WALL:
        return drop(hall, cell, BY_EDGE)
    if board[to] & TELEPORTER:
        return drop(hall, cell, BY_TELEPORTER)
    if hall.tracing:
        hall.note(PUSHED, hall.piece_at(cell), cell, to, 1)
    relocate(hall, cell, to)
    return slide_piece(hall, to, way)


def slide_piece(hall: Hall, cell: i64, way: i64) -> i64:
    """Slide a pushed piece on while it lies on blood; return the figures lost."""
    board = hall.board
    piece = board[cell] & PIECE
    here = cell
    lost: i64 = 0
    while True:
        if piece & BLOCK and corner(here) and not hall.monster_corner_rests:
            note_slide(hall, cell, here, 0)
            return lost + drop(hall, here, BY_CORNER)
        if not board[here] & BLOOD:
            note_slide(hall, cell, here, 0)
            return lost
        there = hall.ahead[4 * here + way]
        held = board[there]
        if held & (WALL | TELEPORTER | PIECE):
            if not hall.sliders_push:
                note_slide(hall, cell, here, held)
                return lost
            note_slide(hall, cell, here, 0)
            cell = here
            if held & WALL:
                return lost + drop(hall, here, BY_EDGE)
            if held & TELEPORTER:
                return lost + drop(hall, here, BY_TELEPORTER)
            lost += shove(hall, there, way)
        relocate(hall, here, there)
        here = there


def note_slide(hall: Hall, cell: i64, here: i64, held: i64) -> None:
    if hall.tracing and (cell != here or held):
        hall.note(PIECE_SLID, hall.piece_at(here), cell, here, held)


def relocate(hall: Hall, cell: i64, to: i64) -> None:
    board = hall.board
    piece = board[cell] & PIECE
    if piece & FIGURE:
        hall.place[hall.figure_at(cell)] = to
    board[cell] -= piece
    board[to] += piece


def drop(hall: Hall, cell: i64, how: i64) -> i64:
    """Take a piece off the board: a block for good, a figure as if eaten; return the figures lost."""
    block = hall.board[cell] & BLOCK
    if not block:
        return lose(hall, cell, how)
    hall.board[cell] -= block
    hall.removed[block] += 1
    if hall.tracing:
        hall.note(BLOCK_GONE, BLOCK_PIECE + block, cell, how)
    return 0


def lose(hall: Hall, cell: i64, how: i64) -> i64:
    """Lose a figure: in the first half it waits outside again, in the second it is out (rules 6.4)."""
    figure = hall.figure_at(cell)
    if hall.tracing:
        note_loss(hall, figure, cell, how)
    hall.board[cell] &= ~FIGURE
    hall.place[figure] = LOST if hall.last_half else OUTSIDE
    if turns(hall):
        hall.black[figure] ^= 1
    return 1


def note_loss(hall: Hall, figure: i64, cell: i64, how: i64) -> None:
    for_good: i64 = 1 if hall.last_half else 0
    turned: i64 = 1 if turns(hall) else 0
    hall.note(FIGURE_LOST, hall.piece(figure), cell, how, for_good, turned)


def turns(hall: Hall) -> bool:
    """Tell whether a lost figure is turned over (rules 10.1)."""
    return hall.eaten_flip and not hall.last_half
