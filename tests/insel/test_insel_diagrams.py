"""Diagrams and moves in text: mistakes are named with their line."""

from __future__ import annotations

import pytest

from grusel.game import Illegal
from grusel.games.insel import GAME
from grusel.games.insel.state import Options
from grusel.words import words

MAP = """
.  .  FL@AB  #  .  .
.  #  #  #  #  .
#  #  #  #  #  #
#  #  #  #  #  #
.  #  #  #  #  .
.  .  #  #  .  ."""
PLAYERS = "A: diver\nB: pilot"


def test_a_short_diagram_starts_at_the_beginning_of_a_turn() -> None:
    state = GAME.parse(PLAYERS + MAP)
    assert (state.phase, state.active, state.left, state.level) == ("actions", 0, 3, 1)
    assert state.deck == (5, 5, 5, 5, 3, 2, 3)


def test_a_known_shape_is_recognised() -> None:
    rows = "FL@AB # # # # #\n# # # # # #\n# # # # # #\n# # # # # #"
    assert GAME.parse(f"{PLAYERS}\n{rows}").options == Options(layout="shadows")


def test_another_shape_is_an_island_of_its_own() -> None:
    rows = "FL@AB # # # # # # #\n# # # # # # # #\n# # # # # # # #"
    assert GAME.parse(f"{PLAYERS}\n{rows}").options == Options(drawn="########/########/########")


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("", "insel-diagram-expected", 1),
        (PLAYERS, "insel-diagram-expected", 1),
        (f"wind: 3\n{PLAYERS}{MAP}", "insel-diagram-expected", 1),
        (f"{PLAYERS}\nwater: 11{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\nwater: x{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\nwater: 2\nwater: 3{MAP}", "insel-diagram-twice", 4),
        (f"A: diver gold\nB: pilot{MAP}", "insel-diagram-expected", 1),
        (f"A: diver\nB: diver{MAP}", "insel-diagram-expected", 2),
        (f"A: diver\nC: pilot{MAP}", "insel-diagram-expected", 1),
        (f"{PLAYERS}\nturn: C{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\nbonus: jump{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\nfloods: z9 / rest{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\ncaptured: gold{MAP}", "insel-diagram-expected", 3),
        (f"{PLAYERS}\nphase: discard{MAP}", "insel-diagram-phase", 3),
        (f"{PLAYERS}\nphase: swim{MAP}", "insel-diagram-phase", 3),
        (f"{PLAYERS}\nphase: draw-window{MAP}", "insel-diagram-phase", 3),
        (f"{PLAYERS}\nphase: over{MAP}", "insel-diagram-phase", 3),
        (f"{PLAYERS}\nactions: 0{MAP}", "insel-diagram-phase", 1),
        (f"{PLAYERS}\nphase: hands\noption banned: wizard{MAP}", "insel-no-such-role", None),
        (f"{PLAYERS}\noption layout: nowhere{MAP}", "bad-option-value", None),
        (f"{PLAYERS}\noption island: none{MAP}", "unknown-option", None),
        (f"{PLAYERS}\noption layout: shadows{MAP}", "insel-diagram-layout", 4),
        (PLAYERS + MAP.replace("#", "FL", 1), "insel-diagram-twice", 3),
        (PLAYERS + MAP.replace("#", "ZZ", 1), "insel-diagram-expected", 3),
        (PLAYERS + MAP.replace("#", "%", 1), "insel-diagram-expected", 3),
        (PLAYERS + MAP.replace("#", "#@A", 1), "insel-diagram-twice", 3),
        (PLAYERS + MAP.replace("@AB", "@A"), "insel-diagram-pawns", None),
        (PLAYERS + MAP.replace("#", ".", 1), "insel-layout-tiles", None),
        (f"A: diver earth earth earth\nB: pilot earth earth earth{MAP}", "insel-diagram-cards", None),
    ],
)
def test_a_diagram_that_is_wrong_is_refused(text: str, id: str, line: int | None) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse(text)
    message = refused.value.message
    assert (message.id, message.args.get("line")) == (id, line)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The option starter cannot be “third”. Expected one of: random, first."),
        ("de", "Die Option starter kann nicht „third“ sein. Erwartet wird eines von: random, first."),
        ("nl", "De optie starter kan niet ‘third’ zijn. Kies uit: random, first."),
    ],
)
def test_an_unfit_option_is_refused_with_fitting_values(language: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse(f"{PLAYERS}\noption starter: third{MAP}")
    assert words(language).say(refused.value.message) == sentence


@pytest.mark.parametrize("text", ["move", "move z9", "push E c3", "give rise B", "helicopter c3", "choose wizard", "A"])
def test_an_unreadable_move_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.read(GAME.parse(PLAYERS + MAP), 0, text)
    assert refused.value.message.id in ("insel-expected", "insel-no-square")


@pytest.mark.parametrize(("text", "same"), [("helicopter BA c2", "helicopter AB c2"), ("  move   d1 ", "move d1")])
def test_moves_may_be_written_in_loose_form(text: str, same: str) -> None:
    state = GAME.parse(PLAYERS + MAP)
    assert GAME.write(state, GAME.read(state, 0, text)) == same
