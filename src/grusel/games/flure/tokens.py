"""The words of the notation: tokens of squares, figures, tiles and cards."""

from __future__ import annotations

from typing import Final

from grusel.games.flure.squares import ARROWS, DIRECTIONS, Direction
from grusel.games.flure.state import MOST_SEATS, BlockKind, Pair, State, Tile, figure_number

LETTERS: Final = "ABCDEFG"[:MOST_SEATS]
BLOCK_MARKS: Final[dict[BlockKind, str]] = {"stone": "#", "crystal": "*", "turn-right": "R", "turn-round": "U"}
PAIR_MARKS: Final[dict[Pair, str]] = {"knobbed": "K", "round": "O"}
TILE_MARKS: Final[dict[Tile, str]] = {
    "stone": "#",
    "crystal": "*",
    "turn-right": "R",
    "turn-round": "U",
    "knobbed": "K",
    "round": "O",
    "2x2": "~2x2",
    "4x1": "~4x1",
    "1x4": "~1x4",
}
BLOCKS_BY_MARK: Final[dict[str, BlockKind]] = {mark: kind for kind, mark in BLOCK_MARKS.items()}
PAIRS_BY_MARK: Final[dict[str, Pair]] = {mark: pair for pair, mark in PAIR_MARKS.items()}
TILES_BY_MARK: Final[dict[str, Tile]] = {mark: tile for tile, mark in TILE_MARKS.items()}


def seat_letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(letter: str) -> int:
    """Return the seat of an upper-case letter, or -1."""
    return LETTERS.find(letter) if len(letter) == 1 else -1


def figure_token(figure: int, black: bool) -> str:
    """Return a figure's token: the seat's letter, capital on the coloured side, and the number showing."""
    letter = seat_letter(figure // 4)
    return f"{letter.lower() if black else letter}{figure_number(figure, black)}"


def token_in(state: State, figure: int) -> str:
    return figure_token(figure, state.black[figure])


FIGURES_BY_TOKEN: Final[dict[str, tuple[int, bool]]] = {
    figure_token(figure, black): (figure, black) for figure in range(4 * MOST_SEATS) for black in (False, True)
}


def arrow(direction: Direction) -> str:
    return ARROWS[DIRECTIONS.index(direction)]


def direction(arrow: str) -> Direction:
    return DIRECTIONS[ARROWS.index(arrow)]
