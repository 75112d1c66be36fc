"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from grusel.registry import installed
from grusel.server.typescript import game_types, outputs

OURS = sorted(set(installed()) - {"kuhn"})
WEB = Path(__file__).parent.parent.parent / "web"


SHARED = ["src/lib/protocol.gen.ts", "src/lib/puzzles.gen.ts"]


@pytest.mark.parametrize("name", [*SHARED, *(f"src/games/{name}/types.gen.ts" for name in OURS)])
def test_the_generated_types_are_fresh(name: str) -> None:
    made = dict(outputs(WEB))[WEB / name]
    assert (WEB / name).read_text("utf-8") == made, "run: python -m grusel.server.typescript"


def test_a_games_types_name_its_moves_and_views() -> None:
    text = game_types(installed()["kuhn"])
    assert 'export interface Say {\n  type: "say";\n  word: "bet" | "pass";\n}' in text
    assert "hands: (number | null)[];" in text
    assert "export type Move =\n  | Deal\n  | Say;" in text
