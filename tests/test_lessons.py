"""Lessons of all our games: they are playable, address the learner, and say the same in every language."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
import pytest
from msgspec.structs import replace
from ours import OURS

from grusel.record import Record, Step, from_text
from grusel.registry import AnyGame
from grusel.replay import load
from grusel.server.http.lessons import course

LEARNER = 0
BY_NAME = {game.name: game for game in OURS}
TRANSLATIONS = ("de", "nl")


def folder(game: str, language: str) -> Traversable:
    """English is in the folder itself, other languages in folders below it."""
    lessons = files(f"grusel.games.{game}") / "lessons"
    return lessons if language == "en" else lessons / language


def names(game: str, language: str) -> list[str]:
    """Empty for a game without lessons, which tests/test_complete.py reports."""
    if not folder(game, language).is_dir():
        return []
    return sorted(path.name for path in folder(game, language).iterdir() if path.is_file())


def text(game: str, language: str, name: str) -> str:
    return (folder(game, language) / name).read_text("utf-8")


LESSONS = [(game.name, name) for game in OURS for name in names(game.name, "en")]
EVERY = pytest.mark.parametrize(("game", "name"), LESSONS)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
TRANSLATED = pytest.mark.parametrize("language", TRANSLATIONS)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_game_has_lessons_in_every_language(game: AnyGame) -> None:
    english = names(game.name, "en")
    assert english
    assert [names(game.name, language) for language in TRANSLATIONS] == [english] * len(TRANSLATIONS)


@EVERY
@IN_EVERY_LANGUAGE
def test_it_can_be_played(game: str, name: str, language: str) -> None:
    record, match = load(text(game, language, name))
    assert record.game == game
    assert len(match.moments) == len(record.steps) + 1


@EVERY
def test_every_move_to_find_is_on_the_learners_list(game: str, name: str) -> None:
    moments = course(BY_NAME[game], name.removesuffix(".txt"), "en").moments
    listed = [{choice["text"] for choice in msgspec.json.decode(moment.choices)} for moment in moments]
    assert [moment.next for moment, texts in zip(moments, listed, strict=True) if moment.next not in {"", *texts}] == []


@EVERY
@IN_EVERY_LANGUAGE
def test_it_has_a_title_and_an_opening(game: str, name: str, language: str) -> None:
    record = from_text(text(game, language, name))
    assert record.tags["title"]
    assert record.names[LEARNER] in record.comment, "the opening says who the learner is"


@EVERY
def test_the_learner_begins_or_chance_does(game: str, name: str) -> None:
    assert from_text(text(game, "en", name)).steps[0].by in (LEARNER, None)


@EVERY
def test_every_move_of_the_learner_is_asked_for(game: str, name: str) -> None:
    record = from_text(text(game, "en", name))
    said = [record.comment, *(step.comment for step in record.steps)]
    unasked = [at for at, step in enumerate(record.steps, 1) if step.by == LEARNER and not said[at - 1]]
    assert not unasked


@EVERY
@TRANSLATED
def test_a_translation_is_the_same_lesson(game: str, name: str, language: str) -> None:
    assert unspoken(from_text(text(game, language, name))) == unspoken(from_text(text(game, "en", name)))


@EVERY
@TRANSLATED
def test_a_translation_is_translated(game: str, name: str, language: str) -> None:
    english = comments(from_text(text(game, "en", name)))
    assert not english & comments(from_text(text(game, language, name)))


def unspoken(record: Record) -> Record:
    """Everything that is the same in every language, with a mark for each comment."""
    tags = {tag: word for tag, word in record.tags.items() if tag != "title"}
    return replace(record, names=(), tags=tags, comment=mark(record.comment), steps=marked(record.steps))


def marked(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(
        replace(step, comment=mark(step.comment), variations=tuple(map(marked, step.variations))) for step in steps
    )


def mark(comment: str) -> str:
    return "said" if comment else ""


def comments(record: Record) -> set[str]:
    return {record.comment} | said(record.steps)


def said(steps: tuple[Step, ...]) -> set[str]:
    deeper = {comment for step in steps for variation in step.variations for comment in said(variation)}
    return {step.comment for step in steps if step.comment} | deeper
