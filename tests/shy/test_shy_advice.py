"""The reference tile for builder and hero, and when the hero is stuck, compared with slower methods."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from grusel.game import Decision
from grusel.games.shy import GAME, could_be_active, suits
from grusel.games.shy.advice import candidates
from grusel.games.shy.shapes import NAMES, layouts
from grusel.games.shy.state import (
    CORRIDOR,
    EXIT,
    MONSTERS,
    START,
    Cleared,
    Event,
    Explore,
    GiveUp,
    Jump,
    Move,
    Options,
    Revealed,
    State,
)
from grusel.games.shy.stuck import is_stuck
from grusel.match import Match

HERO = 1
DRAGON, BEAST = 1, 2


def named(found: Mapping[int, tuple[str, ...]]) -> dict[str, str]:
    return {NAMES[cell]: " ".join(monsters) for cell, monsters in found.items() if monsters}


def cell(name: str) -> int:
    return NAMES.index(name)


# --- the builder ------------------------------------------------------------------------------------------------------


def test_next_to_the_entrance_the_dragon_is_comfortable_everywhere() -> None:
    view = GAME.view(GAME.parse("phase: build\nhand: ba dr co co co ex"), 0)
    assert named(suits(view)) == {"g6": "dragon", "f7": "dragon", "h7": "dragon", "g8": "dragon"}


def test_suits_follow_the_current_tiles() -> None:
    view = GAME.view(GAME.parse("phase: build\nhand: be se co ex\n   g h i\n7  @En co co"), 0)
    assert named(suits(view)) == {"h7": "beast"}


def test_a_free_cell_is_judged_as_if_the_monster_were_there() -> None:
    view = GAME.view(GAME.parse("phase: build\nhand: ba ga co ex\n   g h\n7  @En co\n8  co ."), 0)
    found = named(suits(view))
    assert found["h8"] == "bat gargoyle"
    assert found["h7"] == found["g8"] == "bat"


def test_a_placed_monster_is_judged_as_if_it_were_moved() -> None:
    view = GAME.view(GAME.parse("phase: build\nhand: be co co co ex\n   g h\n7  @En dr"), 0)
    found = named(suits(view))
    assert found["g6"] == "dragon"
    assert found["h7"] == "dragon"
    assert "i7" not in found


def test_without_monsters_of_its_own_a_builder_gets_no_suits() -> None:
    view = GAME.view(GAME.parse("phase: build\nhand: ba dr co co co ex"), HERO)
    assert named(suits(view)) == {}


def test_a_monster_comfortable_at_the_end_of_building_is_active_in_a_peek() -> None:
    for seed in range(60):
        match = Match(GAME, 2, Options(master="first", take_backs=2))
        match.play_randomly(Random(seed), until=lambda match: match.state.phase == "peek")
        state = match.state
        promised = suits(GAME.truth(state))
        for tile, face in enumerate(state.faces):
            if face < CORRIDOR:
                events: list[Event] = []
                GAME.apply(state, HERO, GAME.read(state, HERO, f"peek {NAMES[state.cells[tile]]}"), events.append)
                revealed = next(event for event in events if isinstance(event, Revealed))
                assert (revealed.nature == "active") == (MONSTERS[face] in promised[state.cells[tile]])


# --- the hero ---------------------------------------------------------------------------------------------------------


def active_by_trying(state: State, at: int) -> set[str]:
    """The monsters that attack on this cell in some truth that the hero cannot tell from this one."""
    tile = state.cells.index(at)
    unknown = [n for n in range(CORRIDOR) if not state.discovered >> n & 1 and not _shown(state, n)]
    hidden = [number for number in range(6) if not state.shown >> number & 1]
    monsters_left = 2 - sum(face < CORRIDOR and state.shown >> number & 1 for number, face in enumerate(state.faces))
    found = set[str]()
    for pair in permutations(unknown, monsters_left):
        rest = [state.faces[number] for number in hidden if state.faces[number] >= CORRIDOR]
        for faces in set(permutations([*pair, *rest])):
            trial = list(state.faces)
            for number, face in zip(hidden, faces, strict=True):
                trial[number] = face
            if trial[tile] < CORRIDOR and _attacks(replace(state, faces=tuple(trial)), at):
                found.add(MONSTERS[trial[tile]])
    return found


def _shown(state: State, face: int) -> bool:
    return face in state.faces and bool(state.shown >> state.faces.index(face) & 1)


def _attacks(state: State, at: int) -> bool:
    peeking, events = replace(state, phase="peek", peeks=2), list[Event]()
    GAME.apply(peeking, HERO, GAME.read(peeking, HERO, f"peek {NAMES[at]}"), events.append)
    return any(isinstance(event, Revealed) and event.nature == "active" for event in events)


@pytest.mark.parametrize("frightens", [True, False])
def test_a_monster_could_be_active_if_it_is_in_some_possible_truth(frightens: bool) -> None:
    compared = 0
    for seed in range(25):
        match = Match(GAME, 2, Options(master="first", take_backs=1, uncomfortable_frightens=frightens))
        match.play_randomly(Random(seed))
        for moment in match.moments:
            if moment.state.phase == "move":
                compared += _compare(moment.state)
    assert compared > 100


def _compare(state: State) -> int:
    view = GAME.view(state, HERO)
    hidden = [tile.cell for tile in view.tiles if tile.status == "hidden"]
    for at in hidden[:3]:
        assert set(could_be_active(view, at)) == active_by_trying(state, at)
        assert could_be_active(GAME.view(state, 0), at) == could_be_active(view, at), "it uses what is public alone"
    return len(hidden[:3])


LINE = "   g h i j k l m\n7  "


def test_a_revealed_monster_is_named_if_it_is_active() -> None:
    view = GAME.view(GAME.parse(f"{LINE}@En Be! co dr co co ex"), HERO)
    assert could_be_active(view, cell("h7")) == ("beast",)
    view = GAME.view(GAME.parse(f"{LINE}@En Be co Dr co co ex"), HERO)
    assert could_be_active(view, cell("j7")) == could_be_active(view, cell("h7")) == ()


def test_an_empty_cell_has_no_active_monster() -> None:
    view = GAME.view(GAME.parse(f"{LINE}@En be co dr co co ex"), HERO)
    assert could_be_active(view, cell("g6")) == could_be_active(view, cell("g7")) == ()


def test_discovered_monsters_are_no_candidates() -> None:
    view = GAME.view(GAME.parse(f"floor: 3\ndiscovered: ba kr\nundiscovered: se ga\n{LINE}@En be co dr co co ex"), HERO)
    assert candidates(view) == ("dragon", "beast", "serpent", "gargoyle")


# --- stuck ------------------------------------------------------------------------------------------------------------


def stuck_by_trying(state: State) -> bool:
    """Whether no sequence of moves that avoids known monsters reveals a hidden tile or reaches the exit."""
    waiting, known = [state], {state}
    while waiting:
        now = waiting.pop()
        for move in GAME.actions(now, HERO):
            if _throws_it_away(move):
                continue
            events: list[Event] = []
            after = GAME.apply(now, HERO, move, events.append)
            if any(isinstance(event, Revealed | Cleared) for event in events):
                return False
            if after not in known:
                known.add(after)
                waiting.append(after)
    return True


def _throws_it_away(move: Move) -> bool:
    return isinstance(move, GiveUp) or (isinstance(move, Explore | Jump) and move.sure)


def test_a_hero_is_stuck_if_no_sequence_of_moves_helps() -> None:
    outcomes = []
    for seed in range(2000):
        match = Match(GAME, 2, Options(master="first", take_backs=0, stuck="plays-on"))
        match.play_randomly(Random(seed))
        for moment in match.moments:
            if moment.state.phase == "move" and moment.state.active:
                outcomes.append(is_stuck(moment.state))
                assert outcomes[-1] == stuck_by_trying(moment.state)
    assert outcomes.count(True) > 30
    assert outcomes.count(False) > 30


def test_stuck_in_random_positions() -> None:
    """Random positions, including unreachable ones: two monsters side by side, both active."""
    rng, found = Random(4), []
    for _ in range(6000):
        state = _any_position(rng)
        found.append(is_stuck(state))
        assert found[-1] == stuck_by_trying(state)
    assert found.count(True) > 300


def _any_position(rng: Random) -> State:
    faces = rng.sample([BEAST, DRAGON, CORRIDOR, CORRIDOR, CORRIDOR, EXIT], 6)
    shown = rng.randrange(64) | rng.randrange(64) | rng.randrange(64)
    active = sum(1 << tile for tile, face in enumerate(faces) if face < CORRIDOR and shown >> tile & 1)
    safe = [tile for tile, face in enumerate(faces) if (shown & ~active) >> tile & 1 and face != EXIT]
    return replace(
        GAME.parse(f"options: stuck=plays-on\n{LINE}@En co be co co ex dr"),
        cells=rng.choice(layouts(6)),
        faces=tuple(faces),
        shown=shown,
        active=active,
        hero=rng.choice([*safe, START]),
        attack=rng.random() < 0.4,
        jump=rng.random() < 0.4,
    )


def test_the_hero_can_always_do_something() -> None:
    for seed in range(100):
        match = Match(GAME, 2, Options(master="first", take_backs=0))
        match.play_randomly(Random(seed))
        assert all(
            GAME.actions(moment.state, turn.seats[0])
            for moment in match.moments
            if isinstance(turn := GAME.turn(moment.state), Decision)
        )


def test_the_builder_sees_suits_and_the_hero_sees_fears() -> None:
    match = Match(GAME, 2, Options(master="first"))
    match.play_randomly(Random(1), until=lambda match: match.state.phase == "build" and len(match.moments) > 4)
    assert GAME.forecast(GAME.view(match.state, 1), 1) is None
    told = GAME.forecast(GAME.view(match.state, 0), 0)
    assert told is not None
    assert told.suits
    match.play_randomly(Random(1), until=lambda match: match.state.phase in ("peek", "move"))
    view = GAME.view(match.state, 1)
    told = GAME.forecast(view, 1)
    assert told is not None
    assert told.fears == {str(tile.cell): could_be_active(view, tile.cell) for tile in view.tiles}
    assert GAME.forecast(GAME.view(match.state, 0), 0) is None, "the master needs no help from there"
