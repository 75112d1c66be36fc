"""A real server and a real browser; nothing is pretended."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from own_server import browsing, serving
from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE = 30_000  # a busy machine is no defect
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own listens."""
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


class People:
    """People with browsers of their own; whatever goes wrong on a page fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []

    def new(self, **how: Any) -> Page:
        """Somebody's page: 1280 by 900, English, no motion, unless asked for otherwise."""
        wanted = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce", **how}
        context = self.browser.new_context(base_url=self.address, **wanted)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        page.on("request", lambda sent: self._is_ours(sent.url))
        return page

    def _is_ours(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.trouble.append(f"asked elsewhere: {url}")


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    with visiting(browser, address) as people:
        yield people


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[People]:
    people = People(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert not people.trouble
