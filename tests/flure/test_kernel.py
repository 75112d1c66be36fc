"""Moves carried out in place, as bots do it: reproducible, and the same as through the contract."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest
from flure.crowd import crowded_hall

from grusel.game import Illegal
from grusel.games.flure import GAME, Flure, speed
from grusel.games.flure.bots.dice import Dice, draw_any_card
from grusel.games.flure.bridge import Workspaces, load, store
from grusel.games.flure.kernel.codes import FIGURES, OVER
from grusel.games.flure.kernel.moves import Moves, list_moves, paths
from grusel.games.flure.kernel.plays import list_plays, play_result
from grusel.games.flure.kernel.table import Table, can_play, copy
from grusel.games.flure.speed import play_any_move
from grusel.games.flure.state import Options, Play, State

HALLS = 40


def play_out(table: Table, dice: Dice) -> Iterator[Table]:
    """Yield the table after each random move and card."""
    moves = Moves()
    while table.phase != OVER:
        if table.phase == FIGURES:
            play_any_move(table, moves, dice)
        else:
            draw_any_card(table, dice)
        yield table


def new_game(seats: int) -> State:
    return GAME.start(Options(starter="first"), seats)


@pytest.mark.parametrize(("players", "checksum"), [(2, 2952944154), (4, 2214973221), (7, 2035133922)])
def test_random_games_never_change(players: int, checksum: int) -> None:
    dice, total = Dice(2003), 0
    for _ in range(5):
        for table in play_out(load(new_game(players)), dice):
            total = crc32(bytes(number & 255 for number in fingerprint(table)), total)
    assert total == checksum


def test_a_game_played_in_place_stays_legal() -> None:
    state = new_game(4)
    pieces = GAME.pieces(state)
    for table in play_out(load(state), Dice(5)):
        state = store(table, state)
        assert GAME.pieces(state) == pieces
        assert GAME.parse(GAME.draw(state)) == state


@pytest.mark.parametrize("seed", range(5))
def test_a_listed_result_is_the_result_of_its_path(seed: int) -> None:
    rng = Random(seed)
    for _ in range(HALLS):
        state = crowded_hall(rng)
        for figure in [figure for figure in range(4) if can_play(load(state), figure)]:
            assert carried_out(state, figure) == walked(state, figure)


def carried_out(state: State, figure: int) -> list[State]:
    """Return the state after each listed result, carried out as the search does it."""
    table, moves, found = load(state), Moves(), []
    for result in range(list_plays(table, moves, figure), moves.found):
        trial = copy(table)
        play_result(trial, moves, figure, result)
        found.append(store(trial, state))
    return found


def walked(state: State, figure: int) -> list[State]:
    """Return the state after each listed path, walked step by step."""
    actions = [action for action in GAME.actions(state, 0) if isinstance(action, Play) and action.figure == figure]
    return [GAME.apply(state, 0, action) for action in actions]


def test_a_copy_is_independent() -> None:
    table = load(new_game(3))
    before = fingerprint(table)
    assert list(play_out(copy(table), Dice(1)))
    assert fingerprint(table) == before


def fingerprint(table: Table) -> list[int]:
    return [*table.board, *table.place, *table.black, *table.cards, table.round, table.monster, table.facing]


def test_every_listed_result_has_a_path() -> None:
    table, moves = load(new_game(2)), Moves()
    list_plays(table, moves, 1)
    assert len(paths(moves)) == moves.found
    assert paths(moves)[:4] == ["", "i", "iN", "iW"]


def test_a_search_does_not_depend_on_earlier_searches() -> None:
    table, moves = load(new_game(2)), Moves()
    for _ in range(300):  # the marks of a search have 255 values
        list_moves(moves, table, 0)
    fresh = Moves()
    for figure in range(4):
        assert list_moves(moves, table, figure) == list_moves(fresh, table, figure)
        assert paths(moves) == paths(fresh)


@pytest.mark.parametrize("name", list(speed.WORK))
def test_each_measured_task_does_work(name: str) -> None:
    assert speed.WORK[name](1) > 0


def test_two_callers_get_a_table_each() -> None:
    state, workspaces = new_game(2), Workspaces()
    workspaces.give_back(workspaces.take(state))
    assert workspaces.take(state).table is not workspaces.take(state).table


def test_a_refused_move_leaves_nothing_behind() -> None:
    game, state = Flure(), new_game(2)
    before = game.actions(state, 0)
    with pytest.raises(Illegal):
        game.apply(state, 0, Play(1, "iNWNNN"))
    assert game.actions(state, 0) == before
