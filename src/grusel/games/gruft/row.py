"""A player's row of vampires: open at both ends, and only the outermost may be used (rules 4)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.games.gruft.state import COLOURS, LETTERS, Colour, End, Row

OPEN_AT_AN_END: Final = 2
COLOUR_OF: Final[dict[str, Colour]] = dict(zip(LETTERS, COLOURS, strict=True))
LETTER_OF: Final[dict[str, str]] = dict(zip(COLOURS, LETTERS, strict=True))


def size(row: Row) -> int:
    return len(row.left) + row.hidden + len(row.right)


def outermost(row: Row, end: End) -> str:
    """The letter of the vampire that may be used at this end."""
    if end == "left":
        return row.left[0]
    return row.right[-1] if row.hidden else row.left[-1]


def fitting(row: Row, letter: str) -> tuple[End, ...]:
    """The ends at which a vampire of this colour may be used; one of them where both are equivalent."""
    left = row.left[0] == letter
    right = (row.right[-1] if row.hidden else row.left[-1]) == letter
    if left and right:
        return ("left",) if alike(row) else ("left", "right")
    return ("left",) if left else ("right",) if right else ()


def alike(row: Row) -> bool:
    """Whether taking from the left and from the right give the same row."""
    return row.hidden == 0 and row.left == row.left[0] * len(row.left)


def alike_with(row: Row, letter: str) -> bool:
    """Whether adding this vampire at the left and at the right give the same row."""
    return row.hidden == 0 and row.left == letter * len(row.left)


def take(row: Row, end: End) -> Row:
    """The row without its outermost vampire at an end."""
    if end == "left":
        return Row(row.left[1:], row.hidden, row.right)
    if row.hidden:
        return Row(row.left, row.hidden, row.right[:-1])
    return Row(row.left[:-1])


def add(row: Row, end: End, letter: str) -> Row:
    """The row with one more open vampire, outermost at an end; no vampire is turned face down again."""
    if end == "left":
        return Row(letter + row.left, row.hidden, row.right)
    if row.hidden:
        return Row(row.left, row.hidden, row.right + letter)
    return Row(row.left + letter)


def unturned(row: Row) -> End | None:
    """The end at which a hidden vampire has to be turned up, if any."""
    if row.hidden == 0:
        return None
    if len(row.left) < OPEN_AT_AN_END:
        return "left"
    return "right" if len(row.right) < OPEN_AT_AN_END else None


def turn_up(row: Row, end: End, letter: str) -> Row:
    """The row after the next hidden vampire at an end turned out to be this one."""
    if row.hidden == 1:
        return Row(row.left + letter + row.right)
    if end == "left":
        return Row(row.left + letter, row.hidden - 1, row.right)
    return Row(row.left, row.hidden - 1, letter + row.right)
