"""Whole games of random moves inside the kernel: for search, for speed, and to compare two builds."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.codes import ABSENT, BLOOD, EXIT, FIGURES, MONSTER, OUTSIDE, OVER, STONE
from grusel.games.flure.kernel.layouts import Reach
from grusel.games.flure.kernel.moves import Moves, list_moves
from grusel.games.flure.kernel.picture import look, survey
from grusel.games.flure.kernel.reach import find_results
from grusel.games.flure.kernel.results import count_results, forbid_staying_outside, take_result
from grusel.games.flure.kernel.table import (
    CARD_KINDS,
    Table,
    can_play,
    card_weight,
    carry_out,
    copy,
    draw_card,
    end_play,
    winner,
)

STONES: Final = (34, 60, 71, 88, 93, 102, 116, 124, 142, 149, 152)
POOLS: Final = (40, 41, 56, 57, 132, 133, 134, 135)
CARDS: Final = (1, 2, 2, 1, 1, 1, 0)
MODULUS: Final = 2147483647
MIDDLE: Final = 5  # a round in which most figures are in the hall


def _nth() -> list[int]:
    table = []
    for ready in range(16):
        kinds = [kind for kind in range(4) if ready >> kind & 1]
        table += [len(kinds), *kinds, *[0] * (4 - len(kinds))]
    return table


NTH: Final = vec[i64](_nth())  # [5 * figures that are ready as bits]: how many, and which


class Dice:
    """A tiny generator (MINSTD) that gives the same numbers interpreted and compiled."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % (MODULUS - 1) + 1

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        self.state = self.state * 48271 % MODULUS
        return (self.state >> 4) % sides


def random_games(seed: int, count: int, players: int) -> int:
    """Play so many games from the basic set-up; a number that stands for everything that happened."""
    dice = Dice(seed)
    reach = Reach()
    survey(reach, basic_table(players))
    total: i64 = 0
    for _ in range(count):
        total = mix(total, play_out(random_start(players, dice), reach, dice))
    return total


def random_steps(seed: int, count: int, players: int) -> int:
    """Play so many games, with everything found that might be played; how many moves and cards they took."""
    dice = Dice(seed)
    reach = Reach()
    survey(reach, basic_table(players))
    steps: i64 = 0
    for _ in range(count):
        table = random_start(players, dice)
        look(reach, table)
        while table.phase != OVER:
            if table.phase == FIGURES:
                play_one_of_all(table, reach, dice)
            else:
                monster_step(table, reach, dice)
            steps += 1
    return steps


def random_listings(seed: int, players: int, count: int) -> int:
    """List the moves of one figure so many times, all over a random game; how many moves that were."""
    dice = Dice(seed)
    moves = Moves()
    table = middle_of_a_game(players, dice)
    found: i64 = 0
    for at in range(count):
        figure: i64 = at % table.figures
        if can_play(table, figure):
            found += list_moves(moves, table, figure)
    return found


def random_walks(seed: int, players: int, count: int) -> int:
    """Let the monster walk for random cards so many times; how many figures it got."""
    dice = Dice(seed)
    table = middle_of_a_game(players, dice)
    lost: i64 = 0
    for _ in range(count):
        lost += carry_out(copy(table), dice.roll(CARD_KINDS))
    return lost


def middle_of_a_game(players: int, dice: Dice) -> Table:
    """A table after a few random rounds, where every figure can be played."""
    reach = Reach()
    table = random_start(players, dice)
    survey(reach, table)
    while table.round < MIDDLE:
        random_step(table, reach, dice)
    return table


def random_start(players: int, dice: Dice) -> Table:
    table = basic_table(players)
    table.starter = dice.roll(players)
    table.mover = table.starter
    return table


def play_out(table: Table, reach: Reach, dice: Dice) -> i64:
    """Random moves to the end, in place, in a hall that was surveyed; a checksum of the game."""
    look(reach, table)
    total: i64 = 0
    while table.phase != OVER:
        total = mix(total, random_step(table, reach, dice))
    return mix(total, winner(table) + 1)


def random_step(table: Table, reach: Reach, dice: Dice) -> i64:
    """One random move or card on a table that was surveyed; a number that stands for it."""
    if table.phase == FIGURES:
        return random_play(table, reach, dice)
    return monster_step(table, reach, dice)


def random_play(table: Table, reach: Reach, dice: Dice) -> i64:
    """Any figure, and any of its results; those of the others need not be known for that."""
    return play_with(table, reach, random_figure(table, ready_figures(table), dice), dice)


def play_one_of_all(table: Table, reach: Reach, dice: Dice) -> i64:
    """The same by whoever finds and counts all results of all figures first."""
    ready = ready_figures(table)
    chosen = random_figure(table, ready, dice)
    figure = 4 * table.mover
    while ready:
        if ready & 1 and figure != chosen:
            find_results(reach, table, figure)
            count_results(reach)
        ready >>= 1
        figure += 1
    return play_with(table, reach, chosen, dice)


def play_with(table: Table, reach: Reach, figure: i64, dice: Dice) -> i64:
    find_results(reach, table, figure)
    found = count_results(reach)
    # Option 10.15: in round 1 a figure that can come in must.
    if table.must_enter and table.round == 1 and table.place[figure] == OUTSIDE and found > 1:
        forbid_staying_outside(reach)
        found -= 1
    end_play(table, figure, take_result(reach, table, figure, dice.roll(found)))
    return found * 1024 + table.place[figure] + 8


def monster_step(table: Table, reach: Reach, dice: Dice) -> i64:
    drawn = random_card(table, dice)
    look(reach, table)
    return drawn


def ready_figures(table: Table) -> i64:
    """Which figures the seat to move can play, as bits."""
    figure = 4 * table.mover
    ready: i64 = 0
    kind: i64 = 0
    while kind < 4:
        ready += can_play(table, figure + kind) << kind
        kind += 1
    return ready


def random_figure(table: Table, ready: i64, dice: Dice) -> i64:
    return 4 * table.mover + NTH[5 * ready + 1 + dice.roll(NTH[5 * ready])]


def random_card(table: Table, dice: Dice) -> i64:
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
    return table.monster * 4 + table.facing


def mix(total: i64, value: i64) -> i64:
    return (total * 1000003 + value) & 0xFFFFFFFFFF


def basic_table(seats: int) -> Table:
    """The basic set-up with everyone outside (rules 3)."""
    table = Table(seats)
    for cell in STONES:
        table.board[cell] |= STONE
    for cell in POOLS:
        table.board[cell] |= BLOOD
    table.board[EXIT] |= MONSTER
    table.monster = EXIT
    for figure in range(4 * seats):
        table.place[figure] = ABSENT if seats > 4 and figure % 4 == 3 else OUTSIDE
    for kind in range(CARD_KINDS):
        table.cards[kind] = CARDS[kind]
    return table
