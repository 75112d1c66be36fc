"""Every event of whole games has words in three languages."""

from __future__ import annotations

import pytest

from grusel.games.flure import GAME
from grusel.games.flure.events import Event, Figure, FigureLost, GameEnded, MonsterLooked, StepLost
from grusel.games.flure.state import Options
from grusel.testing.laws import random_match
from grusel.words import LANGUAGES, words

TIE = """
turn: monster
 2 .  .  .  .  A4 .  .  .  .  .  .  .  .
 3 .  .  .  .  M> .  .  .  .  .  .  .  .  .
 4 .  .  .  .  B4 .  .  .  .  .  .  .  .  .  .
"""
BOTH_SHOW_THREE = """
option eaten: flips
outside: a3 A3 A5
"""
NAMES = ["Anna", "Bo", "Cem", "Dora", "Eva", "Fritz", "Gül"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (7, Options(setup="expert", three_hits=True))])
def test_whole_games_are_told_without_a_gap(language: str, seats: int, options: Options) -> None:
    spoken = words(language)
    match = random_match(GAME, seats, options, seed=3)
    for moment in match.moments:
        assert all(spoken.say(GAME.ask(moment.state, seat), NAMES) for seat in (0, 1, None))
        assert all(spoken.say(GAME.tell(event), NAMES).endswith((".", "!")) for event in moment.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        GameEnded("saved", (1,)),
        GameEnded("cards", (1,)),
        GameEnded("cards", ()),
        GameEnded("cards", (0, 1)),
        GameEnded("nobody-left", (1,)),
        GameEnded("nobody-left", ()),
        GameEnded("nobody-left", (0, 1)),
        StepLost(3, "N", True),
        StepLost(3, "N", False),
        FigureLost(Figure(0, 0, 1), 3, "eaten", for_good=False, turned=True),
        FigureLost(Figure(0, 0, 1), 3, "edge", for_good=False, turned=True),
        FigureLost(Figure(0, 0, 1), 3, "teleporter", for_good=False, turned=True),
    ],
)
def test_rare_events_can_be_told(language: str, event: GameEnded | StepLost | FigureLost) -> None:
    assert words(language).say(GAME.tell(event), NAMES)


def test_the_monster_gives_its_reason() -> None:
    events: list[Event] = []
    state = GAME.parse(TIE)
    GAME.apply(state, None, GAME.read(state, None, "5"), events.append)
    look = next(event for event in events if isinstance(event, MonsterLooked))
    assert words("en").say(GAME.tell(look), NAMES) == (
        "It sees Anna’s 4 at 1 and Bo’s 4 at 1: equally near, so straight on east."
    )


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Your black 3 stays outside", "Your 5 stays outside", "Your coloured 3 stays outside"]),
        ("de", ["Deine schwarze 3 bleibt draußen", "Deine 5 bleibt draußen", "Deine farbige 3 bleibt draußen"]),
        ("nl", ["Je zwarte 3 blijft buiten", "Je 5 blijft buiten", "Je gekleurde 3 blijft buiten"]),
    ],
)
def test_two_figures_that_show_the_same_are_told_apart_by_their_sides(language: str, sentences: list[str]) -> None:
    state = GAME.parse(BOTH_SHOW_THREE)
    stays = [GAME.read(state, 0, f"{figure} stay") for figure in ("a3", "A5", "A3")]
    assert [words(language).say(GAME.phrase(state, 0, move), NAMES) for move in stays] == sentences
