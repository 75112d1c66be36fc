"""What a game says, held against what is asked of it: the same in every language, and all that people need to know.

check_catalogs(GAME)
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grusel.options import option_values
from grusel.registry import AnyGame
from grusel.words import FALLBACK, LANGUAGES, catalog, catalog_files, rules_page

LEVELS = ("level1", "level2", "level3", "level4", "level5")
BOTS = ("random", "greedy", "expectimax", "mcts", *LEVELS, "alone")


def check_catalogs(game: AnyGame) -> None:
    """Hold a game's catalogs and pages of rules to what every game brings."""
    files_are_there_in_every_language(game)
    ids_begin_with_the_name_of_the_game(game)
    the_game_and_its_options_are_explained(game)
    bots_that_have_names_say_what_they_do(game)
    for language in LANGUAGES:
        the_same_is_said_as_in_english(game, language)
        assert rules_page(game, language).startswith("# "), f"rules.{language}.md begins with a title: # Name"


def files_are_there_in_every_language(game: AnyGame) -> None:
    wanted = {name for language in LANGUAGES for name in (f"{language}.ftl", f"rules.{language}.md")}
    missing = sorted(wanted - {file.name for file in catalog_files(game)})
    assert not missing, f"missing beside the class of {game.name}, in the folder locales: {', '.join(missing)}"


def ids_begin_with_the_name_of_the_game(game: AnyGame) -> None:
    begins = (f"{game.name}-", f"bot-{game.name}-")
    strange = [id for id in messages(catalog(game, FALLBACK)) if id != game.name and not id.startswith(begins)]
    assert not strange, f"every id begins with {' or '.join(begins)}; these do not: {', '.join(sorted(strange))}"


def bots_that_have_names_say_what_they_do(game: AnyGame) -> None:
    """Bots need no names of their own; where one level has one, all have, each with a sentence."""
    said = {id for id in messages(catalog(game, FALLBACK)) if id.startswith("bot-")}
    named = {id.removesuffix("-says").removeprefix(f"bot-{game.name}-") for id in said}
    strange = sorted(named - {*BOTS})
    assert not strange, f"bots with a name: expected some of {', '.join(BOTS)}; found {', '.join(strange)}"
    named |= {*LEVELS} if named & {*LEVELS} else set()
    wanted = {f"bot-{game.name}-{bot}{part}" for bot in named for part in ("", "-says")}
    assert wanted == said, f"en.ftl does not say: {', '.join(sorted(wanted - said))}"


def the_game_and_its_options_are_explained(game: AnyGame) -> None:
    said = messages(catalog(game, FALLBACK))
    missing = [id for id in explanations(game) if id not in said]
    assert not missing, f"en.ftl does not say: {', '.join(missing)}"


def the_same_is_said_as_in_english(game: AnyGame, language: str) -> None:
    here, english = messages(catalog(game, language)), messages(catalog(game, FALLBACK))
    assert set(here) == set(english), f"only in one of en.ftl and {language}.ftl: {sorted(set(here) ^ set(english))}"
    for id, variables in english.items():
        assert here[id] == variables, f"{language}.ftl: {id} has {sorted(here[id])}, in English {sorted(variables)}"


def explanations(game: AnyGame) -> list[str]:
    """The ids of what people read before they play: the game, and every option with its values."""
    known = option_values(game.types.options)
    wanted = [game.name, f"{game.name}-blurb"]
    for name in game.types.options.__struct_fields__:
        wanted += [f"{game.name}-option-{name}", f"{game.name}-option-{name}-help"]
        wanted += [f"{game.name}-option-{name}-{value}" for value in known.get(name, []) if isinstance(value, str)]
    return wanted


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
