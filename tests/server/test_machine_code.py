"""Compiled rules appear while a server runs: workers take them at once, the server when no table is open."""

from __future__ import annotations

import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import grusel
from grusel.registry import installed
from grusel.server import machine_code
from grusel.server.http.diagrams import draw
from grusel.server.workers.clerk import Task
from grusel.server.workers.process import Worker
from grusel.tables.messages import encode

PACKAGE = Path(grusel.__file__).parent


def appear(place: Path) -> None:
    """Copy the package as `make compile` does, with a marker in its answers."""
    making = place.with_name("making")
    ignored = shutil.ignore_patterns("__pycache__", "_web", "app.*.so")
    shutil.copytree(PACKAGE, making / "grusel", ignore=ignored)
    app = making / "grusel" / "server" / "app.py"
    app.write_text(app.read_text("utf-8").replace('return "ok"', 'return "ok, compiled"'), "utf-8")
    making.rename(place)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that expects compiled rules in `tree`."""
    more = {"GRUSEL_DATA": str(tmp_path), machine_code.WHERE: str(tmp_path / "tree")}
    command = [sys.executable, "-m", "grusel", "serve", "--port", "0"]
    with subprocess.Popen(command, env={**os.environ, **more}, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"http://[0-9.:]+", process.stdout.readline())
        assert found
        yield process, found[0]
        process.send_signal(signal.SIGTERM)


def said(address: str, path: str) -> str:
    with urlopen(address + path, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


def test_without_open_tables_the_server_restarts_in_place(
    server: tuple[subprocess.Popen[str], str], tmp_path: Path
) -> None:
    process, address = server
    assert said(address, "/healthz") == "ok"
    appear(tmp_path / "tree")
    until = time.monotonic() + 30
    while said(address, "/healthz") != "ok, compiled":  # no request is refused meanwhile
        assert time.monotonic() < until
        time.sleep(0.02)
    assert process.poll() is None  # the same process


async def test_a_worker_takes_compiled_rules_with_its_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(machine_code.WHERE, str(tmp_path / "tree"))
    game = installed()["kuhn"]
    sight = Task(pickle.dumps((draw, (game, encode(game.view(game.start(game.types.options(), 2), 0))))))
    worker, found = Worker("grusel.server.workers.clerk"), []
    for act in (Path.exists, Path.exists, appear):
        act(tmp_path / "tree")
        await worker.ask(sight, 30.0)
        assert worker.process
        found.append((worker.process.pid, worker.source))
    await worker.kill()
    first, second, third = found
    assert first == second
    assert third[1] == str(tmp_path / "tree")


def test_when_no_machine_code_is_expected_none_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(machine_code.WHERE, raising=False)
    assert not machine_code.awaited()
    assert machine_code.runs_here()
