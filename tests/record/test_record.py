"""The record: text and JSON, read back identical, with clear errors."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import kuhn
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grusel.game import Illegal
from grusel.match import Match
from grusel.record import Record, Step, from_json, from_text, letter, seat_of, to_json, to_text

EXAMPLE = """\
game: kuhn 1
seats: 2
name A: Anna
name B: Bo
option starter: second
tag date: 2026-11-15

; A game between friends
; on a train
1. *: J
2. *: K
3. B: bet
; brave
(
  3. B: pass
  4. A: pass
  (
    4. A: bet
    ; a bluff
  )
)
(
  3. B: pass
)
4. A: pass
"""


def test_a_record_is_written_as_it_was_read() -> None:
    record = from_text(EXAMPLE)
    assert to_text(record) == EXAMPLE
    assert from_json(to_json(record)) == record
    assert record.steps[2].variations[0][1].variations[0][0].comment == "a bluff"
    assert record.comment == "A game between friends\non a train"


line = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=12).map(str.strip)
comments = st.lists(line.filter(bool), max_size=2).map("\n".join)
moves = line.filter(bool)
steps: st.SearchStrategy[Step] = st.deferred(
    lambda: st.builds(Step, st.none() | st.integers(0, 25), moves, comments, st.lists(lines, max_size=1).map(tuple))
)
lines: st.SearchStrategy[tuple[Step, ...]] = st.lists(steps, max_size=3).map(tuple)
records = st.builds(
    Record,
    game=st.just("kuhn"),
    rules=st.integers(0, 999),
    seats=st.just(2),
    names=st.just(()) | st.tuples(line, line),
    options=st.dictionaries(st.from_regex(r"[a-z_]+", fullmatch=True), line, max_size=2),
    tags=st.dictionaries(st.from_regex(r"[a-z]+", fullmatch=True), line, max_size=2),
    seen_by=st.sampled_from(["", "A", "spectator"]),
    start=st.sampled_from(["", "a diagram", "two\n\n  lines"]),
    comment=comments,
    steps=lines,
)


@given(records)
def test_any_record_survives_text_and_json(record: Record) -> None:
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize(
    ("change", "id", "line"),
    [
        (("game: kuhn 1", "game: kuhn"), "record-expected-header", 1),
        (("seats: 2", "seats: none"), "record-expected-header", 2),
        (("seats: 2", "seats: 27"), "record-expected-header", 2),
        (("seats: 2\nname A: Anna", "name A: Anna\nseats: none"), "record-expected-header", 3),
        (("name B: Bo\n", ""), "record-names", 3),
        (("name A: Anna\nname B: Bo\n", "tag place: here\nname B: Bo\n"), "record-names", 4),
        (("name B: Bo", "name A: Bo"), "record-twice", 4),
        (("tag date", "tug date"), "record-expected-header", 6),
        (("2. *: K", "3. *: K"), "record-expected-move", 11),
        (("2. *: K", "2 *: K"), "record-expected-move", 11),
        (("  3. B: pass\n)\n4.", "  3. B: pass\n4."), "record-expected-move", 25),
        (("4. A: pass\n", ")\n"), "record-expected-move", 25),
    ],
)
def test_bad_text_is_refused_with_its_line(change: tuple[str, str], id: str, line: int) -> None:
    with pytest.raises(Illegal) as refused:
        from_text(EXAMPLE.replace(*change) if change[1] != ")\n" else EXAMPLE[: EXAMPLE.rindex("4.")] + ")\n")
    assert (refused.value.message.id, refused.value.message.args["line"]) == (id, line)


def test_the_nesting_of_variations_is_limited() -> None:
    text = "game: kuhn 1\nseats: 2\n\n" + "1. A: x\n(\n" * 60
    with pytest.raises(Illegal) as refused:
        from_text(text)
    assert refused.value.message.id == "record-too-deep"


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"game":1}', b'{"game":"kuhn","rules":1,"seats":2,"names":["a\\nb"]}']
)
def test_bad_json_is_refused(data: bytes) -> None:
    with pytest.raises(Illegal):
        from_json(data)


@given(st.integers(0, 10_000), st.data())
def test_a_record_with_one_character_changed_is_refused_or_another_record(seed: int, data: st.DataObject) -> None:
    match = Match(kuhn.GAME, 2)
    match.play_randomly(Random(seed))
    text = to_text(match.record())
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.characters()) + text[at + 1 :]
    try:
        record = from_text(changed)
    except Illegal:
        return
    assert from_text(to_text(record)) == record


BEGIN = "game: kuhn 1\nseats: 2\n"
LONG: dict[str, Callable[[int], str]] = {
    "blank lines before a diagram": lambda lines: f"{BEGIN}start:\n{lines * chr(10)}    x\n",
    "blank lines instead of a diagram": lambda lines: f"{BEGIN}start:\n{lines * chr(10)}1. A: x\n",
    "short lines of a diagram": lambda lines: f"{BEGIN}start:\n" + lines * "    x\n",
    "blank lines between moves": lambda lines: f"{BEGIN}\n1. A: x\n{lines * chr(10)}2. A: x\n",
    "moves": lambda lines: f"{BEGIN}\n" + "".join(f"{number}. A: x\n" for number in range(1, lines + 1)),
    "variations": lambda lines: f"{BEGIN}\n1. A: x\n" + lines * "(\n1. A: y\n)\n",
    "comments": lambda lines: f"{BEGIN}\n" + lines * "; x\n",
    "tags": lambda lines: BEGIN + "".join(f"tag {number}: x\n" for number in range(lines)),
}


@pytest.mark.parametrize("kind", LONG)
def test_reading_takes_time_in_proportion_to_the_length(kind: str) -> None:
    short, long = LONG[kind](1_000), LONG[kind](16_000)
    assert _cost(long) < 5 * 16 * _cost(short)


def _cost(text: str) -> float:
    """Processor seconds of this thread alone, the least of several."""
    return min(_once(text) for _ in range(4))


def _once(text: str) -> float:
    began = time.thread_time()
    from_text(text)
    return time.thread_time() - began


def test_seats_have_letters() -> None:
    assert [letter(None), letter(0), letter(6)] == ["*", "A", "G"]
    assert [seat_of("*"), seat_of("A"), seat_of("G")] == [None, 0, 6]
