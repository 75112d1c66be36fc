"""Turns messages into sentences: Fluent catalogs in English, German and Dutch."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from grusel.game import Arg, Message, Who
from grusel.record import letter
from grusel.registry import AnyGame, installed

LANGUAGES = ("en", "de", "nl")
LONGEST = 300  # characters of one argument: what somebody typed may be of any length, and Fluent refuses the very long


class Words:
    """All catalogs of one language: our own and those of the games."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(shell_catalog(language)))
        for game in installed().values():
            self.bundle.add_resource(FluentResource(catalog(game, language)))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence, with the players' names put in and a capital at its beginning."""
        text = self._say(message, names)
        return text[:1].upper() + text[1:]

    def _say(self, message: Message, names: Sequence[str]) -> str:
        args = {name: self._arg(value, names) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(self._pattern(message.id), args)
        if errors:
            raise ValueError(f"{message.id} with {args}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id)) and self.bundle.get_message(id).value is not None

    def _pattern(self, id: str):  # type: ignore[no-untyped-def]  # the library's own type has no name
        if not self.has(id):
            raise KeyError(f"no sentence for {id!r} in {self.bundle.locales}")
        return self.bundle.get_message(id).value

    def _arg(self, value: Arg, names: Sequence[str]) -> str | int:
        match value:
            case Who(seat):
                return names[seat] if seat < len(names) else letter(seat)
            case Message():
                return self._say(value, names)
            case tuple():
                return self._list([str(self._arg(item, names)) for item in value])
            case str() if len(value) > LONGEST:
                return value[:LONGEST] + "…"
        return value

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._say(Message("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]}), ())


@cache
def words(language: str) -> Words:
    """The catalogs of a language; an unknown one is English."""
    return Words(language if language in LANGUAGES else "en")


def shell_catalog(language: str) -> str:
    """The text of our own catalog: what is said around every game."""
    return (files("grusel") / "locales" / f"{language}.ftl").read_text("utf-8")


def catalog(game: AnyGame, language: str) -> str:
    """The text of a game's catalogs, which lie in its own package: en.ftl, and those of parts, like puzzles.en.ftl."""
    folder = package_of(game) / "locales"
    parts = sorted(path.name for path in folder.iterdir() if path.name.endswith(f".{language}.ftl"))
    return "\n\n".join((folder / name).read_text("utf-8") for name in (f"{language}.ftl", *parts))


def rules_page(game: AnyGame, language: str) -> str:
    """The rules of a game as a player reads them, in Markdown."""
    return (package_of(game) / "locales" / f"rules.{language}.md").read_text("utf-8")


def package_of(game: AnyGame) -> Traversable:
    """The folder of a game, wherever it is installed."""
    module = sys.modules[type(game).__module__]
    return files(module.__package__ or module.__name__)
