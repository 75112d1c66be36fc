"""This game's targets of the benchmark."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
# What is measured, whether compiled, how many times as much as what.
TARGETS: Final = (
    ("random steps through the contract", False, 0.5, "OpenSpiel hanabi (C++)"),
    ("random steps through the contract", False, 50, "PettingZoo hanabi"),
    ("random steps through the contract", True, 1, "OpenSpiel hanabi (C++)"),
    ("random steps through the contract", True, 100, "PettingZoo hanabi"),
)
