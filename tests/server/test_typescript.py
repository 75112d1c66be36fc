"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.registry import installed
from grusel.server.messages.typescript import game_types, outputs, protocol_types
from grusel.tables.messages import VERSION

WEB = Path(__file__).parent.parent.parent / "web"
MADE = dict(outputs(WEB))


@pytest.mark.parametrize("path", MADE, ids=lambda path: str(path.relative_to(WEB)))
def test_the_generated_types_are_fresh(path: Path) -> None:
    assert path.exists(), "run: python -m grusel.server.messages.typescript"
    assert path.read_text("utf-8") == MADE[path], "run: python -m grusel.server.messages.typescript"


def test_only_games_with_a_folder_in_the_client_get_types_there() -> None:
    assert WEB / "src" / "games" / "flure" / "types.gen.ts" in MADE
    assert WEB / "src" / "games" / "kuhn" / "types.gen.ts" not in MADE


def test_a_games_types_name_its_moves_and_views() -> None:
    text = game_types(installed()["kuhn"])
    assert 'export interface Say {\n  type: "say";\n  word: "bet" | "pass";\n}' in text
    assert "hands: (number | null)[];" in text
    assert "export type Move =\n  | Deal\n  | Say;" in text


def test_a_games_types_include_its_sketch() -> None:
    text = game_types(installed()["flure"])
    assert "export interface Sketch {\n  end: number;\n  way: number[];" in text
    assert "export interface Forecast {\n  walks: Trail[];\n}" in text
    assert "  sketch: Sketch;\n  forecast: Forecast | null;\n}" in text


def test_a_game_without_sketches_has_no_sketch_type() -> None:
    text = game_types(installed()["kuhn"])
    assert "  sketch: never;\n  forecast: null;\n}" in text
    assert "interface Sketch" not in text


def test_the_client_names_its_protocol_by_the_servers_own_number() -> None:
    assert f"export const VERSION = {VERSION};" in protocol_types()
