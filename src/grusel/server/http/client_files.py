"""The files of the browser client: compressed once, and its page with a preview for links that are passed on."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response

from grusel.game import Message
from grusel.registry import installed
from grusel.server.http.shelf import packed
from grusel.words import FALLBACK, words

NO_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Grusel</title>
<h1>Grusel</h1><p>The table server runs. The pages of the table have not been built into this installation;
the <a href="/docs">interface</a> works without them.</p></html>"""
OF_A_GAME: Final = ("games", "new", "rules", "lesson")  # pages whose second part names a game
HEAD: Final = b"</head>"
KEPT: Final = 256  # files that are kept compressed
LITTLE: Final = 1_000  # bytes that are not worth compressing
TEXTS: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")


def client_file(path: str, origin: str, accepts: str) -> Response[bytes]:
    """Serve a file of the client; every other address is a page of the client, which does its own routing."""
    folder = client_folder()
    if folder is None:
        return Response(NO_CLIENT.encode(), media_type=MediaType.HTML)
    file = _inside(folder, path)
    if file is None:
        if "." in path.rpartition("/")[2]:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        page = (folder / "index.html").read_bytes()
        return Response(page.replace(HEAD, preview(path, origin).encode() + HEAD, 1), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if not kind.startswith(TEXTS) or file.stat().st_size < LITTLE:
        return Response(file.read_bytes(), media_type=kind)
    varies = {"vary": "accept-encoding"}
    if "gzip" not in accepts:
        return Response(file.read_bytes(), media_type=kind, headers=varies)
    body = _packed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers={**varies, "content-encoding": "gzip"})


def client_folder() -> Path | None:
    folder = Path(str(files("grusel") / "_web")).resolve()
    return folder if (folder / "index.html").is_file() else None


def preview(path: str, origin: str) -> str:
    """What messengers show of a link: the game it names, else the house. Of a table they learn nothing."""
    page, _, rest = path.strip("/").partition("/")
    game = rest.partition("/")[0]
    known = page in OF_A_GAME and game in installed()
    title = words(FALLBACK).say(Message(game)) if known else "Grusel"
    picture = f"/previews/{game if known else 'house'}.jpg"
    folder = client_folder()
    if known and folder and _inside(folder, picture) is None:
        picture = "/previews/house.jpg"
    told = {
        "og:type": "website",
        "og:site_name": "Grusel",
        "og:title": title,
        "og:description": "Come and play: a haunted games table, in any browser, without an account.",
        "og:image": origin.rstrip("/") + picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = (f'<meta property="{escape(name)}" content="{escape(text)}" />' for name, text in told.items())
    return "".join(tags) + '<meta name="twitter:card" content="summary_large_image" />'


@lru_cache(KEPT)
def _packed(file: Path, _changed: int) -> bytes:
    return packed(file.read_bytes())


def _inside(folder: Path, path: str) -> Path | None:
    """The file of that name inside the folder, if there is one."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # not a possible file name
        return None
