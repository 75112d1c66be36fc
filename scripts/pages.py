"""Collect the pages of the documentation site in `build/pages`: what `make docs` builds.

They are the Markdown files of the project as they lie, so that their links hold, with the files these lead to; the API
from its docstrings, the HTTP interface from its OpenAPI, and a page of pictures as far as `make screenshots` took them.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from litestar.serialization import encode_json

from grusel.server.app import make_app
from grusel.server.runtime.bus import LocalBus
from grusel.server.runtime.hub import Hub
from grusel.server.settings import Settings
from grusel.testing.memory_store import MemoryStore

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "pages"
PICTURES = (ROOT / "build" / "screenshots", ROOT / "docs" / "screenshots")
LINK = re.compile(r"\]\(([^)#\s]+)")
SEARCH = "iframe-worker.js"
API = {
    "Games and matches": ("game", "registry", "match", "replay", "record", "words"),
    "Parts for rules": ("deck", "grid", "options", "standings", "boards", "growing", "timeline"),
    "Bots": ("bots", "bots.arena.fixture", "bots.workers"),
    "Coach": ("coach.hint", "coach.analysis", "coach.lessons"),
    "Laws and vectors": ("testing.check", "testing.laws", "testing.vectors"),
    "Clients": ("client.connection", "client.remote"),
    "Adapters": ("adapters.pettingzoo", "adapters.openspiel"),
}


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        copy(page)
        for found in linked(page):
            copy(found)
    shutil.copy(Path(__file__).with_name(SEARCH), PAGES)
    write("api.md", api())
    schema = openapi()
    write("openapi.json", json.dumps(schema, indent=1))
    write("http.md", "\n".join(http(schema)))
    write("pictures.md", "\n".join(pictures()))


def copy(file: Path) -> None:
    there = PAGES / file.relative_to(ROOT)
    there.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, there)


def write(name: str, text: str) -> None:
    (PAGES / name).write_text(text, "utf-8")


def linked(page: Path) -> Iterator[Path]:
    """Files of the project that a page leads to, and that are no pages."""
    for link in LINK.findall(page.read_text("utf-8")):
        found = (page.parent / link).resolve()
        if "://" not in link and found.is_file() and found.suffix != ".md":
            yield found


def api() -> str:
    lines = [
        "# The API of the library",
        "",
        "Made from the docstrings; [the library](docs/library.md) tells how it is used.",
    ]
    for title, modules in API.items():
        lines += ["", f"## {title}", *(f"\n::: grusel.{name}\n" for name in modules)]
    return "\n".join(lines)


def openapi() -> dict[str, Any]:
    """What the server itself answers when it is asked for its OpenAPI."""
    hub = Hub(MemoryStore(), LocalBus(), Settings())
    schema: dict[str, Any] = json.loads(encode_json(litestar_of(make_app(hub)).openapi_schema.to_schema()))
    return schema


def litestar_of(app: Any) -> Any:
    """The application behind its guards."""
    while not hasattr(app, "openapi_schema"):
        app = app.app
    return app


def http(schema: dict[str, Any]) -> Iterator[str]:
    yield from (
        "# HTTP",
        "",
        "From the server's own [OpenAPI](openapi.json); sockets have [a protocol](docs/protocol.md).",
        "",
    )
    yield from ("| request | what it does | parameters | answers |", "|---|---|---|---|")
    for path, verbs in sorted(schema["paths"].items()):
        for verb, asked in verbs.items():
            said = str(asked.get("description") or asked.get("summary", "")).replace("\n", " ").replace("|", "\\|")
            names = ", ".join(f"`{one['name']}`" for one in asked.get("parameters", []))
            yield f"| `{verb.upper()} {path}` | {said} | {names} | {', '.join(asked['responses'])} |"


def pictures() -> Iterator[str]:
    """Those that were taken, else those of the README."""
    folder = next(folder for folder in PICTURES if any(folder.glob("*.jpg")))
    yield from (
        "# Pictures",
        "",
        "Every page and board at three sizes, dark and light: `make screenshots` takes them.",
        "",
    )
    for file in sorted(folder.glob("*.jpg")):
        (PAGES / "pictures").mkdir(exist_ok=True)
        shutil.copy(file, PAGES / "pictures")
        yield f"![{file.stem.replace('-', ' ')}](pictures/{file.name}){{ loading=lazy width=360 }}"


if __name__ == "__main__":
    main()
