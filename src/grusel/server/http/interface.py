"""The HTTP interface described: what is asked for what, and how a browser shows who it is."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from grusel.tables.messages import VERSION

KEY: Final = "X-Grusel-Key"
TOKEN: Final = "X-Grusel-Token"
GAMES, TABLES, RECORDS, PUZZLES = "games", "tables", "records", "puzzles"
BY_KEY: Final[list[dict[str, list[str]]]] = [{"browserKey": []}]
BY_KEY_OR_LINK: Final[list[dict[str, list[str]]]] = [*BY_KEY, {"browserKey": [], "linkToken": []}]
SCHEMES: Final = {
    "browserKey": SecurityScheme(
        type="apiKey",
        name=KEY,
        security_scheme_in="header",
        description="A random secret of 20 to 100 characters that the client makes and keeps; there is no account.",
    ),
    "linkToken": SecurityScheme(
        type="apiKey",
        name=TOKEN,
        security_scheme_in="header",
        description="The secret of a link to a seat or for watching, sent beside the key.",
    ),
}
TAGS: Final = (
    Tag(GAMES, "The games that are installed, their rules, words and lessons."),
    Tag(TABLES, "Tables: the lobby, opening and deleting. They are played on the WebSocket `/ws`."),
    Tag(RECORDS, "Games in writing: import, export, replay, analysis."),
    Tag(PUZZLES, "The puzzle hall."),
)


class Listing(OpenAPIRenderPlugin):
    """The interface as a plain list that loads nothing from other sites."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        lines = [
            f"<dt><code>{verb.upper()} {escape(path)}</code><dd>{escape(does.get('description', ''))}"
            for path, verbs in sorted(openapi_schema["paths"].items())
            for verb, does in verbs.items()
        ]
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Grusel</title><h1>Grusel</h1>'
            '<p><a href="/docs/openapi.json">OpenAPI</a>; '
            "the game itself is played on the WebSocket <code>/ws</code>.</p>"
            f"<dl>{''.join(lines)}</dl></html>"
        ).encode()


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Grusel",
        version=str(VERSION),
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(), Listing(path="/")],
        components=Components(security_schemes=dict(SCHEMES)),
        tags=list(TAGS),
    )
