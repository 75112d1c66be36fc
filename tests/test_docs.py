"""The documentation is true: links resolve, examples run, named things exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from grusel.terminal.main import app

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
ROOMS_OF_THE_SERVER = sorted(path.name for path in (ROOT / "src/grusel/server").glob("[a-z]*") if path.is_dir())
BY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@BY_PAGE
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    assert not [link for link in links if "://" not in link and not (page.parent / link).exists()]


@BY_PAGE
def test_tests_that_are_named_exist(page: Path) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page.read_text("utf-8"))
    missing = [(file, test) for file, test in named if f"def {test}(" not in _text(file)]
    assert not missing


def _text(file: str) -> str:
    path = ROOT / file
    return path.read_text("utf-8") if path.exists() else ""


@BY_PAGE
def test_examples_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


@BY_PAGE
def test_commands_exist(page: Path) -> None:
    commands = set(getattr(get_command(app), "commands", ()))
    named = set(re.findall(r"(?:^|`|/)grusel ([a-z]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= commands, f"no such command: {named - commands}"


@BY_PAGE
def test_options_exist(page: Path) -> None:
    lines = re.findall(r"(?:^|`|/)grusel ([a-z][^`#\n]*)", page.read_text("utf-8"), re.MULTILINE)
    assert not [line for line in lines if set(re.findall(r"--[a-z-]+", line)) - _options(line.split())]


def _options(words: list[str]) -> set[str]:
    """The options of the command that begins with these words."""
    command = get_command(app)
    for word in words:
        command = getattr(command, "commands", {}).get(word, command)
    return {option for param in command.params for option in (*param.opts, *param.secondary_opts)} | {"--help"}


@BY_PAGE
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= targets, f"no such target: {named - targets}"


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    asked = [*project["project"]["dependencies"], *(name for extra in extras for name in extra)]
    asked += project["dependency-groups"]["dev"]
    names = {re.split(r"[\[<>=~ ]", requirement)[0] for requirement in asked}
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    assert not [name for name in sorted(names) if name not in page]


def test_every_decision_is_listed_in_its_order() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(
        r"^(\d+)\. \[.*\]\((\d{4})(-[a-z-]+\.md)\)$", (folder / "README.md").read_text("utf-8"), re.MULTILINE
    )
    records = sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert [number + rest for _, number, rest in listed] == records
    assert [int(place) for place, _, _ in listed] == [int(name[:4]) for name in records]


def test_every_part_is_in_the_architecture() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    parts = [
        path.stem if path.suffix else path.name
        for path in (ROOT / "src" / "grusel").glob("[a-z]*")
        if path.suffix != ".so"
    ]
    assert not [part for part in parts if part not in page and part != "py"]


ROOMS = ("tables", "client", "server", *(f"server/{room}" for room in ROOMS_OF_THE_SERVER))


@pytest.mark.parametrize("folder", ROOMS)
def test_every_module_has_its_room(folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    row = re.findall(rf"^\| `{folder}/` \|[^|]*\|([^|]*)\|$", page, re.MULTILINE)
    modules = sorted(path.stem for path in (ROOT / "src" / "grusel" / folder).glob("[a-z]*.py"))
    assert [sorted(re.findall(r"`(\w+)`", found)) for found in row] == [modules]


def test_no_file_names_the_machine_it_was_written_on() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    machine = re.compile(r"/(?:work|root|home)/|\.\./shared|registry\.npmjs|files\.pythonhosted")
    readable = (
        path for path in map(ROOT.joinpath, files) if path.suffix not in (".jpg", ".bin", ".gz") and path.is_file()
    )
    found = [path.name for path in readable if machine.search(path.read_text("utf-8")) and path.name != "test_docs.py"]
    assert not found
