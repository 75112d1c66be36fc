"""The record of the largest game, also with one character wrong."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grusel.game import Illegal, Message
from grusel.games.flure import GAME
from grusel.games.flure.state import Options
from grusel.match import AnyMatch, Match
from grusel.record import Record, from_json, from_text, to_json, to_text
from grusel.replay import begin, load
from grusel.words import words


@pytest.fixture(scope="module")
def whole_game() -> AnyMatch:
    """Seven players, expert set-up, to the end."""
    match = Match(GAME, 7, Options(setup="expert"))
    match.play_randomly(Random(7))
    return match


@pytest.fixture(scope="module")
def record(whole_game: AnyMatch) -> Record:
    return whole_game.record(["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"], {"date": "2026-11-15"})


def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


def test_a_replay_matches_the_game_at_every_move(whole_game: AnyMatch, record: Record) -> None:
    again = begin(record)
    for moment, step in zip(whole_game.moments, record.steps, strict=False):
        assert again.state == moment.state
        again.play(step.by, GAME.read(again.state, step.by, step.move))
    assert again.state == whole_game.state
    assert again.over


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(at=st.integers(0, 10**6), character=st.characters() | st.sampled_from("NESWio0123456789ABCDEFG*:.\n ()"))
def test_one_wrong_character_is_refused_or_gives_another_legal_game(record: Record, at: int, character: str) -> None:
    text = to_text(record)
    place = at % len(text)
    found = read(text[:place] + character + text[place + 1 :])
    assert isinstance(found, Message) or found.over or len(found.moments) > 1


def read(text: str) -> AnyMatch | Message:
    """Return the match in a text, or the message that refuses it; any other exception fails the test."""
    try:
        return load(text)[1]
    except Illegal as error:
        words("de").say(error.message)
        return error.message
