"""Without a server: everything is fetched while it is there, and then the browser plays by itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random

import pytest
from ours import OURS
from playwright.sync_api import Browser, Page, expect

from browser.conftest import WORKER, serving_with, visiting
from browser.table import open_from_the_start_page, play_some
from grusel.registry import AnyGame

GAMES = OURS if os.environ.get("EVERY_GAME") else OURS[1:2]  # each loads everything again
LOADING = 120_000  # milliseconds: Python is loaded by a busy machine


class Train:
    """A page that has everything, and a server that can be stopped."""

    def __init__(self, page: Page, server: AbstractContextManager[str]) -> None:
        self.page = page
        self.server = server

    def depart(self) -> None:
        self.server.__exit__(None, None, None)


@pytest.fixture
def train(browser: Browser, luck: Path, tmp_path: Path) -> Iterator[Train]:
    server = serving_with(luck, tmp_path)
    with visiting(browser, server.__enter__()) as people:
        people.expected += ["ERR_CONNECTION_REFUSED", "Failed to load resource"]
        page = people.new(**WORKER)
        page.set_default_timeout(LOADING)
        page.goto("/settings")
        page.locator("section button").click()
        expect(page.locator("section .safe")).to_be_visible(timeout=LOADING)
        yield Train(page, server)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_a_server_a_game_begins_and_continues_after_a_reload(train: Train, game: AnyGame) -> None:
    page, rng = train.page, Random(game.name)
    train.depart()
    open_from_the_start_page(page, game.name, ["me", *["bot:level3"] * (game.seats[0] - 1)])
    play_some(page, rng, 3)
    page.reload()
    expect(page.locator(".table .people li").first).to_be_visible(timeout=LOADING)
    play_some(page, rng, 3)
    page.goto("/")
    expect(page.locator("a.card[href^='/table/']").first).to_be_visible(timeout=LOADING)
