"""The static site on a plain file server, below a path of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import WORKER, visiting
from browser.table import open_from_the_start_page, play_some
from grusel.tab.site import write_site

LOADING = 120_000  # milliseconds: Python is loaded by a busy machine


class FileServer:
    """`python -m http.server`, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().split("(")[1].split("/)")[0]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[FileServer]:
    write_site(tmp_path / "some" / "where")
    server = FileServer(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop()


def test_a_static_site_below_a_path_plays_without_its_server(browser: Browser, site: FileServer) -> None:
    with visiting(browser, site.address) as people:
        people.expected += ["ERR_CONNECTION_REFUSED", "Failed to load resource"]
        page = people.new(**WORKER)
        asked: list[str] = []
        page.on("request", lambda sent: asked.append(sent.url))
        page.set_default_timeout(LOADING)
        open_from_the_start_page(page, "gruft", ["me", "bot:level3"], start="/some/where/")
        play_some(page, Random(1), 3)
        page.wait_for_function("localStorage.getItem('grusel.ready') !== null", timeout=LOADING)
        site.stop()
        page.reload()
        expect(page.locator(".table .people li").first).to_be_visible(timeout=LOADING)
        play_some(page, Random(2), 3)
        assert all("/some/where/" in url for url in asked)
