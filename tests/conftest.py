"""Kuhn poker is installed for the tests as the game of another package would be."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

from grusel import registry


def entry_points(group: str) -> EntryPoints:
    return EntryPoints([EntryPoint("kuhn", "kuhn:GAME", registry.GROUP)]).select(group=group)


registry.entry_points = entry_points  # type: ignore[assignment, attr-defined]  # where it looks
registry.installed.cache_clear()
