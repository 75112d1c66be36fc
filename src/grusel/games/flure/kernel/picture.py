"""The hall as sets of squares, for the search in `reach`."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AHEAD
from grusel.games.flure.kernel.codes import BLOCK, BLOOD, CRYSTAL, STONE, TELEPORTER, WALL
from grusel.games.flure.kernel.hall import Hall, corner
from grusel.games.flure.kernel.thirds import MIDDLE_BITS, NORTH_BITS, SOUTH_BITS, SQUARES


class Slide:
    """A step onto blood: the squares it leads over, and where it ends if they hold neither blocks nor the monster."""

    def __init__(self) -> None:
        self.over_n: i64 = 0
        self.over_m: i64 = 0
        self.over_s: i64 = 0
        self.end_n: i64 = 0
        self.end_m: i64 = 0
        self.end_s: i64 = 0


NO_SLIDES: Final = vec[Slide]([Slide()] * (4 * SQUARES))


class Picture:
    """What the hall was like when it was last looked at; see thirds.py for names in _n, _m and _s."""

    def __init__(self) -> None:
        self.ahead: vec[i64] = AHEAD
        self.north_bits: vec[i64] = NORTH_BITS
        self.middle_bits: vec[i64] = MIDDLE_BITS
        self.south_bits: vec[i64] = SOUTH_BITS
        # Where figures may ever go, and where they may go now that the monster is where it is
        self.tiles_n: i64 = 0
        self.tiles_m: i64 = 0
        self.tiles_s: i64 = 0
        self.ground_n: i64 = 0
        self.ground_m: i64 = 0
        self.ground_s: i64 = 0
        self.blood_n: i64 = 0
        self.blood_m: i64 = 0
        self.blood_s: i64 = 0
        self.slides: vec[Slide] = NO_SLIDES[:]  # [4 * square + direction]
        # Blood, corners, and what lies beside blood, corners and teleporters: to push there is not plain
        self.odd_n: i64 = 0
        self.odd_m: i64 = 0
        self.odd_s: i64 = 0
        self.blocks_n: i64 = 0
        self.blocks_m: i64 = 0
        self.blocks_s: i64 = 0
        self.sole: i64 = 0  # the kind of all blocks, if they are of one
        self.figures_n: i64 = 0
        self.figures_m: i64 = 0
        self.figures_s: i64 = 0


def survey(picture: Picture, hall: Hall) -> None:
    """Take in a hall that is new, and all that stays as it is."""
    picture.tiles_n = picture.tiles_m = picture.tiles_s = 0
    picture.blood_n = picture.blood_m = picture.blood_s = 0
    picture.odd_n = picture.odd_m = picture.odd_s = 0
    kinds: i64 = 0
    cell: i64 = 0
    while cell < SQUARES:
        held = hall.board[cell]
        kinds |= 1 << (held & BLOCK)
        if not held & WALL:
            survey_square(picture, hall, cell, held)
        cell += 1
    picture.sole = sole(kinds & ~1)
    look(picture, hall)


def survey_square(picture: Picture, hall: Hall, cell: i64, held: i64) -> None:
    n = picture.north_bits[cell]
    m = picture.middle_bits[cell]
    s = picture.south_bits[cell]
    if not held & TELEPORTER:
        picture.tiles_n |= n
        picture.tiles_m |= m
        picture.tiles_s |= s
    if held & BLOOD:
        picture.blood_n |= n
        picture.blood_m |= m
        picture.blood_s |= s
        survey_slides(picture, hall, cell)
    if odd(hall, cell):
        picture.odd_n |= n
        picture.odd_m |= m
        picture.odd_s |= s


def survey_slides(picture: Picture, hall: Hall, cell: i64) -> None:
    way: i64 = 0
    while way < 4:
        picture.slides[4 * cell + way] = slide_from(picture, hall, cell, way)
        way += 1


def slide_from(picture: Picture, hall: Hall, here: i64, way: i64) -> Slide:
    """On over blood to a wall or plain floor; a teleporter counts as one square more, onto which no figure may go."""
    slide = Slide()
    while True:
        slide.over_n |= picture.north_bits[here]
        slide.over_m |= picture.middle_bits[here]
        slide.over_s |= picture.south_bits[here]
        there = picture.ahead[4 * here + way]
        if not hall.board[here] & BLOOD or hall.board[there] & WALL:
            break
        here = there
    slide.end_n = picture.north_bits[here]
    slide.end_m = picture.middle_bits[here]
    slide.end_s = picture.south_bits[here]
    return slide


def odd(hall: Hall, cell: i64) -> bool:
    if hall.board[cell] & BLOOD or corner(cell):
        return True
    way: i64 = 0
    while way < 4:
        near = hall.ahead[4 * cell + way]
        if hall.board[near] & (BLOOD | TELEPORTER) or corner(near):
            return True
        way += 1
    return False


def sole(kinds: i64) -> i64:
    """The block that stands for these bits, if it is one."""
    block: i64 = STONE
    while block <= CRYSTAL:
        if kinds == 1 << block:
            return block
        block += 1
    return 0


def look(picture: Picture, hall: Hall) -> None:
    """See where monster, blocks and figures are now: whenever anything but `take_result` has moved them."""
    look_for_monster(picture, hall.monster)
    look_for_blocks(picture, hall.board)
    picture.figures_n = picture.figures_m = picture.figures_s = 0
    figure: i64 = 0
    while figure < hall.figures:
        place = hall.place[figure]
        if place >= 0:
            picture.figures_n |= picture.north_bits[place]
            picture.figures_m |= picture.middle_bits[place]
            picture.figures_s |= picture.south_bits[place]
        figure += 1


def look_for_monster(picture: Picture, monster: i64) -> None:
    picture.ground_n = picture.tiles_n
    picture.ground_m = picture.tiles_m
    picture.ground_s = picture.tiles_s
    if monster >= 0:
        picture.ground_n &= ~picture.north_bits[monster]
        picture.ground_m &= ~picture.middle_bits[monster]
        picture.ground_s &= ~picture.south_bits[monster]


def look_for_blocks(picture: Picture, board: vec[i64]) -> None:
    picture.blocks_n = picture.blocks_m = picture.blocks_s = 0
    cell: i64 = 0
    while cell < SQUARES:
        if board[cell] & BLOCK:
            picture.blocks_n |= picture.north_bits[cell]
            picture.blocks_m |= picture.middle_bits[cell]
            picture.blocks_s |= picture.south_bits[cell]
        cell += 1
