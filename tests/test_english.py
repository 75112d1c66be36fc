"""Names of tests, docstrings, comments, help, log lines, errors and pages use plain English.

Some words read as if translated, and none of them is needed.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "grusel"
WEB = ROOT / "web"

# Name the client, player, seat or caller; say expensive, rarely, again, in advance, this many, continue, merge.
WORDS = (
    "whoever", "whomever", "nobody", "somebody", "anybody", "everybody",
    "dear", "dearer", "seldom", "anew", "beforehand",
    "so many", "so much", "all that is", "goes on", "to go on", "going on", "goes back to",
    "at a stroke", "comes to the same", "sent away",
)  # fmt: skip
AVOIDED = re.compile("|".join(rf"(?<![\w`])[{word[0]}{word[0].upper()}]{word[1:]}(?![\w`])" for word in WORDS))

# A name begins with its subject: a client, a move, a file. No clause stands for it.
CLAUSE = re.compile("what_(?!if)|who_|whatever_|wherever_|nothing_that_|all_that_|of_")

FOLDERS = sorted(
    {
        str(path.parent.relative_to(ROOT))
        for folder in (SOURCE, ROOT / "tests", ROOT / "scripts", ROOT / "examples")
        for path in folder.rglob("*.py")
        if "_web" not in path.parts
    }
)
PAGES = sorted(str(path.relative_to(ROOT)) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
TESTS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py"))
CLIENT = sorted(
    str(path.relative_to(ROOT))
    for folder in (WEB / "src", WEB / "public")
    for path in folder.rglob("*")
    if path.suffix in {".ts", ".svelte", ".css", ".js"} and not path.name.endswith(".gen.ts")
)

LOGS = {"debug", "info", "warning", "error", "exception"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w/])//[^\n]*", re.DOTALL)
# A full stop, a space and a capital: a second sentence, unless it is in code, a link or brackets.
SECOND = re.compile(r"(?<=[a-zäöüß)][.!?]) (?=[A-Z])")


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_are_plain(folder: str) -> None:
    assert not avoided(folder, prose)


@pytest.mark.parametrize("folder", FOLDERS)
def test_help_log_lines_and_errors_are_plain(folder: str) -> None:
    assert not avoided(folder, strings)


@pytest.mark.parametrize("test", TESTS)
def test_names_of_tests_are_plain(test: str) -> None:
    names = re.findall(r"def test_(\w+)", (ROOT / test).read_text("utf-8"))
    assert not [name for name in names if AVOIDED.search(name.replace("_", " ")) or CLAUSE.match(name)]


def test_comments_of_the_client_are_plain() -> None:
    texts = [(name, found) for name in CLIENT for found in COMMENT.findall((ROOT / name).read_text("utf-8"))]
    assert not [f"{name}: {text}" for name, text in texts if AVOIDED.search(text)]


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_plain(page: str) -> None:
    lines = (ROOT / page).read_text("utf-8").splitlines()
    assert not [f"{number}: {line}" for number, line in enumerate(lines, 1) if AVOIDED.search(line)]


@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])
def test_a_page_has_one_sentence_on_each_line(page: str) -> None:
    assert not [line for line in paragraphs((ROOT / page).read_text("utf-8")) if SECOND.search(line)]


def test_the_avoided_words_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""Whoever asks is served."""\n\n'
        'asked = "nobody"  # it is dear\n'
        "NOBODY = -1  # no seat\n"
        'choice = Option(help="for somebody")\n'
        'log.warning("nobody " "listens")\n'
        'raise OSError(f"{choice} goes on")\n'
    )
    assert [bool(AVOIDED.search(text)) for _, text in prose(module)] == [True, True, False]
    assert [bool(AVOIDED.search(text)) for _, text in strings(module)] == [True, True, True]
    assert CLAUSE.match("what_is_asked_is_answered")
    assert not CLAUSE.match("what_ifs_are_answered")
    assert SECOND.search("One stands here. Two is here.")


def avoided(folder: str, texts: Callable[[Path], Iterator[tuple[int, str]]]) -> list[str]:
    """The lines of a folder's modules with an avoided word."""
    found = [(path, *text) for path in sorted((ROOT / folder).glob("*.py")) for text in texts(path)]
    return [f"{path.name}:{line}: {text}" for path, line, text in found if AVOIDED.search(text)]


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            yield getattr(node, "lineno", 1), " ".join(text.split())
    with path.open("rb") as file:
        tokens = list(tokenize.tokenize(file.readline))
    yield from ((token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT)


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """The help of options, the log lines, and the texts of errors for programmers, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.keyword(arg="help", value=value):
                yield value.lineno, ast.unparse(value)
            case ast.Call(func=ast.Attribute(value=ast.Name("log"), attr=attr), args=[first, *_]) if attr in LOGS:
                yield node.lineno, ast.unparse(first)
            case ast.Raise(exc=ast.Call(func=ast.Name(name), args=[first, *_])) if name != "Illegal":
                yield node.lineno, ast.unparse(first)


def paragraphs(page: str) -> Iterator[str]:
    """The lines of prose of a page: no tables, headings, code or link texts."""
    fenced = False
    for line in page.splitlines():
        fenced ^= line.lstrip().startswith("```")
        if not fenced and not line.startswith(("|", "#", "    ", ">>>", "Date:")):
            yield re.sub(r"`[^`]*`|\([^()]*\)|[“\"][^”\"]*[”\"]", "x", line)
