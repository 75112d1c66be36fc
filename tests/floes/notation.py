"""Moves are squares; the board is drawn row by row, sunken floes as ~."""

from __future__ import annotations

import re

from floes.rules import BOARD
from floes.state import Move, State, Step, View
from grusel.game import Illegal
from grusel.grid import NOWHERE, mask

ROW = r"[AB.~](?: [AB.~]){3}"
DIAGRAM = re.compile(rf"diagonal: (yes|no)\nto move: ([AB])\n1 ({ROW})\n2 ({ROW})\n3 ({ROW})\n4 ({ROW})\n  a b c d")


def read(text: str) -> Move:
    cell = BOARD.find(text)
    if cell == NOWHERE:
        raise Illegal("floes-expected", expected="a1 … d4")
    return Step(cell)


def draw(view: View) -> str:
    marks = ["." if view.floes >> cell & 1 else "~" for cell in range(16)]
    for letter, cell in zip("AB", view.figures, strict=True):
        marks[cell] = letter
    rows = [f"{row + 1} {' '.join(marks[4 * row : 4 * row + 4])}" for row in range(4)]
    head = [f"diagonal: {'yes' if view.diagonal else 'no'}", f"to move: {'AB'[view.mover]}"]
    return "\n".join([*head, *rows, "  a b c d"])


def parse(text: str) -> State:
    found = DIAGRAM.fullmatch(text.strip("\n"))
    marks = "".join(found.group(3, 4, 5, 6)).replace(" ", "") if found else ""
    if not found or marks.count("A") != 1 or marks.count("B") != 1:
        raise Illegal("floes-expected", expected="diagonal: yes, to move: A, four rows of . ~ A B, a b c d")
    floes = mask([cell for cell, mark in enumerate(marks) if mark != "~"])
    return State(floes, (marks.index("A"), marks.index("B")), "AB".index(found[2]), found[1] == "yes")
