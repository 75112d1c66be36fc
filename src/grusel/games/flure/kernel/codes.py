"""The kernel's codes: bits of a square, steps of a path, refusals, records of the trace."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

# Squares are 16 * y + x; three more places are no squares.
EXIT: Final = 0
ENTRANCE: Final = 175
EDGE: Final = 176  # the place ahead at a wall
OUT: Final = 177  # a figure that has left
WAITING: Final = 178  # a figure at the entrance
PLACES: Final = 179
CELL: Final = 255  # mask of a place in a packed number

# Places of a figure that is not in the hall.
OUTSIDE: Final = -1
SAVED: Final = -2
LOST: Final = -3
ABSENT: Final = -4

# What a square holds. Both turn stones have bit 2, the opaque blocks bit 1 or 2.
STONE: Final = 1
TURN_RIGHT: Final = 2
TURN_ROUND: Final = 3
CRYSTAL: Final = 4
TURNING: Final = 2
BLOCK: Final = 7
BLOOD: Final = 8
TELEPORTER: Final = 16
FIGURE: Final = 32
MONSTER: Final = 64
WALL: Final = 128
SECOND: Final = 256  # of two pools that touch, with option 10.10
OPAQUE: Final = 131  # a wall or a block other than a crystal
PIECE: Final = 39  # a block or a figure
BARRED: Final = 208  # where no figure may go: wall, monster, teleporter
TAKEN: Final = 247  # anything but floor and blood

# Steps of a figure's path: 0 to 3 are north, east, south, west.
LEAVE: Final = 4
ENTER: Final = 5
ENTER_NORTH: Final = 6  # pushing the block on the entrance
ENTER_WEST: Final = 7

# Why a step is refused.
AT_WALL: Final = -1
AT_MONSTER: Final = -2
AT_TELEPORTER: Final = -3
BEHIND_WALL: Final = -4
BEHIND_BLOCK: Final = -5
BEHIND_FIGURE: Final = -6
BEHIND_MONSTER: Final = -7
BEHIND_TELEPORTER: Final = -8
SLIDES_TO_MONSTER: Final = -9
NO_POINTS: Final = -10
ENDS_ON_FIGURE: Final = -11
NOT_AT_EXIT: Final = -12
NOT_OUTSIDE: Final = -13
STILL_OUTSIDE: Final = -14
ENTRANCE_MONSTER: Final = -15
ENTRANCE_BLOCK: Final = -16
ENTRANCE_EMPTY: Final = -17
ALREADY_OUT: Final = -18
MUST_ENTER: Final = -19
AT_POOL: Final = -20  # only ends a slide

# Phases of the game.
FIGURES: Final = 0
MONSTER_PHASE: Final = 1
OVER: Final = 2

# How something was lost.
BY_EATING: Final = 0
BY_EDGE: Final = 1
BY_TELEPORTER: Final = 2
BY_CORNER: Final = 3

# Why the game ended.
ENOUGH_SAVED: Final = 0
CARDS_USED: Final = 1
NOBODY_LEFT: Final = 2

# Why the monster faces as it does after a look.
SEES_NOTHING: Final = 0
SEES_NEAREST: Final = 1
SEES_TIE: Final = 2

# The trace: records of RECORD numbers, the first says what happened. Pieces are written as 2 * figure + black, or
# BLOCK_PIECE + block.
RECORD: Final = 11
NOTHING: Final = -1
BLOCK_PIECE: Final = 64
STEPPED: Final = 1  # piece, from, to, passed over
SLID: Final = 2  # piece, from, to, passed over
SLIDE_STOPPED: Final = 3  # piece, square, refusal
ENTERED: Final = 4  # piece, passed over
LEFT: Final = 5  # piece, how many of this seat
STAYED: Final = 6  # piece, place
PUSHED: Final = 7  # piece, from, to, by the monster
PIECE_SLID: Final = 8  # piece, from, to, bits of the square that stopped it
BLOCK_GONE: Final = 9  # piece, from, how
FLIPPED: Final = 10  # piece as it lies now, whether without being played
LOOKED: Final = 11  # square, facing, then piece and distance ahead, left and right; facing now, reason
WALKED: Final = 13  # from, to, facing
MONSTER_SLID: Final = 14  # from, to, facing
WRAPPED: Final = 15  # from, to, facing
TELEPORTED: Final = 16  # from, to, facing
STONE_TURNED: Final = 17  # square, block, its square, facing before and after
STEP_LOST: Final = 18  # square, facing, whether sliding
FIGURE_LOST: Final = 19  # piece, square, how, whether for good, whether turned over
LEFT_BEHIND: Final = 20  # piece
ROUND_BEGAN: Final = 21  # round, starter
HALF_BEGAN: Final = 22
GAME_ENDED: Final = 23  # why, winner or -1
WALK_ENDED: Final = 24  # square, facing, steps, figures lost
