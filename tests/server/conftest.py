"""Kuhn poker is installed for these tests, beside the real games."""

from __future__ import annotations

import kuhn
import pytest

from grusel.registry import installed


@pytest.fixture(autouse=True)
def kuhn_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(installed(), "kuhn", kuhn.GAME)
