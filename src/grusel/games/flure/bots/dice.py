"""Dice for playouts: the same numbers interpreted and compiled."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.flure.kernel.rounds import card_weight, draw_card
from grusel.games.flure.kernel.table import CARD_KINDS, Table

MODULUS: Final = 2147483647


class Dice:
    """A small generator (MINSTD)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % (MODULUS - 1) + 1

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        self.state = self.state * 48271 % MODULUS
        return (self.state >> 4) % sides


def draw_any_card(table: Table, dice: Dice) -> None:
    """Draw one of the cards that may come now and carry it out."""
    total: i64 = 0
    kind: i64 = 0
    while kind < CARD_KINDS:
        total += card_weight(table, kind)
        kind += 1
    skip = dice.roll(total)
    kind = 0
    while skip >= card_weight(table, kind):
        skip -= card_weight(table, kind)
        kind += 1
    draw_card(table, kind)
