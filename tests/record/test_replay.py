"""Replaying a record checks every move and every variation; redacting shows it as one seat may see it."""

from __future__ import annotations

from random import Random

import kuhn
import pytest

from grusel.game import Illegal, Message
from grusel.match import Match
from grusel.record import to_json, to_text
from grusel.registry import AnyGame, installed
from grusel.replay import begin, load, redact, replay
from grusel.words import words

GAME = kuhn.GAME


def played(text: str) -> str:
    return f"game: kuhn 1\nseats: 2\n\n{text}"


GOOD = played("1. *: J\n2. *: K\n3. A: pass\n(\n  3. A: bet\n  4. B: pass\n)\n4. B: bet\n5. A: bet\n")


def test_a_record_becomes_a_match() -> None:
    record, match = load(GOOD)
    assert match.over
    assert [step.move for step in match.record().steps] == [step.move for step in record.steps]
    assert load(to_json(record).decode())[1].state == match.state


def test_a_match_can_begin_anywhere() -> None:
    match = Match(GAME, 2, start="starter: 0\nhands: QJ\nline: bet")
    match.play(1, kuhn.Say("bet"))
    again = load(to_text(match.record(["Anna", "Bo"])))[1]
    assert again.state == match.state


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        (GOOD.replace("5. A: bet", "5. B: bet"), 12, 7),
        (GOOD.replace("  4. B: pass", "  4. B: raise"), 9, 9),
        (GOOD.replace("  3. A: bet", "  3. B: bet"), 8, 9),
    ],
)
def test_a_bad_move_is_reported_with_its_place(text: str, line: int, column: int) -> None:
    message = refusal(text)
    assert (message.id, message.args["line"], message.args["column"]) == ("record-bad-move", line, column)
    assert words("nl").say(message).startswith(f"Regel {line}, kolom {column}: ")


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        (GOOD.replace("kuhn 1", "kuhn 2"), "record-other-rules", 1),
        (GOOD.replace("kuhn 1", "chess 1"), "unknown-game", 1),
        (GOOD.replace("seats: 2", "seats: 3"), "bad-seats", 2),
        (GOOD.replace("seats: 2", "seats: 2\noption starter: third"), "bad-option-value", 3),
        (GOOD.replace("seats: 2", "seats: 2\ntag date: now\noption colour: red"), "unknown-option", 4),
        (GOOD.replace("seats: 2", "seats: 2\nstart:\n    nonsense"), "kuhn-expected", 3),
    ],
)
def test_a_bad_header_is_reported_with_its_line(text: str, id: str, line: int) -> None:
    message = refusal(text)
    why = message.args["why"]
    assert isinstance(why, Message)
    assert (why.id, message.args["line"]) == (id, line)
    assert words("nl").say(message).startswith(f"Regel {line}, kolom 1: ")


def test_a_bad_diagram_is_reported_with_its_line_in_the_text() -> None:
    text = "game: flure 1\nseats: 2\nstart:\n    turn: A\n     6 . . M\n\n1. A: A4 N\n"
    assert words("en").say(refusal(text)) == "Line 5: row 6 has 16 squares, but here are 3."


def test_a_bad_move_in_json_is_reported_by_its_number() -> None:
    data = to_json(load(GOOD)[0]).replace(b'"pass"', b'"raise"')
    assert words("en").say(refusal(data.decode())).startswith("Move 3, “raise”, is not possible.")


def test_a_refused_option_lists_its_values() -> None:
    said = words("en").say(refusal(GOOD.replace("seats: 2", "seats: 2\noption starter: third")))
    assert said.endswith("The option starter cannot be “third”. Expected one of: first, second.")


def refusal(text: str) -> Message:
    with pytest.raises(Illegal) as refused:
        load(text)
    return refused.value.message


def test_a_redacted_record_cannot_be_played_again() -> None:
    assert refusal(GOOD.replace("seats: 2", "seats: 2\nseen by: A")).id == "record-redacted"


def test_a_redacted_record_holds_only_what_the_seat_may_know() -> None:
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


@pytest.mark.parametrize("game", installed().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_a_match_has_as_many_seats_as_its_game_allows(game: AnyGame, seats: int) -> None:
    with pytest.raises(Illegal, match="bad-seats"):
        Match(game, seats)


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(GAME, 2)
    with pytest.raises(Illegal):
        match.play(0, kuhn.Say("bet"))
    assert len(match.moments) == 1


@pytest.mark.parametrize("game", ["flure", "insel"])
def test_a_seats_record_of_a_game_without_hidden_moves_can_be_resumed(game: str) -> None:
    match = Match(installed()[game], 2)
    match.play_chance(Random(3))
    taken = to_text(redact(match, 1))
    assert load(taken)[1].state == match.state


@pytest.mark.parametrize("game", ["gruft", "shy", "kuhn"])
def test_a_seats_record_of_a_game_with_secrets_is_for_its_eyes_only(game: str) -> None:
    match = Match(installed()[game], 2)
    match.play_chance(Random(3))
    with pytest.raises(Illegal) as refused:
        load(to_text(redact(match, 1)))
    assert refused.value.message.id == "record-redacted"
