"""A separate server on a free port, and a browser: for screenshots, figures and tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SETTINGS = {
    "GRUSEL_BOT_BUDGET": "0.01",
    "GRUSEL_BOT_GRACE": "20",
    "GRUSEL_REQUESTS_PER_SECOND": "1000",
    "GRUSEL_REQUEST_BURST": "1000",
    "GRUSEL_MESSAGES_PER_SECOND": "1000",
    "GRUSEL_MESSAGE_BURST": "1000",
}


@contextmanager
def serving(data: Path, program: Sequence[str] = ("-m", "grusel"), **more: str) -> Iterator[str]:
    """The address of a server, with more settings or other packages in its environment; its log is in the folder."""
    environment = {**os.environ, **SETTINGS, "GRUSEL_DATA": str(data), "LC_ALL": "C.UTF-8", **more}
    command = [sys.executable, *program, "serve", "--port", "0"]
    with (data / "log").open("w") as log:
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout
        found = re.search(r"http://[0-9.:]+", server.stdout.readline())
        assert found, (data / "log").read_text()
        try:
            yield found[0]
        finally:
            server.terminate()
            server.wait(10)
            server.stdout.close()


@contextmanager
def browsing(*flags: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium, *flags)
        yield browser
        browser.close()


def launch(chromium: BrowserType, *flags: str) -> Browser:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"none of {BROWSERS} is installed"
    return chromium.launch(executable_path=found, args=["--no-sandbox", *flags])
