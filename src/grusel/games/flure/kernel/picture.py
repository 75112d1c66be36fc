"""The hall as sets of squares, for the search in `reach`."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AHEAD
from grusel.games.flure.kernel.codes import BLOCK, BLOOD, CRYSTAL, PIECE, STONE, TELEPORTER, WALL
from grusel.games.flure.kernel.hall import Hall, corner
from grusel.games.flure.kernel.steps import (
    NO_SLIDES,
    PLAIN_PUSHES,
    STEPS,
    Push,
    Slide,
    bare_hall,
    push_onto,
    slide_from,
)
from grusel.games.flure.kernel.thirds import MIDDLE_BITS, NORTH_BITS, SOUTH_BITS, SQUARES


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
        # Teleporters that destroy blocks: where only blocks may go
        self.pits_n: i64 = 0
        self.pits_m: i64 = 0
        self.pits_s: i64 = 0
        self.blood_n: i64 = 0
        self.blood_m: i64 = 0
        self.blood_s: i64 = 0
        self.slides: vec[Slide] = NO_SLIDES[:]
        self.pushes: vec[Push] = PLAIN_PUSHES
        self.blocks_n: i64 = 0
        self.blocks_m: i64 = 0
        self.blocks_s: i64 = 0
        self.sole: i64 = 0  # the kind of all blocks, if they are of one
        self.figures_n: i64 = 0
        self.figures_m: i64 = 0
        self.figures_s: i64 = 0


def survey(picture: Picture, hall: Hall) -> None:
    """Take in a hall that is new, and all that stays as it is throughout a game."""
    picture.tiles_n = picture.tiles_m = picture.tiles_s = 0
    picture.pits_n = picture.pits_m = picture.pits_s = 0
    picture.blood_n = picture.blood_m = picture.blood_s = 0
    picture.pushes = PLAIN_PUSHES[:]
    bare = bare_hall(hall)
    kinds: i64 = 0
    cell: i64 = 0
    while cell < SQUARES:
        kinds |= 1 << (hall.board[cell] & BLOCK)
        if not bare.board[cell] & WALL:
            survey_square(picture, bare, cell)
        cell += 1
    picture.sole = sole(kinds & ~1)
    look(picture, hall)


def survey_square(picture: Picture, bare: Hall, cell: i64) -> None:
    n = picture.north_bits[cell]
    m = picture.middle_bits[cell]
    s = picture.south_bits[cell]
    held = bare.board[cell]
    if not held & TELEPORTER:
        picture.tiles_n |= n
        picture.tiles_m |= m
        picture.tiles_s |= s
    elif bare.teleporter_destroys:
        picture.pits_n |= n
        picture.pits_m |= m
        picture.pits_s |= s
    if held & BLOOD:
        picture.blood_n |= n
        picture.blood_m |= m
        picture.blood_s |= s
    if held or corner(cell):
        survey_steps(picture, bare, cell)


def survey_steps(picture: Picture, bare: Hall, cell: i64) -> None:
    """Steps onto a square that is not plain, and pushes onto it."""
    way: i64 = 0
    while way < 4:
        slide = slide_from(bare, cell, way)
        picture.slides[4 * cell + way] = slide
        there = picture.ahead[4 * cell + (way ^ 2)]
        block: i64 = STONE
        while block <= CRYSTAL and there < SQUARES:
            picture.pushes[STEPS * block + 4 * there + way] = push_onto(bare, block, there, way, slide)
            block += 1
        way += 1


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
    picture.blocks_n = picture.blocks_m = picture.blocks_s = 0
    picture.figures_n = picture.figures_m = picture.figures_s = 0
    cell: i64 = 0
    for held in hall.board:
        if held & PIECE:
            look_at_piece(picture, cell, held)
        cell += 1  # noqa: SIM113


def look_for_monster(picture: Picture, monster: i64) -> None:
    picture.ground_n = picture.tiles_n
    picture.ground_m = picture.tiles_m
    picture.ground_s = picture.tiles_s
    if monster >= 0:
        picture.ground_n &= ~picture.north_bits[monster]
        picture.ground_m &= ~picture.middle_bits[monster]
        picture.ground_s &= ~picture.south_bits[monster]


def look_at_piece(picture: Picture, cell: i64, held: i64) -> None:
    n = picture.north_bits[cell]
    m = picture.middle_bits[cell]
    s = picture.south_bits[cell]
    if held & BLOCK:
        picture.blocks_n |= n
        picture.blocks_m |= m
        picture.blocks_s |= s
    else:
        picture.figures_n |= n
        picture.figures_m |= m
        picture.figures_s |= s
