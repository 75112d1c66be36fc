"""The players' rules: in every language the house rules name every option."""

from __future__ import annotations

import msgspec
import pytest
from ours import OURS

from grusel.registry import installed
from grusel.words import LANGUAGES, rules_page

GAMES = [game.name for game in OURS]


def last_table(page: str) -> list[str]:
    """The rows of the last table, without its head."""
    lines = page.split("\n")
    head = max(at for at, line in enumerate(lines) if line.startswith("|---"))
    rows = lines[head + 1 :]
    return rows[: next((at for at, line in enumerate(rows) if not line.startswith("|")), len(rows))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_house_rules_have_a_row_for_every_option(name: str, language: str) -> None:
    game = installed()[name]
    assert len(last_table(rules_page(game, language))) == len(msgspec.structs.fields(game.types.options))


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_of_all_languages_have_the_same_sections(name: str) -> None:
    game = installed()[name]
    heads = {language: rules_page(game, language).count("\n## ") for language in LANGUAGES}
    assert len(set(heads.values())) == 1, heads
