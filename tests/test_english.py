"""Docstrings, comments and pages use plain English: some words read as if translated, and none of them is needed."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "grusel"

# Name the client, player, seat or caller; say expensive, rarely, again, in advance, this many, continue, merge.
WORDS = (
    "whoever", "whomever", "nobody", "somebody", "anybody", "everybody",
    "dear", "dearer", "seldom", "anew", "beforehand",
    "so many", "so much", "all that is", "goes on", "to go on", "going on", "goes back to",
    "at a stroke", "comes to the same", "sent away",
)  # fmt: skip
AVOIDED = re.compile("|".join(rf"(?<![\w`])[{word[0]}{word[0].upper()}]{word[1:]}(?![\w`])" for word in WORDS))

FOLDERS = sorted({str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("*.py")})
PAGES = sorted(str(path.relative_to(ROOT)) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_are_plain(folder: str) -> None:
    texts = [(path, *found) for path in sorted((SOURCE / folder).glob("*.py")) for found in prose(path)]
    assert not [f"{path.name}:{line}: {text}" for path, line, text in texts if AVOIDED.search(text)]


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_plain(page: str) -> None:
    lines = (ROOT / page).read_text("utf-8").splitlines()
    assert not [f"{number}: {line}" for number, line in enumerate(lines, 1) if AVOIDED.search(line)]


def test_the_avoided_words_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Whoever asks is served."""\n\nasked = "nobody"  # it is dear\nNOBODY = -1  # no seat\n')
    assert [bool(AVOIDED.search(text)) for _, text in prose(module)] == [True, True, False]


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            yield getattr(node, "lineno", 1), " ".join(text.split())
    with path.open("rb") as file:
        tokens = list(tokenize.tokenize(file.readline))
    yield from ((token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT)
