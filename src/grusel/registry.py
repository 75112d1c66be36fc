"""Find the games: one package each in `grusel.games`, and the entry points of other packages."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import grusel.games
from grusel.boards import declared_board
from grusel.game import MOST_SEATS, Game, Illegal, Types
from grusel.game import AnyGame as AnyGame

GROUP: Final = "grusel.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
HIGHEST_VERSION: Final = 999_999


class Offer(NamedTuple):
    """A folder or entry point that claims to be a game."""

    name: str  # of the folder or the entry point
    where: str
    load: Callable[[], Any]


class Unsound(Exception):
    """A game that visibly breaks the contract before it is played."""


@cache
def installed() -> dict[str, AnyGame]:
    """Every playable game by name, ours first. A package declares `GAME = TheGame()`."""
    return _look_around()[0]


@cache
def broken() -> dict[str, str]:
    """Every game that is present but not playable: the reason, by the name of its folder or entry point."""
    return _look_around()[1]


def find(name: str) -> AnyGame:
    """The game with that name; raises Illegal."""
    if name in installed():
        return installed()[name]
    if name in broken():
        raise Illegal("broken-game", name=name, problem=broken()[name])
    raise Illegal("unknown-game", name=name, known=", ".join(installed()))


def _look_around() -> tuple[dict[str, AnyGame], dict[str, str]]:
    games: dict[str, AnyGame] = {}
    problems: dict[str, str] = {}
    for name, where, load in _offers():
        try:
            game = load()
            check_sound(game)
            if game.name in games:
                raise Unsound(f"another installed game is named {game.name!r}")
            games[game.name] = game
        except Unsound as error:
            problems[name] = f"{where}: {error}"
        except Exception as error:  # whatever is wrong with one package, the other games stay playable
            problems[name] = f"{where}: {type(error).__name__}: {error}"
    return games, problems


def games_folder() -> Path:
    """The folder of our own games."""
    return Path(grusel.games.__path__[0])


def _offers() -> Iterator[Offer]:
    for found in sorted(pkgutil.iter_modules(grusel.games.__path__), key=lambda found: found.name):
        module = f"{grusel.games.__name__}.{found.name}"
        yield Offer(found.name, module, partial(_game_in, module))
    for entry in entry_points(group=GROUP):
        yield Offer(entry.name, entry.value, entry.load)


def _game_in(module: str) -> Any:
    package = import_module(module)
    if not hasattr(package, "GAME"):
        raise Unsound("expected `GAME = TheGame()` at the end of its __init__.py")
    return package.GAME


def check_sound(game: Any) -> None:
    """Check a game's declarations against the contract; raises Unsound and names what was expected."""
    if not isinstance(game, Game):
        raise Unsound(f"expected an instance of a subclass of grusel.Game, like `GAME = TheGame()`; got {game!r}")
    for field, expected, fits in FIELDS:
        found = getattr(game, field, None)
        if not fits(found):
            raise Unsound(f"expected `{field}` to be {expected}; got {found!r}")
    msgspec.json.schema(type(game.types.options()))  # every option has a default, and a type that forms can show
    if "default" not in game.presets:
        raise Unsound(f"expected `presets` to have a `default`; got {', '.join(game.presets) or 'none'}")
    declared_board(game)


def _is_name(found: Any) -> bool:
    return isinstance(found, str) and NAME.fullmatch(found) is not None


def _is_version(found: Any) -> bool:
    return type(found) is int and 1 <= found <= HIGHEST_VERSION


def _is_seats(found: Any) -> bool:
    return isinstance(found, range) and len(found) > 0 and found.step == 1 and 1 <= found[0] <= found[-1] <= MOST_SEATS


def _is_length(found: Any) -> bool:
    return type(found) is int and found > 0


def _are_types(found: Any) -> bool:
    return isinstance(found, Types)


FIELDS: Final[tuple[tuple[str, str, Callable[[Any], bool]], ...]] = (
    ("name", "small letters, digits and _, a letter first", _is_name),
    ("version", "a whole number from 1", _is_version),
    ("seats", f"a range like range(2, 5), from 1 to {MOST_SEATS}", _is_seats),
    ("longest", "a whole number from 1", _is_length),
    ("types", "grusel.Types(Options, State, Move, Event, View)", _are_types),
)
