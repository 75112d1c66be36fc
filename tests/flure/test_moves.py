"""The list of a figure's moves has one shortest path for each distinct result, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from flure.naive import Naive, Position

from grusel.bench.perft import perft
from grusel.games.flure import GAME
from grusel.games.flure.state import Options, Play, State
from grusel.testing.laws import random_match

BASIC = """
round: 2
turn: A
outside: A1
played: B4
 1 .  .  .  .  .  M> .  .  .  .  .  .
 3 .  .  #  .  .  .  .  .  ~  ~  .  .  .  .
 4 .  .  .  .  .  .  .  .  ~  ~  .  .  #  .  .
 5 .  .  .  .  .  .  .  #  .  A5 .  .  .  .  .  .
 6 .  .  .  .  .  .  .  B4 #  A4 .  .  .  #  .  .
"""

CROWDED = """
seats: 2
turn: A
 5 .  .  .  .  .  #  .  #  .  .  .  .  .  .  .  .
 6 .  .  .  .  #  a6 *  .  U  .  .  .  .  .  .  .
 7 .  .  .  .  .  R  ~  ~  #  .  .  .  .  .  .  .
 8    .  .  .  #  .  ~  ~  .  .  .  .  .  .  .  .
"""

# A figure that slides here pushes one block twice in one step; other ways lead to layouts without the second push.
PUSHED_TWICE = """
seats: 2
turn: A
 6 .  .  .  .  #  .  .  .  .  .  .  .  .  .  .  .
 7 .  .  a6 #  ~  #  .  .  .  .  .  .  .  .  .  .
"""

# A 6 among ten stones makes more layouts of them than a search has room for at first.
TEN_STONES = """
seats: 2
turn: A
 4 .  .  .  .  .  #  .  #  .  .  .  .  .  .  .
 5 .  .  .  .  .  #  .  #  .  .  .  .  .  .  .  .
 6 .  .  .  .  #  .  a6 .  #  .  .  .  .  .  .  .
 7 .  .  .  .  .  #  .  #  .  .  .  .  .  .  .  .
 8    .  .  .  .  #  .  #  .  .  .  .  .  .  .  .
"""

BLOCKED_ENTRANCE = """
option corner: rests
outside: A1 A4 A5
 10          .  .  .  .  .  .  .  .  .  .  .  #  .
 11             .  .  .  .  .  .  .  .  .  ~  ~  *
"""

EVERYTHING = [
    Options(),
    Options(setup="expert"),
    Options(setup="expert", corner="rests", monster_corner="rests", into_teleporter="destroyed"),
    Options(setup="expert", slide_to_monster="forbidden", sliding_piece="pushes"),
]


def results(state: State, figure: int) -> dict[Position, int]:
    """Return the results of a figure's listed plays, with the points they cost."""
    found: dict[Position, int] = {}
    for action in GAME.actions(state, state.mover):
        if isinstance(action, Play) and action.figure == figure:
            after = GAME.apply(state, state.mover, action)
            result = Position(after.places[figure], frozenset((block.cell, block.kind) for block in after.blocks))
            assert result not in found, f"{action} gives a result that is listed already"
            found[result] = len(action.path.replace("^", "").replace("<", ""))
    return found


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_listed_moves_are_those_of_walking_every_path(options: Options) -> None:
    rng = Random(7)
    for seed in range(3):
        moments = random_match(GAME, 2 + seed, options, seed).moments
        for state in [moment.state for moment in rng.sample(moments, 25) if moment.state.phase == "figures"]:
            playable = {action.figure for action in GAME.actions(state, state.mover) if isinstance(action, Play)}
            for figure in playable:
                assert results(state, figure) == Naive(state, figure).results()


@pytest.mark.parametrize("diagram", [BASIC, CROWDED, PUSHED_TWICE, TEN_STONES, BLOCKED_ENTRANCE])
def test_drawn_positions_match_walking_every_path(diagram: str) -> None:
    state = GAME.parse(diagram)
    for figure in (0, 1, 2):
        if state.places[figure] >= -1:
            assert results(state, figure) == Naive(state, figure).results()


@pytest.mark.parametrize(("diagram", "depth", "leaves"), [(BASIC, 1, 202), (BASIC, 2, 16262), (CROWDED, 1, 1717)])
def test_perft(diagram: str, depth: int, leaves: int) -> None:
    assert perft(GAME, GAME.parse(diagram), depth) == leaves


@pytest.mark.parametrize(("seats", "leaves"), [(2, 3756), (4, 7512), (7, 9261)])
def test_perft_from_the_start(seats: int, leaves: int) -> None:
    assert perft(GAME, GAME.start(Options(), seats), 3) == leaves
