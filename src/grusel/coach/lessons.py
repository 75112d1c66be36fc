"""Lessons: records with comments that lie in a game's own folder, in every language."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from msgspec import Struct

from grusel.folder import package_of
from grusel.game import Illegal
from grusel.match import AnyMatch
from grusel.record import Record, from_text
from grusel.registry import AnyGame
from grusel.replay import load
from grusel.words import FALLBACK

LEARNER = 0  # the learner's seat
NAME = re.compile(r"[0-9a-z-]{1,60}")


class Lesson(Struct, frozen=True):
    name: str
    title: str


def lessons(game: AnyGame, language: str) -> list[Lesson]:
    """The lessons of a game in their order."""
    return [Lesson(name, from_text(_text(game, name, language)).tags["title"]) for name in lesson_names(game)]


def lesson_names(game: AnyGame) -> list[str]:
    """None where a game brings no lessons."""
    return sorted(path.name.removesuffix(".txt") for path in _folder(game, FALLBACK) if path.name.endswith(".txt"))


def lesson(game: AnyGame, name: str, language: str) -> tuple[Record, AnyMatch]:
    """A lesson and the match it tells of; raises Illegal."""
    if not NAME.fullmatch(name) or name not in lesson_names(game):
        raise Illegal("no-lesson", name=name[:60])
    return load(_text(game, name, language))


def _text(game: AnyGame, name: str, language: str) -> str:
    """The lesson in that language, or in English where it is not translated."""
    paths = [*_folder(game, language), *_folder(game, FALLBACK)]
    return next(path for path in paths if path.name == f"{name}.txt").read_text("utf-8")


def _folder(game: AnyGame, language: str) -> list[Traversable]:
    """English is in the folder itself, other languages in folders below it."""
    folder = package_of(game) / "lessons"
    if language != FALLBACK:
        folder = folder / language
    return list(folder.iterdir()) if folder.is_dir() else []
