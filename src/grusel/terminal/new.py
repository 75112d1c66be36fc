"""`grusel new` writes a small game to start from; `grusel check` finds the faults of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from grusel.game import Illegal
from grusel.registry import NAME, find, games_folder, installed
from grusel.terminal.arguments import GameName
from grusel.terminal.files import make_folder, write_bytes
from grusel.testing.check import MATCHES, laws, problems

commands = typer.Typer()

TEMPLATE = "template"
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "grusel-{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["grusel"]

[project.optional-dependencies]
test = ["grusel[testing]", "pytest"]

[project.entry-points."grusel.games"]
{name} = "{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]

[tool.pytest.ini_options]
pythonpath = ["src"]
"""


@commands.command()
def new(
    name: Annotated[str, typer.Argument(help="Lower-case letters, digits and _, starting with a letter.")],
    folder: Annotated[
        Path | None, typer.Option(help="Folder for a package of its own (default: among our games).")
    ] = None,
) -> None:
    """Write a small whole game that passes all its tests, for you to change."""
    if not NAME.fullmatch(name) or name in installed():
        raise Illegal("new-bad-name", name=name, known=", ".join(installed()))
    written = list(_package(name, folder) if folder else _among_ours(name))
    for file, _ in written:
        if file.exists():
            raise Illegal("new-exists", file=str(file))
    for file, text in written:
        make_folder(file.parent)
        write_bytes(file, text.encode())
        print(file)


@commands.command()
def check(
    game: GameName,
    matches: Annotated[int, typer.Option(min=1, help="Random games for each number of seats.")] = MATCHES,
) -> None:
    """Check every law on a game, and list the sentences its catalogs lack."""
    found = list(problems(find(game), matches))
    broken = {problem.law for problem in found}
    for law in laws():
        if law not in broken:
            print(f"ok     {law}")
    for problem in found:
        print(f"FAILS  {problem.law}: {problem.said}")
    if found:
        raise typer.Exit(1)


def _among_ours(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a game in the source tree: game, tests and page of rulings."""
    games = games_folder()
    root = games.parent.parent.parent
    if not (root / "pyproject.toml").is_file():
        raise Illegal("new-no-source", folder=str(root))
    yield from _game(name, f"grusel.games.{name}", games / name, root / "tests" / name)
    yield root / "docs" / "rules" / f"{name}.md", _rulings(name)


def _package(name: str, folder: Path) -> Iterator[tuple[Path, str]]:
    yield folder / "pyproject.toml", PROJECT.format(name=name)
    yield from _game(name, name, folder / "src" / name, folder / "tests")


def _game(name: str, module: str, game: Path, tests: Path) -> Iterator[tuple[Path, str]]:
    for parts, text in _files(files("grusel.testing") / TEMPLATE):
        place = tests.joinpath(*parts[1:]) if parts[0] == "tests" else game.joinpath(*parts)
        yield place.with_name(place.name.replace(TEMPLATE, name)), _renamed(text, name, module)


def _files(folder: Traversable, parts: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry, (*parts, entry.name))
        elif entry.name.endswith((".py", ".ftl", ".md", ".txt")):
            yield (*parts, entry.name), entry.read_text("utf-8")


def _renamed(text: str, name: str, module: str) -> str:
    title = name.replace("_", " ").capitalize()
    text = text.replace(f"grusel.testing.{TEMPLATE}", module)
    text = re.sub(r"(?<=class )Template|(?<== )Template(?=\(\))", name.title().replace("_", ""), text)
    return _in_order(text, module).replace("Template", title).replace(TEMPLATE, name)


def _in_order(text: str, module: str) -> str:
    """Imports as a formatter sorts them: the game's own come last, ours among those of grusel."""
    own = f"from {module} import GAME\n"
    if module.startswith("grusel."):
        return (
            text.replace(own, "").replace("from grusel.testing", f"{own}from grusel.testing", 1)
            if own in text
            else text
        )
    if own in text:
        rest = text.replace(own, "")
        end = rest.index("\n", rest.rindex("from grusel")) + 1
        return f"{rest[:end]}\n{own}{rest[end:]}"
    return re.sub(rf"(?m)^from {module}", f"\nfrom {module}", text, count=1)


def _rulings(name: str) -> str:
    """The page of rulings where the rule book is silent."""
    title = name.replace("_", " ").capitalize()
    return f"# {title}: rulings\n\nOptions: `cards` is how many cards there are, `nine` or `six`.\n"
