"""Every wheel in `dist`, installed into a clean environment of every Python here that it is for: `make test-wheels`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from browser.conftest import visiting
from browser.table import is_over, open_table, play_by_list
from own_server import browsing
from playwright.sync_api import Browser
from wheels import VERSIONS, interpreter

ROOT = Path(__file__).parents[3]
UV = str(Path(sys.executable).parent / "uv")
CHECKSUMS = """
from random import Random
from zlib import crc32
import msgspec
from grusel.match import Match
from grusel.registry import installed
for game in installed().values():
    for seats in game.seats:
        match = Match(game, seats)
        match.play_randomly(Random(seats))
        print(game.name, seats, crc32(msgspec.json.encode([match.state, [moment.events for moment in match.moments]])))
"""
IMPORTING = """
from time import process_time
before = process_time()
import grusel
print(process_time() - before)
import sys
assert not {"grusel.server", "grusel.terminal", "grusel.tables", "rich", "typer"} & {*sys.modules}
"""
BOTS = """
from random import Random
import grusel
from grusel.bots import find_bot
from grusel.coach.hint import hint
game = grusel.find("gruft")
match = grusel.Match(game, seats=2)
match.play_chance(Random(1))
seat = match.turn.seats[0]
view, seen, actions = game.view(match.state, seat), match.seen(seat), game.actions(match.state, seat)
assert find_bot("level5").choose(game, view, seen, seat, actions, 0.5, Random(1)) in actions
assert hint(game, view, seen, seat, actions, 0.5, Random(1)).action in actions
"""


def interpreters() -> dict[str, str]:
    return {version: path for version in VERSIONS if (path := interpreter(version))}


def cases() -> list[tuple[str, Path]]:
    """Each wheel with each Python it is for."""
    wheels = sorted((ROOT / "dist").glob("*.whl"))
    fits = {version: ("py3-none", f"cp{version.replace('.', '')}-") for version in interpreters()}
    return [(version, wheel) for version in fits for wheel in wheels if any(tag in wheel.name for tag in fits[version])]


class Installed:
    """A clean environment with a wheel."""

    def __init__(self, folder: Path, version: str, wheel: Path) -> None:
        self.folder = folder
        self.wheel = wheel
        self.python = str(folder / "bin" / "python")
        ran(UV, "venv", "-q", "--python", interpreters()[version], str(folder))

    def install(self, extra: str = "") -> None:
        ran(UV, "pip", "install", "-q", "-p", self.python, "--compile-bytecode", f"{self.wheel}{extra}")

    def run(self, program: str) -> str:
        return ran(self.python, "-c", program, cwd=self.folder)


def ran(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=cases(), ids=lambda case: f"{case[0]}-{case[1].stem}")
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    version, wheel = request.param
    made = Installed(tmp_path_factory.mktemp("environment") / "of", version, wheel)
    made.install()
    return made


@pytest.fixture(scope="module")
def with_table(installed: Installed) -> Installed:
    installed.install("[table]")
    return installed


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


def test_there_are_wheels_to_test() -> None:
    assert cases(), "run `make wheels`"


def test_the_library_alone_is_light(installed: Installed) -> None:
    listed = ran(UV, "pip", "list", "-q", "-p", installed.python, "--format", "freeze").splitlines()
    assert len(listed) <= 10
    assert min(float(installed.run(IMPORTING).split()[0]) for _ in range(5)) < 0.15  # seconds of processor time


def test_the_readme_and_bots_run_on_the_library_alone(installed: Installed) -> None:
    shutil.copy(ROOT / "README.md", installed.folder)
    ran(installed.python, "-m", "doctest", "-o", "ELLIPSIS", "README.md", cwd=installed.folder)
    installed.run(BOTS)


def test_the_command_says_what_to_install(installed: Installed) -> None:
    done = subprocess.run([installed.folder / "bin" / "grusel", "games"], capture_output=True, text=True, check=False)
    assert (done.returncode, "grusel[table]" in done.stderr) == (1, True)


def test_every_wheel_plays_the_same_games(installed: Installed) -> None:
    assert installed.run(CHECKSUMS) == ran(sys.executable, "-c", CHECKSUMS)


def test_a_game_in_the_browser(with_table: Installed, browser: Browser, tmp_path: Path) -> None:
    assert "flure" in ran(str(with_table.folder / "bin" / "grusel"), "games")
    command = [str(with_table.folder / "bin" / "grusel"), "serve", "--port", "0"]
    environment = {
        "PATH": "/usr/bin:/bin",
        "GRUSEL_DATA": str(tmp_path),
        "GRUSEL_BOT_BUDGET": "0.01",
        "LANG": "C.UTF-8",
    }
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = re.search(r"http://[0-9.:]+", server.stdout.readline())
        assert address
        with urlopen(address[0], timeout=10) as answer:
            assert b"<title>Grusel" in answer.read()
        with visiting(browser, address[0]) as people:
            page = people.new()
            open_table(page, "gruft", ["me", "bot:level3"])
            play_by_list([page], Random(3))
            assert is_over(page)
        server.terminate()
