"""Tests of builds and deployments: they need the network or system programs, and `make test` leaves them out."""

from __future__ import annotations

from pathlib import Path

import pytest

from outside.debian import debian, slim, tree

__all__ = ["debian", "slim", "tree"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.outside)
