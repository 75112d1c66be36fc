"""Boards that are declared instead of drawn: `board.json` beside a game's class, shown by every client that can."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from grusel.folder import package_of
from grusel.game import Game, Seat

FILE: Final = "board.json"
NO_SQUARE: Final = "."

Tone = Literal["plain", "candle", "ghost", "blood", "moss", "quiet"]
Path = Annotated[str, Meta(pattern=r"^\w+(\.\w+)*$")]  # names of fields, from the view or the action down
Letter = Annotated[str, Meta(min_length=1, max_length=1)]
Press = tuple[tuple[Path, ...], ...]  # fields of an action: what is pressed first, what then


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies on a square, or the face of a card."""

    mark: Annotated[str, Meta(max_length=3)] = ""  # letters that are drawn on it
    seat: Seat | None = None  # whose it is: it has that seat's colour and shape
    tone: Tone = "plain"
    words: str = ""  # the message that names it; without one, its mark does


class Squares(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="squares"):
    """A board of squares; places are numbered row by row, those that are no squares included."""

    at: Path  # where the view lists what lies on each place: names of tokens, or null
    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=26)]  # '.' is no square, anything else is one
    tones: dict[Letter, Tone] = {}  # of squares, by their letter in `rows`
    press: Press = ()  # fields that hold the number of a place
    turned: tuple[Seat, ...] = ()  # seats that look from the other side
    title: str = ""


class Cards(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="cards"):
    """Cards in a row; null lies face down."""

    at: Path  # where the view lists them: names of tokens, or null
    owned: bool = False  # the first is the first seat's, and so on
    press: Press = ()  # fields that hold the number of a card's place
    title: str = ""


class DeclaredBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as data: how a client draws a view, and the presses for each action."""

    areas: Annotated[tuple[Squares | Cards, ...], Meta(min_length=1)]
    tokens: dict[str, Token] = {}


def declared_board(game: Game[Any, Any, Any, Any, Any]) -> DeclaredBoard | None:
    """The board that a game declares, if it does; raises ValueError, naming what was expected."""
    file = package_of(game) / FILE
    if not file.is_file():
        return None
    board = msgspec.json.decode(file.read_bytes(), type=DeclaredBoard)
    for area in board.areas:
        if isinstance(area, Squares) and len({len(row) for row in area.rows}) > 1:
            raise ValueError(f"{FILE}: expected `rows` of equal length; got {', '.join(area.rows)}")
    return board
