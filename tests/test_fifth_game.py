"""A game that `grusel new` writes is whole: bots play it, hints and analysis know it, both adapters have it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import grusel.games
from grusel import registry
from grusel.adapters.pettingzoo import env
from grusel.bots.arena.fixture import Fixture, play
from grusel.coach.analysis import analyse
from grusel.coach.hint import hint
from grusel.game import Decision, Illegal
from grusel.match import Match
from grusel.registry import AnyGame
from grusel.terminal.main import app
from grusel.testing.check import problems
from grusel.words import FALLBACK, Words, rules_page

NAME = "highcard"
RUN = """
import sys
import grusel.games
import pytest
folder, test = sys.argv[1:]
grusel.games.__path__.insert(0, folder)
sys.path.insert(0, folder)
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", test]))
"""
LEVELS = [f"level{number}" for number in range(1, 6)]


def written(*words: str) -> list[Path]:
    """The files that `grusel new` says it has written."""
    done = CliRunner().invoke(app, ["new", *words])
    assert done.exit_code == 0, done.output
    return [Path(line) for line in done.output.splitlines()]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A source tree without games, searched before ours."""
    games = tmp_path / "src" / "grusel" / "games"
    games.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(grusel.games, "__path__", [str(games), *grusel.games.__path__])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"grusel.games.{NAME}")]:
        del sys.modules[name]
    registry.installed.cache_clear()
    registry.broken.cache_clear()


@pytest.fixture
def game(tree: Path) -> AnyGame:
    written(NAME)
    registry.installed.cache_clear()
    registry.broken.cache_clear()
    return registry.find(NAME)


def test_it_is_a_folder_with_its_tests_beside_it_and_touches_no_other_file(tree: Path) -> None:
    files = {path.relative_to(tree) for path in written(NAME)}
    homes = {Path("src/grusel/games") / NAME, Path("tests") / NAME, Path("docs/rules")}
    assert not [file for file in files if not any(file.is_relative_to(home) for home in homes)]


def test_an_existing_game_is_not_overwritten(tree: Path) -> None:
    written(NAME)
    with pytest.raises(Illegal, match="new-exists"):
        CliRunner().invoke(app, ["new", NAME], catch_exceptions=False)


@pytest.mark.parametrize("name", ["kuhn", "9lives", "High"])
def test_a_name_that_is_taken_or_odd_is_refused(name: str) -> None:
    with pytest.raises(Illegal, match="new-bad-name"):
        CliRunner().invoke(app, ["new", name], catch_exceptions=False)


def test_it_keeps_every_law_and_has_every_sentence(game: AnyGame) -> None:
    assert list(problems(game)) == []
    assert rules_page(game, "nl") != rules_page(game, FALLBACK)
    assert Words("de", [game]).knows(f"{NAME}-ask")


def test_bots_of_every_level_play_it(game: AnyGame) -> None:
    for level in LEVELS:
        assert play(Fixture(game.name, {}, (level, "random", "level1"), 1, 0.05)).moves >= 6


def test_hints_and_the_analysis_know_it(game: AnyGame) -> None:
    match = Match(game, 2)
    match.play_chance(Random(1))
    turn = match.turn
    assert isinstance(turn, Decision)
    seat = turn.seats[0]
    view, actions = game.view(match.state, seat), game.actions(match.state, seat)
    assert hint(game, view, match.seen(seat), seat, actions, 0.05, Random(1)).action in actions
    match.play_randomly(Random(2))
    assert analyse(match, seconds=1.0).game == game.name


def test_both_adapters_play_it(game: AnyGame) -> None:
    import pyspiel

    from grusel.adapters.openspiel import register

    table = env(game.name, seats=3)
    table.reset(seed=1)
    assert table.last()[4]["actions"] == ["keep", "swap"]
    (name,) = register([game])
    assert pyspiel.load_game(name).new_initial_state().is_chance_node()


@pytest.mark.parametrize("among_ours", [True, False], ids=["among ours", "a package of its own"])
def test_its_own_tests_pass(among_ours: bool, tree: Path) -> None:
    files = written(NAME) if among_ours else written(NAME, "--folder", str(tree / "own"))
    (test,) = [file for file in files if file.name == f"test_{NAME}.py"]
    found = tree / "src" / "grusel" / "games" if among_ours else tree / "own" / "src"
    command = [sys.executable, "-c", RUN, str(found), str(test)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_faults_of_a_game_are_named_by_law_with_all_missing_sentences_together(game: AnyGame, tree: Path) -> None:
    locales = tree / "src" / "grusel" / "games" / NAME / "locales"
    said = (locales / "en.ftl").read_text("utf-8")
    for id in ("not-now", "keep-it", "preset-short"):
        said = said.replace(f"{NAME}-{id} =", f"{NAME}-x{id} =")
    (locales / "en.ftl").write_text(said, "utf-8")
    with pytest.MonkeyPatch.context() as mistaken:
        mistaken.setattr(type(game), "reveals", ())
        shown = CliRunner().invoke(app, ["check", NAME])
    assert shown.exit_code == 1
    assert "FAILS  secrets are kept: seat " in shown.output
    assert "ok     moves survive text" in shown.output
    for id in ("not-now", "keep-it", "preset-short"):
        assert f"en.ftl does not say: {NAME}-{id}\n" in shown.output
