"""The lessons are legal records."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grusel.replay import load

LESSONS = sorted(
    (file for file in (files("grusel.games.insel") / "lessons").iterdir() if file.name.endswith(".txt")),
    key=lambda file: file.name,
)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_can_be_played(lesson) -> None:  # type: ignore[no-untyped-def]  # a Traversable
    record, match = load(lesson.read_text("utf-8"))
    assert record.tags["title"]
    assert len(match.moments) > 5


def test_the_last_lesson_ends_at_home() -> None:
    assert load(LESSONS[-1].read_text("utf-8"))[1].state.ended == ("won",)
