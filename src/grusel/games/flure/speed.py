"""Work for the benchmark of this game, each piece returning how many units it did, and the targets."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from grusel.games.flure.bots.dice import Dice, draw_any_card
from grusel.games.flure.bots.search import WideMind, go_on
from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.codes import FIGURES
from grusel.games.flure.kernel.moves import Moves, list_moves
from grusel.games.flure.kernel.plays import list_plays, play_result
from grusel.games.flure.kernel.rounds import carry_out
from grusel.games.flure.kernel.table import CARD_KINDS, Table, can_play, copy
from grusel.games.flure.start import start
from grusel.games.flure.state import Options

SEATS: Final = 4
MIDDLE: Final = 5  # a round in which most figures are in the hall
PLAYOUTS: Final = 100
BATCH: Final = 2000


def playouts(seed: int) -> int:
    """Play on as the bot of level 5 does: every seat replies, and the monster comes twice."""
    dice, mind = Dice(seed), WideMind(SEATS)
    table = middle_of_a_game(dice)
    for _ in range(PLAYOUTS):
        go_on(mind, copy(table), MIDDLE + 1, dice)
    return PLAYOUTS


def listings(seed: int) -> int:
    """List the moves of one figure after the other."""
    dice, moves = Dice(seed), Moves()
    table = middle_of_a_game(dice)
    for number in range(BATCH):
        list_moves(moves, table, number % table.figures)
    return BATCH


def walks(seed: int) -> int:
    """Let the monster walk for random cards."""
    dice = Dice(seed)
    table = middle_of_a_game(dice)
    for _ in range(BATCH):
        carry_out(copy(table), dice.roll(CARD_KINDS))
    return BATCH


def middle_of_a_game(dice: Dice) -> Table:
    """Return a table after a few rounds of random moves, where every figure can be played."""
    table = load(start(Options(starter="first"), SEATS))
    moves = Moves()
    while table.round < MIDDLE:
        if table.phase == FIGURES:
            play_any_move(table, moves, dice)
        else:
            draw_any_card(table, dice)
    return table


def play_any_move(table: Table, moves: Moves, dice: Dice) -> None:
    figure = 4 * table.mover + dice.roll(4)
    while not can_play(table, figure):
        figure = 4 * table.mover + dice.roll(4)
    least = list_plays(table, moves, figure)
    play_result(table, moves, figure, least + dice.roll(moves.found - least))


WORK: Final[Mapping[str, Callable[[int], int]]] = {
    "playouts of level 5": playouts,
    "move listings": listings,
    "monster phases": walks,
}

# What is measured, whether compiled, how many times as much as what.
TARGETS: Final = (
    ("random steps through the contract", False, 3, "PettingZoo connect four"),
    ("playouts of level 5", True, 20, "flure: playouts of level 5"),
    ("move listings", True, 20, "python-chess"),
)
