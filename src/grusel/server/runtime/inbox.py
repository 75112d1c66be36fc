"""What a table has still to do: what it owes itself first, then what people say, by turns of addresses and sockets."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from grusel.server.turns import Line
from grusel.tables.commands import BotMove, Command, Heard, Hung

MOST: Final = 256  # messages; from there on each address has an equal share


class Inbox:
    """Commands in line. Those of one socket keep their order, and however many one has, the next one's turn comes."""

    def __init__(self) -> None:
        self.line: Line[Command] = Line()
        self.size = 0

    def put(self, command: Command) -> bool:
        """False if too much waits for this address already."""
        if isinstance(command, Heard | Hung):
            if isinstance(command, Heard) and self._is_full_for(command.origin):
                return False
            self.line.put((command.origin, command.sid), command)
        else:
            self.line.put((), command)
        self.size += 1
        return True

    def take(self) -> Command | None:
        if not self.size:
            return None
        self.size -= 1
        return self.line.take()

    def put_first(self, commands: Sequence[Command]) -> None:
        """Before everything else, in this order."""
        self.line.here.extendleft(reversed(commands))
        self.size += len(commands)

    def drop_bot_moves(self) -> None:
        for command in [command for command in self.line.here if isinstance(command, BotMove)]:
            self.line.here.remove(command)
            self.size -= 1

    def clear(self) -> None:
        self.line = Line()
        self.size = 0

    def _is_full_for(self, origin: str) -> bool:
        return self.size >= MOST and self.line.waiting(origin) * len(self.line.below) >= MOST

    def __iter__(self) -> Iterator[Command]:
        return iter(self.line)

    def __len__(self) -> int:
        return self.size
