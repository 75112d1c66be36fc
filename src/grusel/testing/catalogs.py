"""Check a game's catalogs: the same ids in every language, and every sentence that players need.

check_catalogs(GAME)
"""

from __future__ import annotations

import ast as python
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grusel.folder import package_of
from grusel.options import option_values
from grusel.registry import AnyGame
from grusel.words import FALLBACK, LANGUAGES, catalog, catalog_files, rules_page, shell_catalog

LEVELS = ("level1", "level2", "level3", "level4", "level5")
BOTS = ("random", "greedy", "expectimax", "mcts", *LEVELS, "alone")


def check_catalogs(game: AnyGame) -> None:
    """Hold a game's catalogs and pages of rules to what every game brings; all problems are reported together."""
    found = [*missing(game)]
    assert not found, "\n".join(found)


def missing(game: AnyGame, asked: Iterable[str] = ()) -> Iterator[str]:
    """The problems of a game's words; `asked` are ids that it was heard to use."""
    yield from _files(game)
    yield from _foreign_ids(game)
    yield from _unsaid(game, {*explanations(game), *written_ids(game), *asked})
    yield from _bots_without_words(game)
    for language in LANGUAGES:
        yield from _differences(game, language)


def _files(game: AnyGame) -> Iterator[str]:
    wanted = {name for language in LANGUAGES for name in (f"{language}.ftl", f"rules.{language}.md")}
    absent = sorted(wanted - {file.name for file in catalog_files(game)})
    yield from (f"missing in the folder locales beside the class of {game.name}: {name}" for name in absent)
    for language in LANGUAGES:
        if f"rules.{language}.md" not in absent and not rules_page(game, language).startswith("# "):
            yield f"rules.{language}.md: expected a title in its first line: # Name"


def _foreign_ids(game: AnyGame) -> Iterator[str]:
    begins = (f"{game.name}-", f"bot-{game.name}-")
    for id in sorted(messages(catalog(game, FALLBACK))):
        if id != game.name and not id.startswith(begins):
            yield f"en.ftl: expected ids that begin with {' or '.join(begins)}; found {id}"


def _unsaid(game: AnyGame, wanted: set[str]) -> Iterator[str]:
    said = {*messages(catalog(game, FALLBACK)), *messages(shell_catalog(FALLBACK))}
    yield from (f"en.ftl does not say: {id}" for id in sorted(wanted - said))


def _bots_without_words(game: AnyGame) -> Iterator[str]:
    """Bots need no names of their own; where one level has one, all have, each with a sentence."""
    said = {id for id in messages(catalog(game, FALLBACK)) if id.startswith("bot-")}
    begins = f"bot-{game.name}-"
    named = {id.removesuffix("-says").removeprefix(begins) for id in said if id.startswith(begins)}
    strange = sorted(named - {*BOTS})
    if strange:
        yield f"en.ftl: expected names for some of the bots {', '.join(BOTS)}; found {', '.join(strange)}"
    named |= {*LEVELS} if named & {*LEVELS} else set()
    wanted = {f"bot-{game.name}-{bot}{part}" for bot in named for part in ("", "-says")}
    yield from (f"en.ftl does not say: {id}" for id in sorted(wanted - said))


def _differences(game: AnyGame, language: str) -> Iterator[str]:
    here, english = messages(catalog(game, language)), messages(catalog(game, FALLBACK))
    yield from (f"{language}.ftl does not say: {id}" for id in sorted(set(english) - set(here)))
    yield from (f"{language}.ftl says what en.ftl does not: {id}" for id in sorted(set(here) - set(english)))
    for id in sorted(set(here) & set(english)):
        if here[id] != english[id]:
            yield f"{language}.ftl: expected {id} with {sorted(english[id])}; found {sorted(here[id])}"


def explanations(game: AnyGame) -> list[str]:
    """The ids of what people read before they play: the game, and every option with its values."""
    known = option_values(game.types.options)
    wanted = [game.name, f"{game.name}-blurb"]
    for name in game.types.options.__struct_fields__:
        wanted += [f"{game.name}-option-{name}", f"{game.name}-option-{name}-help"]
        wanted += [f"{game.name}-option-{name}-{value}" for value in known.get(name, []) if isinstance(value, str)]
    if len(game.presets) > 1:
        wanted += [f"{game.name}-preset-{preset}" for preset in game.presets]
    return wanted


def written_ids(game: AnyGame) -> set[str]:
    """The ids that stand as words in the game's own modules: of errors, events, questions and actions."""
    sources = [file for file in _modules(package_of(game)) if file.name.endswith(".py")]
    return {
        node.args[0].value
        for file in sources
        for node in python.walk(python.parse(file.read_text("utf-8")))
        if isinstance(node, python.Call)
        and isinstance(node.func, python.Name)
        and node.func.id in ("Illegal", "Message")
        and node.args
        and isinstance(node.args[0], python.Constant)
        and isinstance(node.args[0].value, str)
    }


def _modules(folder: Traversable) -> Iterator[Traversable]:
    """The files of a game, without its tests."""
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in ("tests", "__pycache__"):
            yield from _modules(entry)


def messages(text: str) -> dict[str, set[str]]:
    """The ids of a catalog, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


class Variables(Visitor):
    """Collects what a sentence leaves open."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)
