"""Python in a browser plays the same games as a server, and tells the same."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import client
import pytest

from grusel.server.http.runtime import SOURCES, runtime
from tab import same

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "web" / "node_modules" / "pyodide"
GAMES = int(os.environ.get("GAMES", "1"))


def test_a_browsers_python_tells_the_same_of_the_same_games(tmp_path: Path) -> None:
    found = runtime()
    if found is None or not PYODIDE.exists():
        pytest.skip("this build has no Python for the browser")
    (tmp_path / SOURCES).write_bytes(found.read(SOURCES))
    wheels = next(path.parent for name, path in found.found.items() if name.endswith(".whl"))
    node = client.wheel_npm()[0]
    command = [node, HERE / "python.mjs", wheels, tmp_path / SOURCES, HERE / "same.py"]
    where = {**os.environ, "PYODIDE": str(PYODIDE)}
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True, env=where, timeout=300)
    assert done.stdout.strip() == same.all_told(GAMES)
