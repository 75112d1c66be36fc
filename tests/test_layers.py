"""Imports go one way: rules know nothing of the table, one game nothing of another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "grusel"

# Each part may import from the parts named here, and from itself.
GROUND = {"game", "deck", "grid", "options"}
COMMON = GROUND | {"boards", "folder", "record", "registry", "match", "replay", "words"}
ALLOWED = {
    "game": set[str](),
    "deck": set[str](),
    "grid": set[str](),
    "options": {"game"},
    "record": {"game", "options"},
    "folder": {"game"},
    "boards": {"game", "folder"},
    "registry": {"game", "games", "boards"},
    "match": {"game", "record"},
    "replay": {"game", "match", "options", "record", "registry"},
    "words": {"game", "folder", "record", "registry"},
    "games": GROUND,
    "play": COMMON | {"games", "bots", "coach"},  # what a game brings besides its rules: bots, reasons, chances
    "testing": COMMON,
    "bots": COMMON | {"games"},
    "bench": COMMON | {"games", "bots", "testing", "tables", "client", "server"},
    "coach": COMMON | {"games", "bots"},
    "tables": COMMON | {"bots"},
    "client": COMMON | {"tables", "bots", "server"},
    "server": COMMON | {"bots", "coach", "tables"},
    "adapters": COMMON,
    "terminal": COMMON | {"games", "bots", "bench", "coach", "tables", "client", "server", "testing"},
    "__init__": COMMON,
    "__main__": {"terminal"},
}
PLAY = {"bots", "hint_reasons", "chances"}
MODULES = sorted(SOURCE.rglob("*.py"))
RULES = [path for path in MODULES if "games" in path.parts and not PLAY & {*path.parts, path.stem}]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    part = _part(path)
    strangers = _imported(path) - ALLOWED[part] - {part}
    assert not strangers, f"{part} may not import {strangers}"


@pytest.mark.parametrize("path", [path for path in MODULES if "games" in path.parts], ids=lambda path: path.parent.name)
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


def _part(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
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
