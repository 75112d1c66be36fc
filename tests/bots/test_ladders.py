"""Moves that a bot of a level must not overlook, game by game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from grusel.bots import find_bot
from grusel.game import Decision
from grusel.games.flure import GAME as FLURE
from grusel.games.flure.state import LOST, OUTSIDE, SAVED, Play
from grusel.games.flure.value import value as flure_value
from grusel.games.gruft import GAME as GRUFT
from grusel.games.gruft.bots.knowledge import believed, perfect
from grusel.games.gruft.bots.recall import recalled
from grusel.games.gruft.memory import remember
from grusel.games.gruft.state import EMPTY, Open
from grusel.games.insel import GAME as INSEL
from grusel.games.insel.state import Capture, Leave
from grusel.games.insel.tiles import LANDING, TREASURE_TILES
from grusel.games.insel.value import sink_chances
from grusel.match import Match
from grusel.registry import AnyGame

ALL = [f"level{number}" for number in range(1, 6)]
BY_LEVEL = pytest.mark.parametrize("name", ALL)


def ask(name: str, game: AnyGame, state: Any, seen: Any = ()) -> Any:
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    seat = turn.seats[0]
    view, actions = game.view(state, seat), game.actions(state, seat)
    return find_bot(name).choose(game, view, seen, seat, actions, 1.0, Random(3))


# --- Finstere Flure ---------------------------------------------------------------------------------------------------


def hall(**changes: Any) -> Any:
    """Two seats in round 9; B has one figure at the entrance."""
    match = Match(FLURE, 2)
    match.play_chance(Random(1))
    places = (SAVED, SAVED, OUTSIDE, LOST, OUTSIDE, LOST, LOST, LOST)
    base = {"round": 9, "mover": 0, "starter": 0, "places": places, "saved": (0, 1), "monster": 90}
    return replace(match.state, **(base | changes))


@BY_LEVEL
def test_a_player_who_can_leave_and_win_does(name: str) -> None:
    state = hall(places=(SAVED, SAVED, 0, LOST, 175, LOST, LOST, LOST))
    assert ask(name, FLURE, state) == Play(2, "o")


@pytest.mark.parametrize("name", ALL[1:])
def test_a_figure_does_not_stay_before_the_monster(name: str) -> None:
    """From c4 the monster looks east along the row; the figure has 5 points to get away."""
    state = hall(places=(SAVED, LOST, 53, LOST, 175, LOST, LOST, LOST), saved=(0,), monster=50, facing="E")
    after = FLURE.apply(state, 0, ask(name, FLURE, state))
    assert after.places[2] == SAVED or after.places[2] >> 4 != 3


def test_a_figure_nearer_to_the_exit_is_worth_more() -> None:
    near, far = (hall(places=(SAVED, LOST, at, LOST, 175, LOST, LOST, LOST), saved=(0,)) for at in (2, 60))
    assert flure_value(near, 0) > flure_value(far, 0)
    assert flure_value(near, 1) < flure_value(far, 1)


# --- Dicke Luft in der Gruft ------------------------------------------------------------------------------------------


def graveyard(seed: int) -> tuple[Any, Any]:
    """A game by level 3 until a player has to open a grave although a fitting one is known; state and events."""
    match, rng = Match(GRUFT, 2), Random(seed)
    while True:
        match.play_chance(rng)
        turn = match.turn
        assert isinstance(turn, Decision)
        seat, state = turn.seats[0], match.state
        row = state.rows[seat]
        fitting = {row.left[0], row.right[-1]} if row.hidden else set[str]()
        known = perfect(state)
        if state.phase == "open" and any(known.free(letter) for letter in fitting):
            return state, match.seen(seat)
        view, actions = GRUFT.view(state, seat), GRUFT.actions(state, seat)
        match.play(seat, find_bot("level3").choose(GRUFT, view, match.seen(seat), seat, actions, 0.3, rng))


@pytest.mark.parametrize("seed", range(3))
def test_a_remembered_fitting_grave_is_opened(seed: int) -> None:
    state, seen = graveyard(seed)
    chosen = ask("level5", GRUFT, state, seen)
    assert isinstance(chosen, Open)
    row = state.rows[state.player]
    assert state.tiles[chosen.grave] == EMPTY
    assert state.lids[chosen.grave] in (row.left[0], row.right[-1])


@pytest.mark.parametrize("seed", range(3))
def test_perfect_memory_holds_everything_ever_opened(seed: int) -> None:
    state, seen = graveyard(seed)
    view = GRUFT.view(state, state.player)
    known, true = believed(view, recalled(view, seen, 0.0)), perfect(state)
    opened = [grave for grave in range(60) if state.lids[grave] not in "?+"]
    assert [(known.lids[at], known.tiles[at]) for at in opened] == [(true.lids[at], true.tiles[at]) for at in opened]
    assert (known.taken, known.trapped) == (0.0, 0.0)


def test_a_forgotten_opening_stays_forgotten() -> None:
    state, seen = graveyard(1)
    view = GRUFT.view(state, state.player)
    for span in (2.0, 10.0, 60.0):
        for early, late in ((0.3, 0.6), (0.6, 1.0)):
            before = seen[: int(early * len(seen))]
            then, now = _kept(view, before, before, span), _kept(view, seen[: int(late * len(seen))], before, span)
            assert now <= then


def _kept(view: Any, seen: Any, of: Any, span: float) -> set[tuple[int, str]]:
    """Which of the early openings are still remembered, judged as if nothing came after them."""
    whole = remember(view, of)
    return {(at, lid) for at, lid in recalled(view, seen, span).lids.items() if whole.lids.get(at) == lid}


# --- Die verbotene Insel ----------------------------------------------------------------------------------------------


def island() -> Any:
    match = Match(INSEL, 2)
    match.play_chance(Random(5))
    return match.state


@BY_LEVEL
def test_with_all_treasures_the_team_leaves(name: str) -> None:
    state = island()
    landing = state.tiles.index(LANDING)
    ready = replace(state, captured=15, pawns=(landing, landing), hands=((0, 0, 0, 0, 1, 0), (0,) * 6))
    seat = state.active
    ready = replace(ready, hands=ready.hands if seat == 0 else ready.hands[::-1])
    assert ask(name, INSEL, ready) == Leave()


@BY_LEVEL
def test_a_treasure_that_can_be_captured_is_captured(name: str) -> None:
    state = island()
    spot = state.tiles.index(TREASURE_TILES[1][0])
    hands = [(0,) * 6, (0,) * 6]
    hands[state.active] = (0, 4, 0, 0, 0, 0)
    after = replace(state, pawns=(spot, spot), hands=tuple(hands), flooded=0)
    assert ask(name, INSEL, after) == Capture("wind")


def test_a_flooded_tile_whose_card_must_come_is_sure_to_sink() -> None:
    state = island()
    floods = (0b11, state.floods[0] & ~0b11)
    drowning = replace(state, phase="flood-window", drawn=0, flooded=0b111, floods=floods, flood_discard=0, level=1)
    chances = sink_chances(drowning)
    assert chances[0] == chances[1] == 1.0
    assert chances[2] < 0.5
