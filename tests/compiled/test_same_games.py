"""Compiled and interpreted rules play the same games: whole random games have the same checksum."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grusel

PACKAGE = Path(grusel.__file__).parent
PROGRAM = """
import sys
from random import Random
from zlib import crc32
import msgspec
from grusel.match import Match
from grusel.registry import installed
import grusel
for game in installed().values():
    for seats in game.seats:
        match = Match(game, seats)
        match.play_randomly(Random(seats))
        events = [moment.events for moment in match.moments]
        print(game.name, seats, crc32(msgspec.json.encode([match.state, events])))
if "flure" in installed():
    from grusel.games.flure.kernel.playout import random_games
    print("kernel", random_games(7, 20, 4))
"""


@pytest.fixture(scope="module")
def plain_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without machine code."""
    folder = tmp_path_factory.mktemp("plain")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "_web")
    shutil.copytree(PACKAGE, folder / "grusel", ignore=ignored)
    return folder


def checksums(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_interpreted_rules_play_the_same_games(plain_source: Path) -> None:
    here = checksums(PACKAGE.parent)
    assert here == checksums(plain_source)
    assert len(here) > 1


def test_where_a_compiler_is_there_the_rules_are_compiled() -> None:
    if os.environ.get("PYTHONPATH", "").endswith("plain"):
        pytest.skip("these are the interpreted rules, on purpose")
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler")
    assert list(PACKAGE.rglob("*.so")), "run `make compile`"
