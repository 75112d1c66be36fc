"""The rows of a game's table in docs/strength.md, which its module `strength` declares."""

from __future__ import annotations

from msgspec import Struct


class Cell(Struct, frozen=True, kw_only=True):
    """One row of a table: a bot against another, or a team."""

    game: str
    bots: tuple[str, ...]  # one: a team of this bot
    seats: int = 2
    options: dict[str, str] = {}
    label: str = ""  # what sets the options apart from those of other rows
    games: int = 200
    note: str = ""

    @property
    def name(self) -> str:
        """The name of the cell on the command line and of its folder."""
        return "-".join(word for word in (self.game, str(self.seats), self.label, *self.bots) if word)


def ladder(game: str, games: int, seats: int = 2) -> tuple[Cell, ...]:
    """Each level against the next lower one."""
    return tuple(Cell(game=game, bots=(f"level{up}", f"level{up - 1}"), seats=seats, games=games) for up in range(2, 6))
