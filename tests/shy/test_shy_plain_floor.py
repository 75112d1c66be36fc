"""The rules and a plain second implementation list the same moves with the same results, with any options."""

from __future__ import annotations

from random import Random

import pytest
from shy.plain_floor import ENTRANCE, PlainFloor, place

from grusel.game import Chance, Over
from grusel.games.shy import GAME
from grusel.games.shy.state import FLOORS, MONSTERS, GiveUp, Move, Options, State
from grusel.options import option_values


@pytest.mark.parametrize("seed", range(80))
def test_a_plain_floor_plays_the_same_game(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(Options(take_backs=0) if seed % 4 == 0 else some_options(rng), 2)
    while not isinstance(GAME.turn(state), Over):
        state = to_the_next_floor(state, rng)
        floor = PlainFloor(state)
        before, ending = state, ""
        while not ending:
            check(state, floor)
            move = careful(state, rng)
            state, ending = GAME.apply(state, 1 - state.master, move), floor.do(move)
        check_ending(before, state, floor, ending)


def some_options(rng: Random) -> Options:
    values = {name: rng.choice(list(some)) for name, some in option_values(Options).items() if name != "take_backs"}
    return Options(**values, take_backs=0)


def to_the_next_floor(state: State, rng: Random) -> State:
    """Roles and monsters are drawn, and a floor is built, by chance."""
    while state.phase in ("roles", "draw", "build"):
        if isinstance(GAME.turn(state), Chance):
            state = GAME.apply(state, None, rng.choice(GAME.outcomes(state))[0])
        else:
            state = GAME.apply(state, state.master, rng.choice(GAME.actions(state, state.master)))
    return state


def check(state: State, floor: PlainFloor) -> None:
    """The same moves, and the same tiles in the same condition."""
    assert set(GAME.actions(state, 1 - state.master)) == floor.moves()
    places = [*map(place, state.cells), ENTRANCE]
    marks = [(state.shown, floor.shown), (state.active, floor.active), (state.dead, floor.dead)]
    assert all({places[tile] for tile in members(mask)} == marked for mask, marked in marks)
    assert (places[state.hero], state.attack, state.jump) == (floor.hero, floor.attack, floor.jump)


def members(mask: int) -> set[int]:
    return {number for number in range(6) if mask >> number & 1}


def careful(state: State, rng: Random) -> Move:
    """Choose at random, but rarely give up or enter a known monster."""
    moves = list(GAME.actions(state, 1 - state.master))
    wise = [move for move in moves if not isinstance(move, GiveUp) and not getattr(move, "sure", False)]
    return rng.choice(wise if wise and rng.random() < 0.98 else moves)


def check_ending(before: State, after: State, floor: PlainFloor, ending: str) -> None:
    """The game continues on the next floor or with the second game, or it is over."""
    if ending == "exit" and before.floor < FLOORS:
        assert (after.phase, after.floor, after.survived) == ("draw", before.floor + 1, before.survived)
        seen = {MONSTERS.index(face) for at, face in floor.faces.items() if at in floor.shown and face in MONSTERS}
        assert members(after.discovered) == members(before.discovered) | seen
        return
    assert after.survived == (*before.survived, FLOORS if ending == "exit" else before.floor - 1)
    if len(after.survived) == before.options.games:
        assert (after.phase, after.ending) == ("over", ending)
        assert {place(after.cells[tile]) for tile in members(after.shown)} == floor.shown
    else:
        assert (after.phase, after.floor, after.master) == ("draw", 1, 1 - before.master)
