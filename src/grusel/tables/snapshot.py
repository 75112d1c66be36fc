"""Snapshots of a game, stored now and then."""

from __future__ import annotations

from msgspec import Raw, Struct


class Snapshot(Struct, frozen=True):
    """Enough to continue from here without the steps before."""

    state: Raw
    length: int
    draws: int
    seqs: list[int]
    clock: str = ""
