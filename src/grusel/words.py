"""Turn messages into sentences: Fluent catalogs in English, German and Dutch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from grusel.folder import package_of
from grusel.game import Arg, Illegal, Message, Who
from grusel.record import letter
from grusel.registry import AnyGame, installed

LANGUAGES = ("en", "de", "nl")
FALLBACK = "en"  # the language of sentences that a game's other catalogs lack
LONGEST = 300  # characters of one argument: players type texts of any length, and Fluent refuses very long ones


class Words:
    """The catalogs of one language: the shared one and those of some games."""

    def __init__(self, language: str, games: Iterable[AnyGame]) -> None:
        # Imported where sentences are made: a browser's worker reads catalogs, and has no such library.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.games = tuple(games)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(shell_catalog(language)))
        for game in self.games:
            self.bundle.add_resource(FluentResource(catalog(game, language)))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return the sentence with the players' names inserted and a capital at its beginning."""
        text = self._say(message, names)
        return text[:1].upper() + text[1:]

    @cached_property
    def fallback(self) -> Words:
        return Words(FALLBACK, self.games)

    def _say(self, message: Message, names: Sequence[str]) -> str:
        if self.language != FALLBACK and not self.has(message.id):
            return self.fallback._say(message, names)
        args = {name: self._arg(value, names) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(self._pattern(message.id), args)
        if errors:
            raise ValueError(f"{message.id} with {args}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id)) and self.bundle.get_message(id).value is not None

    def knows(self, id: str) -> bool:
        """Whether the sentence exists in this language or in English."""
        return self.has(id) or (self.language != FALLBACK and self.fallback.has(id))

    def _pattern(self, id: str):  # type: ignore[no-untyped-def]  # the library's own type has no name
        if not self.has(id):
            raise KeyError(f"no sentence for {id!r} in the catalogs of {self.language!r}")
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


class PatientWords(Words):
    """Words that also show a message without a sentence: its name, then its arguments."""

    def _say(self, message: Message, names: Sequence[str]) -> str:
        try:
            return super()._say(message, names)
        except (KeyError, ValueError):
            about = ", ".join(f"{name} {self._arg(value, names)}" for name, value in message.args.items())
            return f"{message.id}: {about}" if about else message.id


@cache
def words(language: str) -> Words:
    """Return the catalogs of a language with those of all games; English for an unknown language."""
    return Words(spoken(language), installed().values())


@cache
def patient_words(language: str) -> Words:
    """Return the same for players, who get readable text even where a game lacks a sentence."""
    return PatientWords(spoken(language), installed().values())


def spoken(language: str) -> str:
    """Return the language if there are catalogs for it, otherwise English."""
    return language if language in LANGUAGES else FALLBACK


def shell_catalog(language: str) -> str:
    """Return the text of the shared catalog: the sentences around every game."""
    return (files("grusel") / "locales" / f"{language}.ftl").read_text("utf-8")


def catalog(game: AnyGame, language: str) -> str:
    """Return the text of a game's own catalogs: en.ftl, and those of parts, like puzzles.en.ftl."""
    found = [file.name for file in catalog_files(game) if file.name.endswith(".ftl")]
    parts = sorted(name for name in found if name.endswith(f".{language}.ftl"))
    main = [name for name in found if name == f"{language}.ftl"]
    return "\n\n".join(_text(game, name) for name in (*main, *parts))


def catalog_files(game: AnyGame) -> list[Traversable]:
    """Return the files in a game's folder `locales`; none if there is no such folder."""
    folder = package_of(game) / "locales"
    return list(folder.iterdir()) if folder.is_dir() else []


def rules_page(game: AnyGame, language: str) -> str:
    """Return the players' rules in Markdown, in English where there is no translation; raises Illegal."""
    names = {file.name for file in catalog_files(game)}
    for name in (f"rules.{language}.md", f"rules.{FALLBACK}.md"):
        if name in names:
            return _text(game, name)
    raise Illegal("no-rules-page", game=game.name)


def _text(game: AnyGame, name: str) -> str:
    """Read a file as well as possible if it is not UTF-8: one game's typing error must not silence the others."""
    return (package_of(game) / "locales" / name).read_bytes().decode("utf-8", "replace")
