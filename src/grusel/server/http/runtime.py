"""What a browser loads to have tables of its own: Python for WebAssembly, and this very package."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct

SOURCES: Final = "grusel.zip"
LARGE: Final = 1_000_000  # bytes of a file that is fetched only when it is opened
# What only a server, a terminal or a developer needs.
LEFT_OUT: Final = {"_web", "__pycache__", "adapters", "bench", "client", "migrations", "terminal", "testing"}
KINDS: Final = {".mjs": "text/javascript", ".json": "application/json", ".zip": "application/zip"}
DATE: Final = (1980, 1, 1, 0, 0, 0)  # of every file, so that the same sources make the same archive


class Listing(Struct, frozen=True):
    """What there is to load."""

    version: str  # of everything together
    files: dict[str, int]  # the bytes of each
    archives: tuple[str, ...]  # those that are unpacked
    lazy: dict[str, str]  # large files of the package, and under which name they lie here


class Runtime:
    """Files by their names, and the listing."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.found: dict[str, Path] = {path.name: path for path in sorted(folder.iterdir())}
        sources = sorted(_sources(package))
        large = [path for path in sources if path.stat().st_size > LARGE]
        self.found |= {path.name: path for path in large}
        self.sources = _packed(package, [path for path in sources if path not in large])
        self.listing = Listing(
            version=self._version(),
            files={SOURCES: len(self.sources), **{name: path.stat().st_size for name, path in self.found.items()}},
            archives=(*(name for name in self.found if name.endswith(".whl")), SOURCES),
            lazy={path.relative_to(package.parent).as_posix(): path.name for path in large},
        )

    def read(self, name: str) -> bytes:
        """Raises KeyError."""
        return self.sources if name == SOURCES else self.found[name].read_bytes()

    def _version(self) -> str:
        digest = hashlib.sha256(self.sources)
        for name, path in self.found.items():
            digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()[:12]


@cache
def runtime() -> Runtime | None:
    """The runtime of this installation; none if it was built without one."""
    package = Path(str(files("grusel")))
    folder = package / "_web" / "runtime"
    return Runtime(folder, package) if folder.is_dir() else None


def kind_of(name: str) -> str:
    return KINDS.get(Path(name).suffix, "application/octet-stream")


def _sources(package: Path) -> Iterator[Path]:
    for path in package.rglob("*"):
        parts = set(path.relative_to(package).parts)
        if path.is_file() and not parts & LEFT_OUT and path.suffix not in {".so", ".pyc"}:
            yield path


def _packed(package: Path, paths: list[Path]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in paths:
            about = zipfile.ZipInfo(path.relative_to(package.parent).as_posix(), DATE)
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, path.read_bytes())
    return packed.getvalue()
