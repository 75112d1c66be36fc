"""Sentences about a monster stay true under every option."""

from __future__ import annotations

import pytest

from grusel.game import Message
from grusel.games.shy import GAME
from grusel.games.shy.state import Event, Revealed
from grusel.words import words

BESIDE_A_REVEALED_ONE = """
options: uncomfortable_frightens=no
   c    d    e    f    g    h
6  .    .    .    .    .    dr
7  ex   co   co   co   En   @Kr
"""


def told_of_the_dragon() -> Message:
    state = GAME.parse(BESIDE_A_REVEALED_ONE)
    events: list[Event] = []
    GAME.apply(state, 1, GAME.read(state, 1, "h6"), events.append)
    return GAME.tell(next(event for event in events if isinstance(event, Revealed)))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "On h6 lurks the dragon. It is active: it feels at home, and nothing next to it frightens it."),
        ("de", "Auf h6 lauert: Drache, aktiv. Das Monster fühlt sich hier wohl, und nichts daneben macht ihm Angst."),
        ("nl", "Op h6 loert: draak, actief. Het monster voelt zich hier thuis, en niets ernaast maakt het bang."),
    ],
)
def test_an_active_monster_beside_a_revealed_one_that_frightens_none(language: str, sentence: str) -> None:
    assert words(language).say(told_of_the_dragon(), ["Anna", "Bo"]) == sentence
