"""What a change of the table looks like."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Any

from grusel.game import Turn


class Glance:
    """The table after a change, and what every place notices of it."""

    def __init__(self, state: Any, turn: Turn, told: list[bytes], noticed: int) -> None:
        self.state = state
        self.turn = turn
        self.told = told  # the events, encoded
        self.noticed = noticed  # a bit for each place
