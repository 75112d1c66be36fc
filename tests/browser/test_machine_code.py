"""A game continues while its bots change to compiled rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from browser.conftest import serving_with, visiting
from browser.table import open_table, patiently, play_by_list
from grusel.server.machine_code import WHERE

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def bots_from(tree: Path) -> int:
    """The running processes that play for a bot with the rules in this folder."""
    return sum(_plays_with(process, f"PYTHONPATH={tree}:") for process in Path("/proc").glob("[0-9]*"))


def _plays_with(process: Path, path: str) -> bool:
    try:
        started, environment = (process / "cmdline").read_text("utf-8"), (process / "environ").read_text("utf-8")
    except OSError:  # it has ended, or is not ours
        return False
    return "grusel.server.workers.bot" in started and path in environment


@pytest.mark.parametrize("game", ["flure", "insel"])
def test_a_game_against_the_strongest_bot_continues_through_the_change(
    browser: Browser, luck: Path, tmp_path: Path, game: str
) -> None:
    tree = tmp_path / "tree"
    from_source = {"PYTHONPATH": str(SOURCE), WHERE: str(tree)}
    with serving_with(luck, tmp_path, **from_source) as address, visiting(browser, address) as people:
        page = people.new()
        open_table(page, game, ["me", "bot:level5"])
        page.locator("[data-tab=list]").click()
        page.locator(".panel ul button").nth(3).click()
        assert not bots_from(tree)
        tree.symlink_to(COMPILED if COMPILED.exists() else SOURCE)
        play_by_list([page], Random(3))
        for _ in patiently(page):
            if bots_from(tree):
                break
        assert page.locator(".table").get_attribute("data-seq")
        assert "starting again" not in (tmp_path / "log").read_text("utf-8")
