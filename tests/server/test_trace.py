"""The architecture page lists the modules that a move passes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grusel

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## One move")[2].partition("\n## ")[0]
STEPS = re.findall(r"^\| (\d+) \|[^|]*\|([^|]*)\|$", PAGE, re.MULTILINE)
VALUES = set(re.findall(r"`([\w/]+)`", PAGE.partition("reads values of these modules:")[2].partition("\n")[0]))
GAMES = ["flure", "gruft", "insel", "shy"]


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without machine code, which cannot be traced."""
    folder = tmp_path_factory.mktemp("plain")
    without = shutil.ignore_patterns("*.so", "__pycache__", "_web")
    shutil.copytree(Path(grusel.__file__).parent, folder / "grusel", ignore=without)
    return folder


def passed(game: str, plain: Path) -> dict[str, list[str]]:
    """The functions that a few moves of a game pass, by module; rules and searches of the game are left out."""
    program = [sys.executable, str(ROOT / "tests" / "server" / "tracing.py"), game]
    environment = {**os.environ, "PYTHONPATH": str(plain)}
    done = subprocess.run(program, env=environment, cwd=plain, capture_output=True, text=True, timeout=120, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return {module: functions for module, functions in found.items() if not module.startswith("games/")}


def named() -> dict[str, set[str]]:
    """The modules and functions of the page."""
    known: dict[str, set[str]] = {}
    for _, cell in STEPS:
        for part in cell.split(","):
            module, *functions = re.findall(r"`([\w/]+)`", part)
            known.setdefault(module, set()).update(functions)
    return known


@pytest.mark.parametrize("game", GAMES)
def test_a_move_passes_the_modules_that_the_page_names(game: str, plain: Path) -> None:
    truly, page = passed(game, plain), named()
    assert set(truly) - VALUES <= set(page)
    missed = {module: functions - set(truly.get(module, ())) for module, functions in page.items()}
    assert not {module: lost for module, lost in missed.items() if lost and module != "tables/dice"}


def test_a_move_takes_fourteen_steps_at_most() -> None:
    assert [int(number) for number, _ in STEPS] == [*range(1, len(STEPS) + 1)]
    assert len(STEPS) <= 14
