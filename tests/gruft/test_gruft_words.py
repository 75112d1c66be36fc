"""Sentences about a penalty are true for any number of vampires."""

from __future__ import annotations

import pytest

from grusel.games.gruft import GAME
from grusel.games.gruft.state import Event, GarlicFound, ThirdStake
from grusel.words import words

TWO_OWED = """
options: two_player_gift=2
stakes: 2 0
A: rybk
B: wgky
graves: c4=wB d4=ww e4=wA
"""


@pytest.mark.parametrize(
    ("grave", "sentence"),
    [
        ("c4", "Bo gets the garlic back and owes Anna a gift for it."),
        ("d4", "That is the third stake: Anna puts all three back, and every other player owes Anna a gift."),
        ("e4", "Anna gets the garlic back, and because Anna found their own, every other player owes a gift."),
    ],
)
def test_a_player_who_owes_two_vampires_is_told_to_give_two(grave: str, sentence: str) -> None:
    events: list[Event] = []
    opened = GAME.parse(TWO_OWED)
    opened = GAME.apply(opened, 0, GAME.read(opened, 0, grave), events.append)
    GAME.apply(opened, None, GAME.read(opened, None, "lid white"), events.append)
    penalty = next(event for event in events if isinstance(event, GarlicFound | ThirdStake))
    assert words("en").say(GAME.tell(penalty), ["Anna", "Bo"]) == sentence
