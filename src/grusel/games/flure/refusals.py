"""Explain why a path is refused, and at which step."""

from __future__ import annotations

from typing import Final, NoReturn

from grusel.game import Illegal
from grusel.games.flure.kernel import codes as k
from grusel.games.flure.kernel.table import Table
from grusel.games.flure.squares import name
from grusel.games.flure.state import Play

IDS: Final[dict[int, str]] = {
    k.AT_WALL: "flure-wall",
    k.AT_MONSTER: "flure-monster",
    k.AT_TELEPORTER: "flure-teleporter",
    k.BEHIND_WALL: "flure-behind-wall",
    k.BEHIND_BLOCK: "flure-behind-block",
    k.BEHIND_FIGURE: "flure-behind-figure",
    k.BEHIND_MONSTER: "flure-behind-monster",
    k.BEHIND_TELEPORTER: "flure-behind-teleporter",
    k.SLIDES_TO_MONSTER: "flure-slides-to-monster",
    k.NO_POINTS: "flure-no-points",
    k.ENDS_ON_FIGURE: "flure-ends-on-figure",
    k.NOT_AT_EXIT: "flure-not-at-exit",
    k.NOT_OUTSIDE: "flure-not-outside",
    k.STILL_OUTSIDE: "flure-still-outside",
    k.ENTRANCE_MONSTER: "flure-entrance-monster",
    k.ENTRANCE_BLOCK: "flure-entrance-block",
    k.ENTRANCE_EMPTY: "flure-entrance-empty",
    k.ALREADY_OUT: "flure-already-out",
    k.MUST_ENTER: "flure-must-enter",
}


def refuse(refusal: int, table: Table, move: Play) -> NoReturn:
    """Raise the kernel's refusal with its step and square."""
    square = name(table.reached) if table.reached < k.EDGE else ""
    raise Illegal(IDS[refusal], step=table.failed + 1, square=square, points=table.number(move.figure))
