"""The forecast against every order of small decks, against sampled ones, and against the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from insel.sampling import enumerated, sampled

from grusel.game import Chance, Decision
from grusel.games.insel import GAME
from grusel.games.insel.forecast import forecast
from grusel.games.insel.state import Forecast, Move, Options, State
from grusel.games.insel.tiles import TILES
from grusel.match import Match

ISLAND = """
  FL@AB TM  ts  wg  -hg -ce -cs
  .     .   .   .   .   .   -cp
  -tp   -bb -ca -cf -dd -ll -mm
  -ob   .   .   .   .   .   .
  -pr   -th -wt -bg -cg -gg -ig
  .     .   .   .   .   .   -sg
"""

DRY = ISLAND.replace("ts  wg", "TS  WG")

SMALL = {
    "one layer, two treasure cards": f"""
        phase: actions
        A: pilot earth earth earth earth earth
        B: diver wind wind wind wind wind
        discard: fire fire fire fire fire water water water water water helicopter helicopter rise
        {ISLAND}""",
    "known cards on top": f"""
        phase: actions
        turn: B
        floods: c1 / rest
        flood discard: d1
        A: pilot earth earth earth
        B: diver wind wind wind wind wind
        discard: earth fire fire fire fire fire water water water water water helicopter helicopter sandbags
        {ISLAND}""",
    "in the middle of the flood": f"""
        phase: flood
        drawn: 1
        water: 6
        A: pilot earth earth
        B: diver wind wind wind wind wind
        discard: earth earth fire fire fire fire fire water water water water water helicopter helicopter sandbags rise
        {ISLAND}""",
    "between two treasure cards": f"""
        phase: draw
        drawn: 1
        water: 9
        A: pilot earth earth
        B: diver wind wind wind wind wind
        discard: earth earth fire fire fire fire fire water water water water water helicopter helicopter sandbags
        {ISLAND}""",
    "somebody has to discard": f"""
        phase: discard
        drawn: 2
        A: pilot earth earth earth earth earth helicopter
        B: diver wind wind wind wind
        discard: wind fire fire fire fire fire water water water water water helicopter sandbags rise
        {ISLAND}""",
}

FULL_HANDS = """
    option hand_limit: {limit}
    phase: actions
    turn: C
    water: 3
    A: pilot earth earth earth earth earth
    B: diver wind wind wind wind wind
    C: engineer fire fire fire fire fire
    D: navigator water water water water water
    discard: {discard}
    FL@AB TM@CD TS  wg  -hg -ce -cs
    .     .   .   .   .   .   -cp
    -tp   -bb -ca -cf -dd -ll -mm
    -ob   .   .   .   .   .   .
    -pr   -th -wt -bg -cg -gg -ig
    .     .   .   .   .   .   -sg
"""

# The treasure deck runs out while hands are full or not, equal or not.
RUNNING_OUT = {
    "with the second card, and both are discarded after it": FULL_HANDS.format(
        limit="both", discard="helicopter helicopter sandbags sandbags rise rise"
    ),
    "with the second card, and the first is discarded before it": FULL_HANDS.format(
        limit="each", discard="helicopter helicopter sandbags sandbags rise rise"
    ),
    "on hands of three sizes": f"""
        phase: actions
        turn: B
        water: 2
        A: pilot earth earth earth earth earth
        B: diver wind wind wind wind
        C: engineer fire fire fire
        discard: wind fire fire water water water water helicopter rise rise rise
        {DRY.replace("@AB", "@ABC")}""",
    "after surplus cards were discarded": f"""
        phase: discard
        drawn: 2
        turn: C
        A: pilot earth earth earth earth earth
        B: diver wind wind wind wind wind
        C: engineer fire fire fire fire fire sandbags
        D: navigator water water water water
        discard: water helicopter helicopter helicopter sandbags rise rise
        {DRY.replace("@AB", "@ABCD")}""",
    "and so does the flood deck, whose discards have a tile that is dry again": f"""
        phase: actions
        turn: B
        water: 1
        flood discard: a1 c1
        A: pilot earth earth earth earth earth
        B: diver wind wind wind wind wind
        discard: fire fire fire fire fire water water water water water helicopter helicopter sandbags
        {ISLAND}""",
}


@pytest.mark.parametrize(
    ("text", "seat"), [(text, seat) for text in RUNNING_OUT.values() for seat in range(GAME.parse(text).seats)]
)
def test_it_equals_every_order_when_decks_run_out(text: str, seat: int) -> None:
    state = GAME.parse(text)
    assert_alike(forecast(GAME.truth(state), seat), enumerated(state, seat), 1e-9)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", SMALL.values(), ids=SMALL.keys())
def test_the_forecast_equals_a_count_of_every_order_of_small_decks(text: str, seat: int) -> None:
    state = GAME.parse(text)
    assert_alike(forecast(GAME.truth(state), seat), enumerated(state, seat), 1e-9)


@pytest.mark.parametrize("limit", ["both", "each"])
@pytest.mark.parametrize("seat", [0, 3])
def test_the_forecast_equals_a_count_when_the_treasure_deck_runs_out(limit: str, seat: int) -> None:
    discard = "helicopter helicopter sandbags sandbags rise"
    state = GAME.parse(FULL_HANDS.format(limit=limit, discard=discard))
    assert_alike(forecast(GAME.truth(state), seat), enumerated(state, seat), 1e-9)


def test_the_forecast_agrees_with_a_hundred_thousand_samples() -> None:
    state = played(4, seed=3, moves=75)
    told = sampled(state, state.active, 100_000, Random(1))
    assert_alike(forecast(GAME.truth(state), state.active), told, 0.008)  # five standard deviations


@pytest.mark.parametrize("seed", range(8))
def test_the_forecast_agrees_with_samples_in_many_positions(seed: int) -> None:
    state = played(2 + seed % 3, seed, moves=50 + 8 * seed)
    told = sampled(state, 1, 4_000, Random(seed))
    assert_alike(forecast(GAME.truth(state), 1), told, 0.04)


def test_the_forecast_equals_the_outcomes_that_the_rules_list() -> None:
    text = SMALL["known cards on top"].replace("phase: actions", "phase: actions\ncaptured: earth wind fire water")
    state = GAME.parse(text)
    sinks = [0.0] * TILES
    for chance, after in ways(state, state.active):
        for spot in range(TILES):
            sinks[spot] += chance * (after.sunk >> spot & 1 and not state.sunk >> spot & 1)
    assert [risk.sinks for risk in forecast(GAME.truth(state), 0).this_turn] == pytest.approx(sinks)


def test_known_cards_on_top_are_certain() -> None:
    state = GAME.parse(SMALL["known cards on top"])
    risks = forecast(GAME.truth(state), 0).this_turn
    assert risks[2].sinks == pytest.approx(1)


def test_before_and_after_the_game_nothing_is_at_risk() -> None:
    over = GAME.parse(f"phase: over\nended: skull\nA: pilot\nB: diver\n{ISLAND}")
    for state in (GAME.start(Options(), 2), over):
        assert all(risk.floods == risk.sinks == 0 for risk in forecast(GAME.truth(state), 0).before_next)


def test_sunken_tiles_are_at_no_risk() -> None:
    state = GAME.parse(SMALL["known cards on top"])
    assert all(
        forecast(GAME.truth(state), 0).before_next[spot].sinks == 0 for spot in range(TILES) if state.sunk >> spot & 1
    )


def assert_alike(one: Forecast, other: Forecast, tolerance: float) -> None:
    for mine, theirs in ((one.this_turn, other.this_turn), (one.before_next, other.before_next)):
        assert [risk.floods for risk in mine] == pytest.approx([risk.floods for risk in theirs], abs=tolerance)
        assert [risk.sinks for risk in mine] == pytest.approx([risk.sinks for risk in theirs], abs=tolerance)


def played(seats: int, seed: int, moves: int) -> State:
    """A position of a random game: this many moves from its beginning, or the last before its end."""
    match = Match(GAME, seats, Options())
    match.play_randomly(Random(seed))
    return match.moments[min(moves, len(match.moments) - 2)].state


def ways(state: State, active: int, chance: float = 1.0) -> Iterator[tuple[float, State]]:
    """Every way in which the rules let this turn end if no player does anything."""
    turn = GAME.turn(state)
    if state.active != active or not isinstance(turn, Chance | Decision):
        yield chance, state
    elif isinstance(turn, Decision):
        yield from ways(GAME.apply(state, turn.seats[0], quiet(state, turn.seats[0])), active, chance)
    else:
        outcomes = GAME.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            yield from ways(GAME.apply(state, None, outcome), active, chance * weight / total)


def quiet(state: State, seat: int) -> Move:
    """The action that does least."""
    listed = {GAME.write(state, action).split()[0]: action for action in GAME.actions(state, seat)}
    return next(listed[word] for word in ("end", "pass", "discard", "swim") if word in listed)
