"""Any text is a position that can be played, or a clear refusal; never a crash."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grusel.game import Illegal, Over
from grusel.games.flure import GAME
from grusel.games.flure.state import Options, State
from grusel.match import Match
from grusel.testing.laws import random_match

SIGNS = st.sampled_from(list("ABGMKORU^>v<#*~. \n:0123456789abnesturdlpic"))


@st.composite
def diagrams(draw: st.DrawFn) -> str:
    """A position of a random game with a few characters changed."""
    options = Options(setup=draw(st.sampled_from(["basic", "expert"])))
    match = random_match(GAME, draw(st.integers(2, 7)), options, draw(st.integers(0, 20)))
    signs = list(GAME.draw(match.moments[draw(st.integers(0, len(match.moments) - 1))].state))
    for _ in range(draw(st.integers(1, 4))):
        signs[draw(st.integers(0, len(signs) - 1))] = draw(SIGNS)
    return "".join(signs)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(diagrams(), st.integers(0, 99))
def test_a_changed_diagram_is_playable_or_refused(text: str, seed: int) -> None:
    try:
        state = GAME.parse(text)
    except Illegal:
        return
    assert GAME.parse(GAME.draw(state)) == state
    play_on(state, seed)


def play_on(state: State, seed: int) -> None:
    match = Match(GAME, state.seats, start=GAME.draw(state))
    pieces = GAME.pieces(state)
    match.play_randomly(Random(seed), until=lambda match: len(match.moments) > 60)
    assert isinstance(match.turn, Over) or len(match.moments) > 60
    assert GAME.pieces(match.state) == pieces
    assert GAME.parse(GAME.draw(match.state)) == match.state


@settings(max_examples=300, suppress_health_check=list(HealthCheck))
@given(st.text(alphabet=SIGNS, max_size=200))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        GAME.parse(text)
    except Illegal:
        return
