"""Restrictions on modules that mypyc compiles."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
MARK = "# Compiled by mypyc where a C compiler is there."
MODULES = [path for path in sorted(SOURCE.rglob("*.py")) if MARK in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_compiled_class_has_keywords_because_mypyc_drops_them(path: Path) -> None:
    """A frozen value would no longer be frozen, and a tagged one would lose its tag."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    assert not [one.name for one in classes if one.keywords]
