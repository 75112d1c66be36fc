"""Put Python for the browser beside the built client: Pyodide from npm, and wheels with checked hashes.

`python scripts/runtime.py` does it after the client was built. Without it everything but the table without a server
works; what was downloaded is kept in build/wasm.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PLACE = ROOT / "src" / "grusel" / "_web" / "runtime"
WHEELS = ROOT / "build" / "wasm"
LIST = ROOT / "scripts" / "runtime.txt"
COPIED = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
PACKED = ("pyodide.asm.wasm",)
LOCK = "pyodide-lock.json"
TAG = [
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
]


def build() -> None:
    """Never fails: without the runtime the rest is as it was."""
    try:
        put(fetched())
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"No table without a server in this build: {error}", file=sys.stderr)  # noqa: T201


def put(wheels: list[Path]) -> None:
    new = PLACE.with_name("runtime.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    for name in COPIED:
        shutil.copyfile(PYODIDE / name, new / name)
    for name in PACKED:
        (new / f"{name}.gz").write_bytes(gzip.compress((PYODIDE / name).read_bytes(), 6, mtime=0))
    # Its packages are others' and lie elsewhere; we bring ours.
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    (new / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")
    for wheel in wheels:
        shutil.copyfile(wheel, new / wheel.name)
    shutil.rmtree(PLACE, ignore_errors=True)
    new.rename(PLACE)


def fetched() -> list[Path]:
    """The wheels, downloaded if they are not here; raises OSError or CalledProcessError."""
    stamp = WHEELS / LIST.name
    if not stamp.exists() or stamp.read_text("utf-8") != LIST.read_text("utf-8"):
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        words = [
            "download",
            "-q",
            "--no-deps",
            "--only-binary=:all:",
            "--require-hashes",
            *TAG,
            "-r",
            LIST,
            "-d",
            WHEELS,
        ]
        subprocess.run([*pip(), "--disable-pip-version-check", *map(str, words)], check=True)
        stamp.write_text(LIST.read_text("utf-8"), "utf-8")
    return sorted(WHEELS.glob("*.whl"))


def pip() -> list[str]:
    """Whatever Python here has pip."""
    for python in _pythons():
        if subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0:
            return [python, "-m", "pip"]
    raise OSError("no pip was found to fetch wheels with")


def _pythons() -> Iterator[str]:
    yield sys.executable
    own = ROOT / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if own.exists():
        yield str(own)
    yield from filter(None, map(shutil.which, ("python3", "python")))


if __name__ == "__main__":
    build()
