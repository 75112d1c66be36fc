"""What all tests share: toy games, installed as games of other packages would be, and one loop for each async test."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest
from hypothesis import settings

from grusel import registry

TOYS = ("kuhn", "bids", "floes")


def entry_points(group: str) -> EntryPoints:
    return EntryPoints([EntryPoint(toy, f"{toy}:GAME", registry.GROUP) for toy in TOYS]).select(group=group)


settings.register_profile("busy machines", deadline=None)
settings.load_profile("busy machines")

registry.entry_points = entry_points  # type: ignore[assignment, attr-defined]  # where it looks
registry.installed.cache_clear()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
