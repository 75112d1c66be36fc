"""Options, the state of the table, and the moves of Finstere Flure."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from grusel.deck import Counts, Deck
from grusel.game import Seat
from grusel.games.flure.squares import Direction

BlockKind = Literal["stone", "crystal", "turn-right", "turn-round"]
Pair = Literal["knobbed", "round"]
Tile = Literal["stone", "crystal", "turn-right", "turn-round", "knobbed", "round", "2x2", "4x1", "1x4"]
CardName = Literal["5", "7", "8", "10", "1h", "2h", "3h"]
Phase = Literal["starter", "place", "figures", "monster", "over"]

BLOCK_KINDS: Final[tuple[BlockKind, ...]] = ("stone", "crystal", "turn-right", "turn-round")
PAIRS: Final[tuple[Pair, ...]] = ("knobbed", "round")
CARDS: Final[tuple[CardName, ...]] = ("5", "7", "8", "10", "1h", "2h", "3h")

# The tiles of the expert set-up in the order of `State.stock`; the long pool may lie either way.
STOCK: Final[tuple[Tile, ...]] = ("stone", "crystal", "turn-right", "turn-round", "knobbed", "round", "2x2", "4x1")
FULL_STOCK: Final[Counts] = (3, 2, 4, 2, 2, 2, 1, 1)

# Figures are numbered 4 * seat + kind; a kind has a number on its coloured side and one on its black side.
COLOURED: Final = (1, 4, 5, 3)
BLACK: Final = (6, 3, 2, 4)
MOST_SEATS: Final = 7

# Places of a figure that is not in the hall.
OUTSIDE: Final = -1
SAVED: Final = -2
LOST: Final = -3
ABSENT: Final = -4  # not in this game


class Options(Struct, frozen=True):
    setup: Literal["basic", "expert"] = "basic"
    starter: Literal["random", "first"] = "random"
    three_hits: bool = False  # rules 6.7: the 5 counts as "3 hits"
    eaten: Literal["keeps", "flips"] = "keeps"  # 10.1
    second_half: Annotated[int, Meta(ge=7, le=8)] = 7  # 10.2
    corner: Literal["removes", "rests"] = "removes"  # 10.3
    monster_corner: Literal["removes", "rests"] = "removes"  # 10.4
    gentle_half: bool = False  # 10.5
    free_corner: Literal["two", "three"] = "two"  # 10.6
    diagonal_teleporters: bool = True  # 10.7
    into_teleporter: Literal["refused", "destroyed"] = "refused"  # 10.8
    sliding_piece: Literal["stops", "pushes"] = "stops"  # 10.9
    touching_pools: Literal["slides", "pays"] = "slides"  # 10.10
    slide_to_monster: Literal["stops", "forbidden"] = "stops"  # 10.11
    tie_at_turn_stone: Literal["turns", "pushes"] = "turns"  # 10.13
    must_enter: bool = False  # 10.15
    nobody_saved: Literal["nobody", "everybody"] = "nobody"  # 10.16


class Block(Struct, frozen=True, order=True):
    cell: int
    kind: BlockKind


class Teleporter(Struct, frozen=True, order=True):
    cell: int
    pair: Pair
    arrow: Direction


class State(Struct, frozen=True, tag="state"):
    """The whole table, which every seat sees: this game has no secrets."""

    options: Options
    seats: int
    phase: Phase
    round: int  # 1 to 7 in the first half, from 8 on in the second
    starter: Seat
    mover: Seat  # the seat to place or play, else -1
    places: tuple[int, ...]  # of figure 4 * seat + kind: a square, OUTSIDE, SAVED, LOST or ABSENT
    black: tuple[bool, ...]  # figures that show their black side
    played: tuple[bool, ...]  # figures that were played in this round
    saved: tuple[int, ...]  # figures in the order in which they left
    monster: int  # its square, or -1 where a diagram has none
    facing: Direction
    blocks: tuple[Block, ...]  # by square
    teleporters: tuple[Teleporter, ...]  # by square
    blood: tuple[int, ...]  # squares of the pools, rising
    removed: Counts  # blocks that left the game, by BLOCK_KINDS
    stock: Counts  # tiles still to be placed, by STOCK
    deck: Deck  # monster cards face down, by CARDS
    drawn: Counts  # monster cards that lie open in this half, by CARDS


View = State


class Play(Struct, frozen=True, tag="play"):
    """A figure's move: N E S W for each paid step, `i` comes in, `o` goes out; the empty path stays."""

    figure: int
    path: str


class Place(Struct, frozen=True, tag="place"):
    """A tile of the expert set-up on its square; a pool's square is its top left one."""

    tile: Tile
    cell: int
    arrow: Direction | None = None  # of a teleporter


class Card(Struct, frozen=True, tag="card"):
    """Chance: the monster card that is revealed."""

    card: CardName


class Starter(Struct, frozen=True, tag="starter"):
    """Chance: the seat that begins."""

    seat: Seat


Move = Play | Place | Card | Starter


def figure_number(figure: int, black: bool) -> int:
    """The number that a figure shows."""
    return BLACK[figure % 4] if black else COLOURED[figure % 4]
