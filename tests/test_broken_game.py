"""One of our own games that is broken affects nothing else: every feature that needs it says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from ours import OURS

from grusel.bots.brought import brought
from grusel.puzzles.hall import hall

GAMES = sorted(game.name for game in OURS)
PUZZLES = hall().game.name
OTHER = next(game for game in GAMES if game != PUZZLES)
QUICKEST, SECOND, *_ = (game.name for game in sorted(OURS, key=lambda game: game.longest))
WITH_COMMANDS = [game.name for game in OURS if brought(game, "commands")]
BROKEN = """
import sys
from importlib.abc import MetaPathFinder

broken = "grusel.games." + sys.argv[1]


class Broken(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == broken:
            raise RuntimeError("it fell off the table")


sys.meta_path.insert(0, Broken())
"""
COMMAND = BROKEN + "from grusel.terminal.main import run\nsys.argv = ['grusel', *sys.argv[2:]]\nrun()\n"
SERVER = (
    BROKEN
    + """
from grusel.server.app import build, make_app
from grusel.server.settings import Settings
from litestar.testing import TestClient

with TestClient(make_app(build(Settings(data=sys.argv[2]))), "http://127.0.0.1") as client:
    print([game["name"] for game in client.get("/api/games").json()])
    print(client.get("/api/puzzles").status_code, client.post("/api/puzzles/open", json={}).text)
"""
)


def ran(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("game", GAMES)
def test_the_other_games_are_listed_with_the_broken_ones_reason(game: str) -> None:
    shown = ran(COMMAND, game, "games")
    assert all(f"{other}  " in shown.stdout for other in GAMES if other != game)
    said = " ".join(shown.stderr.split())
    assert f"The game {game} is installed but cannot be played: grusel.games.{game}: RuntimeError: it fell off" in said


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_other_games(game: str) -> None:
    other = QUICKEST if game != QUICKEST else SECOND
    arena = ran(COMMAND, game, "arena", other, "--bots", "random,level1", "--games", "2", "--jobs", "1")
    assert arena.returncode == 0, arena.stderr
    assert "level1" in arena.stdout


@pytest.mark.parametrize(
    ("game", "words"), [*((game, (game, "anything")) for game in WITH_COMMANDS), (PUZZLES, ("puzzle", "list"))]
)
def test_a_feature_of_the_broken_game_reports_the_reason(game: str, words: tuple[str, ...]) -> None:
    refused = ran(COMMAND, game, *words, "--lang", "nl")
    assert refused.returncode == 2
    assert refused.stderr.strip().endswith(f"grusel.games.{game}: RuntimeError: it fell off the table")


def test_puzzles_work_when_another_game_is_broken() -> None:
    listed = ran(COMMAND, OTHER, "puzzle", "list")
    assert listed.returncode == 0, listed.stderr
    assert hall().puzzles.FIRST in listed.stdout


def test_a_server_serves_the_other_games_and_says_why_its_puzzle_hall_is_closed(tmp_path: Path) -> None:
    served = ran(SERVER, PUZZLES, str(tmp_path))
    assert served.returncode == 0, served.stderr
    games, answer = served.stdout.splitlines()
    assert games == str([game for game in GAMES if game != PUZZLES])
    assert answer.startswith('400 {"why":')
    assert "broken-game" in answer
    assert "it fell off the table" in answer
