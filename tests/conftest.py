"""The toy games are installed for the tests as games of other packages would be."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

from hypothesis import settings

from grusel import registry

TOYS = ("kuhn", "bids", "floes")


def entry_points(group: str) -> EntryPoints:
    return EntryPoints([EntryPoint(toy, f"{toy}:GAME", registry.GROUP) for toy in TOYS]).select(group=group)


settings.register_profile("busy machines", deadline=None)
settings.load_profile("busy machines")

registry.entry_points = entry_points  # type: ignore[assignment, attr-defined]  # where it looks
registry.installed.cache_clear()
