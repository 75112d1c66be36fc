"""A real server and a real browser, without mocks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from known_luck import program, write_word
from own_server import browsing, serving
from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE = 30_000  # a busy machine is no defect
expect.set_options(timeout=PATIENCE)

AS_EVERYBODY = {
    "viewport": {"width": 1280, "height": 900},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",  # filling the offline cache takes a third of a test's time
}
WORKER = {"service_workers": "allow"}

# A page's own chance, the same for every page.
SAME_CHANCE = "{ let last = 1; Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647; }"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the word that chance follows from on our servers."""
    return tmp_path_factory.mktemp("luck") / "word"


@pytest.fixture(autouse=True)
def same_luck_each_time(luck: Path, request: pytest.FixtureRequest) -> None:
    """Make chance follow from the test's own name, whatever other tests did before."""
    write_word(luck, request.node.nodeid)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[str]:
    """The address of a server of our own."""
    with serving_with(luck, tmp_path_factory.mktemp("data")) as found:
        yield found


def serving_with(luck: Path, data: Path, **more: str) -> AbstractContextManager[str]:
    command, where = program(luck)
    return serving(data, command, **where, **more)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


class People:
    """People with browsers of their own; any error on a page fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        self.expected: list[str] = []  # errors with these words are the subject of the test

    def new(self, **how: Any) -> Page:
        """Open a new person's page, with the usual settings unless told otherwise."""
        context = self.browser.new_context(base_url=self.address, **{**AS_EVERYBODY, **how})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_CHANCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        page.on("request", lambda sent: self._is_ours(sent.url))
        return page

    def unexpected(self) -> list[str]:
        return [line for line in self.trouble if not any(words in line for words in self.expected)]

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
    assert not people.unexpected()
