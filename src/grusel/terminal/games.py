"""Commands about games: `grusel games`, `rules`, `options` and `perft`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from grusel.bench.perft import perft as count_leaves
from grusel.options import option_values, option_word, options_schema
from grusel.registry import broken, find, installed
from grusel.terminal.arguments import AsJson, GameName, Language, Options, Seats, new_match
from grusel.terminal.files import read_text
from grusel.terminal.screen import Screen
from grusel.words import rules_page

commands = typer.Typer()


@commands.command()
def games(lang: Language = "", json: AsJson = False) -> None:
    """List the games."""
    screen = Screen(lang)
    if json:
        rows = [
            {"name": game.name, "version": game.version, "seats": list(game.seats)} for game in installed().values()
        ]
        print(msgspec.json.encode(rows).decode())
        return
    for game in installed().values():
        exactly = "-exactly" if len(game.seats) == 1 else ""
        players = screen.sentence(f"terminal-players{exactly}", least=game.seats[0], most=game.seats[-1])
        screen.write(Text.assemble((game.name, "bold"), f"  {screen.sentence(game.name)}, {players}"))
        _print_if_said(screen, f"{game.name}-blurb")
    for name, problem in broken().items():
        screen.aside.print(screen.sentence("broken-game", name=name, problem=problem), markup=False)


def _print_if_said(screen: Screen, id: str) -> None:
    """A line of explanation, if the game has one."""
    if screen.words.knows(id):
        screen.write(Text(f"  {screen.sentence(id)}"))


@commands.command()
def rules(game: GameName, lang: Language = "") -> None:
    """Print the rules of a game."""
    screen, found = Screen(lang), find(game)
    screen.markdown(rules_page(found, screen.words.language))


@commands.command()
def options(game: GameName, lang: Language = "", json: AsJson = False) -> None:
    """List the options of a game and their values, the default first."""
    screen, kind = Screen(lang), find(game).types.options
    if json:
        print(msgspec.json.encode(options_schema(kind)).decode())
        return
    for name in kind.__struct_fields__:
        id = f"{game}-option-{name}"
        label = screen.sentence(id) if screen.words.knows(id) else ""
        screen.write(Text.assemble((name, "bold"), f" = {_choices(kind, name)}  {label}".rstrip()))
        _print_if_said(screen, f"{id}-help")


def _choices(kind: Any, name: str) -> str:
    """The values of an option, the default first."""
    default = option_word(getattr(kind(), name))
    others = [word for word in map(option_word, option_values(kind).get(name, [])) if word != default]
    return " | ".join([default, *others])


@commands.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, help="Depth in moves, outcomes of chance included.")] = 2,
    seats: Seats = 0,
    option: Options = None,
    position: Annotated[Path | None, typer.Option(help="File with a diagram to start from.")] = None,
    json: AsJson = False,
) -> None:
    """Count the sequences of a number of moves."""
    found = find(game)
    state = found.parse(read_text(position)) if position else new_match(found, seats, option).state
    counts = {str(deep): count_leaves(found, state, deep) for deep in range(1, depth + 1)}
    print(msgspec.json.encode(counts).decode() if json else "\n".join(f"{deep} {n}" for deep, n in counts.items()))
