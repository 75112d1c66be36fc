"""Imports go one way: rules do not import the table, and no game imports another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "grusel"

# Each part may import from the parts named here, and from itself.
GROUND = {"game", "deck", "grid", "options", "standings"}
COMMON = GROUND | {"boards", "folder", "growing", "timeline", "record", "registry", "match", "replay", "words"}
ALLOWED = {
    "game": set[str](),
    "deck": set[str](),
    "grid": set[str](),
    "options": {"game"},
    "standings": {"game"},
    "record": {"game", "options"},
    "folder": {"game"},
    "boards": {"game", "folder"},
    "registry": {"game", "games", "boards"},
    "growing": set[str](),
    "processes": {"game"},
    "timeline": {"game", "growing"},
    "match": {"game", "record", "timeline"},
    "replay": {"game", "match", "options", "record", "registry", "timeline"},
    "words": {"game", "folder", "record", "registry"},
    "games": GROUND,
    "play": COMMON | {"games", "bots", "coach", "bench"},  # what a game brings besides its rules
    "commands": COMMON | {"games", "terminal"},
    "testing": COMMON | {"bots", "tables"},
    "bots": COMMON | {"games"},  # the folder of games, not one of them
    "bench": COMMON | {"processes", "bots", "testing", "tables", "client", "server"},
    "coach": COMMON | {"bots"},
    "puzzles": COMMON | {"bots", "processes"},
    "tables": COMMON | {"bots"},
    "client": COMMON | {"tables", "bots", "server"},
    "server": COMMON | {"processes", "bots", "coach", "puzzles", "tables"},
    "tab": COMMON | {"coach", "puzzles", "tables", "server"},
    "adapters": COMMON,
    "terminal": COMMON | {"tab", "bots", "bench", "coach", "puzzles", "tables", "client", "server", "testing"},
    "__init__": COMMON,
    "__main__": {"terminal"},
}
PLAY = {"bots", "hint_reasons", "chances", "strength", "commands"}
MODULES = sorted(SOURCE.rglob("*.py"))
NAMES = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
OF_GAMES = sorted(SOURCE.glob("games/*/**/*.py"))
SHARED = [path for path in MODULES if path not in OF_GAMES]
RULES = [path for path in OF_GAMES if not PLAY & {*path.relative_to(SOURCE).with_suffix("").parts}]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    part = _part(path)
    strangers = _imported(path) - ALLOWED[part] - {part}
    assert not strangers, f"{part} may not import {strangers}"


@pytest.mark.parametrize("path", OF_GAMES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE / "games").parts
    others = {name.split(".")[2] for name in _names(path) if name.startswith("grusel.games.")}
    assert others <= {parts[0]}


@pytest.mark.parametrize("path", [*RULES, *(SOURCE / f"{name}.py" for name in sorted(GROUND))], ids=str)
def test_rules_know_no_clock_no_files_and_no_dice(path: Path) -> None:
    forbidden = {"time", "datetime", "os", "io", "pathlib", "socket", "secrets", "threading", "asyncio", "numpy"}
    assert not {name.split(".")[0] for name in _names(path)} & forbidden
    assert "random" not in set(_names(path)) or "from random import Random\n" in path.read_text("utf-8")


@pytest.mark.parametrize("path", sorted((SOURCE / "tables").rglob("*.py")), ids=lambda path: path.stem)
def test_a_table_is_a_value_without_loop_store_or_socket(path: Path) -> None:
    forbidden = {"asyncio", "threading", "time", "os", "socket", "sqlite3", "sqlalchemy", "litestar", "uvicorn"}
    assert not {name.split(".")[0] for name in _names(path)} & forbidden


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_shared_code_names_no_game(path: Path) -> None:
    words = set(re.findall(r"[a-z]+", path.read_text("utf-8").lower()))
    assert not words & NAMES


def _part(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    if parts[0] == "games" and "commands" in parts:
        return "commands"
    return "play" if parts[0] == "games" and PLAY & {*parts} else parts[0]


def _imported(path: Path) -> set[str]:
    names = (name.split(".") for name in _names(path) if name.startswith("grusel."))
    return {parts[1] for parts in names}


def _names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
