"""`make play` where nothing has been set up yet, with its times: `make test-play`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from outside.debian import HOME, ROOT, SOMEBODY, Tree, ran

FIRST_WITHIN = 25.0  # seconds, if the machine has nothing else to do
AGAIN_WITHIN = 2.0
PLAY = ("make", "play", "ARGS=--port 0")
NEEDED = ["make", "git", "sh", "sed", "awk", "find", "grep", "date", "mktemp", "cat", "rm", "touch", "uname"]
OPENING = Path(__file__).with_name("opening.py")
NODE = "Node, for building the client"
INTERPRETED = "The rules run interpreted: no C compiler"


def clone(folder: Path) -> Path:
    """The last commit, as a newcomer gets it."""
    ran("git", "clone", "-q", "--depth", "1", f"file://{ROOT}", str(folder))
    return folder


def opened(said: str) -> float:
    """When the page was there, allowing for the other work of the machine."""
    sys.stdout.write(said)
    found = re.search(r"page after ([0-9.]+) s, load ([0-9.]+)", said)
    assert found, said
    busy = max(1.0, float(found[2]) / (os.cpu_count() or 1))
    return float(found[1]) / busy


def play(folder: Path, data: Path, **environment: str) -> str:
    command = [sys.executable, str(OPENING), str(folder), *PLAY]
    with_data = {**os.environ, "GRUSEL_DATA": str(data), "LC_ALL": "C.UTF-8", **environment}
    done = subprocess.run(command, env=with_data, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_fresh_clone_opens_in_seconds_and_reports_its_times(tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    said = play(folder, tmp_path)
    assert opened(said) < FIRST_WITHIN
    for part in ("virtual environment", "uv", "libraries", "browser client"):
        assert re.search(rf"^ *[0-9.]+ s  {part}$", said, re.MULTILINE), said
    assert opened(play(folder, tmp_path)) < AGAIN_WITHIN


def test_without_node_and_a_compiler_it_says_so_and_opens(tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "python3").symlink_to(Path(sys.executable).resolve())
    for name in NEEDED:
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    said = play(clone(tmp_path / "clone"), tmp_path, PATH=str(programs))
    assert NODE in said
    assert INTERPRETED in said
    assert opened(said) < FIRST_WITHIN


def within(tree: Tree, folder: str, *, network: bool = True) -> str:
    shutil.copy(OPENING, tree.folder / "tmp" / OPENING.name)
    return tree.run("python3", f"/tmp/{OPENING.name}", folder, *PLAY, user=SOMEBODY, network=network)


def give(tree: Tree, folder: Path) -> None:
    ran("chroot", str(tree.folder), "chown", "-R", f"{SOMEBODY}:{SOMEBODY}", f"/{folder.relative_to(tree.folder)}")


def test_a_bare_debian_opens_it_for_a_user_without_rights_and_later_without_network(tree: Tree) -> None:
    give(tree, clone(tree.folder / HOME.lstrip("/") / "clone"))
    said = within(tree, f"{HOME}/clone")
    assert NODE in said
    assert INTERPRETED in said
    assert opened(said) < FIRST_WITHIN
    again = within(tree, f"{HOME}/clone", network=False)
    assert "libraries" not in again
    assert opened(again) < AGAIN_WITHIN


def test_a_source_archive_needs_no_node(tree: Tree, tmp_path: Path) -> None:
    uv = str(Path(sys.executable).parent / "uv")
    ran(uv, "build", "-q", "--sdist", "--out-dir", str(tmp_path), str(ROOT))
    [archive] = tmp_path.glob("*.tar.gz")
    home = tree.folder / HOME.lstrip("/")
    ran("tar", "-xf", str(archive), "-C", str(home))
    folder = home / archive.name.removesuffix(".tar.gz")
    give(tree, folder)
    said = within(tree, f"{HOME}/{folder.name}")
    assert NODE not in said
    assert opened(said) < FIRST_WITHIN


@pytest.fixture(autouse=True)
def no_bytecode_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tests run in must not lead to what they start."""
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL"):
        monkeypatch.delenv(name, raising=False)
