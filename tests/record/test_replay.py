"""A record is played again: every move and every variation checked; and shown as one seat may see it."""

from __future__ import annotations

from random import Random

import kuhn
import pytest

from grusel.game import Illegal
from grusel.match import Match
from grusel.record import to_json, to_text
from grusel.replay import begin, load, main_line, redact, replay
from grusel.words import words

GAME = kuhn.GAME


def played(text: str) -> str:
    return f"game: kuhn 1\nseats: 2\n\n{text}"


GOOD = played("1. *: J\n2. *: K\n3. A: pass\n(\n  3. A: bet\n  4. B: pass\n)\n4. B: bet\n5. A: bet\n")


def test_a_record_tells_of_a_match() -> None:
    record, match = load(GOOD)
    assert match.over
    assert match.record().steps == main_line(record, 5).steps
    assert load(to_json(record).decode())[1].state == match.state


def test_a_match_can_begin_anywhere() -> None:
    match = Match(GAME, 2, start="starter: 0\nhands: QJ\nline: bet")
    match.play(1, kuhn.Say("bet"))
    again = load(to_text(match.record(["Anna", "Bo"])))[1]
    assert again.state == match.state


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        (GOOD.replace("5. A: bet", "5. B: bet"), "record-bad-move", 12),
        (GOOD.replace("  4. B: pass", "  4. B: raise"), "record-bad-move", 9),
        (GOOD.replace("  3. A: bet", "  3. B: bet"), "record-bad-move", 8),
        (GOOD.replace("kuhn 1", "kuhn 2"), "record-other-rules", None),
        (GOOD.replace("kuhn 1", "chess 1"), "unknown-game", None),
        (GOOD.replace("seats: 2", "seats: 3"), "bad-seats", None),
        (GOOD.replace("seats: 2", "seats: 2\noption starter: third"), "bad-option", None),
        (GOOD.replace("seats: 2", "seats: 2\noption colour: red"), "unknown-option", None),
        (GOOD.replace("seats: 2", "seats: 2\nseen by: A"), "record-redacted", None),
        (GOOD.replace("seats: 2", "seats: 2\nstart:\n    nonsense"), "kuhn-expected", None),
    ],
)
def test_what_is_wrong_is_named(text: str, id: str, line: int | None) -> None:
    with pytest.raises(Illegal) as refused:
        load(text)
    assert refused.value.message.id == id
    assert words("nl").say(refused.value.message)
    assert refused.value.message.args.get("line") == line


def test_a_redacted_record_holds_what_the_seat_may_know() -> None:
    match = load(GOOD)[1]
    assert [step.move for step in redact(match, 0).steps] == ["J", "pass", "bet", "bet"]
    assert [step.move for step in redact(match, 1).steps] == ["K", "pass", "bet", "bet"]
    assert [step.move for step in redact(match, None).steps] == ["pass", "bet", "bet"]
    with pytest.raises(Illegal, match="record-redacted"):
        replay(redact(match, None))


def test_a_redacted_record_starts_from_what_the_seat_sees() -> None:
    match = Match(GAME, 2, start="starter: 0\nhands: QJ\nline:")
    assert "hands: Q?" in redact(match, 0).start


def test_matches_that_a_seat_cannot_tell_apart_are_redacted_alike() -> None:
    one = load(played("1. *: J\n2. *: K\n3. A: bet\n4. B: pass\n"))[1]
    two = load(played("1. *: J\n2. *: Q\n3. A: bet\n4. B: pass\n"))[1]
    assert redact(one, 0) == redact(two, 0)
    assert redact(one, 1) != redact(two, 1)


def test_moves_can_be_taken_back() -> None:
    match = Match(GAME, 2)
    match.play_chance(Random(1))
    before = match.state
    match.play(0, kuhn.Say("bet"))
    match.undo()
    assert match.state == before
    for _ in range(9):
        match.undo()
    assert match.state == begin(match.record(), GAME).state


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(GAME, 2)
    with pytest.raises(Illegal):
        match.play(0, kuhn.Say("bet"))
    assert len(match.moments) == 1
