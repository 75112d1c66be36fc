"""Whole games inside the kernel: always the same ones, and the same as through the contract."""

from __future__ import annotations

import pytest

from grusel.games.flure import GAME, speed
from grusel.games.flure.bridge import store
from grusel.games.flure.kernel.layouts import Reach
from grusel.games.flure.kernel.moves import Moves, paths
from grusel.games.flure.kernel.picture import survey
from grusel.games.flure.kernel.playout import Dice, basic_table, play_out, random_games, random_step
from grusel.games.flure.kernel.table import Table, copy, list_plays
from grusel.games.flure.state import Options, Starter


@pytest.mark.parametrize(("players", "checksum"), [(2, 29102729459), (4, 146644859650), (7, 474524265869)])
def test_random_games_never_change(players: int, checksum: int) -> None:
    assert random_games(2003, 5, players) == checksum


def test_the_basic_set_up_is_that_of_the_contract() -> None:
    for seats in GAME.seats:
        start = GAME.apply(GAME.start(Options(), seats), None, Starter(0))
        assert store(basic_table(seats), start) == start


def test_a_game_in_place_goes_through_legal_states() -> None:
    state = GAME.apply(GAME.start(Options(), 4), None, Starter(0))
    table, reach, dice = basic_table(4), Reach(), Dice(5)
    pieces = GAME.pieces(state)
    survey(reach, table)
    while state.phase != "over":
        random_step(table, reach, dice)
        state = store(table, state)
        assert GAME.pieces(state) == pieces
        assert GAME.parse(GAME.draw(state)) == state


def test_a_copy_is_independent() -> None:
    table = basic_table(3)
    before = fingerprint(table)
    play_out(copy(table), Reach(), Dice(1))
    assert fingerprint(table) == before


def fingerprint(table: Table) -> list[int]:
    return [*table.board, *table.place, *table.black, *table.cards, table.round, table.monster, table.facing]


def test_the_listed_results_have_a_path_each() -> None:
    table, moves = basic_table(2), Moves()
    list_plays(table, moves, 1)
    assert len(paths(moves)) == moves.found
    assert paths(moves)[:4] == ["", "i", "iN", "iW"]


@pytest.mark.parametrize("name", list(speed.WORK))
def test_what_is_measured_is_done(name: str) -> None:
    assert speed.WORK[name](1) > 0
