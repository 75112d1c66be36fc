"""The whole table as a folder of files, for any static web space and below any path."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from grusel.coach.lessons import lesson_names
from grusel.game import Illegal, Message
from grusel.puzzles.hall import hall
from grusel.registry import AnyGame, installed
from grusel.server.connection.gate import POLICY
from grusel.server.http import desk, puzzle_desk
from grusel.server.http.lessons import course
from grusel.server.http.runtime import Runtime, runtime
from grusel.tables.messages import encode
from grusel.words import LANGUAGES, Words, rules_page

SERVERLESS: Final = '<meta name="grusel-serverless" content="" />'
NOT_IN_META: Final = "frame-ancestors"  # browsers ignore it there
PAGES: Final = ("", "settings", "about")
OF_A_GAME: Final = ("games", "new", "rules")


def write_site(folder: Path) -> None:
    """Raises Illegal where the client or Python for the browser is missing in this installation."""
    client, found = Path(str(files("grusel"))) / "_web", runtime()
    if not (client / "index.html").is_file() or found is None:
        raise Illegal("terminal-no-site")
    shutil.copytree(client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".stamp", "runtime"))
    _write_runtime(folder / "runtime", found)
    for path, answer in _answers():
        _write(folder / f"{path}.json", answer)
    page = (client / "index.html").read_text("utf-8")
    for path, title in _pages():
        _write(folder / path / "index.html", _page(page, path, title).encode())


def _write_runtime(folder: Path, found: Runtime) -> None:
    for name in found.listing.files:
        _write(folder / found.listing.version / name, found.read(name))
    _write(folder / "list.json", encode(found.listing))


def _answers() -> Iterator[tuple[str, bytes]]:
    """What a server answers that depends on the installation alone."""
    yield "api/games", encode(desk.games())
    for game in installed().values():
        for language in LANGUAGES:
            yield from _of_game(game, language, f"api/games/{game.name}")
    try:
        yield "api/puzzles", encode(puzzle_desk.worlds())
    except Illegal:  # no game has puzzles
        return


def _of_game(game: AnyGame, language: str, path: str) -> Iterator[tuple[str, bytes]]:
    yield f"{path}/words/{language}", desk.words_of_game(game.name, language).encode()
    yield f"{path}/lessons/{language}", encode(desk.lesson_list(game.name, language))
    for name in lesson_names(game):
        yield f"{path}/lessons/{language}/{name}", encode(course(game, name, language))
    try:
        yield f"{path}/rules/{language}", rules_page(game, language).encode()
    except Illegal:  # it brings none
        return


def _pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what they are about."""
    words = Words("en", installed().values())
    yield from ((path, "Grusel") for path in PAGES)
    for game in installed().values():
        title = f"{_said(words, game.name)} – Grusel"
        yield from ((f"{part}/{game.name}", title) for part in OF_A_GAME)
        if lesson_names(game):
            yield f"lesson/{game.name}", title
    try:
        hall()
    except Illegal:
        return
    yield from ((path, "Grusel") for path in ("puzzles", "puzzles/daily", "puzzles/edit"))


def _said(words: Words, id: str) -> str:
    return words.say(Message(id)) if words.has(id) else id


def _page(page: str, path: str, title: str) -> str:
    """The page below its address: it names files from there, and has in itself what a server says in headers."""
    up = "../" * (path.count("/") + 1) if path else "./"
    rules = "; ".join(rule for rule in POLICY.split("; ") if NOT_IN_META not in rule)
    head = (
        f'<meta http-equiv="content-security-policy" content="{rules}" />\n    {SERVERLESS}\n    '
        f'<meta property="og:title" content="{escape(title)}" />\n    '
    )
    page = page.replace("<title>Grusel</title>", f"<title>{escape(title)}</title>")
    page = page.replace('<meta name="viewport"', f'{head}<meta name="viewport"', 1)
    return re.sub(r'(href|src)="/', rf'\1="{up}', page)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
