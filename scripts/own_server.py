"""A server of our own on a free port, and a browser: for the scripts that take pictures and figures."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SETTINGS = {
    "GRUSEL_BOT_BUDGET": "0.01",
    "GRUSEL_REQUESTS_PER_SECOND": "1000",
    "GRUSEL_REQUEST_BURST": "1000",
    "GRUSEL_MESSAGE_BURST": "1000",
}


@contextmanager
def server() -> Iterator[str]:
    """Its address, while it runs on data that are thrown away."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, **SETTINGS, "GRUSEL_DATA": data}
        command = [sys.executable, "-m", "grusel", "serve", "--port", "0"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, env=environment, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout
            found = re.search(r"http://[0-9.:]+", process.stdout.readline())
            assert found
            yield found[0]
            process.terminate()


@contextmanager
def browser(*flags: str) -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, f"none of {BROWSERS} is installed"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *flags])
        yield found
        found.close()
