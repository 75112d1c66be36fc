"""The reason of every refusal, for every target a player might click."""

from __future__ import annotations

from random import Random

import pytest
from insel.player import play

from grusel.game import Illegal, Message
from grusel.games.insel import GAME
from grusel.games.insel.choices import CAPTURE, DISCARD, END, FLY, GIVE, GO, LEAVE, PASS, PUSH, SANDBAG, SHORE, SWIM
from grusel.games.insel.state import Action, Capture, Choose, Give, Go, LayTile, Options, Push, Sandbags, Shore, State
from grusel.words import LANGUAGES, words

CLICKS: list[Action] = [
    *GO,
    *SHORE,
    *SWIM,
    *SANDBAG,
    *(push for pushes in PUSH for push in pushes),
    *(gift for gifts in GIVE for gift in gifts),
    *(flight for flights in FLY[1:] for flight in flights),
    *CAPTURE,
    *DISCARD,
    END,
    PASS,
    LEAVE,
    Choose("diver"),
]

POSITION = """
  A: {a}
  B: {b}
  .  .  FL  TM  .  .
  .  #  wg  #   #  .
  #  -bb #@A #  #  #
  #  #  #   ca@B #  #
  .  #  #   #   #  .
  .  .  #   #   .  .
"""


@pytest.mark.parametrize("seed", range(6))
def test_every_click_is_possible_or_explained_in_every_language(seed: int) -> None:
    match = play(2 + seed % 3, Options(), Random(seed), noise=0.2)
    for moment in Random(seed).sample(match.moments, 12):
        for seat in range(match.seats):
            assert_explained(moment.state, seat)


def assert_explained(state: State, seat: int) -> None:
    listed = GAME.actions(state, seat)
    for action in CLICKS:
        why = GAME.explain(state, seat, action)
        assert (why is None) == (action in listed), (why, action)
        if why:
            assert all(words(language).say(why) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("action", "id"),
    [
        (Go(GAME.parse(POSITION.format(a="diver", b="pilot")).pawns[0]), "insel-here"),
        (Go(7), "insel-missing"),
        (Go(11), "insel-too-far"),
        (Go(4), "insel-diagonal"),
        (Shore(7), "insel-sunk"),
        (Shore(8), "insel-dry"),
        (Shore(15), "insel-shore-diagonal"),
        (Push(1, 9), "insel-not-navigator"),
        (Give("earth", 1), "insel-give-apart"),
        (Give("helicopter", 1), "insel-give-special"),
        (Capture("earth"), "insel-capture-elsewhere"),
        (Sandbags(8), "insel-dry"),
        (PASS, "insel-nothing-to-pass"),
        (LEAVE, "insel-treasures-missing"),
        (DISCARD[0], "insel-no-discard"),
        (SWIM[8], "insel-no-need-to-swim"),
    ],
)
def test_the_reason_names_the_cause(action: Action, id: str) -> None:
    state = GAME.parse(POSITION.format(a="engineer earth earth helicopter sandbags", b="pilot"))
    assert reason(GAME.explain(state, 0, action)) == id


def test_a_possible_action_needs_no_reason() -> None:
    state = GAME.parse(POSITION.format(a="engineer", b="pilot"))
    assert GAME.explain(state, 0, Shore(3)) is None


def test_outcomes_of_chance_are_no_actions() -> None:
    state = GAME.parse(POSITION.format(a="engineer", b="pilot"))
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, 0, LayTile(0))
    assert refused.value.message.id == "insel-not-an-action"


def test_actions_are_no_outcomes_of_chance() -> None:
    state = GAME.parse(POSITION.format(a="engineer", b="pilot"))
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, None, END)
    assert refused.value.message.id == "insel-chance"


@pytest.mark.parametrize(
    ("options", "seats", "id"),
    [
        (Options(banned="wizard"), 2, "insel-no-such-role"),
        (Options(banned="pilot, diver, engineer"), 4, "insel-too-many-banned"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: Options, seats: int, id: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(options, seats)
    assert refused.value.message.id == id


def reason(message: Message | None) -> str:
    return message.id if message else ""
