"""How each board is played: the things that can be pressed now, among which people choose at random."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ours import OURS
from playwright.sync_api import Page

from browser.pressing import Press, first_there
from browser.table import OVER, patiently

WEB = Path(__file__).parent.parent.parent / "web" / "src" / "games"
WITH_BOARDS = [game for game in OURS if (WEB / game.name / "Board.svelte").exists()]

# The first of these that is there is played: an answer before a square, a square before another figure.
PRESSED = {
    **{game.name: ("[data-choice]",) for game in OURS if game not in WITH_BOARDS},
    "flure": (".ways-card button:not(.plain)", ".end, .stay button", ".figure.lit, .token.lit"),
    "gruft": (".answer, .tile.lit", ".grave.lit"),
    "shy": (".panel .answer", ".field .spot.lit"),
    "insel": (
        ".doing .sure",
        ".doing .main, .doing .asked button:not(.plain)",
        ".spot[class*='to-'], .doing button:not(.tool):not(.plain), .hands .lit",
    ),
}


def pressed(game: str, within: str) -> list[str]:
    """Selectors of the things to press on the board in that part of a page, in order."""
    return [f"{within} :is({one})" for one in PRESSED[game]]


def play_on_the_boards(pages: list[Page], game: str, presses: list[Press], rng: Random) -> None:
    """Play until every page shows the end."""
    wanted = [OVER, *pressed(game, ".board")]
    for _ in patiently(pages[0]):
        found = [first_there(page, wanted) for page in pages]
        if all(one == OVER for one in found):
            return
        for page, press, one in zip(pages, presses, found, strict=True):
            if one not in ("", OVER):
                press(page, one, rng)
